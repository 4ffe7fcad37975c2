#pragma once

#include "ui/paint/cell_painter.h"
#include "ui/paint/hatching.h"

namespace headlight {

/// The colours of one row of cells within the edges: transparent where forbidden, ink where there is no number
/// although there should be.
/// @param row of the field
/// @param colors room for edges.columns()
/// @return whether some cells are forbidden
bool colorRow(const CellField& field, const CellEdges& edges, Index row, const CellLook& look, QRgb* colors);

/// Finds the values' steps on the look's scale.
void findSteps(CellField& field, const CellLook& look);

/// Draws many cells on a painter of pixels as one image, pixel by pixel: nothing is scaled, each edge lies where the
/// edges say, and it takes the same time however the hatching is strewn.
void paintPixels(QPainter& painter, const CellField& field, const CellEdges& edges, const CellLook& look,
                 const Hatch& hatch);

} // namespace headlight
