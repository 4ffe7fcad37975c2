#pragma once

#include "core/attention/matrix.h"

#include <compare>

namespace headlight {

/// A head's place in a model, counted from 0.
struct HeadPlace {
    Index layer = 0;
    Index head = 0;
    auto operator<=>(const HeadPlace&) const = default;
};

} // namespace headlight
