#include "core/analysis/histogram.h"

#include <cmath>

namespace headlight {

Histogram histogram(const std::vector<double>& numbers, double first, double step, std::size_t bins)
{
    Histogram result{first, step, std::vector<double>(bins)};
    std::vector<std::size_t> counts(bins);
    std::size_t outside = 0;
    for (const double number : numbers) {
        const double bin = std::floor((number - first) / step + 0.5);
        if (bin >= 0 && bin < static_cast<double>(bins))
            ++counts[static_cast<std::size_t>(bin)];
        else
            ++outside;
    }
    const double all = numbers.empty() ? 1 : static_cast<double>(numbers.size());
    for (std::size_t bin = 0; bin < bins; ++bin)
        result.shares[bin] = static_cast<double>(counts[bin]) / all;
    result.outside = static_cast<double>(outside) / all;
    return result;
}

} // namespace headlight
