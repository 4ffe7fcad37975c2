#pragma once

#include "core/attention/matrix.h"

#include <QRectF>

#include <vector>

class QPainter;

namespace headlight {

/// The borders of neighbouring rows and columns in a painter's units, each on a whole pixel of its device.
struct CellEdges {
    std::vector<double> x; ///< columns + 1, ascending
    std::vector<double> y; ///< rows + 1
    Index row = 0;         ///< of the matrix, the first of these
    Index column = 0;
    QPointF origin; ///< where patterns over all cells start

    Index rows() const { return static_cast<Index>(y.size()) - 1; }
    Index columns() const { return static_cast<Index>(x.size()) - 1; }
    QRectF rect(Index rowOfMatrix, Index columnOfMatrix) const;
    /// All cells together.
    QRectF outer() const;
};

/// The borders of equal cells that fill a rectangle.
CellEdges cellEdges(const QPainter& painter, const QRectF& rect, Index rows, Index columns);

/// Of these cells those that reach into another rectangle, cut to it.
CellEdges cellEdges(const QPainter& painter, const QRectF& rect, Index rows, Index columns, const QRectF& clip);

/// Moves the sides of a rectangle onto whole pixels of the painter's device.
QRectF snapped(const QPainter& painter, const QRectF& rect);

} // namespace headlight
