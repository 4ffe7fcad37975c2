#pragma once

#include "core/attention/matrix.h"
#include "ui/paint/theme.h"

namespace headlight {

/// A colour for each head of a layer, by a formula of our own: five bands of equal OKLab lightness take turns, hues
/// turn within a band. Of the first sixteen any two are at least 0.085 apart in OKLab, and 0.04 for people without one
/// kind of cones; all of them stand out from the ground.
/// @param head ≥ 0, its place in the layer: a head keeps its colour whatever is shown beside it
QColor headColor(Index head, const Theme& theme);

} // namespace headlight
