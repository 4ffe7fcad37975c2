#pragma once

#include "core/model/attention_source.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace headlight {

/// A source of one matrix for every quantity, layer and head, for tests of what is drawn.
class MatrixSource final : public AttentionSource {
public:
    /// @param allowed n × m, or empty: every query sees every key
    MatrixSource(Matrix<double> values, std::vector<std::string> queries, std::vector<std::string> keys,
                 BoolMatrix allowed = {})
        : m_values(std::move(values)), m_queries(std::move(queries)), m_keys(std::move(keys)),
          m_allowed(std::move(allowed))
    {
    }

    /// n tokens named t0, t1, … on both axes.
    static std::vector<std::string> names(Index n)
    {
        std::vector<std::string> tokens;
        for (Index i = 0; i < n; ++i)
            tokens.push_back('t' + std::to_string(i));
        return tokens;
    }
    /// Weights of a causal mask with equal scores.
    static MatrixSource causal(Index n)
    {
        Matrix<double> weights = Matrix<double>::Zero(n, n);
        BoolMatrix allowed = BoolMatrix::Constant(n, n, false);
        for (Index i = 0; i < n; ++i)
            for (Index j = 0; j <= i; ++j) {
                weights(i, j) = 1.0 / static_cast<double>(i + 1);
                allowed(i, j) = true;
            }
        return {std::move(weights), names(n), names(n), std::move(allowed)};
    }

    Index layerCount() const override { return layers; }
    Index headCount(Index) const override { return heads; }
    std::string headName(Index, Index) const override { return name; }
    bool headEnabled(Index layer, Index head) const override
    {
        return !(layer == disabledLayer && head == disabledHead);
    }
    const std::vector<std::string>& queryTokens() const override { return m_queries; }
    const std::vector<std::string>& keyTokens() const override { return m_keys; }
    bool hasMemory() const override { return false; }
    const std::vector<std::string>& dimensionNames() const override { return dimensions; }
    bool has(Quantity quantity) const override { return quantity != Quantity::Gradient; }
    Index rowCount(Quantity, Index, Index) const override { return m_values.rows(); }
    Index columnCount(Quantity, Index, Index) const override { return m_values.cols(); }
    Matrix<double> tile(Quantity, Index, Index, const Tile& tile) const override
    {
        ++*tilesRead;
        return m_values.block(tile.row, tile.column, tile.rows, tile.columns);
    }
    bool sees(Index, Index query, Index key) const override { return m_allowed.size() == 0 || m_allowed(query, key); }
    const std::vector<PublishedWeight>* publishedWeights(Index, Index) const override
    {
        return published ? &*published : nullptr;
    }

    std::optional<std::vector<PublishedWeight>> published; ///< of all heads alike
    Index layers = 1;
    Index heads = 1;
    Index disabledLayer = -1;
    Index disabledHead = -1;
    std::string name;
    std::vector<std::string> dimensions;
    std::shared_ptr<int> tilesRead = std::make_shared<int>(0); ///< by all that was asked of this source

private:
    Matrix<double> m_values;
    std::vector<std::string> m_queries;
    std::vector<std::string> m_keys;
    BoolMatrix m_allowed;
};

} // namespace headlight
