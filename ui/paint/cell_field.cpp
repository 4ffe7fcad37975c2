#include "ui/paint/cell_field.h"

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

/// Rows read at once: a band of 8192 columns stays below 4 MB.
constexpr Index bandRows = 64;

/// A value counts before an invalid cell, that before a forbidden one; among values the largest magnitude.
void take(CellField& field, Index row, Index column, CellState state, double value)
{
    CellState& held = field.states[static_cast<std::size_t>(row * field.columns() + column)];
    double& number = field.values(row, column);
    const auto rank = [](CellState s) { return s == CellState::Value ? 2 : s == CellState::Invalid ? 1 : 0; };
    if (rank(state) > rank(held) || (state == CellState::Value && std::abs(value) > std::abs(number)))
        number = state == CellState::Value ? value : 0;
    held = rank(state) > rank(held) ? state : held;
}

} // namespace

CellField readCells(const AttentionSource& source, Quantity quantity, Index layer, Index head, Index maxRows,
                    Index maxColumns)
{
    const Index rows = source.rowCount(quantity, layer, head);
    const Index columns = source.columnCount(quantity, layer, head);
    CellField field;
    field.values = Matrix<double>::Zero(std::min(rows, maxRows), std::min(columns, maxColumns));
    field.states.assign(static_cast<std::size_t>(field.values.size()), CellState::Forbidden);
    for (Index top = 0; top < rows; top += bandRows) {
        const Index height = std::min(bandRows, rows - top);
        const Matrix<double> band = source.tile(quantity, layer, head, {top, 0, height, columns});
        for (Index i = 0; i < height; ++i) {
            const Index row = (top + i) * field.rows() / rows;
            for (Index j = 0; j < columns; ++j) {
                const double value = band(i, j);
                CellState state = std::isfinite(value) ? CellState::Value : CellState::Invalid;
                if (isMasked(quantity) && !source.sees(layer, top + i, j))
                    state = CellState::Forbidden;
                take(field, row, j * field.columns() / columns, state, value);
            }
        }
    }
    return field;
}

} // namespace headlight
