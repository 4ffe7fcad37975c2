#pragma once

#include "app/arguments.h"
#include "app/command.h"
#include "ui/paint/heatmap_options.h"

namespace headlight {

/// How render shows a heatmap beyond its colours' ends: decades, what is quiet, keys left out, bars, whose gradient.
std::vector<Option> heatmapOptionList();

/// The row and column that an option is about, beside the options themselves.
struct HeatmapWish {
    Index query = 0;
    Index key = 0;
};

/// Reads these options into a heatmap's.
HeatmapWish readHeatmapOptions(Arguments& arguments, HeatmapOptions& options);

/// Whether the source has the query and the keys that the options name.
std::optional<CommandError> requireTokens(const QString& path, const AttentionSource& source,
                                          const HeatmapOptions& options, const HeatmapWish& wish);

/// The row or column that stands beside the heatmap as bars.
Index sliceOf(const HeatmapOptions& options, const HeatmapWish& wish);

} // namespace headlight
