#pragma once

#include "core/model/attention_source.h"
#include "support/matrix_source.h"

#include <atomic>

namespace headlight {

/// Any number of tokens without a matrix in memory: every weight is 1 ÷ n but one, and it is known how large a part was
/// asked for at once.
class LargeSource final : public AttentionSource {
public:
    LargeSource(Index n, Index brightRow, Index brightColumn)
        : m_tokens(MatrixSource::names(n)), m_brightRow(brightRow), m_brightColumn(brightColumn)
    {
    }

    Index layerCount() const override { return 1; }
    Index headCount(Index) const override { return 1; }
    std::string headName(Index, Index) const override { return {}; }
    bool headEnabled(Index, Index) const override { return true; }
    const std::vector<std::string>& queryTokens() const override { return m_tokens; }
    const std::vector<std::string>& keyTokens() const override { return m_tokens; }
    bool hasMemory() const override { return false; }
    const std::vector<std::string>& dimensionNames() const override { return m_dimensions; }
    bool has(Quantity quantity) const override { return quantity == Quantity::Weights; }
    Index rowCount(Quantity, Index, Index) const override { return queryCount(); }
    Index columnCount(Quantity, Index, Index) const override { return keyCount(); }
    Matrix<double> tile(Quantity, Index, Index, const Tile& tile) const override
    {
        largestTile = std::max<Index>(largestTile, tile.rows * tile.columns);
        Matrix<double> cells = Matrix<double>::Constant(tile.rows, tile.columns, 1.0 / static_cast<double>(keyCount()));
        if (tile.contains({m_brightRow, m_brightColumn, 1, 1}))
            cells(m_brightRow - tile.row, m_brightColumn - tile.column) = 1;
        return cells;
    }
    bool sees(Index, Index, Index) const override { return true; }

    mutable std::atomic<Index> largestTile = 0; ///< in cells

private:
    std::vector<std::string> m_tokens;
    std::vector<std::string> m_dimensions;
    Index m_brightRow;
    Index m_brightColumn;
};

} // namespace headlight
