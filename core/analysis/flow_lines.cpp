#include "core/analysis/flow_lines.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace headlight {

namespace {

constexpr Index blockKeys = 64;         // keys whose largest weight decides whether they are read
constexpr double certain = 1 - 0x1p-11; // share of a pooled weight that the exact one has at least

/// The least number of two significant digits above a weight in (0, 1).
double nextNeatNumber(double weight)
{
    const double unit = std::pow(10.0, 1 - std::floor(std::log10(weight)));
    const double above = std::floor(weight * unit) + 1;
    return above / unit > weight ? above / unit : (above + 1) / unit; // 0.29 · 100 is less than 29
}

/// Some neighbouring weights of one query.
struct Block {
    Index query = 0;
    Index head = 0; ///< the place in the list of heads
    Index key = 0;  ///< the first
    Index keys = 0;
    double largest = 0; ///< weight in it, pooled
};

/// Lets blocks through as they come and keeps those that may hold one of the strongest lines.
class BlockSieve {
public:
    BlockSieve(double threshold, Index most) : m_least(certain * threshold), m_most(static_cast<std::size_t>(most)) {}

    void add(const Block& block)
    {
        if (!(block.largest >= m_least && block.largest > 0))
            return;
        m_blocks.push_back(block);
        if (m_blocks.size() > m_full)
            thin();
    }

    /// In the order of queries, heads and keys.
    std::vector<Block> result()
    {
        thin();
        const auto place = [](const Block& block) { return std::tuple(block.query, block.head, block.key); };
        std::sort(m_blocks.begin(), m_blocks.end(),
                  [place](const Block& a, const Block& b) { return place(a) < place(b); });
        return std::move(m_blocks);
    }

    /// Whether a block was dropped because there are stronger ones.
    bool isThinned() const { return m_thinned; }

private:
    void thin()
    {
        if (m_blocks.size() > m_most) {
            const auto firstOut = m_blocks.begin() + static_cast<std::ptrdiff_t>(m_most);
            std::nth_element(m_blocks.begin(), firstOut, m_blocks.end(),
                             [](const Block& a, const Block& b) { return a.largest > b.largest; });
            m_least = std::max(m_least, certain * certain * firstOut->largest);
            const auto weaker = std::erase_if(m_blocks, [this](const Block& block) { return block.largest < m_least; });
            m_thinned = m_thinned || weaker > 0;
        }
        m_full = std::max(4 * m_most, 2 * m_blocks.size());
    }

    double m_least;
    std::size_t m_most;
    std::size_t m_full = 4 * m_most; ///< blocks from which on it is worth to thin again
    bool m_thinned = false;
    std::vector<Block> m_blocks;
};

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

    /// @param thinned weaker lines never came
    FlowLines result(bool thinned)
    {
        thin(thinned);
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
    /// Raises the threshold until few enough lines reach it; where none would be left, to the first that is too many.
    void thin(bool thinned = false)
    {
        if (m_lines.size() <= m_most)
            return;
        std::vector<FlowLine> order = m_lines;
        const auto firstOut = order.begin() + static_cast<std::ptrdiff_t>(m_most);
        std::nth_element(order.begin(), firstOut, order.end(),
                         [](const FlowLine& a, const FlowLine& b) { return a.weight > b.weight; });
        const double most = firstOut->weight;
        const double neat = nextNeatNumber(most);
        const bool someAreAbove =
            std::any_of(m_lines.begin(), m_lines.end(), [neat](const FlowLine& line) { return line.weight >= neat; });
        const double raised = someAreAbove ? neat : most;
        const auto weaker = std::erase_if(m_lines, [raised](const FlowLine& line) { return line.weight < raised; });
        if (weaker > 0 || thinned) {
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

/// Finds what is worth reading: exact weights cost far more than the largest of each block.
/// @param hidden gets the queries whose weights are hidden
std::vector<Block> strongBlocks(const AttentionSource& source, Index layer, const std::vector<Index>& heads,
                                const Tile& part, BlockSieve sieve, std::vector<Index>& hidden, bool& thinned,
                                const std::atomic<bool>* stop)
{
    const Pooling pooling{part, part.rows, (part.columns + blockKeys - 1) / blockKeys};
    for (std::size_t h = 0; h < heads.size() && !(stop && *stop); ++h) {
        const Matrix<double> largest = source.pooled(Quantity::Weights, layer, heads[h], pooling, stop);
        for (Index i = 0; i < pooling.rows; ++i) {
            if (h == 0 && largest.row(i).hasNaN())
                hidden.push_back(part.row + i);
            for (Index j = 0; j < pooling.columns; ++j) {
                const Index key = pooling.firstColumn(j);
                sieve.add({part.row + i, static_cast<Index>(h), part.column + key, pooling.firstColumn(j + 1) - key,
                           largest(i, j)});
            }
        }
    }
    std::vector<Block> blocks = sieve.result();
    thinned = sieve.isThinned();
    return blocks;
}

Index visibleCount(const AttentionSource& source, Index layer, const Tile& part, const std::atomic<bool>* stop)
{
    Index visible = 0;
    for (Index i = part.row; i < part.row + part.rows && !(stop && *stop); ++i)
        for (Index j = part.column; j < part.column + part.columns; ++j)
            visible += source.sees(layer, i, j) ? 1 : 0;
    return visible;
}

} // namespace

FlowLines flowLines(const AttentionSource& source, Index layer, const std::vector<Index>& heads, double threshold,
                    const Tile& part, Index most, const std::atomic<bool>* stop)
{
    std::vector<Index> hidden;
    bool thinned = false;
    const std::vector<Block> blocks =
        strongBlocks(source, layer, heads, part, BlockSieve(threshold, most), hidden, thinned, stop);
    Sieve sieve(threshold, most);
    for (std::size_t begin = 0, end = 0; begin < blocks.size() && !(stop && *stop); begin = end) {
        const Block& first = blocks[begin]; // and its neighbours to the right
        Index keys = 0;
        for (; end < blocks.size() && blocks[end].query == first.query && blocks[end].head == first.head
               && blocks[end].key == first.key + keys;
             ++end)
            keys += blocks[end].keys;
        const Matrix<double> weights = source.tile(
            Quantity::Weights, layer, heads[static_cast<std::size_t>(first.head)], {first.query, first.key, 1, keys});
        for (Index j = 0; j < keys; ++j)
            sieve.add({static_cast<std::int32_t>(first.query), static_cast<std::int32_t>(first.key + j),
                       static_cast<std::int32_t>(first.head), weights(0, j)});
    }
    FlowLines result = sieve.result(thinned);
    result.hidden = std::move(hidden);
    result.weights = visibleCount(source, layer, part, stop) * static_cast<Index>(heads.size());
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
