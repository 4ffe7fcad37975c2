#pragma once

#include "core/attention/attention.h"
#include "core/attention/pooling.h"

#include <atomic>

namespace headlight {

/// The least and the largest of the visible cells in each block; ∞ and −∞ where a block has none.
struct ScoreExtremes {
    Matrix<double> least;
    Matrix<double> largest;
    double error = 0; ///< how far a number may be from the exact path's at most
};

/// Extremes of s_ij − shift_i over blocks, with s_ij = q_i·k_j ÷ divisor × multiplier: far faster than reading the
/// tiles, for pictures. Products are made in float as long as that keeps the numbers within 2⁻¹² of the exact ones, or
/// within 2⁻¹⁴ of the largest possible score where shift is empty; else in double. Large work is shared by threads.
/// @param q n × d_k @param k m × d_k @param scaling divisor > 0, multiplier ≥ 0
/// @param visibility n queries, m keys; null: every query sees every key
/// @param shift n × 1, subtracted from a row's scores; empty: nothing
/// @param pooling its tile lies inside n × m
/// @param stop looked at between blocks of rows, null: never; once true the rest is unspecified
/// @return pooling.rows × pooling.columns; not finite in error if the products leave the range of double
template <class S>
ScoreExtremes poolScores(const MatrixView<S>& q, const MatrixView<S>& k, const ScoreScaling& scaling,
                         const Visibility* visibility, const Matrix<double>& shift, const Pooling& pooling,
                         const std::atomic<bool>* stop = nullptr);

} // namespace headlight
