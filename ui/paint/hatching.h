#pragma once

#include "ui/paint/cell_edges.h"
#include "ui/paint/cell_field.h"
#include "ui/paint/theme.h"

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

/// Hatches the forbidden cells of a field, in one pattern over all of them. Pixels get a repeated tile, which is
/// fast; every other device gets lines, cut to the cells.
void paintHatching(QPainter& painter, const CellField& field, const CellEdges& edges, const Hatch& hatch);

} // namespace headlight
