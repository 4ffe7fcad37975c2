#pragma once

#include "core/model/derived_source.h"

namespace headlight {

/// A source with the softmax's gradient at one query too: how each of its weights changes with each of its scores.
/// It is computed by tile, so that no m × m matrix need ever be whole.
class GradientSource final : public DerivedSource {
public:
    /// @param source has weights, or there is no gradient either
    /// @param query brought into the queries that there are
    GradientSource(std::shared_ptr<const AttentionSource> source, Index query);

    Index query() const { return m_query; }

    bool has(Quantity quantity) const override;
    Index rowCount(Quantity quantity, Index layer, Index head) const override;
    Index columnCount(Quantity quantity, Index layer, Index head) const override;
    Matrix<double> tile(Quantity quantity, Index layer, Index head, const Tile& tile) const override;
    Matrix<double> pooled(Quantity quantity, Index layer, Index head, const Pooling& pooling,
                          const std::atomic<bool>* stop) const override;

private:
    Index m_query;
};

} // namespace headlight
