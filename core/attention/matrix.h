#pragma once

#include <Eigen/Core>

namespace headlight {

using Index = Eigen::Index;

/// A dense matrix in rows: one row is one token. S is float or double.
template <class S>
using Matrix = Eigen::Matrix<S, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// A read-only look at a matrix or at some of its neighbouring columns; nothing is copied.
template <class S>
using MatrixView = Eigen::Ref<const Matrix<S>, 0, Eigen::OuterStride<>>;

/// n × m switches: true where a query may see a key.
using BoolMatrix = Eigen::Matrix<bool, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// Some neighbouring rows and columns of an n × m matrix.
struct Tile {
    Index row = 0;
    Index column = 0;
    Index rows = 0;
    Index columns = 0;

    bool contains(const Tile& other) const
    {
        return row <= other.row && column <= other.column && row + rows >= other.row + other.rows
               && column + columns >= other.column + other.columns;
    }
    bool operator==(const Tile&) const = default;
};

} // namespace headlight
