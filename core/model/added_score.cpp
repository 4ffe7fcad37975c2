#include "core/model/added_score.h"

#include "core/attention/softmax.h"

#include <cmath>

namespace headlight {

namespace {

Matrix<double> wholeRow(const AttentionSource& source, const AddedScore& what, Quantity quantity)
{
    const auto [layer, head] = what.place;
    return source.tile(quantity, layer, head, {what.query, 0, 1, source.columnCount(quantity, layer, head)});
}

} // namespace

AddedScoreSource::AddedScoreSource(std::shared_ptr<const AttentionSource> source, const AddedScore& what)
    : DerivedSource(std::move(source)), m_what(what)
{
    const auto [layer, head] = what.place;
    m_products = wholeRow(this->source(), what, Quantity::Products);
    m_products(0, what.key) += what.added;
    m_scores = wholeRow(this->source(), what, Quantity::Scores);
    m_scores(0, what.key) = m_products(0, what.key) * what.factor;
    m_weights = softmax<double>(m_scores);
    m_output = m_weights * this->source().matrix(Quantity::Values, layer, head);
}

const Matrix<double>* AddedScoreSource::rowOf(Quantity quantity, Index layer, Index head) const
{
    if (HeadPlace{layer, head} != m_what.place)
        return nullptr;
    switch (quantity) {
    case Quantity::Products:
        return &m_products;
    case Quantity::Scores:
        return &m_scores;
    case Quantity::Weights:
        return &m_weights;
    case Quantity::Output:
        return &m_output;
    default:
        return nullptr;
    }
}

Matrix<double> AddedScoreSource::tile(Quantity quantity, Index layer, Index head, const Tile& tile) const
{
    Matrix<double> cells = source().tile(quantity, layer, head, tile);
    const Matrix<double>* row = rowOf(quantity, layer, head);
    if (row && m_what.query >= tile.row && m_what.query < tile.row + tile.rows)
        cells.row(m_what.query - tile.row) = row->middleCols(tile.column, tile.columns);
    return cells;
}

Matrix<double> AddedScoreSource::pooled(Quantity quantity, Index layer, Index head, const Pooling& pooling,
                                        const std::atomic<bool>* stop) const
{
    return rowOf(quantity, layer, head) ? AttentionSource::pooled(quantity, layer, head, pooling, stop)
                                        : DerivedSource::pooled(quantity, layer, head, pooling, stop);
}

std::shared_ptr<const AttentionSource> withAdded(std::shared_ptr<const AttentionSource> source, const AddedScore& what)
{
    const auto [layer, head] = what.place;
    if (!source || what.added == 0 || layer >= source->layerCount() || head >= source->headCount(layer)
        || what.query >= source->queryCount() || what.key >= source->keyCount()
        || !source->sees(layer, what.query, what.key) || wholeRow(*source, what, Quantity::Products).hasNaN()
        || wholeRow(*source, what, Quantity::Weights).hasNaN() || wholeRow(*source, what, Quantity::Output).hasNaN())
        return source;
    return std::make_shared<AddedScoreSource>(std::move(source), what);
}

} // namespace headlight
