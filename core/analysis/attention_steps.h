#pragma once

#include "core/model/trace_source.h"
#include "core/model/veiled_source.h"

#include <memory>
#include <optional>
#include <vector>

namespace headlight {

/// The matrices of a head's forward pass and of the layer around it. Shapes: n queries, m keys.
enum class StepMatrix {
    Input,         ///< X, what the layer takes in: n × d_model
    Normed,        ///< X′, X normalised per token: n × d_model
    Memory,        ///< M, where keys and values come from: m × d_model
    QueryWeights,  ///< W_Q: d_model × d_k
    Queries,       ///< Q: n × d_k
    KeyWeights,    ///< W_K: d_model × d_k
    Keys,          ///< K: m × d_k
    ValueWeights,  ///< W_V: d_model × d_v
    Values,        ///< V: m × d_v
    Products,      ///< Q·Kᵀ: n × m
    Divided,       ///< Q·Kᵀ ÷ the head's divisor: n × m
    Multiplied,    ///< the same × the document's multiplier: n × m
    Masked,        ///< the final scores, −∞ where forbidden: n × m
    Weights,       ///< A, the softmax of their rows: n × m
    HeadOutput,    ///< O = A·V, whether or not the head is on: n × d_v
    Concatenated,  ///< C, all heads' outputs side by side, 0 for a head that is off: n × Σ d_v
    OutputWeights, ///< W_O: Σ d_v × d_model
    Projected,     ///< Z = C·W_O: n × d_model
    LayerOutput    ///< Y = Z + X: n × d_model
};

/// One step of the forward pass: what it makes, and of what.
struct AttentionStep {
    StepMatrix result = StepMatrix::Input;
    std::vector<StepMatrix> from; ///< none, one or two matrices, in the order in which they are written

    bool operator==(const AttentionStep&) const = default;
};

/// The cells of one matrix that a cell was made of.
struct StepOrigin {
    StepMatrix matrix = StepMatrix::Input;
    Tile cells;

    bool operator==(const StepOrigin&) const = default;
};

/// Whether the step is a product of two matrices, the second one transposed for Q·Kᵀ.
constexpr bool isMatrixProduct(StepMatrix result)
{
    return result == StepMatrix::Queries || result == StepMatrix::Keys || result == StepMatrix::Values
           || result == StepMatrix::Products || result == StepMatrix::HeadOutput || result == StepMatrix::Projected;
}

/// Whether the matrix has a column for each key.
constexpr bool isKeyed(StepMatrix matrix)
{
    return matrix == StepMatrix::Products || matrix == StepMatrix::Divided || matrix == StepMatrix::Multiplied
           || matrix == StepMatrix::Masked || matrix == StepMatrix::Weights;
}

/// Whether its rows are keys rather than queries.
constexpr bool hasKeyRows(StepMatrix matrix)
{
    return matrix == StepMatrix::Memory || matrix == StepMatrix::Keys || matrix == StepMatrix::Values;
}

/// Whether it is a part of the model, whose rows are components, rather than made of the tokens.
constexpr bool isParameter(StepMatrix matrix)
{
    return matrix == StepMatrix::QueryWeights || matrix == StepMatrix::KeyWeights || matrix == StepMatrix::ValueWeights
           || matrix == StepMatrix::OutputWeights;
}

/// How one head's pass goes, step by step: X → (norm) → Q, K, V → Q·Kᵀ → ÷ → × → mask → softmax → ·V → concatenation
/// → ·W_O → + X. An immutable look at a trace; its matrices are read by tile, none is kept. Under a veil there are
/// hidden numbers wherever what is hidden stands, is used, or could be read at once.
class AttentionSteps {
public:
    /// @param shown a trace, or one under a veil @param layer @param head of it
    AttentionSteps(std::shared_ptr<const AttentionSource> shown, Index layer, Index head);

    /// The steps that change something here, in order; the first one is X, whose `from` is empty.
    const std::vector<AttentionStep>& steps() const { return m_steps; }
    /// The results of the steps that would change nothing and are left out: no norm, a divisor or multiplier of 1, a
    /// mask that forbids nothing, a single head to concatenate, an implied W_O, no residual.
    const std::vector<StepMatrix>& idle() const { return m_idle; }
    /// The place among steps() of the last one that is not after `result`.
    std::size_t placeOf(StepMatrix result) const;

    Index rowCount(StepMatrix matrix) const;
    Index columnCount(StepMatrix matrix) const;
    /// @param tile inside the matrix @return tile.rows × tile.columns; −∞ where forbidden in Masked
    Matrix<double> tile(StepMatrix matrix, const Tile& tile) const;
    /// The number of largest magnitude in each block, as AttentionSource::pooled gives it.
    /// @return none: the matrix is read by tile alone
    std::optional<Matrix<double>> pooled(StepMatrix matrix, const Pooling& pooling,
                                         const std::atomic<bool>* stop) const;
    /// Whether a cell is forbidden by the mask: of Masked and Weights.
    bool isForbidden(StepMatrix matrix, Index row, Index column) const;

    /// The cells that a cell of the step's result is computed from, a part for each matrix in `from` that has some.
    std::vector<StepOrigin> originOf(const AttentionStep& step, Index row, Index column) const;

    /// What is under the veil: for sizes, names and what may be read, never for numbers.
    const TraceSource<double>& source() const { return *m_source; }
    const AttentionSource& shown() const { return *m_shown; }
    /// None: nothing is hidden.
    std::optional<Veil> veil() const { return m_veil ? std::optional(m_veil->veil()) : std::nullopt; }
    Index layerIndex() const { return m_layer; }
    Index headIndex() const { return m_head; }
    const Layer<double>& layer() const { return m_source->model().layers[static_cast<std::size_t>(m_layer)]; }
    const Head& head() const { return layer().heads[static_cast<std::size_t>(m_head)]; }

private:
    void add(StepMatrix result, std::vector<StepMatrix> from, bool changesSomething);
    const LayerTrace<double>& trace() const { return *m_source->trace().layers[static_cast<std::size_t>(m_layer)]; }
    Tile hidden(StepMatrix matrix) const;
    Matrix<double> bareTile(StepMatrix matrix, const Tile& tile) const;
    Matrix<double> concatenated(const Tile& tile) const;
    Matrix<double> scaled(StepMatrix matrix, Matrix<double> products) const;

    std::shared_ptr<const AttentionSource> m_shown;
    const VeiledSource* m_veil;          ///< null: there is none
    const TraceSource<double>* m_source; ///< under it
    Index m_layer;
    Index m_head;
    std::vector<AttentionStep> m_steps;
    std::vector<StepMatrix> m_idle;
};

} // namespace headlight
