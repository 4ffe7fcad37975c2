#pragma once

#include "ui/export/image_export.h"
#include "ui/paint/flow.h"

namespace headlight {

/// A flow as a figure: title line (L0H0 or the layer, names, the share of weights shown), tokens and lines, and which
/// colour is which head if they are several.
/// @return a picture without extent where there is nothing to show
Picture flowFigure(std::shared_ptr<const AttentionSource> source, const FlowOptions& options, const Theme& theme,
                   const QFont& font, double width, const FlowMarks& marks = {});

} // namespace headlight
