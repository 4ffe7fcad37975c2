#include "ui/paint/cell_painter.h"

#include "ui/paint/hatching.h"

#include <QImage>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>

namespace headlight {

namespace {

/// More cells than this are drawn as an image.
constexpr Index mostRectangles = 64 * 64;

bool hasForbidden(const CellField& field)
{
    return std::find(field.states.begin(), field.states.end(), CellState::Forbidden) != field.states.end();
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
    painter.drawImage(edges.outer(), image);
    painter.restore();
}

} // namespace

void paintField(QPainter& painter, const CellField& field, const CellEdges& edges, const CellLook& look)
{
    if (field.rows() == 0 || field.columns() == 0)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    // The hatching first: what its lines put over a border lies under the neighbouring cell.
    if (hasForbidden(field))
        paintHatching(painter, field, edges, {hatchColor(look.theme), look.theme.ground, look.hatchSpacing});
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
    const double width = std::min(rect.width(), rect.height()) >= 32 ? 3 : 2;
    paintRing(painter, rect.adjusted(-width, -width, width, width), width, outer);
    paintRing(painter, rect, width, inner);
}

} // namespace headlight
