#include "core/analysis/head_scores.h"

#include "core/analysis/row_statistics.h"

#include <algorithm>
#include <stdexcept>

namespace headlight {

namespace {

constexpr Index tileRows = 64;

Index visibleKeys(const AttentionSource& source, Index layer, Index query)
{
    Index count = 0;
    for (Index key = 0; key < source.keyCount(); ++key)
        count += source.sees(layer, query, key) ? 1 : 0;
    return count;
}

} // namespace

std::optional<double> patternScore(const PatternScores& scores, HeadScore score)
{
    switch (score) {
    case HeadScore::PreviousToken:
        return scores.previousToken;
    case HeadScore::FirstToken:
        return scores.firstToken;
    case HeadScore::Self:
        return scores.self;
    case HeadScore::SameToken:
        return scores.sameToken;
    case HeadScore::Induction:
        return scores.induction;
    case HeadScore::Entropy:
        break;
    }
    throw std::invalid_argument("entropy is no pattern");
}

std::optional<double> HeadScores::of(HeadScore score) const
{
    return score == HeadScore::Entropy ? entropy : patternScore(patterns, score);
}

std::optional<double> meanRelativeEntropy(const AttentionSource& source, Index layer, Index head,
                                          const std::atomic<bool>* stop)
{
    if (source.publishedWeights(layer, head)) // most weights are nobody's, as patternScores() has it
        return std::nullopt;
    double sum = 0;
    Index count = 0;
    const Index n = source.queryCount();
    for (Index row = 0; row < n && !(stop && *stop); row += tileRows) {
        const Tile tile{.row = row, .rows = std::min(tileRows, n - row), .columns = source.keyCount()};
        const Matrix<double> weights = source.tile(Quantity::Weights, layer, head, tile);
        for (Index i = 0; i < tile.rows; ++i) {
            const auto entropy =
                rowStatistics(weights.middleRows(i, 1), visibleKeys(source, layer, row + i)).relativeEntropy;
            sum += entropy.value_or(0);
            count += entropy ? 1 : 0;
        }
    }
    return count == 0 ? std::nullopt : std::optional(sum / static_cast<double>(count));
}

HeadScores headScores(const AttentionSource& source, Index layer, Index head, const std::atomic<bool>* stop)
{
    return {meanRelativeEntropy(source, layer, head, stop), patternScores(source, layer, head, stop)};
}

} // namespace headlight
