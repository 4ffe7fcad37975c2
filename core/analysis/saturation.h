#pragma once

#include "core/attention/matrix.h"

#include <vector>

namespace headlight {

/// One row's softmax at one scale.
struct SaturationPoint {
    double scale = 1;           ///< what the scores are multiplied by
    Matrix<double> weights;     ///< 1 × m
    double entropy = 0;         ///< nats
    double maxWeight = 0;       ///< in [0, 1]
    double gradientNorm = 0;    ///< Frobenius norm of ∂a/∂s, by the final scores
    double productGradient = 0; ///< of ∂a/∂(q·k): gradientNorm × scale ÷ divisor
};

/// The softmax of scale × scores and what becomes of it.
/// @param scores 1 × m, no unit; −∞ marks a forbidden key, everything else is finite
/// @param scale ≥ 0, finite
/// @param divisor that the raw products were divided by before; > 0
/// @throws std::invalid_argument what softmax() refuses
SaturationPoint saturationAt(const MatrixView<double>& scores, double scale, double divisor);

/// How many keys have the row's largest score, up to a rounding: at whatever scale they share the weight evenly.
/// @param scores 1 × m; −∞ marks a forbidden key @return 0 for a row that sees nothing
Index tiedForLargest(const MatrixView<double>& scores);

/// saturationAt() over several scales.
/// @param scales each ≥ 0, finite
std::vector<SaturationPoint> saturationCurve(const MatrixView<double>& scores, const std::vector<double>& scales,
                                             double divisor);

} // namespace headlight
