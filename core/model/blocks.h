#pragma once

#include "core/model/layer.h"

namespace headlight {

/// The matrix with `count` columns from `begin` on replaced by a block of any width, with as many rows.
Matrix<double> withColumns(const Matrix<double>& matrix, Index begin, Index count, const Matrix<double>& block);
/// The matrix with `count` rows from `begin` on replaced by a block of any height, with as many columns.
Matrix<double> withRows(const Matrix<double>& matrix, Index begin, Index count, const Matrix<double>& block);

/// W_O as it computes, Σ d_v × d_model: the identity where it is implied.
Matrix<double> outputOf(const Layer<double>& layer);

} // namespace headlight
