#pragma once

#include "core/attention/matrix.h"

#include <cstdint>
#include <vector>

namespace headlight {

/// Keys drawn by their weights, the same for a seed everywhere: std::mt19937_64, its top 53 bits as a number in (0, 1),
/// and the first key up to which the weights sum to more. A longer draw begins with the shorter one.
/// @param weights 1 × m, ≥ 0, summing to 1
/// @param count ≥ 0
/// @return count places in [0, m); a key of weight 0 is never drawn
/// @throws std::invalid_argument more or less than one row, or no weight above 0
std::vector<Index> drawnKeys(const MatrixView<double>& weights, Index count, std::uint64_t seed);

/// Σ a_j v_j, the expectation of a key's value, and √(Σ a_j (v_j − mean)²), by how much one draw misses it.
struct Expectation {
    double mean = 0;
    double deviation = 0; ///< of n draws' mean: ÷ √n, the standard error
};

/// @param weights 1 × m, summing to 1
/// @param values 1 × m, finite
/// @throws std::invalid_argument unlike shapes
Expectation expectation(const MatrixView<double>& weights, const MatrixView<double>& values);

/// The mean of the first 1, 2, 3, … drawn values.
/// @param keys places in [0, m)
/// @param values 1 × m
/// @return as many as keys
std::vector<double> runningMeans(const std::vector<Index>& keys, const MatrixView<double>& values);

} // namespace headlight
