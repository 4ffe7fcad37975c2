#include "core/model/trace_source.h"

#include <stdexcept>
#include <string>

namespace headlight {

namespace {

template <class List>
const auto& at(const List& list, Index index)
{
    return list[static_cast<std::size_t>(index)];
}

template <class S, class Some>
Matrix<double> blockOf(const Some& matrix, const Tile& tile)
{
    return matrix.block(tile.row, tile.column, tile.rows, tile.columns).template cast<double>();
}

} // namespace

template <class S>
TraceSource<S>::TraceSource(Model<S> model, Input<S> input, Trace<S> trace, Labels labels)
    : m_model(std::move(model)), m_input(std::move(input)), m_trace(std::move(trace)), m_labels(std::move(labels))
{
    if (m_trace.layers.size() != m_model.layers.size())
        throw std::invalid_argument("a trace of " + std::to_string(m_trace.layers.size()) + " layers of a model of "
                                    + std::to_string(m_model.layers.size()));
    const Index m = m_input.memory ? m_input.memory->rows() : m_input.x.rows();
    if (queryCount() != m_input.x.rows() || keyCount() != m)
        throw std::invalid_argument(std::to_string(queryCount()) + " query and " + std::to_string(keyCount())
                                    + " key tokens for an input of " + std::to_string(m_input.x.rows()) + " and "
                                    + std::to_string(m) + " rows");
    for (const Layer<S>& layer : m_model.layers)
        m_visibility.emplace_back(layer.mask, layer.hiddenKeys, m_input.x.rows(), m);
}

template <class S>
Index TraceSource<S>::layerCount() const
{
    return static_cast<Index>(m_model.layers.size());
}

template <class S>
Index TraceSource<S>::headCount(Index layer) const
{
    return static_cast<Index>(at(m_model.layers, layer).heads.size());
}

template <class S>
std::string TraceSource<S>::headName(Index layer, Index head) const
{
    return at(at(m_model.layers, layer).heads, head).name;
}

template <class S>
bool TraceSource<S>::headEnabled(Index layer, Index head) const
{
    return at(at(m_model.layers, layer).heads, head).enabled;
}

template <class S>
bool TraceSource<S>::has(Quantity quantity) const
{
    return quantity != Quantity::Gradient;
}

template <class S>
Index TraceSource<S>::rowCount(Quantity quantity, Index, Index) const
{
    return hasKeyRows(quantity) ? keyCount() : queryCount();
}

template <class S>
Index TraceSource<S>::columnCount(Quantity quantity, Index layer, Index head) const
{
    switch (quantity) {
    case Quantity::Embeddings:
    case Quantity::LayerOutput:
        return m_input.x.cols();
    case Quantity::Queries:
    case Quantity::Keys:
        return at(at(m_model.layers, layer).heads, head).dK;
    case Quantity::Values:
    case Quantity::Output:
        return at(at(m_model.layers, layer).heads, head).dV;
    case Quantity::Products:
    case Quantity::Scores:
    case Quantity::Weights:
    case Quantity::Gradient:
        break;
    }
    return keyCount();
}

template <class S>
Matrix<double> TraceSource<S>::tile(Quantity quantity, Index layer, Index head, const Tile& tile) const
{
    if (quantity == Quantity::Embeddings)
        return blockOf<S>(*m_input.x, tile);
    const LayerTrace<S>& trace = *at(m_trace.layers, layer);
    if (quantity == Quantity::LayerOutput)
        return blockOf<S>(*trace.output, tile);

    const ColumnRange keys = at(m_model.layers, layer).keyColumns(head);
    const ColumnRange values = at(m_model.layers, layer).valueColumns(head);
    const MatrixView<S> q = trace.q.middleCols(keys.begin, keys.count);
    const MatrixView<S> k = trace.k.middleCols(keys.begin, keys.count);
    const Visibility& visibility = at(m_visibility, layer);
    switch (quantity) {
    case Quantity::Queries:
        return blockOf<S>(q, tile);
    case Quantity::Keys:
        return blockOf<S>(k, tile);
    case Quantity::Values:
        return blockOf<S>(trace.v.middleCols(values.begin, values.count), tile);
    case Quantity::Output:
        return blockOf<S>(trace.headOutput.middleCols(values.begin, values.count), tile);
    case Quantity::Products:
        return productTile<S>(q, k, tile).template cast<double>();
    case Quantity::Scores:
        return scoreTile<S>(q, k, scaling(layer, head), visibility, tile).template cast<double>();
    default:
        return weightTile<S>(q, k, scaling(layer, head), visibility, trace.rowMaximum.middleCols(head, 1),
                             trace.rowSum.middleCols(head, 1), tile)
            .template cast<double>();
    }
}

template <class S>
bool TraceSource<S>::sees(Index layer, Index query, Index key) const
{
    return at(m_visibility, layer).sees(query, key);
}

template <class S>
const std::vector<PublishedWeight>* TraceSource<S>::publishedWeights(Index layer, Index head) const
{
    const auto& published = at(at(m_model.layers, layer).heads, head).published;
    return published ? &*published : nullptr;
}

// Weights follow from the head's Q and K, its scaling and the mask, and from nothing else.
template <class S>
bool TraceSource<S>::hasSameWeights(const AttentionSource& other, Index layer, Index head) const
{
    const auto* trace = dynamic_cast<const TraceSource*>(&other);
    if (!trace || layer >= trace->layerCount() || head >= trace->headCount(layer) || hasMemory() != trace->hasMemory()
        || queryTokens() != trace->queryTokens() || keyTokens() != trace->keyTokens()
        || !(scaling(layer, head) == trace->scaling(layer, head)))
        return false;
    const Layer<S>& mine = at(m_model.layers, layer);
    const Layer<S>& theirs = at(trace->m_model.layers, layer);
    if (at(mine.heads, head).published != at(theirs.heads, head).published)
        return false;
    if (!(mine.mask == theirs.mask) || mine.hiddenKeys != theirs.hiddenKeys)
        return false;
    const auto& traced = at(m_trace.layers, layer);
    const auto& tracedThere = at(trace->m_trace.layers, layer);
    const ColumnRange a = mine.keyColumns(head);
    const ColumnRange b = theirs.keyColumns(head);
    if (traced == tracedThere && a.begin == b.begin && a.count == b.count)
        return true;
    return a.count == b.count && traced->q.middleCols(a.begin, a.count) == tracedThere->q.middleCols(b.begin, b.count)
           && traced->k.middleCols(a.begin, a.count) == tracedThere->k.middleCols(b.begin, b.count);
}

template <class S>
ScoreScaling TraceSource<S>::scaling(Index layer, Index head) const
{
    const Head& which = at(at(m_model.layers, layer).heads, head);
    return {.divisor = which.scale.divisor(which.dK), .multiplier = m_model.scoreMultiplier};
}

template <class S>
double TraceSource<S>::rowMaximum(Index layer, Index head, Index query) const
{
    return at(m_trace.layers, layer)->rowMaximum(query, head);
}

template <class S>
double TraceSource<S>::rowSum(Index layer, Index head, Index query) const
{
    return at(m_trace.layers, layer)->rowSum(query, head);
}

template class TraceSource<float>;
template class TraceSource<double>;

} // namespace headlight
