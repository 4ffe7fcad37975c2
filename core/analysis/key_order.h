#pragma once

#include "core/attention/matrix.h"

namespace headlight {

/// The place of each key in each query's order, 1 for the largest score; equal scores stand in the order of the keys.
/// @param scores n × m @return n × m, whole numbers from 1 to m
Matrix<double> keyPlaces(const MatrixView<double>& scores);

/// How many different rows there are.
Index differentRows(const MatrixView<double>& rows);

/// By how much X·W, cut into blocks of columns, differs at most from X times each block: a head's block alone makes
/// its queries, from the whole of X.
/// @param x n × d @param w d × (heads · width) @param heads divides the columns of w
double blockDifference(const MatrixView<double>& x, const MatrixView<double>& w, Index heads);

} // namespace headlight
