#pragma once

#include "core/attention/matrix.h"

#include <QRectF>

#include <vector>

class QPainter;

namespace headlight {

/// The borders of rows and columns in a painter's units, each on a whole pixel of its device.
struct CellEdges {
    std::vector<double> x; ///< columns + 1, ascending
    std::vector<double> y; ///< rows + 1

    QRectF rect(Index row, Index column) const;
    /// All cells together.
    QRectF outer() const;
};

/// The borders of equal cells that fill a rectangle.
CellEdges cellEdges(const QPainter& painter, const QRectF& rect, Index rows, Index columns);

/// Moves the sides of a rectangle onto whole pixels of the painter's device.
QRectF snapped(const QPainter& painter, const QRectF& rect);

} // namespace headlight
