#include "ui/paint/value_range.h"

#include <algorithm>
#include <cmath>
#include <limits>

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

ValueRange ValueRange::logarithmic() const
{
    const double decades = std::pow(10.0, std::floor(std::log10(high)) - 3);
    // Of the least numbers that a double holds there are no three decades.
    const double least = std::max(low < 0 ? decades : std::min(1e-4, decades), std::numeric_limits<double>::min());
    ValueRange range = *this;
    range.floor = least < high ? least : high / 2;
    return range;
}

double ValueRange::place(double value) const
{
    if (std::isnan(value))
        return 0;
    if (isLogarithmic()) {
        const double magnitude = low < 0 ? std::abs(value) : value;
        if (!(magnitude > floor))
            return 0;
        // Differences of logarithms: a quotient of huge and small numbers would overflow.
        const double share = (std::log(magnitude) - std::log(floor)) / (std::log(high) - std::log(floor));
        return std::copysign(std::clamp(share, 0.0, 1.0), value);
    }
    return low < 0 ? std::clamp(value / high, -1.0, 1.0) : std::clamp((value - low) / (high - low), 0.0, 1.0);
}

ValueRange valueRange(Quantity quantity, Range range, double largest)
{
    const bool isWeight = quantity == Quantity::Weights;
    if (isWeight && range == Range::Unit)
        return {0, 1};
    const double high = largest > 0 && std::isfinite(largest) ? largest : 1;
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
