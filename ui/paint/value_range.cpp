#include "ui/paint/value_range.h"

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

/// The largest magnitude among the cells that hold a value.
double largestMagnitude(const AttentionSource& source, Quantity quantity, Index layer, Index head,
                        const std::atomic<bool>* stop)
{
    const Tile all{.rows = source.rowCount(quantity, layer, head),
                   .columns = source.columnCount(quantity, layer, head)};
    if (all.rows == 0 || all.columns == 0)
        return 0;
    const double extreme = source.pooled(quantity, layer, head, {all, 1, 1}, stop)(0, 0);
    return std::isfinite(extreme) ? std::abs(extreme) : 0;
}

double largestOfAllHeads(const AttentionSource& source, Quantity quantity, const std::atomic<bool>* stop)
{
    double largest = 0;
    for (Index layer = 0; layer < source.layerCount(); ++layer)
        for (Index head = 0; head < source.headCount(layer) && !(stop && *stop); ++head)
            largest = std::max(largest, largestMagnitude(source, quantity, layer, head, stop));
    return largest;
}

} // namespace

double ValueRange::place(double value) const
{
    if (std::isnan(value))
        return 0;
    return low < 0 ? std::clamp(value / high, -1.0, 1.0) : std::clamp((value - low) / (high - low), 0.0, 1.0);
}

ValueRange valueRange(Quantity quantity, Range range, double largest)
{
    const bool isWeight = quantity == Quantity::Weights;
    if (isWeight && range == Range::Unit)
        return {0, 1};
    const double high = largest > 0 ? largest : 1;
    return {isWeight ? 0 : -high, high};
}

ValueRange valueRange(const AttentionSource& source, Quantity quantity, Index layer, Index head, Range range,
                      const std::atomic<bool>* stop)
{
    if (quantity == Quantity::Weights && range == Range::Unit)
        return valueRange(quantity, range, 1);
    return valueRange(quantity, range,
                      range == Range::Shared ? largestOfAllHeads(source, quantity, stop)
                                             : largestMagnitude(source, quantity, layer, head, stop));
}

} // namespace headlight
