// What the pointer and the fingers do in a HeatmapCanvas: choose, ask, zoom and move.
#include "ui/controls/heatmap_canvas.h"

#include "ui/controls/plain_tool_tip.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QWheelEvent>

#include <cmath>

namespace headlight {

namespace {

constexpr double wheelStep = 1.25; ///< by one notch
constexpr double keyStep = 1.5;
constexpr double comfortableCell = 20; ///< logical pixels from which numbers begin to fit
constexpr double notch = 120;          ///< of a wheel, in eighths of a degree
constexpr double notchPixels = 48;     ///< moved by one

} // namespace

bool HeatmapCanvas::canZoomIn() const
{
    const HeatmapLayout& layout = heatmap().layout();
    return !heatmap().isEmpty() && layout.zoom.factor < layout.mostZoom;
}

bool HeatmapCanvas::isZoomUseful() const
{
    return !heatmap().isEmpty() && (isZoomed() || heatmap().layout().cellHeight < comfortableCell);
}

void HeatmapCanvas::setZoom(const HeatmapZoom& zoom)
{
    if (zoom == m_zoom)
        return;
    followZoom(zoom);
    emit zoomed();
}

void HeatmapCanvas::followZoom(const HeatmapZoom& zoom)
{
    if (zoom == m_zoom)
        return;
    m_zoom = zoom;
    m_heatmap.reset();
    m_picture = {};
    m_isPainted = false;
    hover(std::nullopt);
    showCursor();
    update();
    emit pictureChanged();
}

bool HeatmapCanvas::zoomAt(double factor, QPointF point)
{
    const HeatmapZoom before = m_zoom;
    const QRectF plot = heatmap().plotRect();
    const QPointF inside(std::clamp(point.x(), plot.left(), plot.right()),
                         std::clamp(point.y(), plot.top(), plot.bottom()));
    setZoom(heatmap().zoomedTo(before.factor * factor, inside));
    return heatmap().layout().zoom != before;
}

void HeatmapCanvas::zoomBy(double factor)
{
    QPointF point = heatmap().plotRect().center();
    if (m_marks.row && m_marks.column) {
        const QPointF selected = heatmap().cellRect({*m_marks.row, *m_marks.column}).center();
        point = heatmap().plotRect().contains(selected) ? selected : point;
    }
    zoomAt(factor, point);
}

void HeatmapCanvas::zoomToFit()
{
    setZoom({});
}

void HeatmapCanvas::moveBy(QPointF distance)
{
    setZoom(heatmap().movedBy(distance));
}

bool HeatmapCanvas::zoomByKey(const QKeyEvent& event)
{
    if (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier))
        return false;
    switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: // the same key without Shift
        zoomBy(keyStep);
        return true;
    case Qt::Key_Minus:
        zoomBy(1 / keyStep);
        return true;
    case Qt::Key_0:
        zoomToFit();
        return true;
    default:
        return false;
    }
}

void HeatmapCanvas::showCursor()
{
    if (m_isMoving)
        setCursor(Qt::ClosedHandCursor);
    else if (isZoomed())
        setCursor(Qt::OpenHandCursor);
    else
        unsetCursor();
}

void HeatmapCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::MiddleButton && isZoomed()) {
        m_grip = event->position();
        m_isMoving = true;
        showCursor();
    } else if (event->button() == Qt::LeftButton) {
        m_grip = event->position();
        // What is enlarged may be about to be moved: a click chooses when the button is released.
        if (!isZoomed())
            choose(targetAt(event->position()));
    } else {
        event->ignore();
    }
}

void HeatmapCanvas::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF position = event->position();
    const bool isHeld = m_grip && event->buttons() & (Qt::LeftButton | Qt::MiddleButton);
    if (isHeld && isZoomed()) {
        if (!m_isMoving && (position - *m_grip).manhattanLength() < QApplication::startDragDistance())
            return;
        m_isMoving = true;
        moveBy(position - *m_grip);
        m_grip = position;
        return;
    }
    const auto cell = heatmap().shownAt(position);
    hover(cell);
    if (event->buttons() & Qt::LeftButton && cell && (cell->row != m_marks.row || cell->column != m_marks.column))
        choose(cell);
}

void HeatmapCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && m_grip && !m_isMoving && isZoomed())
        choose(targetAt(event->position()));
    m_grip.reset();
    m_isMoving = false;
    showCursor();
}

void HeatmapCanvas::contextMenuEvent(QContextMenuEvent* event)
{
    const Heatmap& map = heatmap();
    const QRectF labels = map.layout().columnLabels;
    std::optional<Index> column;
    if (event->reason() == QContextMenuEvent::Keyboard)
        column = m_marks.column;
    else if (labels.contains(event->pos()))
        if (const auto cell = map.cellAt({static_cast<double>(event->x()), map.plotRect().top() + 0.5}))
            column = cell->column;
    if (map.isEmpty() || !column || *column >= map.columnCount()) {
        event->ignore();
        return;
    }
    const QPoint below = map.columnLabelRect(*column).bottomLeft().toPoint();
    emit columnMenuWanted(*column,
                          event->reason() == QContextMenuEvent::Keyboard ? mapToGlobal(below) : event->globalPos());
}

void HeatmapCanvas::wheelEvent(QWheelEvent* event)
{
    const QPointF turned = event->angleDelta();
    const bool byFingers = !event->pixelDelta().isNull() || event->phase() != Qt::NoScrollPhase;
    const bool zooms = event->modifiers() & Qt::ControlModifier
                       || (!byFingers && event->modifiers() == Qt::NoModifier && turned.x() == 0 && isZoomUseful());
    bool isDone = false;
    if (zooms) {
        isDone = zoomAt(std::pow(wheelStep, turned.y() / notch), event->position());
    } else if (isZoomed()) {
        QPointF distance = event->pixelDelta().isNull() ? turned / notch * notchPixels : QPointF(event->pixelDelta());
        if (event->modifiers() & Qt::ShiftModifier && distance.x() == 0)
            distance = distance.transposed();
        moveBy(distance);
        isDone = true;
    }
    event->setAccepted(isDone);
}

/// Among many tokens a word may come again: where it stands is told too.
QString HeatmapCanvas::toolTipAt(Cell cell) const
{
    const HeatmapLayout& layout = heatmap().layout();
    if (hasKeyRows(m_options.quantity) || !isKeyed(m_options.quantity)
        || (layout.rowLabelStep == 1 && layout.columnLabelStep == 1 && !isZoomed()))
        return describe(cell);
    return describe(cell) + u'\n' + tr("query %1, key %2").arg(cell.row).arg(cell.column);
}

bool HeatmapCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::NativeGesture) {
        const auto& gesture = static_cast<const QNativeGestureEvent&>(*event);
        if (gesture.gestureType() == Qt::ZoomNativeGesture) {
            zoomAt(1 + gesture.value(), gesture.position());
            return true;
        }
        if (gesture.gestureType() == Qt::SmartZoomNativeGesture) {
            isZoomed() ? zoomToFit() : zoomBy(keyStep * keyStep);
            return true;
        }
    }
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto& help = static_cast<const QHelpEvent&>(*event);
    if (const auto cell = heatmap().shownAt(help.pos()))
        showPlainToolTip(help, toolTipAt(*cell), this, heatmap().cellRect(*cell).toAlignedRect());
    else
        showPlainToolTip(help, heatmap().shortenedLabelAt(help.pos()), this);
    return true;
}

} // namespace headlight
