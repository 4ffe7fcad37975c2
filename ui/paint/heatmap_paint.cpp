// The drawing half of Heatmap.
#include "ui/paint/heatmap.h"

#include "ui/paint/cell_painter.h"
#include "ui/paint/color_bar.h"
#include "ui/paint/quantity_text.h"
#include "ui/paint/text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

/// Cells below this side touch; from here on a line of the ground's colour parts them.
constexpr double leastPartedCell = 12;

QFont weighted(QFont font, bool bold)
{
    font.setBold(bold);
    return font;
}

/// Which of the labels are shown: every step-th, but the selected one in place of those that would touch it.
std::vector<Index> labelled(Index count, Index step, std::optional<Index> selected)
{
    std::vector<Index> shown;
    for (Index i = 0; i < count; i += step)
        if (!selected || i == *selected || std::abs(i - *selected) >= step)
            shown.push_back(i);
    if (selected && *selected >= 0 && *selected < count && *selected % step != 0)
        shown.push_back(*selected);
    return shown;
}

QString rangeText(Range range)
{
    switch (range) {
    case Range::Own:
        return QCoreApplication::translate("paint", "own range");
    case Range::Shared:
        return QCoreApplication::translate("paint", "shared range");
    case Range::Unit:
        break;
    }
    return {};
}

} // namespace

void Heatmap::paint(QPainter& painter, const HeatmapMarks& marks) const
{
    painter.save();
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.setFont(m_font);
    if (isEmpty()) {
        painter.setPen(m_theme.muted);
        drawText(painter, m_room, Qt::AlignHCenter, QCoreApplication::translate("paint", "Type a sentence to begin"));
    } else {
        const CellEdges edges = cellEdges(painter, m_layout.plot, m_field.rows(), m_field.columns());
        paintField(painter, m_field, edges, {m_scale, m_range, m_theme, hatchSpacing()});
        paintPartings(painter);
        paintNumbers(painter);
        paintSightlessRows(painter);
        paintTitles(painter);
        paintRowLabels(painter, marks.row);
        paintColumnLabels(painter, marks.column);
        painter.setFont(m_font);
        paintColorBar(painter, m_layout.colorBar, m_layout.barLabels, m_scale, m_range, m_theme);
        paintMarks(painter, marks);
    }
    painter.restore();
}

double Heatmap::hatchSpacing() const
{
    return std::clamp(std::floor(m_layout.cellHeight / 5), 6.0, 9.0);
}

void Heatmap::paintPartings(QPainter& painter) const
{
    if (std::min(m_layout.cellWidth, m_layout.cellHeight) < leastPartedCell)
        return;
    const QRectF plot = snapped(painter, m_layout.plot);
    for (Index i = 1; i < m_rows; ++i) {
        const double y = cellRect({i, 0}).top();
        painter.fillRect(snapped(painter, QRectF(plot.left(), y - 1, plot.width(), 1)), m_theme.ground);
    }
    for (Index j = 1; j < m_columns; ++j) {
        const double x = cellRect({0, j}).left();
        painter.fillRect(snapped(painter, QRectF(x - 1, plot.top(), 1, plot.height())), m_theme.ground);
    }
}

void Heatmap::paintNumbers(QPainter& painter) const
{
    if (m_numberPixels == 0)
        return;
    painter.setFont(withPixelSize(m_font, m_numberPixels));
    const QFontMetricsF metrics(painter.font());
    const double lift = metrics.ascent() - capHeightOf(metrics) / 2;
    for (Index i = 0; i < m_rows; ++i)
        for (Index j = 0; j < m_columns; ++j) {
            const CellState state = m_field.state(i, j);
            if (state == CellState::Forbidden)
                continue;
            const QStaticText& text = m_numbers[static_cast<std::size_t>(i * m_columns + j)];
            const QPointF centre = cellRect({i, j}).center() - QPointF(0.5, 0.5);
            const QPointF corner = centre - QPointF(text.size().width() / 2, lift);
            if (state == CellState::Invalid)
                painter.fillRect(QRectF(corner, text.size()), m_theme.ground);
            painter.setPen(numberColor(i, j));
            painter.drawStaticText(corner, text);
        }
}

QColor Heatmap::numberColor(Index row, Index column) const
{
    if (m_field.state(row, column) == CellState::Invalid)
        return m_theme.ink;
    const double value = m_field.values(row, column);
    const double place = m_range.place(value);
    // What is next to nothing stays in the background.
    const bool isSmall = std::abs(value) < 0.5 * std::pow(10.0, -m_options.decimals);
    if (isSmall && contrastRatio(m_theme.muted.rgb(), m_scale.at(place)) >= 4.5)
        return m_theme.muted;
    return QColor(m_scale.textAt(place));
}

void Heatmap::paintSightlessRows(QPainter& painter) const
{
    const QString text = QCoreApplication::translate("paint", "sees nothing");
    const QFontMetricsF metrics(m_font);
    const double width = metrics.horizontalAdvance(text) + 16;
    if (m_layout.cellHeight < metrics.height() || m_layout.plot.width() < width)
        return;
    painter.setFont(m_font);
    painter.setPen(m_theme.ink);
    for (Index i = 0; i < m_rows; ++i) {
        if (!seesNothing(i))
            continue;
        QRectF plate(0, 0, width, metrics.height());
        plate.moveCenter(
            QRectF(m_layout.plot.left(), cellRect({i, 0}).top(), m_layout.plot.width(), m_layout.cellHeight).center());
        painter.fillRect(snapped(painter, plate), m_theme.ground);
        drawText(painter, plate, Qt::AlignHCenter, text);
    }
}

void Heatmap::paintTitles(QPainter& painter) const
{
    painter.setFont(m_font);
    painter.setPen(m_theme.muted);
    drawText(painter, m_layout.columnTitle, Qt::AlignLeft,
             shortened(columnAxisTitle(m_options.quantity), m_font, m_layout.columnTitle.width() + 1));
    drawTurnedText(painter, m_layout.rowTitle, Qt::AlignRight,
                   shortened(rowAxisTitle(m_options.quantity), m_font, m_layout.rowTitle.height() + 1));
    const QString range = rangeText(m_options.range);
    const double width = QFontMetricsF(m_font).horizontalAdvance(range);
    const double right = std::max(m_layout.barLabels.right(), m_layout.colorBar.left() + width);
    QRectF rect(right - width, m_layout.columnTitle.top(), width, m_layout.columnTitle.height());
    if (rect.left() < m_layout.columnTitle.right() + 8)
        rect.translate(0, m_layout.plot.top() - m_layout.columnTitle.bottom() - 6);
    drawText(painter, rect, Qt::AlignLeft, range);
}

void Heatmap::paintRowLabels(QPainter& painter, std::optional<Index> bold) const
{
    for (const Index i : labelled(m_rows, m_layout.rowLabelStep, bold)) {
        const bool isBold = i == bold;
        painter.setFont(weighted(m_labelFont, isBold));
        painter.setPen(isBold ? m_theme.ink : m_theme.muted);
        drawText(painter, rowLabelRect(i), Qt::AlignRight, shownRowLabel(fullRowLabel(i)));
    }
}

void Heatmap::paintColumnLabels(QPainter& painter, std::optional<Index> bold) const
{
    for (const Index j : labelled(m_columns, m_layout.columnLabelStep, bold)) {
        const bool isBold = j == bold;
        painter.setFont(weighted(m_labelFont, isBold));
        painter.setPen(isBold ? m_theme.ink : m_theme.muted);
        const QString text = shownColumnLabel(fullColumnLabel(j));
        if (m_layout.turnedColumnLabels)
            drawTurnedText(painter, columnLabelRect(j), Qt::AlignLeft, text);
        else
            drawText(painter, columnLabelRect(j), Qt::AlignHCenter, text);
    }
}

void Heatmap::paintMarks(QPainter& painter, const HeatmapMarks& marks) const
{
    const auto inside = [this](Cell cell) {
        return cell.row >= 0 && cell.row < m_rows && cell.column >= 0 && cell.column < m_columns;
    };
    const auto cellOf = [&](Cell cell) {
        QRectF rect = cellRect(cell);
        // A cell of a pixel or less is marked around, not covered.
        if (rect.width() < 8 || rect.height() < 8)
            rect = QRectF(rect.center() - QPointF(4, 4), QSizeF(8, 8));
        return snapped(painter, rect);
    };
    if (marks.hovered && inside(*marks.hovered))
        paintRing(painter, cellOf(*marks.hovered).adjusted(-1, -1, 0, 0), 1, m_theme.ink);
    if (marks.row && marks.column && inside({*marks.row, *marks.column}))
        paintOutline(painter, cellOf({*marks.row, *marks.column}), m_theme);
}

} // namespace headlight
