#pragma once

#include "core/attention/matrix.h"

namespace headlight {

/// softmax(s)_j = exp(s_j − max s) / Σ_l exp(s_l − max s), along each row.
/// @param scores n × m, no unit; −∞ marks a forbidden cell, everything else is finite
/// @return n × m weights in [0, 1]; each row sums to 1, forbidden cells are exactly 0;
///         a row of −∞ alone gives zeros, never NaN and never uniform
/// @throws std::invalid_argument a score that is NaN or +∞, naming the cell
/// @source Vaswani et al. 2017, eq. (1); subtracting the maximum and the zero row are ours.
template <class S>
Matrix<S> softmax(const MatrixView<S>& scores);

/// 1 − a_j for each weight of a row, taken as the sum of the others so that it keeps its digits near saturation.
/// @param weights 1 × m, one row of weights
/// @return 1 × m: Σ_{l≠j} a_l
/// @throws std::invalid_argument more or less than one row
template <class S>
Matrix<S> sumOfOthers(const MatrixView<S>& weights);

/// The derivative of one softmax row by its scores: diag(a) − a·aᵀ, G_jl = a_j(δ_jl − a_l).
/// 1 − a_j is taken as the sum of the other weights, so that it keeps its digits near saturation.
/// @param weights 1 × m, one row of weights, summing to 1 (or all 0)
/// @return m × m, symmetric, rows sum to 0
template <class S>
Matrix<S> softmaxGradient(const MatrixView<S>& weights);

/// A part of softmaxGradient, for rows too long to build it whole.
/// @param tile inside m × m
/// @return tile.rows × tile.columns
template <class S>
Matrix<S> softmaxGradientTile(const MatrixView<S>& weights, const Tile& tile);

/// The Frobenius norm of diag(a) − a·aᵀ without building it; 0 for a one-hot row, √(m−1)/m for a uniform one.
/// @param weights 1 × m, one row of weights
template <class S>
S softmaxGradientNorm(const MatrixView<S>& weights);

} // namespace headlight
