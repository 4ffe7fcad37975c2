#include "ui/paint/heatmap.h"

#include "core/model/without_keys.h"
#include "ui/paint/number_text.h"
#include "ui/paint/quantity_text.h"
#include "ui/paint/text.h"

#include <QFontMetricsF>
#include <QHash>

#include <algorithm>
#include <cmath>
#include <limits>

namespace headlight {

namespace {

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

/// The cells of the matrix that a block holds.
Tile blockOf(const Pooling& pooling, Index row, Index column)
{
    const Index top = pooling.firstRow(row);
    const Index left = pooling.firstColumn(column);
    return {pooling.tile.row + top, pooling.tile.column + left, pooling.firstRow(row + 1) - top,
            pooling.firstColumn(column + 1) - left};
}

} // namespace

Heatmap::Heatmap(std::shared_ptr<const AttentionSource> source, const HeatmapOptions& options, const Theme& theme,
                 const QFont& font, const QRectF& room, double pixelRatio)
    : Heatmap(readHeatmap({std::move(source), options, font, room, pixelRatio, {}}), theme, room, {})
{
}

Heatmap::Heatmap(HeatmapReading reading, const Theme& theme, const QRectF& room, const HeatmapZoom& zoom)
    : m_all(std::move(reading.request.source)), m_source(std::move(reading.source)),
      m_legend(std::move(reading.legend)), m_options(reading.request.options), m_theme(theme),
      m_font(pictureFont(reading.request.font)), m_labelFont(reading.labelFont), m_room(room), m_rows(reading.rows),
      m_columns(reading.columns), m_scale(heatmapScale(m_options, theme)), m_range(reading.range),
      m_whole(std::move(reading.whole)), m_part(std::move(reading.part))
{
    if (isEmpty())
        return;
    m_layout = layoutHeatmap(reading.needs, room, zoom);
    m_labelFont.setPixelSize(m_layout.labelPixels);
    m_visible = visibleTile(m_layout, m_rows, m_columns);
    m_exact = exactField();
    if (m_options.values)
        chooseNumbers();
}

const CellField* Heatmap::exactField() const
{
    for (const auto& field : {m_whole, m_part})
        if (field && !field->pooling.shrinks() && field->pooling.tile.contains(m_visible))
            return field.get();
    return nullptr;
}

CellState Heatmap::state(Cell cell) const
{
    return m_exact->state(cell.row - m_exact->pooling.tile.row, cell.column - m_exact->pooling.tile.column);
}

double Heatmap::number(Cell cell) const
{
    return m_exact->values(cell.row - m_exact->pooling.tile.row, cell.column - m_exact->pooling.tile.column);
}

std::vector<QString> Heatmap::numberTexts() const
{
    std::vector<QString> texts;
    texts.reserve(static_cast<std::size_t>(m_visible.rows * m_visible.columns));
    for (Index i = m_visible.row; i < m_visible.row + m_visible.rows; ++i)
        for (Index j = m_visible.column; j < m_visible.column + m_visible.columns; ++j) {
            const CellState held = state({i, j});
            const double shown = held == CellState::Invalid ? value({i, j}) : number({i, j});
            texts.push_back(isWordless(held) ? QString() : numberText(shown, m_options.decimals, LeadingZero::Drop));
        }
    return texts;
}

void Heatmap::chooseNumbers()
{
    const int least = std::max(leastTextPixels, m_options.leastText * 3 / 4);
    if (!m_exact || m_layout.cellHeight < least + 4 || m_layout.cellWidth < least)
        return;
    const std::vector<QString> texts = numberTexts();
    const auto shorter = [](const QString& a, const QString& b) { return a.size() < b.size(); };
    QString longest = *std::max_element(texts.begin(), texts.end(), shorter);
    // While one moves over the matrix, numbers keep their size.
    if (m_layout.zoom.factor > 1)
        for (const double end : {m_range.low, m_range.high})
            longest = std::max(longest, numberText(end, m_options.decimals, LeadingZero::Drop), shorter);
    const double base = pixelSizeOf(m_font);
    const double width = QFontMetricsF(m_font).horizontalAdvance(longest);
    const double fitting = width > 0 ? base * (m_layout.cellWidth - 8) / width : base;
    const double high = std::max(m_layout.cellHeight * 0.5, std::min<double>(least, m_layout.cellHeight - 12));
    const double size = std::floor(std::min({fitting, base * 1.25, high}));
    if (size < least)
        return;
    m_numberPixels = static_cast<int>(size);
    // Laid out once: equal texts share their glyphs.
    QHash<QString, QStaticText> prepared;
    for (const QString& text : texts) {
        auto place = prepared.find(text);
        if (place == prepared.end()) {
            place = prepared.insert(text, QStaticText(text));
            place->setTextFormat(Qt::PlainText);
            place->prepare({}, withPixelSize(m_font, m_numberPixels));
        }
        m_numbers.push_back(*place);
    }
}

HeatmapZoom Heatmap::zoomedTo(double factor, QPointF point) const
{
    HeatmapZoom zoom = m_layout.zoom;
    if (isEmpty())
        return zoom;
    zoom.factor = std::clamp(factor, 1.0, m_layout.mostZoom);
    const QSizeF cell = m_layout.cellAt(zoom.factor);
    const QPointF inside = point - m_layout.plot.topLeft();
    zoom.column += inside.x() / m_layout.cellWidth - inside.x() / cell.width();
    zoom.row += inside.y() / m_layout.cellHeight - inside.y() / cell.height();
    return zoom;
}

HeatmapZoom Heatmap::movedBy(QPointF distance) const
{
    HeatmapZoom zoom = m_layout.zoom;
    zoom.column -= distance.x() / m_layout.cellWidth;
    zoom.row -= distance.y() / m_layout.cellHeight;
    return zoom;
}

HeatmapZoom Heatmap::showing(Cell cell) const
{
    const auto moved = [](double from, double extent, double cellSide, Index index) {
        const double room = std::max(1.0, extent / cellSide);
        const double beside = std::clamp((room - 1) / 2, 0.0, 1.0);
        const auto place = static_cast<double>(index);
        return std::clamp(from, place + 1 + beside - room, place - beside);
    };
    HeatmapZoom zoom = m_layout.zoom;
    if (isEmpty() || zoom.factor <= 1)
        return zoom;
    zoom.row = moved(zoom.row, m_layout.plot.height(), m_layout.cellHeight, cell.row);
    zoom.column = moved(zoom.column, m_layout.plot.width(), m_layout.cellWidth, cell.column);
    return zoom;
}

std::optional<Cell> Heatmap::cellAt(QPointF point) const
{
    if (isEmpty() || !m_layout.plot.contains(point))
        return std::nullopt;
    const QPointF inside = point - m_layout.matrix.topLeft();
    const auto row = static_cast<Index>(inside.y() / m_layout.cellHeight);
    const auto column = static_cast<Index>(inside.x() / m_layout.cellWidth);
    return Cell{std::min(row, m_rows - 1), std::min(column, m_columns - 1)};
}

const CellField* Heatmap::detailedField() const
{
    const bool hasPart = m_part && m_layout.zoom.factor > 1 && m_part->pooling.tile.contains(m_visible);
    return hasPart ? m_part.get() : m_whole.get();
}

std::optional<Cell> Heatmap::shownAt(QPointF point) const
{
    const std::optional<Cell> under = cellAt(point);
    const CellField* field = detailedField();
    if (!under || !field || !field->pooling.shrinks())
        return under;
    const QRectF all = tileRect(field->pooling.tile);
    const auto blockAt = [](double distance, double extent, Index count) {
        return std::clamp<Index>(static_cast<Index>(distance / extent * static_cast<double>(count)), 0, count - 1);
    };
    const Tile block = blockOf(field->pooling, blockAt(point.y() - all.top(), all.height(), field->rows()),
                               blockAt(point.x() - all.left(), all.width(), field->columns()));
    const Matrix<double> cells = m_source->tile(m_options.quantity, m_options.layer, m_options.head, block);
    Cell found = *under;
    double largest = -1;
    for (Index i = 0; i < block.rows; ++i)
        for (Index j = 0; j < block.columns; ++j) {
            const Cell cell{block.row + i, block.column + j};
            if (isForbidden(cell) || isLeftOut(cell.column) || !std::isfinite(cells(i, j))
                || std::abs(cells(i, j)) <= largest)
                continue;
            largest = std::abs(cells(i, j));
            found = cell;
        }
    return found;
}

QRectF Heatmap::cellRect(Cell cell) const
{
    return {m_layout.matrix.left() + m_layout.cellWidth * static_cast<double>(cell.column),
            m_layout.matrix.top() + m_layout.cellHeight * static_cast<double>(cell.row), m_layout.cellWidth,
            m_layout.cellHeight};
}

QRectF Heatmap::tileRect(const Tile& tile) const
{
    return {cellRect({tile.row, tile.column}).topLeft(), QSizeF(m_layout.cellWidth * static_cast<double>(tile.columns),
                                                                m_layout.cellHeight * static_cast<double>(tile.rows))};
}

QRectF Heatmap::rowLabelRect(Index row) const
{
    return {m_layout.rowLabels.left(), cellRect({row, 0}).top(), m_layout.rowLabels.width(), m_layout.cellHeight};
}

QRectF Heatmap::columnLabelRect(Index column) const
{
    return {cellRect({0, column}).left(), m_layout.columnLabels.top(), m_layout.cellWidth,
            m_layout.columnLabels.height()};
}

QString Heatmap::fullRowLabel(Index row) const
{
    return m_source ? rowLabel(*m_source, m_options.quantity, row) : QString();
}

QString Heatmap::fullColumnLabel(Index column) const
{
    return m_source ? columnLabel(*m_source, m_options.quantity, column) : QString();
}

QString Heatmap::shortenedLabelAt(QPointF point) const
{
    if (isEmpty())
        return {};
    if (m_layout.rowLabels.contains(point)) {
        const std::optional<Cell> cell = cellAt({m_layout.plot.left(), point.y()});
        const QString label = cell ? fullRowLabel(cell->row) : QString();
        return shownRowLabel(label) == label && m_layout.rowLabelStep == 1 ? QString() : label;
    }
    if (m_layout.columnLabels.contains(point)) {
        const std::optional<Cell> cell = cellAt({point.x(), m_layout.plot.top()});
        const QString label = cell ? fullColumnLabel(cell->column) : QString();
        return shownColumnLabel(label) == label && m_layout.columnLabelStep == 1 ? QString() : label;
    }
    return {};
}

double Heatmap::value(Cell cell) const
{
    const bool inside = cell.row >= 0 && cell.row < m_rows && cell.column >= 0 && cell.column < m_columns;
    if (!inside)
        return std::numeric_limits<double>::quiet_NaN();
    return m_source->tile(m_options.quantity, m_options.layer, m_options.head, {cell.row, cell.column, 1, 1})(0, 0);
}

bool Heatmap::isForbidden(Cell cell) const
{
    return isMasked(m_options.quantity) && !m_all->sees(m_options.layer, cell.row, cell.column);
}

bool Heatmap::isMadeUp(Cell cell) const
{
    return m_source->marksMadeUp(m_options.quantity, m_options.layer, m_options.head)
           && m_source->isMadeUp(m_options.layer, m_options.head, cell.row, cell.column);
}

bool Heatmap::isLeftOut(Index column) const
{
    return headlight::isLeftOut(m_options, column);
}

bool Heatmap::seesNothing(Index row) const
{
    if (!isMasked(m_options.quantity))
        return false;
    for (Index j = 0; j < m_columns; ++j)
        if (m_all->sees(m_options.layer, row, j))
            return false;
    return true;
}

bool Heatmap::hasNothingLeft(Index row) const
{
    if (!leavesKeysOut(m_options))
        return false;
    // Most rows show a weight: they need not be read again.
    for (Index j = m_visible.column; m_exact && j < m_visible.column + m_visible.columns; ++j)
        if (number({row, j}) != 0)
            return false;
    return static_cast<const WithoutKeys&>(*m_source).hasNothingLeft(m_options.layer, m_options.head, row);
}

QString Heatmap::shownRowLabel(const QString& label) const
{
    return m_layout.rowLabelsFit ? label : shortened(label, bold(m_labelFont), m_layout.rowLabels.width());
}

QString Heatmap::shownColumnLabel(const QString& label) const
{
    return m_layout.columnLabelsFit ? label : shortened(label, bold(m_labelFont), m_layout.columnLabelRoom());
}

} // namespace headlight
