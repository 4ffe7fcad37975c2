#pragma once

#include "core/model/attention_source.h"

#include <optional>
#include <vector>

namespace headlight {

/// What must not be read while a prediction is open: a quantity and everything that is computed from it.
struct Veil {
    /// Products, Scores, Weights, Output, LayerOutput, or Queries, Keys, Values; none: no quantity.
    std::optional<Quantity> from;
    /// Only this row of the quantity, in every head, and what is computed from it; none: all rows.
    std::optional<Index> row;
    bool labs = false; ///< the pages of labs as well
    Index layer = 0;   ///< the layers before it stay open, and those after it are hidden whole
    /// Hidden like the first one: for numbers that are computed from quantities neither of which is made of the other.
    std::vector<Quantity> also = {};
    bool operator==(const Veil&) const = default;
};

} // namespace headlight
