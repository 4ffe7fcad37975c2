#pragma once

#include "core/attention/matrix.h"

namespace headlight {

/// A direction u in which weights can be changed, to a_j(1 + t·u_j), so that their sum and their mean score stay: of
/// all of these the one that leads most straight to a larger weight of one key. Its largest magnitude is 1, so that
/// no weight falls below 0 for t in [−1, 1].
/// @param weights 1 × m, ≥ 0, summing to 1
/// @param scores 1 × m, finite where a weight is above 0
/// @param raised the key whose weight grows, in [0, m)
/// @return 1 × m: Σ a·u = 0 and Σ a·u·s = 0; all 0 where sum and mean score settle this key's weight
/// @throws std::invalid_argument unlike shapes
Matrix<double> entropyDirection(const MatrixView<double>& weights, const MatrixView<double>& scores, Index raised);

/// a_j(1 + t·u_j). If a = softmax(s), ln a_j is s_j less one constant, so that the entropy is lower than that of a by
/// exactly the divergence Σ p ln(p ÷ a) ≥ 0: the softmax has the largest entropy of all with its mean score.
/// @param weights 1 × m
/// @param direction 1 × m, of entropyDirection
/// @param amount t in [−1, 1], no unit
/// @source Jaynes 1957, "Information Theory and Statistical Mechanics", § 2; the direction is ours.
Matrix<double> alternativeWeights(const MatrixView<double>& weights, const MatrixView<double>& direction,
                                  double amount);

/// Σ p_j ln(p_j ÷ a_j), in nats, ≥ 0; 0 only where both are alike.
/// @param alternative 1 × m, p; 0 wherever `weights` is
/// @param weights 1 × m, a
/// @source Kullback and Leibler 1951.
double divergence(const MatrixView<double>& alternative, const MatrixView<double>& weights);

} // namespace headlight
