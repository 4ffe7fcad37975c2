#pragma once

#include "core/attention/matrix.h"

#include <vector>

namespace headlight {

/// The corners of the smallest convex region that holds all points: where every weighted mean of them lies.
/// @param points m × 2, finite
/// @return rows of points, each once, counter-clockwise from the leftmost (the lowest of those); points on an edge are
///         no corners. Points on one line give its two ends, equal points one corner, no points none.
/// @source A. M. Andrew 1979, "Another efficient algorithm for convex hulls in two dimensions".
std::vector<Index> convexHull(const MatrixView<double>& points);

} // namespace headlight
