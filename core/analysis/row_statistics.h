#pragma once

#include "core/attention/matrix.h"

#include <optional>

namespace headlight {

/// How spread out one row of weights is.
struct RowStatistics {
    double entropy = 0;                    ///< −Σ a ln a, in nats, ≥ 0
    std::optional<double> relativeEntropy; ///< entropy ÷ ln of the number of visible keys, in [0, 1]; none below two
    double maxWeight = 0;                  ///< no unit, in [0, 1]
    double effectiveKeys = 0;              ///< e^entropy, from 1 to the number of visible keys; 0 if there is none
    double gradientNorm = 0; ///< Frobenius norm of diag(a) − a·aᵀ, the derivative by the final scores
};

/// The statistics of one row of weights. Near saturation 1 − a is the sum of the other weights, so that entropy and
/// gradient norm keep their digits where the largest weight rounds to 1.
/// @param weightsRow 1 × m, weights of one query, summing to 1, or all 0 where it sees no key
/// @param visibleKeys how many keys the query sees; 0: everything is 0 and relativeEntropy none
/// @throws std::invalid_argument more or less than one row
/// @source entropy: Shannon 1948, § 6; effective keys are its perplexity; the rest is ours.
RowStatistics rowStatistics(const MatrixView<double>& weightsRow, Index visibleKeys);

} // namespace headlight
