#pragma once

#include "core/model/attention_source.h"
#include "ui/paint/color_map.h"
#include "ui/paint/text.h"
#include "ui/paint/value_range.h"

#include <memory>
#include <vector>

namespace headlight {

/// What stands beside a heatmap as bars.
enum class Bars {
    None,
    Row,   ///< the selected row
    Column ///< the selected column
};

/// What a heatmap shows and how.
struct HeatmapOptions {
    Quantity quantity = Quantity::Weights;
    Index layer = 0;
    Index head = 0;
    int decimals = 2;   ///< 2 to 6
    bool values = true; ///< numbers in the cells, as long as they fit at 12 px
    Range range = Range::Unit;
    ColorMap map = ColorMap::Blue;  ///< of weights; everything else is purple below 0 and orange above
    bool logarithmic = false;       ///< colours by decades
    double threshold = 0;           ///< cells of a lesser magnitude are quiet; 0: none
    std::vector<Index> keysLeftOut; ///< weights are shown without these keys and divided by what remains; ascending
    bool keysAreOut = false;        ///< the numbers are without them already, whatever they are: they are marked alone
    Index query = 0;                ///< whose gradient is shown; without meaning for every other quantity
    Bars bars = Bars::None;
    bool rowNames = true;            ///< labels and titles; false where the same rows are named beside another heatmap
    bool legend = true;              ///< with the colour bar; false where several heatmaps have one together
    bool onPage = false;             ///< whose height follows: cells grow with the width, and rows with their names
    int leastText = leastTextPixels; ///< of labels; numbers in the cells may be three quarters of it, never below 12
    bool operator==(const HeatmapOptions&) const = default;
};

/// How weights are shown where nothing else is: the part of the options that all views of weights share.
struct WeightOptions {
    Range range = Range::Unit;
    ColorMap map = ColorMap::Blue;
    bool logarithmic = false;
    double threshold = 0;                ///< weights below it are quiet; 0: none
    std::vector<Index> keysLeftOut = {}; ///< ascending
    bool operator==(const WeightOptions&) const = default;
};

/// The options of a view that shows weights whatever the heatmap shows: a threshold that was chosen for another
/// quantity says nothing about them.
HeatmapOptions ofWeights(HeatmapOptions options);
WeightOptions weightOptions(const HeatmapOptions& options);
/// The other way: a heatmap's options that say the same of weights.
HeatmapOptions heatmapOptions(const WeightOptions& weights);

/// The source as these options look at it: with the gradient of their query, or weights without some keys.
/// @param source null gives null
std::shared_ptr<const AttentionSource> shownSource(std::shared_ptr<const AttentionSource> source,
                                                   const HeatmapOptions& options);

/// Whether the options leave keys out of what they show: of weights alone.
bool leavesKeysOut(const HeatmapOptions& options);
/// Whether some keys are marked as left out.
bool marksKeysOut(const HeatmapOptions& options);
/// Whether this key is.
bool isLeftOut(const HeatmapOptions& options, Index key);

} // namespace headlight
