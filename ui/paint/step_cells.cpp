#include "ui/paint/step_cells.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

/// One matrix of the steps as a source of that matrix alone, so that it is read and pooled like every other.
class MatrixSource final : public AttentionSource {
public:
    MatrixSource(const AttentionSteps& steps, StepMatrix matrix) : m_steps(steps), m_matrix(matrix) {}

    Index layerCount() const override { return 1; }
    Index headCount(Index) const override { return 1; }
    std::string headName(Index, Index) const override { return {}; }
    bool headEnabled(Index, Index) const override { return true; }
    const std::vector<std::string>& queryTokens() const override { return m_steps.source().queryTokens(); }
    const std::vector<std::string>& keyTokens() const override { return m_steps.source().keyTokens(); }
    bool hasMemory() const override { return m_steps.source().hasMemory(); }
    const std::vector<std::string>& dimensionNames() const override { return m_steps.source().dimensionNames(); }
    bool has(Quantity) const override { return true; }
    Index rowCount(Quantity, Index, Index) const override { return m_steps.rowCount(m_matrix); }
    Index columnCount(Quantity, Index, Index) const override { return m_steps.columnCount(m_matrix); }
    Matrix<double> tile(Quantity, Index, Index, const Tile& tile) const override
    {
        return m_steps.tile(m_matrix, tile);
    }
    bool sees(Index, Index query, Index key) const override { return !m_steps.isForbidden(m_matrix, query, key); }
    const std::vector<PublishedWeight>* publishedWeights(Index, Index) const override
    {
        const bool isWeights = m_matrix == StepMatrix::Weights;
        return isWeights ? m_steps.source().publishedWeights(m_steps.layerIndex(), m_steps.headIndex()) : nullptr;
    }
    Matrix<double> pooled(Quantity like, Index, Index, const Pooling& pooling,
                          const std::atomic<bool>* stop) const override
    {
        auto known = m_steps.pooled(m_matrix, pooling, stop);
        return known ? *std::move(known) : AttentionSource::pooled(like, 0, 0, pooling, stop);
    }

private:
    const AttentionSteps& m_steps;
    StepMatrix m_matrix;
};

CellField transposedField(const CellField& field)
{
    CellField result;
    result.values = field.values.transpose();
    result.states.resize(field.states.size());
    for (Index i = 0; i < field.rows(); ++i)
        for (Index j = 0; j < field.columns(); ++j)
            result.states[static_cast<std::size_t>(j * field.rows() + i)] = field.state(i, j);
    return result;
}

} // namespace

CellField readStepCells(const AttentionSteps& steps, StepMatrix matrix, bool transposed, Index maxRows,
                        Index maxColumns, const std::atomic<bool>* stop)
{
    const bool isMaskedMatrix = matrix == StepMatrix::Masked || matrix == StepMatrix::Weights;
    const Quantity like = isMaskedMatrix ? Quantity::Weights : Quantity::Products;
    const MatrixSource source(steps, matrix);
    if (transposed)
        std::swap(maxRows, maxColumns);
    const Tile all{.rows = steps.rowCount(matrix), .columns = steps.columnCount(matrix)};
    const Pooling pooling{all, std::min(all.rows, maxRows), std::min(all.columns, maxColumns)};
    CellField field = readCells(source, like, 0, 0, pooling, stop);
    return transposed ? transposedField(field) : field;
}

CellField readResultCells(const AttentionSteps& steps, const AttentionStep& step, const CellField& input, Index maxRows,
                          Index maxColumns, const std::atomic<bool>* stop)
{
    const ScoreScaling scaling = steps.source().scaling(steps.layerIndex(), steps.headIndex());
    CellField result = input;
    if (steps.veil()) // which may lie over the result alone
        return readStepCells(steps, step.result, false, maxRows, maxColumns, stop);
    if (step.result == StepMatrix::Divided)
        result.values /= scaling.divisor;
    else if (step.result == StepMatrix::Multiplied)
        result.values *= scaling.multiplier;
    else
        return readStepCells(steps, step.result, false, maxRows, maxColumns, stop);
    return result;
}

ValueRange stepRange(const AttentionSteps& steps, StepMatrix matrix, const CellField& field, Range range)
{
    if (matrix == StepMatrix::Weights)
        return valueRange(steps.shown(), Quantity::Weights, steps.layerIndex(), steps.headIndex(), range);
    double largest = 0;
    for (Index i = 0; i < field.rows(); ++i)
        for (Index j = 0; j < field.columns(); ++j)
            if (hasNumber(field.state(i, j)))
                largest = std::max(largest, std::abs(field.values(i, j)));
    const double high = largest > 0 ? largest : 1;
    return {-high, high};
}

double stepThreshold(StepMatrix matrix, const WeightOptions& options)
{
    return matrix == StepMatrix::Weights ? options.threshold : 0;
}

} // namespace headlight
