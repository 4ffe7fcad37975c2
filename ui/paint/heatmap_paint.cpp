// The drawing half of Heatmap.
#include "ui/paint/heatmap.h"

#include "ui/paint/cell_painter.h"
#include "ui/paint/color_bar.h"
#include "ui/paint/prompt.h"
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

} // namespace

void Heatmap::paint(QPainter& painter, const HeatmapMarks& marks) const
{
    paintUnmarked(painter);
    paintMarks(painter, marks);
}

void Heatmap::paintUnmarked(QPainter& painter) const
{
    painter.save();
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.setFont(m_font);
    if (isEmpty()) {
        paintPrompt(painter, m_room, m_font, m_theme);
    } else {
        paintCells(painter);
        paintPartings(painter);
        paintNumbers(painter);
        paintRowsWithoutWeight(painter);
        paintTitles(painter);
        paintLegend(painter);
        paintLabels(painter);
        painter.setFont(m_font);
        if (m_options.legend)
            paintColorBar(painter, m_layout.colorBar, m_layout.barLabels, m_scale, m_range, m_theme);
    }
    painter.restore();
}

void Heatmap::paintCells(QPainter& painter) const
{
    const CellField* detailed = detailedField();
    if (detailed)
        paintCells(painter, *detailed);
    // A part that does not reach over all of the plot is better than nothing where it lies.
    if (m_part && detailed != m_part.get() && m_layout.zoom.factor > 1)
        paintCells(painter, *m_part);
}

void Heatmap::paintCells(QPainter& painter, const CellField& field) const
{
    const QRectF all = tileRect(field.pooling.tile);
    CellEdges edges = cellEdges(painter, all, field.rows(), field.columns(), m_layout.plot & all);
    edges.origin = snapped(painter, m_layout.matrix).topLeft();
    paintField(painter, field, edges, {m_scale, m_range, m_theme, hatchSpacing(), m_options.threshold});
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
    for (Index i = m_visible.row + 1; i < m_visible.row + m_visible.rows; ++i) {
        const double y = cellRect({i, 0}).top();
        painter.fillRect(snapped(painter, QRectF(plot.left(), y - 1, plot.width(), 1)), m_theme.ground);
    }
    for (Index j = m_visible.column + 1; j < m_visible.column + m_visible.columns; ++j) {
        const double x = cellRect({0, j}).left();
        painter.fillRect(snapped(painter, QRectF(x - 1, plot.top(), 1, plot.height())), m_theme.ground);
    }
}

void Heatmap::paintSpotlight(QPainter& painter, Index row) const
{
    QColor veil = m_theme.ground;
    veil.setAlphaF(spotlightVeil);
    const QRectF& plot = m_layout.plot;
    const double top = std::clamp(cellRect({row, 0}).top(), plot.top(), plot.bottom());
    const double bottom = std::clamp(cellRect({row, 0}).bottom(), plot.top(), plot.bottom());
    painter.fillRect(snapped(painter, QRectF(plot.topLeft(), QPointF(plot.right(), top))), veil);
    painter.fillRect(snapped(painter, QRectF(QPointF(plot.left(), bottom), plot.bottomRight())), veil);
    paintNumbers(painter, row);
}

void Heatmap::paintNumbers(QPainter& painter, std::optional<Index> spotlight) const
{
    if (m_numberPixels == 0)
        return;
    painter.save();
    if (m_layout.zoom.factor > 1)
        painter.setClipRect(m_layout.plot);
    painter.setFont(withPixelSize(m_font, m_numberPixels));
    const QFontMetricsF metrics(painter.font());
    const double lift = metrics.ascent() - capHeightOf(metrics) / 2;
    auto text = m_numbers.begin();
    for (Index i = m_visible.row; i < m_visible.row + m_visible.rows; ++i)
        for (Index j = m_visible.column; j < m_visible.column + m_visible.columns; ++j, ++text) {
            const CellState held = state({i, j});
            if (isWordless(held) || i == spotlight)
                continue;
            const QPointF centre = cellRect({i, j}).center() - QPointF(0.5, 0.5);
            const QPointF corner = centre - QPointF(text->size().width() / 2, lift);
            if (held == CellState::Invalid)
                painter.fillRect(QRectF(corner, text->size()), m_theme.ground);
            painter.setPen(numberColor({i, j}, spotlight.has_value()));
            painter.drawStaticText(corner, *text);
        }
    painter.restore();
}

QColor Heatmap::numberColor(Cell cell, bool dimmed) const
{
    if (state(cell) == CellState::Invalid)
        return m_theme.ink;
    if (state(cell) == CellState::MadeUp)
        return madeUpTextColor(m_theme);
    const double value = number(cell);
    if (isQuiet(value))
        return m_theme.muted;
    const double place = m_range.place(value);
    if (dimmed) {
        const QRgb fill = mixed(QColor(m_scale.at(place)), m_theme.ground, spotlightVeil).rgb();
        return contrastRatio(m_theme.muted.rgb(), fill) >= 4.5 ? m_theme.muted : QColor(textColorOn(fill));
    }
    // What is next to nothing stays in the background.
    const bool isSmall = std::abs(value) < 0.5 * std::pow(10.0, -m_options.decimals);
    if (isSmall && contrastRatio(m_theme.muted.rgb(), m_scale.at(place)) >= 4.5)
        return m_theme.muted;
    return QColor(m_scale.textAt(place));
}

void Heatmap::paintRowsWithoutWeight(QPainter& painter) const
{
    constexpr double leastLined = 3; // a lower row is all line
    painter.setFont(m_font);
    for (Index i = m_visible.row; i < m_visible.row + m_visible.rows; ++i) {
        if (!showsRow(i))
            continue;
        if (seesNothing(i)) {
            if (m_layout.cellHeight >= leastLined)
                paintSightlessLine(
                    painter, {m_layout.plot.left(), cellRect({i, 0}).top(), m_layout.plot.width(), m_layout.cellHeight},
                    m_theme);
            paintRowNote(painter, i, QCoreApplication::translate("paint", "sees nothing"));
        } else if (m_layout.cellHeight >= leastTextPixels && hasNothingLeft(i)) {
            paintRowNote(painter, i, QCoreApplication::translate("paint", "nothing left"));
        }
    }
}

void Heatmap::paintRowNote(QPainter& painter, Index row, const QString& text) const
{
    const QFontMetricsF metrics(m_font);
    const double width = metrics.horizontalAdvance(text) + 16;
    if (m_layout.cellHeight < metrics.height() || m_layout.plot.width() < width)
        return;
    QRectF plate(0, 0, width, metrics.height());
    plate.moveCenter(
        QRectF(m_layout.plot.left(), cellRect({row, 0}).top(), m_layout.plot.width(), m_layout.cellHeight).center());
    painter.fillRect(snapped(painter, plate), m_theme.ground);
    painter.setPen(m_theme.ink);
    drawText(painter, plate, Qt::AlignHCenter, text);
}

void Heatmap::paintTitles(QPainter& painter) const
{
    if (!m_options.rowNames)
        return;
    painter.setFont(m_font);
    painter.setPen(m_theme.muted);
    drawText(painter, m_layout.columnTitle, Qt::AlignLeft,
             shortened(columnAxisTitle(m_options.quantity), m_font, m_layout.columnTitle.width() + 1));
    drawTurnedText(painter, m_layout.rowTitle, Qt::AlignRight,
                   shortened(rowAxisTitle(m_options.quantity), m_font, m_layout.rowTitle.height() + 1));
}

void Heatmap::paintLegend(QPainter& painter) const
{
    for (std::size_t i = 0; i < std::min(m_legend.size(), m_layout.legend.size()); ++i)
        paintHeatmapLegendEntry(painter, m_layout.legend[i], m_legend[i], m_font, m_theme);
}

} // namespace headlight
