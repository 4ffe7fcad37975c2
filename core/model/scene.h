#pragma once

#include "core/attention/matrix.h"
#include "core/model/view_kind.h"

#include <map>
#include <string>

namespace headlight {

/// One thing to show a class: a way to look, a head and a cell of it, how sharp the softmax is, and what is said.
struct Scene {
    ViewKind view = ViewKind::Heatmap;
    Index layer = 0; ///< inside its document, as the others are; 0 where that has no tokens yet
    Index head = 0;
    Index query = 0;
    Index key = 0;
    double scoreMultiplier = 1; ///< ≥ 0; in place of the model's while the scene is shown
    std::string caption;
    bool freeVectors = false; ///< of ViewKind::Geometry: the free vectors in place of the head's, as they stand then
    std::map<std::string, double> lab = {}; ///< what is set in a lab, by the names of its parameters
    bool operator==(const Scene&) const = default;
};

} // namespace headlight
