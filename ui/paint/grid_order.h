#pragma once

#include "ui/paint/grid_reading.h"

#include <QString>

namespace headlight {

/// Which heads a grid shows, and in which order.
struct GridOrder {
    std::optional<HeadScore> score; ///< the largest first; none: by place
    std::optional<double> atLeast;  ///< heads below it, or without a score, are left out; needs a score
    bool operator==(const GridOrder&) const = default;
};

/// Heads with equal scores stay in the order of their places; those without one come last.
/// @return none: not all scores that this takes are read
std::optional<std::vector<HeadPlace>> orderedHeads(const AttentionSource& source, const GridReading& reading,
                                                   const GridOrder& order);

/// "Previous token", … in the language of the moment.
QString headScoreText(HeadScore score);

/// What the score is, in a sentence.
QString headScoreMeaning(HeadScore score);

/// "even weights: 0.23", what weights spread evenly under the same mask would score; where masks differ between layers,
/// "0.21 to 0.33". Empty: not read, or no row qualifies.
QString evenScoreText(const GridReading& reading, HeadScore score);

/// "12 of 144 heads ≥ 0.50", in the language of the moment.
QString shownHeadsText(Index shown, Index all, double atLeast);

} // namespace headlight
