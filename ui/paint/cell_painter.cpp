#include "ui/paint/cell_painter.h"

#include "ui/paint/cell_pixels.h"
#include "ui/paint/hatching.h"
#include "ui/paint/text.h"

#include <QImage>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

/// Whether some of the cells within the edges are forbidden.
bool hasForbidden(const CellField& field, const CellEdges& edges)
{
    for (Index i = edges.row; i < edges.row + edges.rows(); ++i) {
        const auto row = field.states.begin() + i * field.columns() + edges.column;
        if (std::find(row, row + edges.columns(), CellState::Forbidden) != row + edges.columns())
            return true;
    }
    return false;
}

bool isRaster(const QPainter& painter)
{
    const QPaintEngine* engine = painter.paintEngine();
    return engine && engine->type() == QPaintEngine::Raster;
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
    for (Index i = edges.row; i < edges.row + edges.rows(); ++i)
        for (Index j = edges.column; j < edges.column + edges.columns(); ++j)
            if (field.state(i, j) == CellState::Value)
                painter.fillRect(edges.rect(i, j), QColor(look.fill(field.values(i, j))));
            else if (field.state(i, j) == CellState::Invalid)
                paintCross(painter, edges.rect(i, j), look.theme);
            else if (field.state(i, j) == CellState::MadeUp)
                painter.fillRect(edges.rect(i, j), look.madeUp());
            else if (field.state(i, j) == CellState::Hidden)
                paintHiddenCell(painter, edges.rect(i, j), look.theme);
            else if (field.state(i, j) == CellState::LeftOut)
                painter.fillRect(edges.rect(i, j), look.theme.ground);
}

/// For other programs: one pixel a cell, enlarged. They smooth what they enlarge themselves, so that a cell's edge
/// blurs by a part of it only.
void paintCellImage(QPainter& painter, const CellField& field, const CellEdges& edges, const CellLook& look)
{
    QImage image(static_cast<int>(edges.columns()), static_cast<int>(edges.rows()), QImage::Format_ARGB32);
    for (int i = 0; i < image.height(); ++i)
        colorRow(field, edges, edges.row + i, look, reinterpret_cast<QRgb*>(image.scanLine(i)));
    const int factor = std::clamp(2048 / std::max(image.width(), image.height()), 1, 8);
    image = image.scaled(image.width() * factor, image.height() * factor);
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.setRenderHint(QPainter::LosslessImageRendering);
    painter.drawImage(edges.outer(), image);
    painter.restore();
}

} // namespace

QColor madeUpColor(const Theme& theme)
{
    return mixed(theme.ground, theme.ink, theme.dark ? 0.16 : 0.12);
}

QColor madeUpLine(const Theme& theme)
{
    return mixed(theme.ground, theme.ink, theme.dark ? 0.32 : 0.38);
}

QColor madeUpTextColor(const Theme& theme)
{
    return mixed(theme.muted, theme.ink, 0.3);
}

void paintField(QPainter& painter, const CellField& field, const CellEdges& edges, const CellLook& look)
{
    if (edges.rows() <= 0 || edges.columns() <= 0)
        return;
    const Hatch hatch{hatchColor(look.theme), look.theme.ground, look.hatchSpacing};
    const bool few = edges.rows() * edges.columns() <= mostRectangles;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (!few && isRaster(painter)) {
        paintPixels(painter, field, edges, look, hatch);
    } else {
        // The hatching first: what its lines put over a border lies under the neighbouring cell.
        if (hasForbidden(field, edges))
            paintHatching(painter, field, edges, hatch);
        if (few)
            paintRectangles(painter, field, edges, look);
        else
            paintCellImage(painter, field, edges, look);
    }
    painter.restore();
}

QColor hiddenColor(const Theme& theme)
{
    return mixed(theme.ground, theme.line, 0.5F);
}

void paintHiddenCell(QPainter& painter, const QRectF& rect, const Theme& theme)
{
    painter.fillRect(rect, hiddenColor(theme));
    const double side = std::min(rect.width(), rect.height());
    if (side < leastTextPixels + 2)
        return;
    painter.save();
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.setFont(withPixelSize(painter.font(), std::clamp(side / 2, 1. * leastTextPixels, 20.)));
    painter.setPen(theme.muted);
    drawText(painter, rect, Qt::AlignHCenter, u"?"_s);
    painter.restore();
}

double cellResolution(const QPainter& painter)
{
    const double dots = std::abs(painter.deviceTransform().m11());
    const QPaintEngine* engine = painter.paintEngine();
    return engine && engine->type() == QPaintEngine::Pdf ? dots / pdfStepsADot : dots;
}

void paintSightlessLine(QPainter& painter, const QRectF& row, const Theme& theme)
{
    const QRectF line(row.left(), std::floor(row.center().y()) - 0.5, row.width(), 1);
    painter.fillRect(snapped(painter, line), theme.ink);
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
