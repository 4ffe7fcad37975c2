#include "core/model/without_keys.h"

#include <algorithm>

namespace headlight {

namespace {

/// Rows read at once: a band of 8192 columns stays at 4 MB.
constexpr Index bandRows = 64;

} // namespace

WithoutKeys::WithoutKeys(std::shared_ptr<const AttentionSource> source, const std::vector<Index>& keys)
    : DerivedSource(std::move(source)), m_leftOut(static_cast<std::size_t>(keyCount()), false)
{
    for (const Index key : keys)
        if (key >= 0 && key < keyCount())
            m_leftOut[static_cast<std::size_t>(key)] = true;
}

bool WithoutKeys::hasNothingLeft(Index layer, Index head, Index query) const
{
    for (Index key = 0; key < keyCount(); ++key)
        if (source().sees(layer, query, key))
            return tile(Quantity::Weights, layer, head, {query, 0, 1, keyCount()}).isZero(0);
    return false;
}

Matrix<double> WithoutKeys::tile(Quantity quantity, Index layer, Index head, const Tile& tile) const
{
    if (quantity != Quantity::Weights)
        return source().tile(quantity, layer, head, tile);
    Matrix<double> shown(tile.rows, tile.columns);
    for (Index top = 0; top < tile.rows; top += bandRows) {
        const Index height = std::min(bandRows, tile.rows - top);
        Matrix<double> band = source().tile(quantity, layer, head, {tile.row + top, 0, height, keyCount()});
        for (Index key = 0; key < keyCount(); ++key)
            if (isLeftOut(key))
                band.col(key).setZero();
        for (Index i = 0; i < height; ++i) {
            const double remaining = band.row(i).sum();
            if (remaining != 0)
                band.row(i) /= remaining;
        }
        shown.middleRows(top, height) = band.middleCols(tile.column, tile.columns);
    }
    return shown;
}

Matrix<double> WithoutKeys::pooled(Quantity quantity, Index layer, Index head, const Pooling& pooling,
                                   const std::atomic<bool>* stop) const
{
    return quantity == Quantity::Weights ? AttentionSource::pooled(quantity, layer, head, pooling, stop)
                                         : source().pooled(quantity, layer, head, pooling, stop);
}

bool WithoutKeys::sees(Index layer, Index query, Index key) const
{
    return !isLeftOut(key) && source().sees(layer, query, key);
}

} // namespace headlight
