#pragma once

#include "ui/paint/geometry_picture.h"

namespace headlight {

/// A vector in words, for tooltips and screen readers: its token, its numbers, a value's weight.
/// @param picture of the source, not empty
QString vectorText(const AttentionSource& source, const GeometryPicture& picture, VectorPlace place);

/// The selected pair in words: angle, cosine, product.
QString pairText(const GeometryPicture& picture);

} // namespace headlight
