#include "core/model/veiled_source.h"
#include "ui/paint/cell_painter.h"
#include "ui/paint/color_bar.h"
#include "ui/paint/number_text.h"
#include "ui/paint/pattern_map.h"
#include "ui/paint/prompt.h"
#include "ui/paint/text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLinearGradient>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

constexpr double parted = 12; ///< from this size on a pixel of ground lies between cells
constexpr int legendStops = 32;

/// Every how many cells a label of this width has room.
Index labelStep(double width, double cell)
{
    return std::max<Index>(1, static_cast<Index>(std::ceil((width + 4) / cell)));
}

} // namespace

void PatternMap::paint(QPainter& painter, const GridMarks& marks) const
{
    painter.save();
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.setFont(m_font);
    if (isEmpty())
        paintPrompt(painter, m_room, m_font, m_theme);
    for (const Panel& panel : m_panels)
        paintPanel(painter, panel);
    for (const Panel& panel : m_panels)
        paintMarks(painter, panel, marks);
    const bool anyScore =
        std::any_of(m_panels.begin(), m_panels.end(), [](const Panel& panel) { return panel.missing.isEmpty(); });
    if (anyScore && m_options.range != Range::Own)
        paintLegend(painter, m_legend, m_panels.front().range);
    painter.restore();
}

void PatternMap::paintPanel(QPainter& painter, const Panel& panel) const
{
    QFont bold = m_font;
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(m_theme.ink);
    const QRectF title(panel.bounds.topLeft(), QSizeF(panel.bounds.width(), m_line));
    drawText(painter, title, Qt::AlignLeft, headScoreText(panel.pattern));
    painter.setFont(m_font);
    painter.setPen(m_theme.muted);
    if (!panel.missing.isEmpty()) {
        const QRectF below(panel.bounds.left(), title.bottom() + 4, panel.bounds.width(), panel.bounds.height());
        painter.drawText(below, Qt::TextWordWrap, panel.missing);
        return;
    }
    paintAxes(painter, panel);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const CellEdges edges = cellEdges(painter, panel.cells, m_layers, m_heads);
    const CellEdges even = cellEdges(painter, panel.baselines, m_layers, 1);
    for (Index layer = 0; layer < m_layers; ++layer) {
        for (Index head = 0; head < m_source->headCount(layer); ++head)
            paintCell(painter, edges.rect(layer, head), score({panel.pattern, {layer, head}, false}), panel);
        paintCell(painter, even.rect(layer, 0), score({panel.pattern, {layer, 0}, true}), panel);
    }
    painter.restore();
    if (m_options.range == Range::Own)
        paintLegend(painter, {panel.bounds.left(), panel.bounds.bottom() - m_line}, panel.range);
}

void PatternMap::paintCell(QPainter& painter, const QRectF& rect, std::optional<double> value, const Panel& panel) const
{
    const QRectF inside = rect.width() >= parted ? rect.adjusted(0, 0, -1, -1) : rect;
    if (!value) {
        paintRing(painter, inside, 1, m_theme.line);
        return;
    }
    if (isHiddenNumber(*value)) {
        paintHiddenCell(painter, inside, m_theme);
        return;
    }
    const double place = panel.range.place(*value);
    painter.fillRect(inside, QColor(m_scale.at(place)));
    if (QFontMetricsF(m_font).horizontalAdvance(u"1.00"_s) + 4 > inside.width())
        return;
    painter.setPen(QColor(m_scale.textAt(place)));
    drawText(painter, inside, Qt::AlignHCenter, numberText(*value, 2, LeadingZero::Drop));
}

void PatternMap::paintAxes(QPainter& painter, const Panel& panel) const
{
    const QFontMetricsF metrics(m_font);
    const double cell = panel.baselines.width();
    const Index across = labelStep(metrics.horizontalAdvance(u"H%1"_s.arg(m_heads - 1)), cell);
    const double top = panel.cells.top() - m_line - 2;
    for (Index head = 0; head < m_heads; head += across) {
        const double left = panel.cells.left() + static_cast<double>(head) * cell;
        const QString text = u"H%1"_s.arg(head);
        const double width = std::max(cell, metrics.horizontalAdvance(text));
        drawText(painter, QRectF(left, top, width, m_line), Qt::AlignHCenter, text);
    }
    const Index down = labelStep(m_line - 6, cell);
    for (Index layer = 0; layer < m_layers; layer += down) {
        const double middle = panel.cells.top() + (static_cast<double>(layer) + 0.5) * cell;
        drawText(painter, QRectF(panel.bounds.left(), middle - m_line / 2, m_labels, m_line), Qt::AlignRight,
                 u"L%1"_s.arg(layer));
    }
    const QString even = QCoreApplication::translate("paint", "even", "weights spread evenly");
    const double width = std::max(cell, metrics.horizontalAdvance(even));
    drawText(painter, QRectF(panel.baselines.center().x() - width / 2, panel.cells.bottom() + 2, width, m_line),
             Qt::AlignHCenter, even);
}

void PatternMap::paintLegend(QPainter& painter, QPointF at, const ValueRange& range) const
{
    const QFontMetricsF metrics(m_font);
    const QString low = range.isLogarithmic() ? barTexts(range).first() : u"0"_s;
    const QString high = numberText(range.high, 2);
    painter.setPen(m_theme.muted);
    const QRectF line(at, QSizeF(1000, m_line));
    drawText(painter, line, Qt::AlignLeft, low);
    const QRectF bar(at.x() + metrics.horizontalAdvance(low) + 6, at.y() + m_line / 2 - 4, legendWidth, 8);
    QLinearGradient gradient(bar.topLeft(), bar.topRight());
    for (int i = 0; i <= legendStops; ++i) {
        const double share = static_cast<double>(i) / legendStops;
        gradient.setColorAt(share, QColor(m_scale.at(share)));
    }
    painter.fillRect(bar, gradient);
    paintRing(painter, bar, 1, m_theme.line);
    drawText(painter, line.translated(bar.right() + 6 - at.x(), 0), Qt::AlignLeft, high);
}

void PatternMap::paintMarks(QPainter& painter, const Panel& panel, const GridMarks& marks) const
{
    const auto rectOf = [&](HeadPlace place) { return snapped(painter, cellRect({panel.pattern, place, false})); };
    if (marks.hovered && marks.hovered != marks.selected && panel.missing.isEmpty())
        paintRing(painter, rectOf(*marks.hovered), 1, m_theme.ink);
    if (marks.selected && !cellRect({panel.pattern, *marks.selected, false}).isEmpty())
        paintOutline(painter, rectOf(*marks.selected), m_theme);
}

} // namespace headlight
