#pragma once

#include "core/model/attention_source.h"
#include "ui/paint/color_map.h"
#include "ui/paint/value_range.h"

namespace headlight {

/// What a heatmap shows and how.
struct HeatmapOptions {
    Quantity quantity = Quantity::Weights;
    Index layer = 0;
    Index head = 0;
    int decimals = 2;   ///< 2 to 6
    bool values = true; ///< numbers in the cells, as long as they fit at 12 px
    Range range = Range::Unit;
    ColorMap map = ColorMap::Blue; ///< of weights; everything else is purple below 0 and orange above
    bool operator==(const HeatmapOptions&) const = default;
};

} // namespace headlight
