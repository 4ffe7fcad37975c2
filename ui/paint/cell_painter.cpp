#include "ui/paint/cell_painter.h"

#include <QImage>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

/// More cells than this are drawn as an image.
constexpr Index mostRectangles = 64 * 64;

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

QRectF outerRect(const CellEdges& edges)
{
    return {QPointF(edges.x.front(), edges.y.front()), QPointF(edges.x.back(), edges.y.back())};
}

/// One line x + y = sum of the hatching, cut to the forbidden cells: walks from cell to cell, from the top right
/// down to the left, and joins what touches.
void addHatchLine(QList<QLineF>& lines, const CellField& field, const CellEdges& edges, double sum)
{
    const QRectF outer = outerRect(edges);
    double y = std::max(outer.top(), sum - outer.right());
    const double bottom = std::min(outer.bottom(), sum - outer.left());
    auto row = std::upper_bound(edges.y.begin(), edges.y.end(), y) - edges.y.begin() - 1;
    auto column = std::lower_bound(edges.x.begin(), edges.x.end(), sum - y) - edges.x.begin() - 1;
    double start = y;
    bool drawing = false;
    while (y < bottom && row < field.rows() && column >= 0) {
        const bool forbidden = field.state(row, column) == CellState::Forbidden;
        if (forbidden && !drawing)
            start = y;
        else if (!forbidden && drawing)
            lines.append(QLineF(sum - start, start, sum - y, y));
        drawing = forbidden;
        const double nextRow = edges.y[static_cast<std::size_t>(row) + 1];
        const double nextColumn = sum - edges.x[static_cast<std::size_t>(column)];
        y = std::min(nextRow, nextColumn);
        row += nextRow <= nextColumn ? 1 : 0;
        column -= nextColumn <= nextRow ? 1 : 0;
    }
    if (drawing)
        lines.append(QLineF(sum - start, start, sum - y, y));
}

bool hasForbidden(const CellField& field)
{
    return std::find(field.states.begin(), field.states.end(), CellState::Forbidden) != field.states.end();
}

void paintHatching(QPainter& painter, const CellField& field, const CellEdges& edges, const CellLook& look)
{
    const QRectF outer = outerRect(edges);
    QList<QLineF> lines;
    const double first = outer.left() + outer.top() + look.hatchSpacing / 2;
    for (double sum = first; sum < outer.right() + outer.bottom(); sum += look.hatchSpacing)
        addHatchLine(lines, field, edges, sum);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(hatchColor(look.theme), 1.25, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(lines);
    painter.restore();
}

void paintCross(QPainter& painter, const QRectF& rect, const Theme& theme)
{
    painter.fillRect(rect, theme.ground);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.ink, 1.25));
    const QRectF inside = rect.adjusted(1, 1, -1, -1);
    painter.drawLine(inside.topLeft(), inside.bottomRight());
    painter.drawLine(inside.topRight(), inside.bottomLeft());
    painter.restore();
}

void paintRectangles(QPainter& painter, const CellField& field, const CellEdges& edges, const CellLook& look)
{
    for (Index i = 0; i < field.rows(); ++i)
        for (Index j = 0; j < field.columns(); ++j)
            if (field.state(i, j) == CellState::Value)
                painter.fillRect(edges.rect(i, j), QColor(look.scale.at(look.range.place(field.values(i, j)))));
            else if (field.state(i, j) == CellState::Invalid)
                paintCross(painter, edges.rect(i, j), look.theme);
}

QImage fieldImage(const CellField& field, const CellLook& look)
{
    QImage image(static_cast<int>(field.columns()), static_cast<int>(field.rows()), QImage::Format_ARGB32);
    for (Index i = 0; i < field.rows(); ++i) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(static_cast<int>(i)));
        for (Index j = 0; j < field.columns(); ++j) {
            const CellState state = field.state(i, j);
            line[j] = state == CellState::Value       ? look.scale.at(look.range.place(field.values(i, j)))
                      : state == CellState::Forbidden ? qRgba(0, 0, 0, 0)
                                                      : look.theme.ink.rgb();
        }
    }
    return image;
}

void paintImage(QPainter& painter, const CellField& field, const CellEdges& edges, const CellLook& look)
{
    QImage image = fieldImage(field, look);
    const QPaintEngine* engine = painter.paintEngine();
    const bool isRaster = engine && engine->type() == QPaintEngine::Raster;
    if (!isRaster) {
        // Other programs smooth what they enlarge: enlarged here, a cell's edge blurs by a part of it only.
        const int factor = std::clamp(2048 / std::max(image.width(), image.height()), 1, 8);
        image = image.scaled(image.width() * factor, image.height() * factor);
    }
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.setRenderHint(QPainter::LosslessImageRendering);
    painter.drawImage(outerRect(edges), image);
    painter.restore();
}

} // namespace

QRectF CellEdges::rect(Index row, Index column) const
{
    const auto i = static_cast<std::size_t>(row);
    const auto j = static_cast<std::size_t>(column);
    return {QPointF(x[j], y[i]), QPointF(x[j + 1], y[i + 1])};
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

QColor hatchColor(const Theme& theme)
{
    return mixed(theme.ground, theme.ink, theme.dark ? 0.34 : 0.44);
}

void paintField(QPainter& painter, const CellField& field, const CellEdges& edges, const CellLook& look)
{
    if (field.rows() == 0 || field.columns() == 0)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    // The hatching first: what its lines put over a border lies under the neighbouring cell.
    if (hasForbidden(field)) {
        painter.fillRect(outerRect(edges), look.theme.ground);
        paintHatching(painter, field, edges, look);
    }
    if (field.values.size() <= mostRectangles)
        paintRectangles(painter, field, edges, look);
    else
        paintImage(painter, field, edges, look);
    painter.restore();
}

void paintRing(QPainter& painter, const QRectF& rect, double width, const QColor& color)
{
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), width), color);
    painter.fillRect(QRectF(rect.left(), rect.bottom() - width, rect.width(), width), color);
    painter.fillRect(QRectF(rect.left(), rect.top(), width, rect.height()), color);
    painter.fillRect(QRectF(rect.right() - width, rect.top(), width, rect.height()), color);
}

void paintOutline(QPainter& painter, const QRectF& rect, const Theme& theme)
{
    const QColor outer = theme.dark ? QColor(Qt::white) : theme.ink;
    const QColor inner = theme.dark ? theme.ground : QColor(Qt::white);
    paintRing(painter, rect.adjusted(-2, -2, 2, 2), 2, outer);
    paintRing(painter, rect, 2, inner);
}

} // namespace headlight
