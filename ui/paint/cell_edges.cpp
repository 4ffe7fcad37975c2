#include "ui/paint/cell_edges.h"

#include <QPainter>

#include <cmath>

namespace headlight {

namespace {

/// Moves positions along one axis onto whole pixels of the device.
class PixelAxis {
public:
    PixelAxis(double scale, double shift) : m_scale(scale), m_shift(shift) {}
    double snap(double position) const
    {
        return m_scale == 0 ? position : (std::round(position * m_scale + m_shift) - m_shift) / m_scale;
    }

private:
    double m_scale;
    double m_shift;
};

PixelAxis xAxis(const QPainter& painter)
{
    const QTransform transform = painter.deviceTransform();
    return {transform.m11(), transform.dx()};
}

PixelAxis yAxis(const QPainter& painter)
{
    const QTransform transform = painter.deviceTransform();
    return {transform.m22(), transform.dy()};
}

std::vector<double> edgesAlong(const PixelAxis& axis, double from, double extent, Index count)
{
    std::vector<double> edges(static_cast<std::size_t>(count) + 1);
    for (std::size_t i = 0; i < edges.size(); ++i)
        edges[i] = axis.snap(from + extent * static_cast<double>(i) / static_cast<double>(count));
    return edges;
}

} // namespace

QRectF CellEdges::rect(Index row, Index column) const
{
    const auto i = static_cast<std::size_t>(row);
    const auto j = static_cast<std::size_t>(column);
    return {QPointF(x[j], y[i]), QPointF(x[j + 1], y[i + 1])};
}

QRectF CellEdges::outer() const
{
    return {QPointF(x.front(), y.front()), QPointF(x.back(), y.back())};
}

CellEdges cellEdges(const QPainter& painter, const QRectF& rect, Index rows, Index columns)
{
    return {edgesAlong(xAxis(painter), rect.left(), rect.width(), columns),
            edgesAlong(yAxis(painter), rect.top(), rect.height(), rows)};
}

QRectF snapped(const QPainter& painter, const QRectF& rect)
{
    const PixelAxis x = xAxis(painter);
    const PixelAxis y = yAxis(painter);
    return {QPointF(x.snap(rect.left()), y.snap(rect.top())), QPointF(x.snap(rect.right()), y.snap(rect.bottom()))};
}

} // namespace headlight
