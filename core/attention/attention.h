#pragma once

#include "core/attention/mask.h"
#include "core/attention/matrix.h"

#include <optional>

namespace headlight {

/// What a raw product q·k goes through before the softmax: q·k ÷ divisor × multiplier, in this order.
struct ScoreScaling {
    double divisor = 1;    ///< √d_k, 1, or a number of the reader's; > 0, finite
    double multiplier = 1; ///< the softmax slider; ≥ 0, finite
    bool operator==(const ScoreScaling&) const = default;
};

/// A cell whose visible score is not a finite number although the inputs are.
struct ScoreOverflow {
    Index query = 0;
    Index key = 0;
};

/// One head's forward pass over all its rows; no n × m matrix is kept.
template <class S>
struct Attended {
    Matrix<S> output;                      ///< n × d_v: Σ_j a_ij v_j; 0 where a query sees no key
    Matrix<S> rowMaximum;                  ///< n × 1: the largest visible score; −∞ where a query sees no key
    Matrix<S> rowSum;                      ///< n × 1: Σ_j exp(s_ij − max); 0 where a query sees no key
    std::optional<ScoreOverflow> overflow; ///< the first such cell by rows; the rest is then unspecified
};

/// Scaled dot-product attention softmax(q·kᵀ ÷ divisor × multiplier)·v in blocks of query rows.
/// @param q n × d_k @param k m × d_k @param v m × d_v @param visibility n queries, m keys
/// @return what is kept of the pass, or the first cell whose score overflowed
/// @throws std::invalid_argument shapes that do not fit (both are named), a divisor not above 0, a multiplier below 0
/// @source Vaswani et al. 2017, eq. (1); the multiplier and the zero row are ours.
template <class S>
Attended<S> attend(const MatrixView<S>& q, const MatrixView<S>& k, const MatrixView<S>& v, const ScoreScaling& scaling,
                   const Visibility& visibility);

/// The raw products q_i·k_j = Σ_c q_ic k_jc of a tile; forbidden cells are computed too.
/// @param q n × d_k @param k m × d_k @param tile inside n × m
/// @return tile.rows × tile.columns; each cell is summed in the order of the components, so that it has the same bits
///         however the tiles are cut
template <class S>
Matrix<S> productTile(const MatrixView<S>& q, const MatrixView<S>& k, const Tile& tile);

/// The final scores of a tile: q_i·k_j ÷ divisor × multiplier, −∞ where forbidden.
/// @param q n × d_k @param k m × d_k @param visibility n queries, m keys @param tile inside n × m
/// @return tile.rows × tile.columns, the same bits however the tiles are cut
template <class S>
Matrix<S> scoreTile(const MatrixView<S>& q, const MatrixView<S>& k, const ScoreScaling& scaling,
                    const Visibility& visibility, const Tile& tile);

/// The weights of a tile, exp(s_ij − max_i) ÷ sum_i, from the row maxima and sums that attend() kept; 0 where
/// forbidden.
/// @param q n × d_k @param k m × d_k @param visibility n queries, m keys @param tile inside n × m
/// @param rowMaximum n × 1 @param rowSum n × 1
/// @return tile.rows × tile.columns in [0, 1], the same bits however the tiles are cut
template <class S>
Matrix<S> weightTile(const MatrixView<S>& q, const MatrixView<S>& k, const ScoreScaling& scaling,
                     const Visibility& visibility, const MatrixView<S>& rowMaximum, const MatrixView<S>& rowSum,
                     const Tile& tile);

} // namespace headlight
