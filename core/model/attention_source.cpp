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

/// Half a unit of the fourth decimal: what is written of a weight is written of the published number, too.
constexpr double publishedTolerance = 5e-5;

/// Whether a weight is the number that was published. What is hidden or cannot be computed is not another number.
bool isAsPublished(const AttentionSource& source, Index layer, Index head, const PublishedWeight& published)
{
    const auto& [query, key] = published.at;
    const double weight = source.tile(Quantity::Weights, layer, head, {query, key, 1, 1})(0, 0);
    return !(std::abs(weight - published.weight) > publishedTolerance);
}

/// A number counts before an invalid cell, that before a forbidden one; among numbers the largest magnitude.
void take(double& held, double value)
{
    if (!std::isfinite(held) || std::abs(value) > std::abs(held))
        held = std::isfinite(value) || !std::isfinite(held) ? value : held;
}

} // namespace

const std::vector<PublishedWeight>* AttentionSource::publishedWeights(Index, Index) const
{
    return nullptr;
}

bool AttentionSource::marksMadeUp(Quantity quantity, Index layer, Index head) const
{
    return quantity == Quantity::Weights && publishedWeights(layer, head);
}

std::vector<TokenPair> AttentionSource::publishedCells(Index layer, Index head) const
{
    std::vector<TokenPair> cells;
    if (const std::vector<PublishedWeight>* published = publishedWeights(layer, head))
        for (const PublishedWeight& held : *published)
            if (sees(layer, held.at.query, held.at.key) && isAsPublished(*this, layer, head, held))
                cells.push_back(held.at);
    return cells;
}

bool AttentionSource::isMadeUp(Index layer, Index head, Index query, Index key) const
{
    const std::vector<PublishedWeight>* published = publishedWeights(layer, head);
    if (!published || !sees(layer, query, key))
        return false;
    const TokenPair at{query, key};
    const auto found =
        std::lower_bound(published->begin(), published->end(), at,
                         [](const PublishedWeight& held, const TokenPair& wanted) { return held.at < wanted; });
    return found == published->end() || found->at != at || !isAsPublished(*this, layer, head, *found);
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
