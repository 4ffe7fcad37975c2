#pragma once

#include "ui/export/image_export.h"
#include "ui/paint/geometry_picture.h"

namespace headlight {

/// A head's vectors as a figure: the place and who reads what above the two planes.
/// @param width logical pixels; the height follows
/// @param title in place of the head's place and name; may be empty
/// @return a picture without extent where there is nothing to show
Picture geometryFigure(std::shared_ptr<const AttentionSource> source, const GeometryOptions& options,
                       const Theme& theme, const QFont& font, double width, const QString& title = {});

} // namespace headlight
