#pragma once

#include "core/attention/matrix.h"

namespace headlight {

/// Softmax weights of one query, softmax(scale · q·k_j): proportional to the kernel e^(scale · q·k).
/// @param query 1 × d, finite
/// @param keys m × d, finite, m ≥ 1
/// @param scale ≥ 0, finite, no unit
/// @return 1 × m, summing to 1
/// @throws std::invalid_argument unlike widths, naming both shapes
Matrix<double> dotWeights(const MatrixView<double>& query, const MatrixView<double>& keys, double scale);

/// Weights of the same query by distance, proportional to the Gaussian e^(−scale · ‖q − k‖² ÷ 2) of bandwidth
/// 1 ÷ √scale. Where all keys are equally long they are dotWeights(): ‖q − k‖² = ‖q‖² + ‖k‖² − 2 q·k.
/// @param query 1 × d, finite
/// @param keys m × d, finite, m ≥ 1
/// @param scale ≥ 0, finite, no unit
/// @return 1 × m, summing to 1
/// @throws std::invalid_argument unlike widths, naming both shapes
/// @source Nadaraya 1964, "On Estimating Regression", and Watson 1964, "Smooth Regression Analysis": the weighted mean
///         of values by such weights. That softmax
///         attention is one of them: Tsai et al. 2019, "Transformer Dissection".
Matrix<double> gaussianWeights(const MatrixView<double>& query, const MatrixView<double>& keys, double scale);

/// ‖q − k_j‖² for every key.
/// @param query 1 × d
/// @param keys m × d
/// @return 1 × m, ≥ 0
/// @throws std::invalid_argument unlike widths, naming both shapes
Matrix<double> squaredDistances(const MatrixView<double>& query, const MatrixView<double>& keys);

} // namespace headlight
