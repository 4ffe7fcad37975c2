#include "ui/paint/cell_painter.h"
#include "ui/paint/grid.h"
#include "ui/paint/grid_images.h"
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

using namespace Qt::StringLiterals;

double largestOf(const GridReading& reading)
{
    double largest = 0;
    for (const auto& [place, head] : reading)
        largest = std::max(largest, head.largest);
    return largest;
}

bool any(const GridReading& reading, CellState state)
{
    for (const auto& [place, head] : reading)
        if (head.field
            && std::find(head.field->states.begin(), head.field->states.end(), state) != head.field->states.end())
            return true;
    return false;
}

ValueRange rangeOf(const WeightOptions& options, double largest)
{
    const ValueRange range = valueRange(Quantity::Weights, options.range, largest);
    return options.logarithmic ? range.logarithmic() : range;
}

} // namespace

LegendContent gridLegend(const AttentionSource& source, const WeightOptions& options, double largest,
                         const UnusualCells& cells, const Theme& theme)
{
    const HeatmapOptions same = heatmapOptions(options);
    return {{{{},
              ColorScale::sequential(options.map, theme),
              rangeOf(options, largest),
              rangeText(same),
              options.range != Range::Own}},
            commonEntries({legendEntries(source, same, cells)})};
}

LegendContent gridLegend(const AttentionSource& source, const WeightOptions& options, const GridReading& reading,
                         const Theme& theme)
{
    UnusualCells cells;
    cells.forbidden = any(reading, CellState::Forbidden);
    cells.madeUp = any(reading, CellState::MadeUp);
    cells.hidden = any(reading, CellState::Hidden);
    return gridLegend(source, options, largestOf(reading), cells, theme);
}

void Grid::paint(QPainter& painter, const GridReading& reading, const GridMarks& marks, GridImages* images,
                 const QRectF& exposed) const
{
    painter.save();
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.setFont(m_font);
    if (isEmpty())
        paintPrompt(painter, m_room, m_font, m_theme);
    paintAxes(painter);
    const double largestOfAll = largestOf(reading);
    static const HeadReading nothing;
    for (const Placed& placed : m_places) {
        if (!exposed.isEmpty() && !exposed.intersects(extentOf(placed)))
            continue;
        const auto read = reading.find(placed.place);
        paintThumbnail(painter, placed, read == reading.end() ? nothing : read->second, largestOfAll, images);
        if (marks.spotlight && read != reading.end())
            paintSpotlight(painter, placed, *marks.spotlight);
        paintLabel(painter, placed, marks.selected == placed.place);
    }
    for (const Placed& placed : m_places) {
        const QRectF rect = snapped(painter, placed.thumbnail);
        if (marks.selected == placed.place)
            paintOutline(painter, rect, m_theme);
        else if (marks.hovered == placed.place)
            paintRing(painter, rect.adjusted(-1, -1, 1, 1), 1, m_theme.ink);
    }
    painter.restore();
}

void Grid::paintAxes(QPainter& painter) const
{
    if (m_axisWidth == 0)
        return;
    const QFontMetricsF metrics(m_font);
    painter.setPen(m_theme.muted);
    // Names that have no room between their neighbours are passed over.
    const double step = static_cast<double>(side()) + gap;
    const auto every = [step](double size) { return std::max<Index>(1, static_cast<Index>(std::ceil(size / step))); };
    const Index acrossStep = every(metrics.horizontalAdvance(u"H00"_s) + 4);
    const Index downStep = every(m_line - 4);
    Index named = 0; // heads; the first layer may have fewer than another
    for (const Placed& placed : m_places) {
        const QRectF& at = placed.thumbnail;
        const auto [layer, head] = placed.place;
        if (head == 0 && layer % downStep == 0)
            drawText(painter, QRectF(m_room.left(), at.center().y() - m_line / 2, m_axisWidth - 4, m_line),
                     Qt::AlignRight, u"L%1"_s.arg(layer));
        if (head == named && named++ % acrossStep == 0)
            drawText(painter, QRectF(at.left(), m_room.top(), at.width(), m_line), Qt::AlignHCenter,
                     u"H%1"_s.arg(head));
    }
}

void Grid::paintThumbnail(QPainter& painter, const Placed& placed, const HeadReading& reading, double largestOfAll,
                          GridImages* images) const
{
    const QRectF rect = snapped(painter, placed.thumbnail);
    if (!reading.field) { // a frame is no weight
        paintRing(painter, rect, 1, m_theme.line);
        return;
    }
    const auto [layer, head] = placed.place;
    const double largest = m_options.range == Range::Shared ? largestOfAll : reading.largest;
    const CellField& field = *reading.field;
    const CellLook look{m_scale, rangeOf(m_options, largest), m_theme, placed.thumbnail.width() >= 120 ? 7.0 : 5.0,
                        m_options.threshold};
    if (images) {
        const double ratio = painter.deviceTransform().m11();
        const QSize size(qRound(rect.width() * ratio), qRound(rect.height() * ratio));
        painter.drawImage(rect, images->image(placed.place, reading.field, look, size, ratio));
    } else {
        paintField(painter, field, cellEdges(painter, placed.thumbnail, field.rows(), field.columns()), look);
    }
    if (!m_source->headEnabled(layer, head)) {
        QColor veil = m_theme.ground;
        veil.setAlphaF(0.6F);
        painter.fillRect(rect, veil);
    }
}

void Grid::paintSpotlight(QPainter& painter, const Placed& placed, Index query) const
{
    const QRectF rect = snapped(painter, placed.thumbnail);
    const Index rows = m_source->queryCount();
    if (query < 0 || query >= rows)
        return;
    constexpr double least = 2; // what is lit stays in sight
    const double height = rect.height() / static_cast<double>(rows);
    const double middle = rect.top() + (static_cast<double>(query) + 0.5) * height;
    const QRectF lit = snapped(
        painter, QRectF(rect.left(), middle - std::max(height, least) / 2, rect.width(), std::max(height, least)));
    QColor veil = m_theme.ground;
    veil.setAlphaF(spotlightVeil);
    painter.fillRect(QRectF(rect.topLeft(), QPointF(rect.right(), std::max(lit.top(), rect.top()))), veil);
    painter.fillRect(QRectF(QPointF(rect.left(), std::min(lit.bottom(), rect.bottom())), rect.bottomRight()), veil);
}

void Grid::paintLabel(QPainter& painter, const Placed& placed, bool selected) const
{
    if (placed.label.height() <= 0)
        return;
    const auto [layer, head] = placed.place;
    QFont font = m_font;
    font.setBold(selected);
    painter.setFont(font);
    painter.setPen(selected ? m_theme.ink : m_theme.muted);
    QString text = headPlaceText(layer, head);
    if (!m_source->headEnabled(layer, head))
        text = QCoreApplication::translate("paint", "%1 off").arg(text);
    QRectF line(placed.label.topLeft(), QSizeF(placed.label.width(), m_line));
    if (placed.score.isEmpty()) {
        drawText(painter, line, Qt::AlignHCenter, text);
    } else {
        const bool oneLine = hasOneLine(line.width());
        const double score = QFontMetricsF(font).horizontalAdvance(placed.score);
        const double room = line.width() - (oneLine ? score + 4 : 0);
        drawText(painter, line, oneLine ? Qt::AlignLeft : Qt::AlignHCenter, shortened(text, font, room));
        painter.setPen(m_theme.ink);
        if (!oneLine)
            line.translate(0, m_line);
        drawText(painter, line, oneLine ? Qt::AlignRight : Qt::AlignHCenter, placed.score);
    }
    line.translate(0, m_line);
    if (line.top() > placed.label.bottom() - m_line / 2)
        return;
    painter.setFont(m_font);
    painter.setPen(m_theme.muted);
    const QString name = QString::fromStdString(m_source->headName(layer, head));
    drawText(painter, line, Qt::AlignHCenter, shortened(name, m_font, placed.label.width()));
}

} // namespace headlight
