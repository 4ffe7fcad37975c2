#include "ui/paint/value_range.h"

#include "ui/paint/cell_field.h"

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

/// The largest magnitude among the cells that hold a value.
double largestMagnitude(const AttentionSource& source, Quantity quantity, Index layer, Index head)
{
    // One cell that stands for all holds the one of largest magnitude.
    const CellField field = readCells(source, quantity, layer, head, 1, 1);
    return field.values.size() > 0 ? std::abs(field.values(0, 0)) : 0;
}

double largestOfAllHeads(const AttentionSource& source, Quantity quantity)
{
    double largest = 0;
    for (Index layer = 0; layer < source.layerCount(); ++layer)
        for (Index head = 0; head < source.headCount(layer); ++head)
            largest = std::max(largest, largestMagnitude(source, quantity, layer, head));
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

ValueRange valueRange(const AttentionSource& source, Quantity quantity, Index layer, Index head, Range range)
{
    if (quantity == Quantity::Weights && range == Range::Unit)
        return valueRange(quantity, range, 1);
    return valueRange(quantity, range,
                      range == Range::Shared ? largestOfAllHeads(source, quantity)
                                             : largestMagnitude(source, quantity, layer, head));
}

} // namespace headlight
