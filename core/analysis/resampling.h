#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

namespace headlight {

/// A group of numbers that come together: their sum, and how many they are.
struct SumOf {
    double sum = 0;
    double count = 0;
};

/// The share of sorted numbers below a place, between them in a straight line: 0 is the least, 1 the largest.
/// @param sorted ascending, not empty @param share in [0, 1]
double quantile(const std::vector<double>& sorted, double share);

/// Which groups each resample draws, with replacement, as many as there are.
class Resamples {
public:
    /// @param groups ≥ 1 @param count of resamples, ≥ 1 @param seed the same draws on every machine
    Resamples(std::size_t groups, int count, std::uint64_t seed);

    /// From the 2.5th to the 97.5th percentile of Σ sum ÷ Σ count over the resamples; none where no group has a number.
    /// @param groups as many as were said
    /// @source Efron 1979, "Bootstrap Methods: Another Look at the Jackknife": the percentile interval.
    std::optional<std::array<double, 2>> interval(const std::vector<SumOf>& groups) const;

private:
    std::size_t m_groups;
    std::vector<std::uint32_t> m_drawn; ///< resample by resample
};

} // namespace headlight
