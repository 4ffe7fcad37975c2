#pragma once

#include "core/attention/matrix.h"
#include "core/model/shared_matrix.h"

#include <QString>

#include <functional>
#include <vector>

namespace headlight {

/// What stands beside a row or above a column of a grid.
struct GridLabel {
    QString text;
    QString toolTip;       ///< added to the text that a pointer brings up; may be empty
    bool marked = false;   ///< a dot before the text: this row is unlike its likes
    bool readOnly = false; ///< columns only: shown apart, not edited
    bool operator==(const GridLabel&) const = default;
};

/// What a grid shows: a part of a matrix with a label for each of its rows and columns.
struct GridContent {
    SharedMatrix<double> matrix;
    Tile tile;                      ///< the part shown; contract: inside the matrix
    std::vector<GridLabel> rows;    ///< tile.rows
    std::vector<GridLabel> columns; ///< tile.columns
    /// A sentence about a cell of the grid, for its tooltip; may be empty, may give nothing.
    std::function<QString(Index row, Index column)> about;

    double at(Index row, Index column) const { return (*matrix)(tile.row + row, tile.column + column); }
};

/// The whole matrix as a tile.
inline Tile wholeOf(const SharedMatrix<double>& matrix)
{
    return {0, 0, matrix.rows(), matrix.cols()};
}

} // namespace headlight
