#pragma once

#include "ui/paint/cell_edges.h"
#include "ui/paint/cell_field.h"
#include "ui/paint/theme.h"

class QImage;
class QPainter;

namespace headlight {

/// Slanting lines over a ground.
struct Hatch {
    QColor line;
    QColor ground;
    double spacing = 8; ///< between the lines along a row, logical pixels
};

/// The lines of forbidden cells: at least 2 : 1 against the ground.
QColor hatchColor(const Theme& theme);

/// One repeat of the hatching in pixels of a device, each mixed by how much of it the line covers.
/// @param scale device pixels to a logical one
QImage hatchTile(const Hatch& hatch, double scale);

/// Hatches the forbidden cells of a field within the edges, in one pattern over all of them. Pixels get a repeated
/// tile, which is fast; every other device gets lines, cut to the cells.
void paintHatching(QPainter& painter, const CellField& field, const CellEdges& edges, const Hatch& hatch);

} // namespace headlight
