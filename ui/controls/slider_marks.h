#pragma once

#include <optional>
#include <vector>

namespace headlight {

/// A tick with a text above it, in pixels along the slider.
struct MarkText {
    double tick = 0;
    double width = 0; ///< 0: no text
};

/// Where the texts begin, in the same order: centred over their ticks. A text that would touch its neighbour's text or
/// tick stands beside its own, away from the neighbour, so that it is clear which tick it names. Nothing: no text, or
/// no room for it beside an earlier one.
/// @param room texts stay between 0 and this
/// @param gap the least room between two texts
std::vector<std::optional<double>> markTextPlaces(const std::vector<MarkText>& marks, double room, double gap);

} // namespace headlight
