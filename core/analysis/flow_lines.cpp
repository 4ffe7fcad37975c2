#include "core/analysis/flow_lines.h"

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

constexpr Index rowsAtOnce = 64; // bounds the memory beside the source

/// The least number of two significant digits above a weight in (0, 1).
double nextNeatNumber(double weight)
{
    const double unit = std::pow(10.0, 1 - std::floor(std::log10(weight)));
    const double above = std::floor(weight * unit) + 1;
    return above / unit > weight ? above / unit : (above + 1) / unit; // 0.29 · 100 is less than 29
}

/// Lets lines through as they come and keeps the strongest.
class Sieve {
public:
    Sieve(double threshold, Index most) : m_threshold(threshold), m_most(static_cast<std::size_t>(most)) {}

    void add(const FlowLine& line)
    {
        if (!(line.weight >= m_threshold && line.weight > 0)) // NaN has no line
            return;
        m_lines.push_back(line);
        if (m_lines.size() > m_full)
            thin();
    }

    FlowLines result()
    {
        thin();
        FlowLines result;
        result.threshold = m_threshold;
        result.raised = m_raised;
        result.reached = static_cast<Index>(m_lines.size());
        spread();
        std::stable_sort(m_lines.begin(), m_lines.end(),
                         [](const FlowLine& a, const FlowLine& b) { return a.weight < b.weight; });
        result.lines = std::move(m_lines);
        return result;
    }

private:
    /// Raises the threshold until few enough lines reach it, unless none would be left.
    void thin()
    {
        if (m_lines.size() <= m_most)
            return;
        std::vector<FlowLine> order = m_lines;
        const auto firstOut = order.begin() + static_cast<std::ptrdiff_t>(m_most);
        std::nth_element(order.begin(), firstOut, order.end(),
                         [](const FlowLine& a, const FlowLine& b) { return a.weight > b.weight; });
        const double raised = nextNeatNumber(firstOut->weight);
        const auto staysBelow = [raised](const FlowLine& line) { return line.weight < raised; };
        if (!std::all_of(m_lines.begin(), m_lines.end(), staysBelow)) {
            std::erase_if(m_lines, staysBelow);
            m_threshold = raised;
            m_raised = true;
        }
        m_full = std::max(4 * m_most, 2 * m_lines.size());
    }

    void spread()
    {
        if (m_lines.size() <= m_most)
            return;
        std::vector<FlowLine> kept;
        for (std::size_t i = 0; i < m_most; ++i)
            kept.push_back(m_lines[i * m_lines.size() / m_most]);
        m_lines = std::move(kept);
    }

    double m_threshold;
    bool m_raised = false;
    std::size_t m_most;
    std::size_t m_full = 4 * m_most; ///< lines from which on it is worth to thin again
    std::vector<FlowLine> m_lines;
};

} // namespace

FlowLines flowLines(const AttentionSource& source, Index layer, const std::vector<Index>& heads, double threshold,
                    const Tile& part, Index most)
{
    Sieve sieve(threshold, most);
    Index visible = 0;
    for (Index first = 0; first < part.rows; first += rowsAtOnce) {
        const Tile rows{part.row + first, part.column, std::min(rowsAtOnce, part.rows - first), part.columns};
        for (Index i = rows.row; i < rows.row + rows.rows; ++i)
            for (Index j = rows.column; j < rows.column + rows.columns; ++j)
                visible += source.sees(layer, i, j) ? 1 : 0;
        for (std::size_t h = 0; h < heads.size(); ++h) {
            const Matrix<double> weights = source.tile(Quantity::Weights, layer, heads[h], rows);
            for (Index i = 0; i < rows.rows; ++i)
                for (Index j = 0; j < rows.columns; ++j)
                    sieve.add({static_cast<std::int32_t>(rows.row + i), static_cast<std::int32_t>(rows.column + j),
                               static_cast<std::int32_t>(h), weights(i, j)});
        }
    }
    FlowLines result = sieve.result();
    result.weights = visible * static_cast<Index>(heads.size());
    return result;
}

std::vector<bool> sightlessQueries(const AttentionSource& source, Index layer)
{
    std::vector<bool> sightless;
    for (Index i = 0; i < source.queryCount(); ++i) {
        bool sees = false;
        for (Index j = 0; j < source.keyCount() && !sees; ++j)
            sees = source.sees(layer, i, j);
        sightless.push_back(!sees);
    }
    return sightless;
}

} // namespace headlight
