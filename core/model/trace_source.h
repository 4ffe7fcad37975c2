#pragma once

#include "core/attention/pool_scores.h"
#include "core/model/attention_source.h"
#include "core/model/forward.h"

#include <memory>

namespace headlight {

/// The words beside the numbers of a trace.
struct Labels {
    std::vector<std::string> queryTokens;
    std::vector<std::string> keyTokens;  ///< the same as queryTokens unless there is a memory
    std::vector<std::string> dimensions; ///< d_model names, or empty
};

/// A model's trace as something to look at; keeps the model and the input alive by sharing their matrices.
template <class S>
class TraceSource final : public AttentionSource {
public:
    TraceSource(Model<S> model, Input<S> input, Trace<S> trace, Labels labels);

    Index layerCount() const override;
    Index headCount(Index layer) const override;
    std::string headName(Index layer, Index head) const override;
    bool headEnabled(Index layer, Index head) const override;
    const std::vector<std::string>& queryTokens() const override { return m_labels.queryTokens; }
    const std::vector<std::string>& keyTokens() const override { return m_labels.keyTokens; }
    bool hasMemory() const override { return m_input.memory.has_value(); }
    const std::vector<std::string>& dimensionNames() const override { return m_labels.dimensions; }
    bool has(Quantity quantity) const override;
    Index rowCount(Quantity quantity, Index layer, Index head) const override;
    Index columnCount(Quantity quantity, Index layer, Index head) const override;
    Matrix<double> tile(Quantity quantity, Index layer, Index head, const Tile& tile) const override;
    bool sees(Index layer, Index query, Index key) const override;
    const std::vector<PublishedWeight>* publishedWeights(Index layer, Index head) const override;
    Matrix<double> pooled(Quantity quantity, Index layer, Index head, const Pooling& pooling,
                          const std::atomic<bool>* stop) const override;
    bool hasSameWeights(const AttentionSource& other, Index layer, Index head) const override;

    const Model<S>& model() const { return m_model; }
    const Input<S>& input() const { return m_input; }
    const Trace<S>& trace() const { return m_trace; }
    /// What the head's raw products go through.
    ScoreScaling scaling(Index layer, Index head) const;
    double rowMaximum(Index layer, Index head, Index query) const;
    double rowSum(Index layer, Index head, Index query) const;

private:
    double extreme(Quantity quantity, Index layer, Index head, const std::atomic<bool>* stop) const;
    ScoreExtremes rawExtremes(Quantity quantity, Index layer, Index head, const Pooling& pooling,
                              const std::atomic<bool>* stop) const;

    Model<S> m_model;
    Input<S> m_input;
    Trace<S> m_trace;
    Labels m_labels;
    std::vector<Visibility> m_visibility; ///< one a layer
};

} // namespace headlight
