#include "core/analysis/resampling.h"

#include "core/analysis/random_numbers.h"

#include <algorithm>
#include <cmath>

namespace headlight {

double quantile(const std::vector<double>& sorted, double share)
{
    const double place = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(std::floor(place));
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    const double rest = place - std::floor(place);
    return sorted[below] + rest * (sorted[above] - sorted[below]);
}

Resamples::Resamples(std::size_t groups, int count, std::uint64_t seed) : m_groups(groups)
{
    RandomNumbers numbers(seed, 0);
    m_drawn.resize(groups * static_cast<std::size_t>(count));
    for (std::uint32_t& drawn : m_drawn)
        drawn = static_cast<std::uint32_t>(numbers.uniform() * static_cast<double>(groups));
}

std::optional<std::array<double, 2>> Resamples::interval(const std::vector<SumOf>& groups) const
{
    std::vector<double> means;
    means.reserve(m_drawn.size() / m_groups);
    for (std::size_t begin = 0; begin < m_drawn.size(); begin += m_groups) {
        SumOf all;
        for (std::size_t i = begin; i < begin + m_groups; ++i) {
            all.sum += groups[m_drawn[i]].sum;
            all.count += groups[m_drawn[i]].count;
        }
        if (all.count > 0)
            means.push_back(all.sum / all.count);
    }
    if (means.empty())
        return std::nullopt;
    std::sort(means.begin(), means.end());
    return std::array{quantile(means, 0.025), quantile(means, 0.975)};
}

} // namespace headlight
