#pragma once

#include "ui/paint/theme.h"

#include <QFont>
#include <QRectF>

#include <vector>

class QPainter;

namespace headlight {

/// How an arrow is drawn.
struct ArrowLook {
    QColor color;
    double width = 1.5; ///< of its shaft; its head is six times as long
};

/// A part of a plane of numbers with equal scales on both axes and round ticks. The origin is always inside.
class Plane {
public:
    Plane() = default;
    /// @param rect where it lies, without the room for its ticks' numbers
    /// @param seen the least that is to be seen, y upwards: top is the least y; without extent or not finite: −1 to 1
    Plane(const QRectF& rect, const QRectF& seen);

    const QRectF& rect() const { return m_rect; }
    QPointF at(QPointF value) const;         ///< where a value lies, in the painter's units
    QPointF valueAt(QPointF point) const;    ///< the value at a point
    double scale() const { return m_scale; } ///< painter's units for one of the values'
    double step() const { return m_step; }   ///< between two ticks
    bool isEmpty() const { return m_rect.isEmpty(); }

    /// Grid lines, the axes through the origin, the origin, and numbers along the lower and the left side.
    /// @param flat one dimension: a line of numbers, without anything upwards
    void paintAxes(QPainter& painter, const Theme& theme, const QFont& font, bool flat) const;

private:
    void paintNumbers(QPainter& painter, bool flat) const;

    QRectF m_rect;
    QPointF m_middle; ///< the value in the middle of the rectangle
    double m_scale = 1;
    double m_step = 1;
};

/// The room that numbers want beside the left side of a plane.
double tickRoom(const QFont& font);

/// An arrow between two points; a vector too short for a head is a dot.
void paintArrow(QPainter& painter, QPointF from, QPointF to, const ArrowLook& look);

} // namespace headlight
