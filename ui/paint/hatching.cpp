#include "ui/paint/hatching.h"

#include "ui/paint/color_map.h"

#include <QBrush>
#include <QImage>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace headlight {

namespace {

constexpr double lineWidth = 1.25; ///< logical pixels

/// One line x + y = sum of the hatching, cut to the forbidden cells: walks from cell to cell, from the top right
/// down to the left, and joins what touches.
void addHatchLine(QList<QLineF>& lines, const CellField& field, const CellEdges& edges, double sum)
{
    const QRectF outer = edges.outer();
    double y = std::max(outer.top(), sum - outer.right());
    const double bottom = std::min(outer.bottom(), sum - outer.left());
    auto row = std::upper_bound(edges.y.begin(), edges.y.end(), y) - edges.y.begin() - 1;
    auto column = std::lower_bound(edges.x.begin(), edges.x.end(), sum - y) - edges.x.begin() - 1;
    column = std::min<Index>(column, edges.columns() - 1); // sum − (sum − right) may be past the right by a rounding
    double start = y;
    bool drawing = false;
    while (y < bottom && row < edges.rows() && column >= 0) {
        const bool forbidden = field.state(edges.row + row, edges.column + column) == CellState::Forbidden;
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

/// Fills the runs of forbidden cells in each row.
void paintTiles(QPainter& painter, const CellField& field, const CellEdges& edges, const Hatch& hatch)
{
    const double scale = painter.deviceTransform().m11();
    QBrush brush(hatchTile(hatch, scale));
    brush.setTransform(QTransform::fromScale(1 / scale, 1 / scale));
    painter.setBrushOrigin(edges.origin);
    const Index end = edges.column + edges.columns();
    for (Index i = edges.row; i < edges.row + edges.rows(); ++i)
        for (Index j = edges.column; j < end; ++j) {
            const Index begin = j;
            while (j < end && field.state(i, j) == CellState::Forbidden)
                ++j;
            if (j > begin)
                painter.fillRect(edges.rect(i, begin).united(edges.rect(i, j - 1)), brush);
        }
}

void paintLines(QPainter& painter, const CellField& field, const CellEdges& edges, const Hatch& hatch)
{
    const QRectF outer = edges.outer();
    painter.fillRect(outer, hatch.ground);
    QList<QLineF> lines;
    const double first = outer.left() + outer.top() + hatch.spacing;
    for (double sum = first; sum < outer.right() + outer.bottom(); sum += hatch.spacing)
        addHatchLine(lines, field, edges, sum);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(hatch.line, lineWidth, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(lines);
}

} // namespace

QImage hatchTile(const Hatch& hatch, double scale)
{
    const int side = std::max(3, static_cast<int>(std::lround(hatch.spacing * scale)));
    QImage tile(side, side, QImage::Format_RGB32);
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            const double along = std::fmod(x + y + 1 + side / 2.0, side) - side / 2.0;
            const double distance = std::abs(along) / std::numbers::sqrt2;
            const double share = std::clamp(lineWidth * scale / 2 + 0.5 - distance, 0.0, 1.0);
            tile.setPixelColor(x, y, mixed(hatch.ground, hatch.line, share));
        }
    return tile;
}

QColor hatchColor(const Theme& theme)
{
    return mixed(theme.ground, theme.ink, theme.dark ? 0.32 : 0.38);
}

void paintHatching(QPainter& painter, const CellField& field, const CellEdges& edges, const Hatch& hatch)
{
    const QPaintEngine* engine = painter.paintEngine();
    const bool isRaster = engine && engine->type() == QPaintEngine::Raster;
    painter.save();
    if (isRaster)
        paintTiles(painter, field, edges, hatch);
    else
        paintLines(painter, field, edges, hatch);
    painter.restore();
}

} // namespace headlight
