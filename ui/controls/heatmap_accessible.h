#pragma once

namespace headlight {

/// Lets screen readers read a heatmap as a table: "query cube, key red, 0.93". Called by each canvas, works once.
void registerAccessibleHeatmap();

} // namespace headlight
