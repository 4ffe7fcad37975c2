// The labels of a Heatmap, and what is pointed out in it.
#include "ui/paint/heatmap.h"

#include "ui/paint/cell_painter.h"
#include "ui/paint/text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

constexpr double tickLength = 4; ///< of the line that leads from a label to its row where others are left out
constexpr double leastMark = 8;  ///< the side of the ring around a cell that is smaller
constexpr float crosshairShare = 0.45F;

QFont weighted(QFont font, bool bold)
{
    font.setBold(bold);
    return font;
}

QFont struck(QFont font, bool out)
{
    font.setStrikeOut(out);
    return font;
}

/// The first multiple of a step that is not below.
Index firstLabelled(Index from, Index step)
{
    return (from + step - 1) / step * step;
}

} // namespace

bool Heatmap::showsRow(Index row) const
{
    const double centre = cellRect({row, 0}).center().y();
    return row >= 0 && row < m_rows && centre >= m_layout.plot.top() && centre <= m_layout.plot.bottom();
}

bool Heatmap::showsColumn(Index column) const
{
    const double centre = cellRect({0, column}).center().x();
    return column >= 0 && column < m_columns && centre >= m_layout.plot.left() && centre <= m_layout.plot.right();
}

void Heatmap::paintLabels(QPainter& painter) const
{
    painter.setPen(m_theme.muted);
    painter.setFont(m_labelFont);
    const Tile& seen = m_visible;
    for (Index i = firstLabelled(seen.row, m_layout.rowLabelStep); i < seen.row + seen.rows; i += m_layout.rowLabelStep)
        if (m_options.rowNames && showsRow(i))
            paintRowLabel(painter, i);
    for (Index j = firstLabelled(seen.column, m_layout.columnLabelStep); j < seen.column + seen.columns;
         j += m_layout.columnLabelStep)
        if (showsColumn(j))
            paintColumnLabel(painter, j);
}

void Heatmap::paintRowLabel(QPainter& painter, Index row) const
{
    drawText(painter, rowLabelRect(row), Qt::AlignRight, shownRowLabel(fullRowLabel(row)));
    if (m_layout.rowLabelStep == 1)
        return;
    const QRectF tick(m_layout.plot.left() - tickLength - 1, cellRect({row, 0}).center().y() - 0.5, tickLength, 1);
    painter.fillRect(snapped(painter, tick), painter.pen().color());
}

void Heatmap::paintColumnLabel(QPainter& painter, Index column) const
{
    const QString text = shownColumnLabel(fullColumnLabel(column));
    const QFont font = painter.font();
    painter.setFont(struck(font, isLeftOut(column)));
    if (m_layout.turnedColumnLabels)
        drawTurnedText(painter, columnLabelRect(column), Qt::AlignLeft, text);
    else
        drawText(painter, columnLabelLine(column), Qt::AlignHCenter, text);
    painter.setFont(font);
    if (m_layout.columnLabelStep == 1)
        return;
    const QRectF tick(cellRect({0, column}).center().x() - 0.5, m_layout.plot.top() - tickLength - 1, 1, tickLength);
    painter.fillRect(snapped(painter, tick), painter.pen().color());
}

/// Where a row's label is drawn, one line high, up to the plot.
QRectF Heatmap::rowLabelLine(Index row) const
{
    const double centre = cellRect({row, 0}).center().y();
    const double left = m_layout.rowLabels.left();
    return {left, centre - m_layout.lineHeight / 2, m_layout.plot.left() - 1 - left, m_layout.lineHeight};
}

/// Where a column's label is drawn, one line wide if it is turned, up to the plot.
QRectF Heatmap::columnLabelLine(Index column) const
{
    const QRectF cell = cellRect({0, column});
    const QRectF& band = m_layout.columnLabels;
    if (!m_layout.turnedColumnLabels)
        return {cell.left(), band.bottom() - m_layout.lineHeight, cell.width(), m_layout.lineHeight};
    return {cell.center().x() - m_layout.lineHeight / 2, band.top(), m_layout.lineHeight,
            m_layout.plot.top() - 1 - band.top()};
}

/// Draws a row's label once more, in ink: in place of its own and of those that it would touch.
void Heatmap::paintMarkedRow(QPainter& painter, Index row, bool isSelected) const
{
    if (!m_options.rowNames || !showsRow(row))
        return;
    const Index step = m_layout.rowLabelStep;
    for (Index i = firstLabelled(std::max<Index>(0, row - step + 1), step); i < std::min(m_rows, row + step); i += step)
        if (showsRow(i))
            painter.fillRect(rowLabelLine(i), m_theme.ground);
    painter.setFont(weighted(m_labelFont, isSelected));
    painter.setPen(m_theme.ink);
    paintRowLabel(painter, row);
}

void Heatmap::paintMarkedColumn(QPainter& painter, Index column, bool isSelected) const
{
    if (!showsColumn(column))
        return;
    const Index step = m_layout.columnLabelStep;
    for (Index j = firstLabelled(std::max<Index>(0, column - step + 1), step); j < std::min(m_columns, column + step);
         j += step)
        if (showsColumn(j))
            painter.fillRect(columnLabelLine(j), m_theme.ground);
    painter.setFont(weighted(m_labelFont, isSelected));
    painter.setPen(m_theme.ink);
    paintColumnLabel(painter, column);
}

/// A cell of a few pixels is marked around, not covered.
QRectF Heatmap::markRect(const QPainter& painter, Cell cell) const
{
    QRectF rect = cellRect(cell);
    if (rect.width() < leastMark || rect.height() < leastMark)
        rect = QRectF(rect.center() - QPointF(leastMark / 2, leastMark / 2), QSizeF(leastMark, leastMark));
    return snapped(painter, rect);
}

void Heatmap::paintCrosshair(QPainter& painter, Cell cell) const
{
    const QRectF mark = markRect(painter, cell).adjusted(-1, -1, 0, 0);
    const QRectF plot = snapped(painter, m_layout.plot);
    QColor line = m_theme.ink;
    line.setAlphaF(crosshairShare);
    for (const double y : {mark.top(), mark.bottom() - 1}) {
        painter.fillRect(QRectF(plot.left(), y, mark.left() - plot.left(), 1), line);
        painter.fillRect(QRectF(mark.right(), y, plot.right() - mark.right(), 1), line);
    }
    for (const double x : {mark.left(), mark.right() - 1}) {
        painter.fillRect(QRectF(x, plot.top(), 1, mark.top() - plot.top()), line);
        painter.fillRect(QRectF(x, mark.bottom(), 1, plot.bottom() - mark.bottom()), line);
    }
    paintRing(painter, mark, 1, m_theme.ink);
}

void Heatmap::paintMarks(QPainter& painter, const HeatmapMarks& marks) const
{
    const auto inside = [this](Cell cell) {
        return cell.row >= 0 && cell.row < m_rows && cell.column >= 0 && cell.column < m_columns;
    };
    if (isEmpty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::TextAntialiasing);
    if (marks.spotlight && marks.row && *marks.row >= 0 && *marks.row < m_rows)
        paintSpotlight(painter, *marks.row);
    const auto hovered = marks.hovered && inside(*marks.hovered) ? marks.hovered : std::nullopt;
    const auto isApart = [](Index index, std::optional<Index> selected, Index step) {
        return !selected || std::abs(index - *selected) >= step;
    };
    if (hovered && isApart(hovered->row, marks.row, m_layout.rowLabelStep))
        paintMarkedRow(painter, hovered->row, false);
    if (hovered && isApart(hovered->column, marks.column, m_layout.columnLabelStep))
        paintMarkedColumn(painter, hovered->column, false);
    if (marks.row)
        paintMarkedRow(painter, *marks.row, true);
    if (marks.column)
        paintMarkedColumn(painter, *marks.column, true);
    const bool cuts = m_layout.zoom.factor > 1;
    if (cuts)
        painter.setClipRect(m_layout.plot.adjusted(-1, -1, 0, 0));
    if (hovered)
        paintCrosshair(painter, *hovered);
    // An outline lies around its cell: there is room for it beside the plot.
    if (cuts)
        painter.setClipRect(m_layout.plot.adjusted(-3, -3, 3, 3));
    if (marks.row && marks.column && inside({*marks.row, *marks.column}))
        paintOutline(painter, markRect(painter, {*marks.row, *marks.column}), m_theme);
    painter.restore();
}

} // namespace headlight
