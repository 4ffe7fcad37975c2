#include "ui/paint/heatmap.h"

#include "ui/paint/color_bar.h"
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

/// A matrix with more labels than this is measured by a sample of them.
constexpr Index mostMeasured = 256;

/// A short sentence in a large room has larger labels than the interface around it.
QFont labelFont(const QFont& font, Index rows, Index columns, const QRectF& room)
{
    const bool isShort = rows <= 24 && columns <= 24 && room.width() >= 560;
    return withPixelSize(font, pixelSizeOf(font) * (isShort ? 1.15 : 1));
}

/// The widths of all labels, or of evenly chosen ones.
template <class Label>
std::vector<double> labelWidths(Index count, const QFont& font, Label label)
{
    const QFontMetricsF metrics(font);
    const Index step = (count + mostMeasured - 1) / mostMeasured;
    std::vector<double> widths;
    for (Index i = 0; i < count; i += step)
        widths.push_back(std::ceil(metrics.horizontalAdvance(label(i))));
    return widths;
}

double widest(const std::vector<double>& widths)
{
    return widths.empty() ? 0 : *std::max_element(widths.begin(), widths.end());
}

bool has(const AttentionSource* source, const HeatmapOptions& options)
{
    return source && options.layer >= 0 && options.layer < source->layerCount() && options.head >= 0
           && options.head < source->headCount(options.layer) && source->has(options.quantity);
}

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

} // namespace

Heatmap::Heatmap(std::shared_ptr<const AttentionSource> source, const HeatmapOptions& options, const Theme& theme,
                 const QFont& font, const QRectF& room)
    : m_source(std::move(source)), m_options(options), m_theme(theme), m_font(pictureFont(font)), m_room(room),
      m_scale(options.quantity == Quantity::Weights ? ColorScale::sequential(options.map, theme)
                                                    : ColorScale::diverging(theme))
{
    if (!has(m_source.get(), options))
        return;
    m_rows = m_source->rowCount(options.quantity, options.layer, options.head);
    m_columns = m_source->columnCount(options.quantity, options.layer, options.head);
    if (isEmpty())
        return;
    m_labelFont = labelFont(m_font, m_rows, m_columns, room);
    m_range = valueRange(*m_source, options.quantity, options.layer, options.head, options.range);
    layOut();
    const auto most = [](double extent) { return std::max<Index>(1, static_cast<Index>(std::ceil(extent))); };
    m_field = readCells(*m_source, options.quantity, options.layer, options.head, most(m_layout.plot.height()),
                        most(m_layout.plot.width()));
    if (options.values)
        chooseNumbers();
}

void Heatmap::layOut()
{
    // Labels may become bold: room is made for that.
    const QFont widestFont = bold(m_labelFont);
    const QFontMetricsF metrics(m_font);
    HeatmapNeeds needs;
    needs.rows = m_rows;
    needs.columns = m_columns;
    needs.rowLabelWidth = widest(labelWidths(m_rows, widestFont, [this](Index i) { return fullRowLabel(i); }));
    needs.columnLabelWidths = labelWidths(m_columns, widestFont, [this](Index j) { return fullColumnLabel(j); });
    for (const QString& text : barTexts(m_range))
        needs.barLabelWidth = std::max(needs.barLabelWidth, std::ceil(metrics.horizontalAdvance(text)));
    needs.rowTitleWidth = std::ceil(metrics.horizontalAdvance(rowAxisTitle(m_options.quantity)));
    needs.columnTitleWidth = std::ceil(metrics.horizontalAdvance(columnAxisTitle(m_options.quantity)));
    needs.lineHeight = std::ceil(QFontMetricsF(widestFont).height());
    needs.labelPixels = m_labelFont.pixelSize();
    needs.leastLabelPixels = leastTextPixels;
    m_layout = layoutHeatmap(needs, m_room);
    m_labelFont.setPixelSize(m_layout.labelPixels);
}

QStringList Heatmap::numberTexts() const
{
    QStringList texts;
    texts.reserve(static_cast<qsizetype>(m_field.values.size()));
    for (Index i = 0; i < m_rows; ++i)
        for (Index j = 0; j < m_columns; ++j) {
            const CellState state = m_field.state(i, j);
            const double number = state == CellState::Invalid ? value({i, j}) : m_field.values(i, j);
            texts.append(state == CellState::Forbidden ? QString()
                                                       : numberText(number, m_options.decimals, LeadingZero::Drop));
        }
    return texts;
}

void Heatmap::chooseNumbers()
{
    const bool isShrunk = m_field.rows() < m_rows || m_field.columns() < m_columns;
    if (isShrunk || m_layout.cellHeight < leastTextPixels + 4 || m_layout.cellWidth < leastTextPixels)
        return;
    const QStringList texts = numberTexts();
    const auto shorter = [](const QString& a, const QString& b) { return a.size() < b.size(); };
    const QString longest = *std::max_element(texts.begin(), texts.end(), shorter);
    const double base = pixelSizeOf(m_font);
    const double width = QFontMetricsF(m_font).horizontalAdvance(longest);
    const double fitting = width > 0 ? base * (m_layout.cellWidth - 8) / width : base;
    const double size = std::floor(std::min({fitting, base * 1.25, m_layout.cellHeight * 0.5}));
    if (size < leastTextPixels)
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

std::optional<Cell> Heatmap::cellAt(QPointF point) const
{
    if (isEmpty() || !m_layout.plot.contains(point))
        return std::nullopt;
    const QPointF inside = point - m_layout.plot.topLeft();
    const auto row = static_cast<Index>(inside.y() * static_cast<double>(m_rows) / m_layout.plot.height());
    const auto column = static_cast<Index>(inside.x() * static_cast<double>(m_columns) / m_layout.plot.width());
    return Cell{std::min(row, m_rows - 1), std::min(column, m_columns - 1)};
}

QRectF Heatmap::cellRect(Cell cell) const
{
    return {m_layout.plot.left() + m_layout.cellWidth * static_cast<double>(cell.column),
            m_layout.plot.top() + m_layout.cellHeight * static_cast<double>(cell.row), m_layout.cellWidth,
            m_layout.cellHeight};
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
    return isMasked(m_options.quantity) && !m_source->sees(m_options.layer, cell.row, cell.column);
}

bool Heatmap::seesNothing(Index row) const
{
    if (!isMasked(m_options.quantity))
        return false;
    for (Index j = 0; j < m_columns; ++j)
        if (m_source->sees(m_options.layer, row, j))
            return false;
    return true;
}

QString Heatmap::shownRowLabel(const QString& label) const
{
    return shortened(label, bold(m_labelFont), m_layout.rowLabels.width());
}

QString Heatmap::shownColumnLabel(const QString& label) const
{
    const double room = m_layout.turnedColumnLabels ? m_layout.columnLabels.height() : m_layout.cellWidth - 2;
    return shortened(label, bold(m_labelFont), room);
}

} // namespace headlight
