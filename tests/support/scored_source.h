#pragma once

#include "support/matrix_source.h"

namespace headlight {

/// "a b a b": four tokens, and heads of one layer that look back by different shares: head h gives the token before
/// h/10 and itself the rest. Its first row sees itself alone.
class ScoredSource final : public AttentionSource {
public:
    explicit ScoredSource(Index layers = 1, Index heads = 5) : m_layers(layers), m_heads(heads) {}

    Index layerCount() const override { return m_layers; }
    Index headCount(Index) const override { return m_heads; }
    std::string headName(Index, Index) const override { return {}; }
    bool headEnabled(Index, Index) const override { return true; }
    const std::vector<std::string>& queryTokens() const override { return m_tokens; }
    const std::vector<std::string>& keyTokens() const override { return m_tokens; }
    bool hasMemory() const override { return false; }
    const std::vector<std::string>& dimensionNames() const override { return m_dimensions; }
    bool has(Quantity quantity) const override { return quantity == Quantity::Weights; }
    Index rowCount(Quantity, Index, Index) const override { return queryCount(); }
    Index columnCount(Quantity, Index, Index) const override { return keyCount(); }
    Matrix<double> tile(Quantity, Index layer, Index head, const Tile& tile) const override
    {
        Matrix<double> weights = Matrix<double>::Zero(4, 4);
        weights(0, 0) = 1;
        for (Index i = 1; i < 4; ++i) {
            weights(i, i - 1) = share(layer, head);
            weights(i, i) = 1 - share(layer, head);
        }
        return weights.block(tile.row, tile.column, tile.rows, tile.columns);
    }
    bool sees(Index, Index query, Index key) const override { return key <= query; }

    /// Previous-token score of a head.
    double share(Index layer, Index head) const { return static_cast<double>(layer * m_heads + head) / 10; }

private:
    Index m_layers;
    Index m_heads;
    std::vector<std::string> m_tokens{"a", "b", "a", "b"};
    std::vector<std::string> m_dimensions;
};

} // namespace headlight
