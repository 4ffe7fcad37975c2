#pragma once

#include "core/analysis/cost.h"
#include "core/analysis/head_layouts.h"
#include "ui/labs/lab.h"

namespace headlight {

/// What the heads lab counts: sizes of one's own, or of a published layout.
struct HeadsCase {
    const HeadLayout* layout = nullptr; ///< null: sizes of one's own
    Index n = 1;
    Index dModel = 1;
    Index heads = 1; ///< at most dModel
    Index layers = 1;
    Index scalarBytes = 4;
    Index mostTokens = 1; ///< that can be counted

    Index headWidth(Index count) const { return dModel / count; }
    /// One layer with another number of heads or tokens.
    LayerSizes sizes(Index count, Index tokens) const;
    LayerSizes sizes() const { return sizes(heads, n); }
    /// Of all layers.
    Cost cost(Index count, Index tokens) const;
    /// What is compared: one head and, where there are more, the chosen number.
    std::vector<Index> compared() const;
};

/// The chosen layout; null: none.
const HeadLayout* layoutOf(const LabState& state);
HeadsCase headsCase(const LabRequest& request);

/// The most tokens that can be set.
constexpr Index mostTokensOfLab = 65536;

} // namespace headlight
