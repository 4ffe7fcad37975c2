#pragma once

#include "ui/export/image_export.h"
#include "ui/paint/grid.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/pattern_map.h"
#include "ui/paint/step_picture.h"

namespace headlight {

/// A heatmap as a figure: title line (L0H4, the head's name, the quantity) and heatmap on the theme's ground.
/// @param slice which row or column stands beside it, if the options want bars
/// @param width logical pixels; the height follows from the matrix
/// @return a picture without extent where there is nothing to show
Picture heatmapFigure(std::shared_ptr<const AttentionSource> source, const HeatmapOptions& options, const Theme& theme,
                      const QFont& font, double width, const HeatmapMarks& marks = {}, Index slice = 0);

/// All heads as a figure, in the order and with the scores that the options ask for.
/// @param known what is read already of this source
Picture gridFigure(std::shared_ptr<const AttentionSource> source, const GridOptions& options, const Theme& theme,
                   const QFont& font, double width, const GridMarks& marks = {}, const GridReading& known = {});

/// The maps of pattern scores as a figure.
/// @param known what is read already of this source
Picture patternFigure(std::shared_ptr<const AttentionSource> source, const PatternMapOptions& options,
                      const Theme& theme, const QFont& font, double width, const GridReading& known = {});

/// All steps of a head's pass as a figure.
/// @param source null, or without this head, gives a picture without extent
Picture stepsFigure(std::shared_ptr<const AttentionSource> source, HeadPlace place, const StepOptions& options,
                    const Theme& theme, const QFont& font, double width);

} // namespace headlight
