#include "core/analysis/attention_steps.h"

#include "core/model/layer_norm.h"

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

template <class Some>
Matrix<double> blockOf(const Some& matrix, const Tile& tile)
{
    return matrix.block(tile.row, tile.column, tile.rows, tile.columns);
}

bool forbidsSomething(const TraceSource<double>& source, Index layerIndex)
{
    const Layer<double>& layer = source.model().layers[static_cast<std::size_t>(layerIndex)];
    if (layer.mask.kind == Mask::Kind::None && layer.hiddenKeys.empty())
        return false;
    for (Index i = 0; i < source.queryCount(); ++i)
        for (Index j = source.keyCount() - 1; j >= 0; --j) // what is forbidden is mostly at the end
            if (!source.sees(layerIndex, i, j))
                return true;
    return false;
}

/// The quantity of the source that a matrix is, where it is one.
std::optional<Quantity> quantityOf(StepMatrix matrix)
{
    switch (matrix) {
    case StepMatrix::Queries:
        return Quantity::Queries;
    case StepMatrix::Keys:
        return Quantity::Keys;
    case StepMatrix::Values:
        return Quantity::Values;
    case StepMatrix::Products:
    case StepMatrix::Divided:
    case StepMatrix::Multiplied:
        return Quantity::Products;
    case StepMatrix::Masked:
        return Quantity::Scores;
    case StepMatrix::Weights:
        return Quantity::Weights;
    case StepMatrix::HeadOutput:
        return Quantity::Output;
    case StepMatrix::LayerOutput:
        return Quantity::LayerOutput;
    default:
        return std::nullopt;
    }
}

/// The quantity that a matrix, made of the tokens, is hidden with: its own one, or one that can be read from it at
/// once.
Quantity hiddenWith(StepMatrix matrix)
{
    switch (matrix) {
    case StepMatrix::Divided:
    case StepMatrix::Multiplied:
        return Quantity::Scores;
    case StepMatrix::Concatenated:
        return Quantity::Output;
    case StepMatrix::Input: // of the layer before
    case StepMatrix::Normed:
    case StepMatrix::Projected:
        return Quantity::LayerOutput;
    default:
        return *quantityOf(matrix);
    }
}

} // namespace

AttentionSteps::AttentionSteps(std::shared_ptr<const AttentionSource> shown, Index layerIndex, Index headIndex)
    : m_shown(std::move(shown)), m_veil(dynamic_cast<const VeiledSource*>(m_shown.get())),
      m_source(dynamic_cast<const TraceSource<double>*>(m_veil ? &m_veil->source() : m_shown.get())),
      m_layer(layerIndex), m_head(headIndex)
{
    const ScoreScaling scaling = m_source->scaling(m_layer, m_head);
    const auto last = [this] { return m_steps.back().result; };
    using M = StepMatrix;
    add(M::Input, {}, true);
    add(M::Normed, {M::Input}, layer().layerNorm);
    const M read = last();
    if (m_source->hasMemory())
        add(M::Memory, {}, true);
    const M stored = last();
    add(M::Queries, {read, M::QueryWeights}, true);
    add(M::Keys, {stored, M::KeyWeights}, true);
    add(M::Values, {stored, M::ValueWeights}, true);
    add(M::Products, {M::Queries, M::Keys}, true);
    add(M::Divided, {last()}, scaling.divisor != 1);
    add(M::Multiplied, {last()}, scaling.multiplier != 1);
    add(M::Masked, {last()}, forbidsSomething(*m_source, m_layer));
    add(M::Weights, {last()}, true);
    add(M::HeadOutput, {M::Weights, M::Values}, true);
    add(M::Concatenated, {M::HeadOutput}, layer().heads.size() > 1 || !head().enabled);
    add(M::Projected, {last(), M::OutputWeights}, layer().wo.has_value());
    add(M::LayerOutput, {last(), M::Input}, layer().residual);
}

void AttentionSteps::add(StepMatrix result, std::vector<StepMatrix> from, bool changesSomething)
{
    if (changesSomething)
        m_steps.push_back({result, std::move(from)});
    else
        m_idle.push_back(result);
}

std::size_t AttentionSteps::placeOf(StepMatrix result) const
{
    const auto after = std::find_if(m_steps.begin(), m_steps.end(),
                                    [result](const AttentionStep& step) { return step.result > result; });
    return static_cast<std::size_t>(std::max<std::ptrdiff_t>(1, after - m_steps.begin()) - 1);
}

Index AttentionSteps::rowCount(StepMatrix matrix) const
{
    if (matrix == StepMatrix::OutputWeights)
        return layer().wv.cols();
    if (isParameter(matrix))
        return layer().wq.rows();
    return hasKeyRows(matrix) ? m_source->keyCount() : m_source->queryCount();
}

Index AttentionSteps::columnCount(StepMatrix matrix) const
{
    switch (matrix) {
    case StepMatrix::QueryWeights:
    case StepMatrix::Queries:
    case StepMatrix::KeyWeights:
    case StepMatrix::Keys:
        return head().dK;
    case StepMatrix::ValueWeights:
    case StepMatrix::Values:
    case StepMatrix::HeadOutput:
        return head().dV;
    case StepMatrix::Concatenated:
        return layer().wv.cols();
    default:
        return isKeyed(matrix) ? m_source->keyCount() : m_source->input().x.cols();
    }
}

/// The cells of a matrix that the veil lies over.
Tile AttentionSteps::hidden(StepMatrix matrix) const
{
    const bool isInput = matrix == StepMatrix::Input || matrix == StepMatrix::Normed;
    if (!m_veil || isParameter(matrix) || matrix == StepMatrix::Memory || (isInput && m_layer == 0))
        return {};
    Tile over = isInput ? m_veil->hidden(hiddenWith(matrix), m_layer - 1, 0)
                        : m_veil->hidden(hiddenWith(matrix), m_layer, m_head);
    if (over.rows > 0 && !isKeyed(matrix)) // whole rows, however wide
        over.columns = columnCount(matrix);
    return over;
}

Matrix<double> AttentionSteps::tile(StepMatrix matrix, const Tile& tile) const
{
    Matrix<double> numbers = bareTile(matrix, tile);
    const Tile over = hidden(matrix);
    for (Index i = 0; i < tile.rows; ++i)
        for (Index j = 0; j < tile.columns; ++j) {
            const Index row = tile.row + i;
            const Index column = tile.column + j;
            const bool isOver = row >= over.row && row < over.row + over.rows && column >= over.column
                                && column < over.column + over.columns;
            if (isOver && !isForbidden(matrix, row, column))
                numbers(i, j) = hiddenNumber();
        }
    return numbers;
}

Matrix<double> AttentionSteps::bareTile(StepMatrix matrix, const Tile& tile) const
{
    if (const auto quantity = quantityOf(matrix))
        return scaled(matrix, m_source->tile(*quantity, m_layer, m_head, tile));
    switch (matrix) {
    case StepMatrix::Normed:
        return normalised<double>(trace().input->middleRows(tile.row, tile.rows)).middleCols(tile.column, tile.columns);
    case StepMatrix::Memory:
        return blockOf(**m_source->input().memory, tile);
    case StepMatrix::QueryWeights:
        return blockOf(layer().wqOf(m_head), tile);
    case StepMatrix::KeyWeights:
        return blockOf(layer().wkOf(m_head), tile);
    case StepMatrix::ValueWeights:
        return blockOf(layer().wvOf(m_head), tile);
    case StepMatrix::OutputWeights:
        return blockOf(**layer().wo, tile);
    case StepMatrix::Concatenated:
        return concatenated(tile);
    case StepMatrix::Projected:
        return concatenated({tile.row, 0, tile.rows, columnCount(StepMatrix::Concatenated)})
               * (*layer().wo)->middleCols(tile.column, tile.columns);
    default:
        return blockOf(*trace().input, tile);
    }
}

std::optional<Matrix<double>> AttentionSteps::pooled(StepMatrix matrix, const Pooling& pooling,
                                                     const std::atomic<bool>* stop) const
{
    const auto quantity = quantityOf(matrix);
    return quantity && hidden(matrix).rows == 0
               ? std::optional(scaled(matrix, m_source->pooled(*quantity, m_layer, m_head, pooling, stop)))
               : std::nullopt;
}

/// What the steps of scaling make of products; any other matrix as it is.
Matrix<double> AttentionSteps::scaled(StepMatrix matrix, Matrix<double> products) const
{
    const ScoreScaling scaling = m_source->scaling(m_layer, m_head);
    if (matrix == StepMatrix::Divided || matrix == StepMatrix::Multiplied)
        products /= scaling.divisor;
    if (matrix == StepMatrix::Multiplied)
        products *= scaling.multiplier;
    return products;
}

Matrix<double> AttentionSteps::concatenated(const Tile& tile) const
{
    Matrix<double> cells = blockOf(trace().headOutput, tile);
    for (std::size_t h = 0; h < layer().heads.size(); ++h) {
        if (layer().heads[h].enabled)
            continue;
        const ColumnRange range = layer().valueColumns(static_cast<Index>(h));
        const Index begin = std::clamp<Index>(range.begin - tile.column, 0, tile.columns);
        const Index end = std::clamp<Index>(range.begin + range.count - tile.column, 0, tile.columns);
        cells.middleCols(begin, end - begin).setZero();
    }
    return cells;
}

bool AttentionSteps::isForbidden(StepMatrix matrix, Index row, Index column) const
{
    return (matrix == StepMatrix::Masked || matrix == StepMatrix::Weights) && !m_source->sees(m_layer, row, column);
}

std::vector<StepOrigin> AttentionSteps::originOf(const AttentionStep& step, Index row, Index column) const
{
    if (step.from.empty())
        return {};
    const StepMatrix first = step.from.front();
    const Tile wholeRow{row, 0, 1, columnCount(first)};
    if (isMatrixProduct(step.result)) {
        const StepMatrix second = step.from.back();
        const bool transposed = step.result == StepMatrix::Products;
        return {{first, wholeRow},
                {second, transposed ? Tile{column, 0, 1, columnCount(second)} : Tile{0, column, rowCount(second), 1}}};
    }
    if (step.result == StepMatrix::Normed || step.result == StepMatrix::Weights)
        return {{first, wholeRow}};
    const Tile cell{row, column, 1, 1};
    if (step.result == StepMatrix::LayerOutput)
        return {{first, cell}, {step.from.back(), cell}};
    if (step.result != StepMatrix::Concatenated)
        return {{first, cell}};
    const ColumnRange own = layer().valueColumns(m_head);
    if (!head().enabled || column < own.begin || column >= own.begin + own.count)
        return {};
    return {{first, {row, column - own.begin, 1, 1}}};
}

} // namespace headlight
