#pragma once

#include <QApplication>
#include <QPointF>
#include <QWheelEvent>
#include <QWidget>

namespace headlight {

/// One turn of the wheel over the middle of a widget, or over a point of it.
inline void turnWheel(QWidget* widget, int notches, Qt::KeyboardModifiers modifiers = {}, QPointF at = {-1, -1})
{
    const QPointF point = at.x() < 0 ? QPointF(widget->rect().center()) : at;
    QWheelEvent event(point, widget->mapToGlobal(point), {}, QPoint(0, 120 * notches), Qt::NoButton, modifiers,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(widget, &event);
}

} // namespace headlight
