#pragma once

#include "core/model/attention_source.h"

#include <cstdint>
#include <vector>

namespace headlight {

/// What a cell holds.
enum class CellState : std::uint8_t {
    Value,
    Forbidden, ///< the query does not see the key
    Invalid,   ///< not a finite number although it should be
    LeftOut,   ///< of a key that the picture is without
    MadeUp,    ///< a number that fills the row of a replica: nobody published it
    Hidden     ///< under a veil
};

/// Whether a cell of this kind has a number to show.
constexpr bool hasNumber(CellState state)
{
    return state == CellState::Value || state == CellState::MadeUp;
}

/// Whether nothing is written on the cell beside what it looks like.
constexpr bool isWordless(CellState state)
{
    return state == CellState::Forbidden || state == CellState::LeftOut || state == CellState::Hidden;
}

/// A matrix, or a part of it, as it is drawn: at most one cell a pixel. A cell that stands for several holds the one of
/// largest magnitude among them; it is forbidden only if all of them are.
struct CellField {
    Pooling pooling; ///< which part of the matrix, and what of it each cell stands for
    Matrix<double> values;
    std::vector<CellState> states; ///< by rows
    /// Of the values on a colour scale, by rows, or empty: found beforehand, a picture that moves need not find them
    /// for each of its frames.
    std::vector<std::uint16_t> steps;

    Index rows() const { return values.rows(); }
    Index columns() const { return values.cols(); }
    CellState state(Index row, Index column) const
    {
        return states[static_cast<std::size_t>(row * values.cols() + column)];
    }
};

/// Reads a head's quantity whole. A cell of a replica's weights that stands for several is made up if all of them are.
/// @param maxRows, maxColumns ≥ 1: a larger matrix is shrunk to this many
CellField readCells(const AttentionSource& source, Quantity quantity, Index layer, Index head, Index maxRows,
                    Index maxColumns);

/// Reads a part of a head's quantity, shrunk or not.
/// @param stop null: never; once true the rest of the cells is unspecified
CellField readCells(const AttentionSource& source, Quantity quantity, Index layer, Index head, const Pooling& pooling,
                    const std::atomic<bool>* stop = nullptr);

/// Some neighbouring cells of a field whose cells stand for one each.
/// @param tile inside the field's, in the matrix's rows and columns
CellField partOf(const CellField& field, const Tile& tile);

} // namespace headlight
