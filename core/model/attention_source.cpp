#include "core/model/attention_source.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace headlight {

namespace {

/// Rows read at once: a band of 8192 columns stays at 4 MB.
constexpr Index bandRows = 64;

constexpr double forbidden = -std::numeric_limits<double>::infinity();
constexpr double invalid = std::numeric_limits<double>::quiet_NaN();

/// A number counts before an invalid cell, that before a forbidden one; among numbers the largest magnitude.
void take(double& held, double value)
{
    if (!std::isfinite(held) || std::abs(value) > std::abs(held))
        held = std::isfinite(value) || !std::isfinite(held) ? value : held;
}

} // namespace

const std::vector<TokenPair>* AttentionSource::publishedWeights(Index, Index) const
{
    return nullptr;
}

bool AttentionSource::isMadeUp(Index layer, Index head, Index query, Index key) const
{
    const std::vector<TokenPair>* published = publishedWeights(layer, head);
    return published && sees(layer, query, key)
           && !std::binary_search(published->begin(), published->end(), TokenPair{query, key});
}

bool AttentionSource::hasSameWeights(const AttentionSource& other, Index, Index) const
{
    return this == &other;
}

Matrix<double> AttentionSource::matrix(Quantity quantity, Index layer, Index head) const
{
    return tile(quantity, layer, head,
                {.rows = rowCount(quantity, layer, head), .columns = columnCount(quantity, layer, head)});
}

Matrix<double> AttentionSource::pooled(Quantity quantity, Index layer, Index head, const Pooling& pooling,
                                       const std::atomic<bool>* stop) const
{
    const Tile& all = pooling.tile;
    Matrix<double> blocks = Matrix<double>::Constant(pooling.rows, pooling.columns, forbidden);
    if (blocks.size() == 0)
        return blocks;
    for (Index top = 0; top < all.rows && !(stop && *stop); top += bandRows) {
        const Index height = std::min(bandRows, all.rows - top);
        const Matrix<double> band = tile(quantity, layer, head, {all.row + top, all.column, height, all.columns});
        for (Index i = 0; i < height; ++i) {
            const Index row = pooling.blockOfRow(top + i);
            for (Index j = 0; j < all.columns; ++j) {
                if (isMasked(quantity) && !sees(layer, all.row + top + i, all.column + j))
                    continue;
                take(blocks(row, pooling.blockOfColumn(j)), std::isinf(band(i, j)) ? invalid : band(i, j));
            }
        }
    }
    return blocks;
}

} // namespace headlight
