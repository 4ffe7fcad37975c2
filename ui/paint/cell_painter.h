#pragma once

#include "ui/paint/cell_edges.h"
#include "ui/paint/cell_field.h"
#include "ui/paint/color_map.h"
#include "ui/paint/theme.h"
#include "ui/paint/value_range.h"

#include <QRectF>

class QPainter;

namespace headlight {

/// The colours of a field and the spacing of its hatching.
struct CellLook {
    ColorScale scale;
    ValueRange range;
    Theme theme;
    double hatchSpacing = 8; ///< logical pixels between the lines of forbidden cells
};

/// Draws all cells: filled by value, hatched where forbidden, crossed out where the number is not finite.
/// Up to 64 × 64 cells are rectangles on every device; more are one image without smoothing.
void paintField(QPainter& painter, const CellField& field, const CellEdges& edges, const CellLook& look);

/// A border of two tones, dark and light, that stands out on any colour: one ring outside the rectangle, one inside.
void paintOutline(QPainter& painter, const QRectF& rect, const Theme& theme);

/// A thin ring inside the rectangle.
void paintRing(QPainter& painter, const QRectF& rect, double width, const QColor& color);

} // namespace headlight
