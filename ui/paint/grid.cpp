#include "ui/paint/grid.h"

#include "ui/paint/cell_painter.h"
#include "ui/paint/quantity_text.h"
#include "ui/paint/text.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

constexpr double gap = 12;
constexpr double labelGap = 4;
constexpr double leastWrapped = 56;
constexpr double leastWhole = 104;
constexpr double largest = 240;

Index widestLayer(const AttentionSource& source)
{
    Index most = 0;
    for (Index layer = 0; layer < source.layerCount(); ++layer)
        most = std::max(most, source.headCount(layer));
    return most;
}

double largestIn(const CellField& field)
{
    return field.values.size() > 0 ? field.values.cwiseAbs().maxCoeff() : 0;
}

} // namespace

Grid::Grid(std::shared_ptr<const AttentionSource> source, const GridOptions& options, const Theme& theme,
           const QFont& font, const QRectF& room)
    : m_source(std::move(source)), m_options(options), m_theme(theme), m_font(pictureFont(font)), m_room(room),
      m_bounds(room.topLeft(), QSizeF())
{
    if (!m_source || !m_source->has(Quantity::Weights) || m_source->queryCount() == 0 || m_source->keyCount() == 0)
        return;
    const Index most = widestLayer(*m_source);
    if (most == 0)
        return;
    if (options.fit == GridFit::Whole)
        layOutWhole(most);
    else
        layOutWrapped(most);
}

double Grid::labelHeight(double side) const
{
    const double line = std::ceil(QFontMetricsF(m_font).height());
    const bool fits = QFontMetricsF(m_font).horizontalAdvance(u"L0H00"_s) <= side;
    if (!fits)
        return 0;
    return labelGap + (m_options.names && side >= 96 ? 2 * line : line);
}

void Grid::layOutWhole(Index most)
{
    const auto columns = static_cast<double>(most);
    const auto rows = static_cast<double>(m_source->layerCount());
    const double across = (m_room.width() - gap * (columns - 1)) / columns;
    const double down = (m_room.height() - gap * (rows - 1)) / rows;
    // A smaller thumbnail never has a higher label: what is left after the larger one's label is enough.
    const double side = std::min({across, down, largest});
    place(most, std::max(1.0, std::floor(std::min(side, down - labelHeight(side)))));
}

void Grid::layOutWrapped(Index most)
{
    const double fitting = std::floor((m_room.width() + gap) / (leastWrapped + gap));
    const Index columns = std::clamp<Index>(static_cast<Index>(fitting), 1, std::max<Index>(most, 4));
    const auto count = static_cast<double>(columns);
    place(columns, std::max(1.0, std::floor((m_room.width() - gap * (count - 1)) / count)));
}

void Grid::place(Index columns, double side)
{
    const double label = labelHeight(side);
    double top = m_room.top();
    for (Index layer = 0; layer < m_source->layerCount(); ++layer) {
        const Index heads = m_source->headCount(layer);
        for (Index head = 0; head < heads; ++head) {
            const double x = m_room.left() + static_cast<double>(head % columns) * (side + gap);
            const double y = top + static_cast<double>(head / columns) * (side + label + gap);
            const QRectF thumbnail(x, y, side, side);
            m_places.push_back({{layer, head}, thumbnail, QRectF(x, y + side + labelGap, side, label - labelGap)});
            m_bounds = m_bounds.united(thumbnail.adjusted(0, 0, 0, label));
        }
        top += static_cast<double>((heads + columns - 1) / columns) * (side + label + gap);
    }
}

double Grid::heightForWidth(const std::shared_ptr<const AttentionSource>& source, const GridOptions& options,
                            const Theme& theme, const QFont& font, double width)
{
    const Grid tried(source, options, theme, font, QRectF(0, 0, width, 1e5));
    return tried.isEmpty() ? 0.25 * width : std::ceil(tried.bounds().height());
}

double Grid::leastHeight(const std::shared_ptr<const AttentionSource>& source, const GridOptions& options,
                         const Theme& theme, const QFont& font, double width)
{
    const double columns = source ? static_cast<double>(widestLayer(*source)) : 0;
    return heightForWidth(source, options, theme, font, std::min(width, columns * (leastWhole + gap) - gap));
}

std::optional<HeadPlace> Grid::headAt(QPointF point) const
{
    for (const Placed& placed : m_places)
        if (placed.thumbnail.contains(point) || placed.label.contains(point))
            return placed.place;
    return std::nullopt;
}

QRectF Grid::thumbnailRect(HeadPlace place) const
{
    for (const Placed& placed : m_places)
        if (placed.place == place)
            return placed.thumbnail;
    return {};
}

void Grid::paint(QPainter& painter, const GridMarks& marks) const
{
    painter.save();
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.setFont(m_font);
    if (isEmpty()) {
        painter.setPen(m_theme.muted);
        drawText(painter, m_room, Qt::AlignHCenter, QCoreApplication::translate("paint", "Type a sentence to begin"));
    }
    if (m_fields.empty())
        read(-1);
    for (std::size_t place = 0; place < m_places.size(); ++place) {
        const Placed& placed = m_places[place];
        if (place < m_fields.size())
            paintThumbnail(painter, place);
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

bool Grid::read(int milliseconds) const
{
    const QDeadlineTimer deadline(milliseconds);
    while (m_fields.size() < m_places.size()) {
        const Placed& placed = m_places[m_fields.size()];
        const auto pixels = static_cast<Index>(std::ceil(placed.thumbnail.width()));
        const auto [layer, head] = placed.place;
        m_fields.push_back(readCells(*m_source, Quantity::Weights, layer, head, pixels, pixels));
        m_largest = std::max(m_largest, largestIn(m_fields.back()));
        if (deadline.hasExpired())
            break;
    }
    return m_fields.size() == m_places.size();
}

void Grid::paintThumbnail(QPainter& painter, std::size_t place) const
{
    const Placed& placed = m_places[place];
    const CellField& field = m_fields[place];
    const auto [layer, head] = placed.place;
    const double largest = m_options.range == Range::Shared ? m_largest : largestIn(field);
    const ValueRange range = valueRange(Quantity::Weights, m_options.range, largest);
    const CellEdges edges = cellEdges(painter, placed.thumbnail, field.rows(), field.columns());
    const double spacing = placed.thumbnail.width() >= 120 ? 7 : 5;
    paintField(painter, field, edges, {ColorScale::sequential(m_options.map, m_theme), range, m_theme, spacing});
    if (!m_source->headEnabled(layer, head)) {
        QColor veil = m_theme.ground;
        veil.setAlphaF(0.6F);
        painter.fillRect(snapped(painter, placed.thumbnail), veil);
    }
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
    const double line = std::ceil(QFontMetricsF(m_font).height());
    const QRectF first(placed.label.topLeft(), QSizeF(placed.label.width(), line));
    drawText(painter, first, Qt::AlignHCenter, text);
    if (placed.label.height() < 2 * line)
        return;
    painter.setFont(m_font);
    painter.setPen(m_theme.muted);
    const QString name = QString::fromStdString(m_source->headName(layer, head));
    drawText(painter, first.translated(0, line), Qt::AlignHCenter, shortened(name, m_font, placed.label.width()));
}

} // namespace headlight
