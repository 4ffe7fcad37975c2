#pragma once

#include "core/model/attention_source.h"

#include <cstdint>
#include <vector>

namespace headlight {

/// One weight as a line from the query that reads to the key that is read.
struct FlowLine {
    std::int32_t query = 0;
    std::int32_t key = 0;
    std::int32_t head = 0; ///< the place in the list of heads asked for
    double weight = 0;
    bool operator==(const FlowLine&) const = default;
};

/// The weights of some heads that reach a threshold.
struct FlowLines {
    std::vector<FlowLine> lines; ///< by weight, the weakest first
    double threshold = 0;        ///< the one asked for, or a higher one where there would be too many lines
    bool raised = false;         ///< it is a higher one
    Index reached = 0;           ///< weights that reach it; more than lines only where too many are equal
    Index weights = 0;           ///< all weights that the mask lets through
    std::vector<Index> hidden;   ///< queries of weights that are hidden, in order: they have no lines
};

/// Collects the weights above 0 that are at least the threshold. Where there are too many, the threshold is raised to
/// a number of two digits that leaves few enough; where that would leave none, because too many are equal to two
/// digits, it is raised to the least of the strongest ones, and lines spread evenly over them are taken.
/// @param heads of the layer; none: no lines
/// @param threshold no unit, ≥ 0
/// @param part the queries (rows) and keys (columns) looked at
/// @param most lines, ≥ 1
/// @param stop null: never; once true the result is unspecified
FlowLines flowLines(const AttentionSource& source, Index layer, const std::vector<Index>& heads, double threshold,
                    const Tile& part, Index most, const std::atomic<bool>* stop = nullptr);

/// For each query, whether it sees no key in this layer.
std::vector<bool> sightlessQueries(const AttentionSource& source, Index layer);

} // namespace headlight
