#pragma once

#include "app/arguments.h"
#include "ui/paint/geometry_numbers.h"
#include "ui/paint/heatmap.h"

namespace headlight {

/// What `render --view geometry` takes beside what all views take: the pair, and the directions of wide heads.
std::vector<Option> geometryOptions();

/// What the options ask for; an unfit one is noted in arguments.fault().
/// @param head layer, head and decimals
GeometryOptions geometryOf(Arguments& arguments, const HeatmapOptions& head);

/// Why the source has no such token or component. Contract: it has the layer and the head.
std::optional<CommandError> geometryError(const QString& path, const AttentionSource& source,
                                          const GeometryOptions& options);

} // namespace headlight
