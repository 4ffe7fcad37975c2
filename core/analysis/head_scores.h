#pragma once

#include "core/analysis/pattern_scores.h"

#include <array>
#include <atomic>
#include <string_view>

namespace headlight {

/// By what heads can be compared: each one number in [0, 1] a head.
enum class HeadScore { Entropy, PreviousToken, FirstToken, Self, SameToken, Induction };

constexpr int headScoreCount = 6;

/// The scores by their names in files and on the command line, in the order of HeadScore.
constexpr std::array<std::string_view, headScoreCount> headScoreNames{"entropy", "previous_token", "first_token",
                                                                      "self",    "same_token",     "induction"};

/// All scores of one head.
struct HeadScores {
    std::optional<double> entropy; ///< mean relative entropy of the rows that see at least two keys
    PatternScores patterns;

    /// The one asked for; none where no row qualifies.
    std::optional<double> of(HeadScore score) const;
};

/// One of the patterns; contract: not the entropy.
std::optional<double> patternScore(const PatternScores& scores, HeadScore score);

/// Mean over the rows of entropy ÷ ln of the number of visible keys, over the rows that see at least two: 0 where each
/// sees one key alone, 1 where each spreads evenly; none where no row sees two, and of a replica.
/// @param stop null: never; once true the result is unspecified
std::optional<double> meanRelativeEntropy(const AttentionSource& source, Index layer, Index head,
                                          const std::atomic<bool>* stop = nullptr);

/// @param stop null: never; once true the result is unspecified
HeadScores headScores(const AttentionSource& source, Index layer, Index head, const std::atomic<bool>* stop = nullptr);

} // namespace headlight
