#pragma once

#include "ui/paint/cell_field.h"
#include "ui/paint/color_map.h"
#include "ui/paint/theme.h"
#include "ui/paint/value_range.h"

#include <QRectF>

#include <vector>

class QPainter;

namespace headlight {

/// The borders of rows and columns in a painter's units, each on a whole pixel of its device.
struct CellEdges {
    std::vector<double> x; ///< columns + 1, ascending
    std::vector<double> y; ///< rows + 1

    QRectF rect(Index row, Index column) const;
};

/// The borders of equal cells that fill a rectangle.
CellEdges cellEdges(const QPainter& painter, const QRectF& rect, Index rows, Index columns);

/// Moves the sides of a rectangle onto whole pixels of the painter's device.
QRectF snapped(const QPainter& painter, const QRectF& rect);

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

/// The lines of forbidden cells: at least 2 : 1 against the ground.
QColor hatchColor(const Theme& theme);

/// A border of two tones, dark and light, that stands out on any colour: one ring outside the rectangle, one inside.
void paintOutline(QPainter& painter, const QRectF& rect, const Theme& theme);

/// A thin ring inside the rectangle.
void paintRing(QPainter& painter, const QRectF& rect, double width, const QColor& color);

} // namespace headlight
