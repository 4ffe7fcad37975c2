#include "core/analysis/drawn_keys.h"

#include <algorithm>
#include <cmath>
#include <random>
#include <stdexcept>

namespace headlight {

std::vector<Index> drawnKeys(const MatrixView<double>& weights, Index count, std::uint64_t seed)
{
    if (weights.rows() != 1 || !(weights.sum() > 0))
        throw std::invalid_argument("drawn keys: one row of weights is needed, with one above 0");
    std::vector<double> upTo;
    double sum = 0;
    for (Index j = 0; j < weights.cols(); ++j)
        upTo.push_back(sum += weights(0, j));
    std::mt19937_64 engine(seed);
    std::vector<Index> keys(static_cast<std::size_t>(count));
    for (Index& key : keys) {
        // Rounding makes the weights sum to a little more or less than 1: the last sum is what numbers are drawn below.
        const double number = (static_cast<double>(engine() >> 11) + 0.5) * 0x1p-53 * sum;
        const auto at = std::upper_bound(upTo.begin(), upTo.end() - 1, number);
        key = static_cast<Index>(at - upTo.begin());
        while (weights(0, key) == 0) // only past the last weight above 0, by rounding
            --key;
    }
    return keys;
}

Expectation expectation(const MatrixView<double>& weights, const MatrixView<double>& values)
{
    if (weights.rows() != 1 || values.rows() != 1 || weights.cols() != values.cols())
        throw std::invalid_argument("expectation: weights and values are one row of the same keys");
    Expectation all;
    all.mean = (weights.array() * values.array()).sum();
    all.deviation = std::sqrt((weights.array() * (values.array() - all.mean).square()).sum());
    return all;
}

std::vector<double> runningMeans(const std::vector<Index>& keys, const MatrixView<double>& values)
{
    std::vector<double> means;
    means.reserve(keys.size());
    double sum = 0;
    for (const Index key : keys) {
        sum += values(0, key);
        means.push_back(sum / static_cast<double>(means.size() + 1));
    }
    return means;
}

} // namespace headlight
