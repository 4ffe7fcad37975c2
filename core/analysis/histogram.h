#pragma once

#include <vector>

namespace headlight {

/// Bins of one width beside one another: the share of some numbers in each.
struct Histogram {
    double first = 0; ///< the middle of the first bin
    double step = 1;  ///< the width of a bin
    std::vector<double> shares;
    double outside = 0; ///< the share below and above all bins

    double middle(std::size_t bin) const { return first + step * static_cast<double>(bin); }
};

/// How many of the numbers lie in each bin, as a share of all; a bin has its lower end and not its upper one.
/// @param first the middle of the first bin @param step > 0 @param bins ≥ 1
Histogram histogram(const std::vector<double>& numbers, double first, double step, std::size_t bins);

} // namespace headlight
