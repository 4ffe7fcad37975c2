#pragma once

#include "core/model/attention_source.h"

#include <atomic>
#include <optional>

namespace headlight {

/// How strongly a head follows a known pattern: means of weights over the rows that qualify, each in [0, 1];
/// none where no row qualifies, and everything none with a memory. A replica has none: most of its weights were never
/// published, and a mean over them would say nothing of the model.
/// A row that qualifies but sees no key counts as 0.
struct PatternScores {
    std::optional<double> previousToken; ///< a[i, i−1], rows i ≥ 1
    std::optional<double> firstToken;    ///< a[i, 0], rows i ≥ 1
    std::optional<double> self;          ///< a[i, i], rows i ≥ 1
    std::optional<double> sameToken;     ///< Σ a[i, j] over j < i with token j = token i, rows that have such a j
    std::optional<double> induction;     ///< Σ a[i, j+1] over those same j
};

/// The scores of one head's weights, read in tiles of rows.
/// @source prefix matching: Olsson et al. 2022, "In-context Learning and Induction Heads"; the sums over all earlier
/// places are ours.
/// @param stop null: never; once true the scores are unspecified
PatternScores patternScores(const AttentionSource& source, Index layer, Index head,
                            const std::atomic<bool>* stop = nullptr);

/// What weights spread evenly over the visible keys would score in this layer: what to compare a head with.
/// @param stop null: never; once true the scores are unspecified
PatternScores patternBaselines(const AttentionSource& source, Index layer, const std::atomic<bool>* stop = nullptr);

} // namespace headlight
