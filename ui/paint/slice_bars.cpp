#include "ui/paint/slice_bars.h"

#include "ui/paint/cell_painter.h"
#include "ui/paint/heatmap_reading.h"
#include "ui/paint/number_text.h"
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

constexpr double gap = 8;
constexpr double highestLine = 28;
constexpr Index mostMeasured = 256; ///< labels

bool has(const SliceRequest& request)
{
    const HeatmapOptions& options = request.options;
    return request.source && options.bars != Bars::None && options.layer >= 0
           && options.layer < request.source->layerCount() && options.head >= 0
           && options.head < request.source->headCount(options.layer)
           && shownSource(request.source, options)->has(options.quantity);
}

} // namespace

SliceBars::SliceBars(SliceRequest request, const Theme& theme, const QFont& font, const QRectF& room)
    : m_request(std::move(request)), m_theme(theme), m_font(pictureFont(font)), m_room(room),
      m_scale(m_request.options.quantity == Quantity::Weights ? ColorScale::sequential(m_request.options.map, theme)
                                                              : ColorScale::diverging(theme)),
      m_isRow(m_request.options.bars == Bars::Row)
{
    if (!has(m_request))
        return;
    const HeatmapOptions& options = m_request.options;
    const auto source = shownSource(m_request.source, options);
    const Index rows = source->rowCount(options.quantity, options.layer, options.head);
    const Index columns = source->columnCount(options.quantity, options.layer, options.head);
    if (rows == 0 || columns == 0)
        return;
    m_request.index = std::clamp<Index>(m_request.index, 0, (m_isRow ? rows : columns) - 1);
    m_count = m_isRow ? columns : rows;

    const QFontMetricsF metrics(m_font);
    const double head = std::ceil(metrics.height()) + gap;
    const double height = std::max(1.0, room.height() - head - 1);
    m_line = std::min(highestLine, height / static_cast<double>(m_count));
    m_line = m_line >= 4 ? std::floor(m_line) : m_line;
    const Index blocks = std::min(m_count, std::max<Index>(1, static_cast<Index>(height)));
    const Tile tile = m_isRow ? Tile{m_request.index, 0, 1, columns} : Tile{0, m_request.index, rows, 1};
    m_field = readCells(*source, options.quantity, options.layer, options.head,
                        {tile, m_isRow ? 1 : blocks, m_isRow ? blocks : 1});
    markLeftOut(m_field, options);

    double labels = 0;
    for (Index i = 0; i < m_count; i += (m_count + mostMeasured - 1) / mostMeasured)
        labels = std::max(labels, metrics.horizontalAdvance(labelOf(i)));
    labels = std::ceil(std::min(labels * 1.1, room.width() * 0.4));
    if (m_line >= leastTextPixels + 2)
        for (Index i = 0; i < m_count; ++i)
            m_numberWidth = std::max(m_numberWidth, std::ceil(metrics.horizontalAdvance(numberOf(i))));
    const double right = m_numberWidth > 0 ? m_numberWidth + gap : 0;
    m_plot = QRectF(room.left() + labels + gap, room.top() + head, std::max(1.0, room.width() - labels - gap - right),
                    m_line * static_cast<double>(m_count));
}

Index SliceBars::blockOf(Index cell) const
{
    return m_isRow ? m_field.pooling.blockOfColumn(cell) : m_field.pooling.blockOfRow(cell);
}

CellState SliceBars::state(Index block) const
{
    return m_field.states[static_cast<std::size_t>(block)];
}

double SliceBars::value(Index block) const
{
    return m_isRow ? m_field.values(0, block) : m_field.values(block, 0);
}

std::optional<Index> SliceBars::cellAt(QPointF point) const
{
    if (isEmpty() || point.y() < m_plot.top() || point.y() >= m_plot.bottom() || point.x() < m_room.left()
        || point.x() > m_room.right())
        return std::nullopt;
    return std::min(m_count - 1, static_cast<Index>((point.y() - m_plot.top()) / m_line));
}

QRectF SliceBars::lineRect(Index cell) const
{
    return {m_room.left(), m_plot.top() + m_line * static_cast<double>(cell), m_room.width(), m_line};
}

QRectF SliceBars::barRect(Index cell) const
{
    const Index block = blockOf(cell);
    const double place = hasNumber(state(block)) ? m_request.range.place(value(block)) : 0;
    const bool isSigned = m_request.range.low < 0;
    const double extent = isSigned ? m_plot.width() / 2 : m_plot.width();
    const double zero = m_plot.left() + (isSigned ? extent : 0);
    const double parting = m_line >= 6 ? 2 : 0;
    const QRectF line = lineRect(cell);
    return {std::min(zero, zero + place * extent), line.top() + parting / 2, std::abs(place) * extent,
            line.height() - parting};
}

QString SliceBars::numberOf(Index cell) const
{
    const Index block = blockOf(cell);
    const HeatmapOptions& options = m_request.options;
    if (hasNumber(state(block)))
        return numberText(value(block), options.decimals, LeadingZero::Drop);
    if (state(block) != CellState::Invalid)
        return {};
    const Tile tile = m_isRow ? Tile{m_request.index, cell, 1, 1} : Tile{cell, m_request.index, 1, 1};
    const auto source = shownSource(m_request.source, options);
    return numberText(source->tile(options.quantity, options.layer, options.head, tile)(0, 0), options.decimals,
                      LeadingZero::Drop);
}

QString SliceBars::labelOf(Index cell) const
{
    const Quantity quantity = m_request.options.quantity;
    return m_isRow ? columnLabel(*m_request.source, quantity, cell) : rowLabel(*m_request.source, quantity, cell);
}

QString SliceBars::title() const
{
    if (isEmpty())
        return {};
    const Quantity quantity = m_request.options.quantity;
    const QString label = m_isRow ? rowLabel(*m_request.source, quantity, m_request.index)
                                  : columnLabel(*m_request.source, quantity, m_request.index);
    return m_isRow ? QCoreApplication::translate("paint", "row “%1”").arg(label)
                   : QCoreApplication::translate("paint", "column “%1”").arg(label);
}

void SliceBars::paint(QPainter& painter, std::optional<Index> selected) const
{
    if (isEmpty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintForbidden(painter);
    // Where cells are thinner than a pixel, one bar a block is enough.
    Index painted = -1;
    for (Index cell = 0; cell < m_count; ++cell)
        if (blockOf(cell) != painted) {
            painted = blockOf(cell);
            paintBar(painter, cell);
        }
    const double zero = m_plot.left() + (m_request.range.low < 0 ? m_plot.width() / 2 : 0);
    painter.fillRect(snapped(painter, QRectF(zero, m_plot.top(), 1, m_plot.height())), m_theme.muted);
    paintWords(painter, selected);
    painter.restore();
}

void SliceBars::paintBar(QPainter& painter, Index cell) const
{
    const CellState held = state(blockOf(cell));
    const bool isThin = m_line < 6;
    if (hasNumber(held)) {
        const QRectF bar = barRect(cell);
        if (bar.width() <= 0)
            return;
        const double number = value(blockOf(cell));
        const bool isMadeUp = held == CellState::MadeUp;
        const bool isQuiet = !isMadeUp && std::abs(number) < m_request.options.threshold;
        const QRectF rect = snapped(painter, QRectF(bar.topLeft(), QSizeF(bar.width(), std::max(1.0, bar.height()))));
        const QColor fill = isMadeUp  ? madeUpColor(m_theme)
                            : isQuiet ? m_theme.ground
                                      : QColor(m_scale.at(m_request.range.place(number)));
        painter.fillRect(rect, isThin && !isQuiet ? m_theme.muted : fill);
        if (!isThin)
            paintRing(painter, rect, 1, isQuiet ? m_theme.line : m_theme.muted);
        return;
    }
    if (held != CellState::Invalid)
        return;
    CellField field;
    field.pooling = {{0, 0, 1, 1}, 1, 1};
    field.values = Matrix<double>::Zero(1, 1);
    field.states = {held};
    const QRectF rect(m_plot.left(), lineRect(cell).top(), std::min(m_line, m_plot.width()), m_line);
    paintField(painter, field, cellEdges(painter, rect, 1, 1), {m_scale, m_request.range, m_theme, 6});
}

/// All at once, so that the hatching goes on from one cell to the next.
void SliceBars::paintForbidden(QPainter& painter) const
{
    CellField field;
    const auto blocks = static_cast<Index>(m_field.states.size());
    field.pooling = {{0, 0, m_count, 1}, blocks, 1};
    field.values = Matrix<double>::Zero(blocks, 1);
    for (const CellState held : m_field.states)
        field.states.push_back(held == CellState::Forbidden ? held : CellState::LeftOut);
    paintField(painter, field, cellEdges(painter, m_plot, blocks, 1), {m_scale, m_request.range, m_theme, 6});
}

void SliceBars::paintWords(QPainter& painter, std::optional<Index> selected) const
{
    const QFontMetricsF metrics(m_font);
    painter.setFont(m_font);
    painter.setPen(m_theme.muted);
    const QRectF head(m_room.left(), m_room.top(), m_room.width(), std::ceil(metrics.height()));
    drawText(painter, head, Qt::AlignLeft, shortened(title(), m_font, head.width()));
    const double labelWidth = m_plot.left() - gap - m_room.left();
    const auto step = std::max<Index>(1, static_cast<Index>(std::ceil(leastTextPixels * 1.25 / m_line)));
    for (Index cell = 0; cell < m_count; cell += 1) {
        const bool isSelected = cell == selected;
        // A label beside the selected one gives way to it.
        const bool isCrowded = selected && !isSelected && std::abs(cell - *selected) < step;
        if (!isSelected && (cell % step != 0 || isCrowded))
            continue;
        QFont font = m_font;
        font.setBold(isSelected);
        painter.setFont(font);
        painter.setPen(isSelected ? m_theme.ink : m_theme.muted);
        const QRectF line = lineRect(cell);
        const QRectF text(m_room.left(), line.center().y() - metrics.height() / 2, labelWidth, metrics.height());
        drawText(painter, text, Qt::AlignRight, shortened(labelOf(cell), font, labelWidth));
        if (m_numberWidth <= 0)
            continue;
        painter.setFont(m_font);
        const Index block = blockOf(cell);
        const bool isQuiet =
            state(block) == CellState::MadeUp
            || (state(block) == CellState::Value && std::abs(value(block)) < m_request.options.threshold);
        painter.setPen(isQuiet ? m_theme.muted : m_theme.ink);
        drawText(painter, QRectF(m_plot.right(), text.top(), m_room.right() - m_plot.right(), text.height()),
                 Qt::AlignRight, numberOf(cell));
    }
}

} // namespace headlight
