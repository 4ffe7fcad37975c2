#include "ui/paint/cell_edges.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

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

struct Borders {
    std::vector<double> at;
    Index first = 0;
};

/// The borders of equal cells along one axis, as far as they reach between two positions.
Borders bordersAlong(const PixelAxis& axis, double from, double extent, Index count, double least, double most)
{
    const auto place = [&](Index i) { return from + extent * static_cast<double>(i) / static_cast<double>(count); };
    const auto cellAt = [&](double position) {
        return extent > 0 ? (position - from) * static_cast<double>(count) / extent : 0.0;
    };
    constexpr double rounding = 1e-9;
    const auto last = static_cast<double>(count);
    const auto first = static_cast<Index>(std::clamp(std::floor(cellAt(least) + rounding), 0.0, last));
    const auto end = static_cast<Index>(std::clamp(std::ceil(cellAt(most) - rounding), 0.0, last));
    Borders borders;
    borders.first = first;
    for (Index i = first; i <= std::max(first, end); ++i)
        borders.at.push_back(std::clamp(axis.snap(place(i)), axis.snap(least), axis.snap(most)));
    return borders;
}

} // namespace

QRectF CellEdges::rect(Index rowOfMatrix, Index columnOfMatrix) const
{
    const auto i = static_cast<std::size_t>(rowOfMatrix - row);
    const auto j = static_cast<std::size_t>(columnOfMatrix - column);
    return {QPointF(x[j], y[i]), QPointF(x[j + 1], y[i + 1])};
}

QRectF CellEdges::outer() const
{
    return {QPointF(x.front(), y.front()), QPointF(x.back(), y.back())};
}

CellEdges cellEdges(const QPainter& painter, const QRectF& rect, Index rows, Index columns)
{
    return cellEdges(painter, rect, rows, columns, rect);
}

CellEdges cellEdges(const QPainter& painter, const QRectF& rect, Index rows, Index columns, const QRectF& clip)
{
    Borders x = bordersAlong(xAxis(painter), rect.left(), rect.width(), columns, clip.left(), clip.right());
    Borders y = bordersAlong(yAxis(painter), rect.top(), rect.height(), rows, clip.top(), clip.bottom());
    return {std::move(x.at), std::move(y.at), y.first, x.first, snapped(painter, rect).topLeft()};
}

QRectF snapped(const QPainter& painter, const QRectF& rect)
{
    const PixelAxis x = xAxis(painter);
    const PixelAxis y = yAxis(painter);
    return {QPointF(x.snap(rect.left()), y.snap(rect.top())), QPointF(x.snap(rect.right()), y.snap(rect.bottom()))};
}

} // namespace headlight
