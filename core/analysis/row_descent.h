#pragma once

#include "core/attention/matrix.h"

#include <vector>

namespace headlight {

/// What a row of weights is to be taught by.
enum class RowLoss {
    SquaredError, ///< ½‖o − o*‖² of the head's output o = Σ_j a_j v_j: what a head inside a network feels
    CrossEntropy  ///< −Σ_j t_j ln a_j of the weights themselves
};

/// One query that is to learn which of a few keys it reads.
struct RowTask {
    Matrix<double> token;  ///< 1 × d: the token that reads; a query learned by itself is the token (1)
    Matrix<double> tokens; ///< m × d': those that are read
    Matrix<double> values; ///< m × d_v
    Matrix<double> target; ///< 1 × m, ≥ 0, summing to 1: the weights t wanted; o* = Σ_j t_j v_j
    double divisor = 1;    ///< of the products: √d_k, or 1; > 0
    RowLoss loss = RowLoss::SquaredError;
};

/// What is learned: q = token·W_Q, k_j = token_j·W_K.
struct RowMatrices {
    Matrix<double> wq; ///< d × d_k
    Matrix<double> wk; ///< d' × d_k
};

/// The loss of a row and its exact gradient, factor by factor.
struct RowGradient {
    double loss = 0;
    Matrix<double> weights;    ///< 1 × m: a
    Matrix<double> output;     ///< 1 × d_v: o
    Matrix<double> byWeights;  ///< 1 × m: ∂L/∂a; −∞ in a cross-entropy where a wanted weight is 0
    Matrix<double> byScores;   ///< 1 × m: ∂L/∂s_j = Σ_l ∂L/∂a_l · a_l(δ_lj − a_j); cross-entropy: a − t
    Matrix<double> byProducts; ///< 1 × m: ∂L/∂(q·k_j) = ∂L/∂s_j ÷ divisor
    Matrix<double> byQuery;    ///< 1 × d_k
    Matrix<double> byWq;       ///< d × d_k
    Matrix<double> byWk;       ///< d' × d_k
};

/// Differences v_j − o are summed from the differences of values, so that a saturated row's gradient keeps its digits.
/// @throws std::invalid_argument shapes that do not fit, or a score that is not finite
RowGradient rowGradient(const RowTask& task, const RowMatrices& matrices);

/// Where a descent stands.
struct DescentPoint {
    double loss = 0;
    Matrix<double> weights;     ///< 1 × m
    double weightGradient = 0;  ///< ‖∂L/∂a‖
    double softmaxGradient = 0; ///< ‖∂a/∂s‖, the Frobenius norm of diag(a) − a·aᵀ
    double scoreGradient = 0;   ///< ‖∂L/∂s‖
    double productGradient = 0; ///< ‖∂L/∂(q·k)‖
    double gradient = 0;        ///< of all that is learned
};

/// Plain gradient descent from a start.
/// @param keysToo whether W_K is learned with W_Q
/// @param rate > 0
/// @return steps + 1 points, the start first; fewer where the numbers left their range
/// @throws std::invalid_argument what rowGradient() refuses at the start
std::vector<DescentPoint> descend(const RowTask& task, RowMatrices matrices, bool keysToo, double rate, Index steps);

} // namespace headlight
