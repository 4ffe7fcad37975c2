#include "core/analysis/mean_weights.h"

#include <algorithm>
#include <cmath>

namespace headlight {

Matrix<double> meanWeights(const AttentionSource& source, Index layer, const Tile& tile)
{
    Matrix<double> sum = Matrix<double>::Zero(tile.rows, tile.columns);
    for (Index head = 0; head < source.headCount(layer); ++head)
        sum += source.tile(Quantity::Weights, layer, head, tile);
    return sum / static_cast<double>(source.headCount(layer));
}

Index HeadSpread::within(double tolerance) const
{
    return std::count_if(weights.begin(), weights.end(),
                         [&](double weight) { return std::abs(weight - mean) <= tolerance; });
}

HeadSpread headSpread(const AttentionSource& source, Index layer, TokenPair cell)
{
    HeadSpread spread;
    for (Index head = 0; head < source.headCount(layer); ++head) {
        spread.weights.push_back(source.tile(Quantity::Weights, layer, head, {cell.query, cell.key, 1, 1})(0, 0));
        spread.mean += spread.weights.back();
    }
    spread.mean /= static_cast<double>(spread.weights.size());
    const auto begin = spread.weights.begin();
    const auto end = spread.weights.end();
    spread.lowest = std::min_element(begin, end) - begin;
    spread.highest = std::max_element(begin, end) - begin;
    spread.nearest =
        std::min_element(begin, end,
                         [&](double a, double b) { return std::abs(a - spread.mean) < std::abs(b - spread.mean); })
        - begin;
    return spread;
}

} // namespace headlight
