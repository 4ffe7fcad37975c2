#include "ui/paint/heatmap_options.h"

#include "core/model/gradient_source.h"
#include "core/model/without_keys.h"

#include <algorithm>

namespace headlight {

std::shared_ptr<const AttentionSource> shownSource(std::shared_ptr<const AttentionSource> source,
                                                   const HeatmapOptions& options)
{
    if (source && options.quantity == Quantity::Gradient && !source->has(Quantity::Gradient))
        return std::make_shared<GradientSource>(std::move(source), options.query);
    if (source && leavesKeysOut(options))
        return std::make_shared<WithoutKeys>(std::move(source), options.keysLeftOut);
    return source;
}

HeatmapOptions ofWeights(HeatmapOptions options)
{
    if (options.quantity != Quantity::Weights)
        options.threshold = 0;
    options.quantity = Quantity::Weights;
    return options;
}

WeightOptions weightOptions(const HeatmapOptions& options)
{
    const HeatmapOptions weights = ofWeights(options);
    return {weights.range, weights.map, weights.logarithmic, weights.threshold, weights.keysLeftOut};
}

HeatmapOptions heatmapOptions(const WeightOptions& weights)
{
    HeatmapOptions options;
    options.range = weights.range;
    options.map = weights.map;
    options.logarithmic = weights.logarithmic;
    options.threshold = weights.threshold;
    options.keysLeftOut = weights.keysLeftOut;
    return options;
}

bool leavesKeysOut(const HeatmapOptions& options)
{
    return options.quantity == Quantity::Weights && !options.keysLeftOut.empty();
}

bool isLeftOut(const HeatmapOptions& options, Index key)
{
    const std::vector<Index>& out = options.keysLeftOut;
    return marksKeysOut(options) && std::binary_search(out.begin(), out.end(), key);
}

bool marksKeysOut(const HeatmapOptions& options)
{
    return leavesKeysOut(options) || (options.keysAreOut && !options.keysLeftOut.empty());
}

} // namespace headlight
