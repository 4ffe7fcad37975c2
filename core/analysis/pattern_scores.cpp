#include "core/analysis/pattern_scores.h"

#include <algorithm>
#include <map>

namespace headlight {

namespace {

constexpr Index tileRows = 64;

/// A mean that is none as long as nothing was added.
class Mean {
public:
    void add(double value)
    {
        m_sum += value;
        ++m_count;
    }
    std::optional<double> value() const
    {
        if (m_count == 0)
            return std::nullopt;
        return m_sum / static_cast<double>(m_count);
    }

private:
    double m_sum = 0;
    Index m_count = 0;
};

/// Takes the rows of a weight matrix one after the other, from the first on.
class PatternSums {
public:
    explicit PatternSums(const std::vector<std::string>& tokens) : m_tokens(tokens) {}

    /// @param weights 1 × m, the next row
    void addRow(const MatrixView<double>& weights)
    {
        std::vector<Index>& earlier = m_places[m_tokens[static_cast<std::size_t>(m_row)]];
        if (m_row > 0) {
            m_previousToken.add(weights(0, m_row - 1));
            m_firstToken.add(weights(0, 0));
            m_self.add(weights(0, m_row));
        }
        if (!earlier.empty()) {
            double same = 0;
            double after = 0;
            for (const Index j : earlier) {
                same += weights(0, j);
                after += weights(0, j + 1);
            }
            m_sameToken.add(same);
            m_induction.add(after);
        }
        earlier.push_back(m_row++);
    }

    PatternScores scores() const
    {
        return {.previousToken = m_previousToken.value(),
                .firstToken = m_firstToken.value(),
                .self = m_self.value(),
                .sameToken = m_sameToken.value(),
                .induction = m_induction.value()};
    }

private:
    const std::vector<std::string>& m_tokens;
    std::map<std::string, std::vector<Index>> m_places; ///< of each token in the rows so far
    Index m_row = 0;
    Mean m_previousToken;
    Mean m_firstToken;
    Mean m_self;
    Mean m_sameToken;
    Mean m_induction;
};

/// 1 × m: the same weight for every key that the query sees, 0 for the others.
Matrix<double> uniformWeights(const AttentionSource& source, Index layer, Index query)
{
    Matrix<double> weights(1, source.keyCount());
    for (Index key = 0; key < source.keyCount(); ++key)
        weights(0, key) = source.sees(layer, query, key) ? 1 : 0;
    const double count = weights.sum();
    return count == 0 ? weights : Matrix<double>(weights / count);
}

} // namespace

PatternScores patternScores(const AttentionSource& source, Index layer, Index head, const std::atomic<bool>* stop)
{
    if (source.hasMemory() || source.publishedWeights(layer, head))
        return {};
    PatternSums sums(source.queryTokens());
    const Index n = source.queryCount();
    for (Index row = 0; row < n && !(stop && *stop); row += tileRows) {
        const Tile tile{.row = row, .rows = std::min(tileRows, n - row), .columns = source.keyCount()};
        const Matrix<double> weights = source.tile(Quantity::Weights, layer, head, tile);
        for (Index i = 0; i < tile.rows; ++i)
            sums.addRow(weights.middleRows(i, 1));
    }
    return sums.scores();
}

PatternScores patternBaselines(const AttentionSource& source, Index layer, const std::atomic<bool>* stop)
{
    if (source.hasMemory())
        return {};
    PatternSums sums(source.queryTokens());
    for (Index i = 0; i < source.queryCount() && !(stop && *stop); ++i)
        sums.addRow(uniformWeights(source, layer, i));
    return sums.scores();
}

} // namespace headlight
