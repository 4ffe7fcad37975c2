#pragma once

#include "core/model/content.h"
#include "core/model/head_place.h"
#include "core/model/pattern.h"

#include <optional>
#include <vector>

namespace headlight {

/// What a document offers to a pattern: where its positions and words stand, and whether they reach a layer untouched.

using Refusal = std::optional<PatternNeeds>;
using Dimensions = std::vector<Index>;

/// The dimensions that hold 1, i and i²; −1 where there is none.
struct PositionPlaces {
    Index one = -1;
    Index index = -1;
    Index square = -1;
};

/// Where the position rule puts 1, i and i².
PositionPlaces positionPlaces(const Content& content);

/// Refuses unless these dimensions reach the layer's heads as they stand in X.
/// @param except a head whose writing does not count
Refusal requireKept(const Content& content, Index layer, const Dimensions& dimensions,
                    std::optional<HeadPlace> except = {});

/// Refuses unless positions stand in columns of their own and reach the layer untouched.
/// @param square whether i² is needed beside 1 and i
Refusal requirePositions(const Content& content, Index layer, bool square);

/// Refuses if the mask hides what the pattern reads from more than one in twelve of the tokens that it is measured on.
Refusal requireVisible(const Content& content, Index layer, Pattern pattern);

/// The dimensions in which the words of the sentence have numbers.
Dimensions wordDimensions(const Content& content);

/// Dimensions that nothing fills before the head at `place` reads them, save its partner.
Dimensions freeDimensions(const Content& content, HeadPlace place, HeadPlace partner);

/// By how much a token's product with its own text exceeds that with any other; none if there is no such distance.
std::optional<double> distanceOfRows(const Content& content);

} // namespace headlight
