#pragma once

#include "core/model/attention_source.h"

#include <cstdint>
#include <vector>

namespace headlight {

/// What a cell holds.
enum class CellState : std::uint8_t {
    Value,
    Forbidden, ///< the query does not see the key
    Invalid    ///< not a finite number although it should be
};

/// A matrix as it is drawn: at most one cell a pixel. A cell that stands for several holds the one of largest
/// magnitude among them; it is forbidden only if all of them are.
struct CellField {
    Matrix<double> values;
    std::vector<CellState> states; ///< by rows

    Index rows() const { return values.rows(); }
    Index columns() const { return values.cols(); }
    CellState state(Index row, Index column) const
    {
        return states[static_cast<std::size_t>(row * values.cols() + column)];
    }
};

/// Reads a head's quantity by bands of rows.
/// @param maxRows, maxColumns ≥ 1: a larger matrix is shrunk to this many
CellField readCells(const AttentionSource& source, Quantity quantity, Index layer, Index head, Index maxRows,
                    Index maxColumns);

/// Whether a cell of the quantity can be forbidden: weights and final scores.
constexpr bool isMasked(Quantity quantity)
{
    return quantity == Quantity::Weights || quantity == Quantity::Scores;
}

} // namespace headlight
