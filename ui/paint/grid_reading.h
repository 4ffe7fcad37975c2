#pragma once

#include "core/analysis/head_scores.h"
#include "core/model/head_place.h"
#include "ui/paint/cell_field.h"

#include <map>
#include <memory>

namespace headlight {

/// What is read of one head.
struct HeadReading {
    std::shared_ptr<const CellField> field; ///< its weights; null: not read
    double largest = 0;                     ///< weight in the field
    std::optional<HeadScores> scores;       ///< none: not read
    std::optional<PatternScores> baseline;  ///< of its layer, at the layer's first head alone; none: not read
    std::vector<Index> keysLeftOut;         ///< of the weights that all of this is of
};

/// What is read of the heads of a snapshot; those that are not read are missing.
using GridReading = std::map<HeadPlace, HeadReading>;

/// What a picture of all heads needs to know of each.
struct GridNeeds {
    Index pixels = 0; ///< a thumbnail's side in the device's pixels: at most so many cells; 0: no thumbnails
    bool scores = false;
    bool baselines = false;
    std::vector<Index> keysLeftOut = {}; ///< weights are read without them and divided by what remains
    bool operator==(const GridNeeds&) const = default;
};

/// All heads of all layers, layer by layer.
std::vector<HeadPlace> headsOf(const AttentionSource& source);

/// Whether nothing that is needed of a head is missing. It may hold more.
bool serves(const HeadReading& reading, const AttentionSource& source, HeadPlace place, const GridNeeds& needs);

/// Reads of one head what is needed, on any thread.
/// @param before what is read of the very same weights: it is kept, and not read again
/// @param stop null: never; once true the result is unspecified
HeadReading readHead(const AttentionSource& source, HeadPlace place, const GridNeeds& needs, HeadReading before = {},
                     const std::atomic<bool>* stop = nullptr);

/// Reads all heads.
GridReading readGrid(const AttentionSource& source, const GridNeeds& needs, GridReading before = {});

} // namespace headlight
