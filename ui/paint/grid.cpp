#include "ui/paint/grid.h"

#include "ui/paint/number_text.h"
#include "ui/paint/quantity_text.h"
#include "ui/paint/text.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

constexpr double labelGap = 4;
constexpr double leastWrapped = 56;
constexpr double leastWhole = 104;
constexpr double largest = 420;
constexpr double orderedAspect = 0.6; ///< height of a sorted grid to its width, as long as labels fit

Index widestLayer(const AttentionSource& source)
{
    Index most = 0;
    for (Index layer = 0; layer < source.layerCount(); ++layer)
        most = std::max(most, source.headCount(layer));
    return most;
}

} // namespace

Grid::Grid(std::shared_ptr<const AttentionSource> source, const GridReading& reading, const GridOptions& options,
           const Theme& theme, const QFont& font, const QRectF& room)
    : m_source(std::move(source)), m_options(options), m_theme(theme), m_font(pictureFont(font)),
      m_scale(ColorScale::sequential(options.map, theme)), m_room(room), m_bounds(room.topLeft(), QSizeF())
{
    if (!m_source || !m_source->has(Quantity::Weights) || m_source->queryCount() == 0 || m_source->keyCount() == 0)
        return;
    const Index most = widestLayer(*m_source);
    if (most == 0)
        return;
    const QFontMetricsF metrics(m_font);
    m_line = std::ceil(metrics.height());
    m_placeWidth = metrics.horizontalAdvance(m_source->layerCount() > 10 ? u"L00H00"_s : u"L0H00"_s);
    m_scoredWidth = metrics.horizontalAdvance(u"L00H00 0.00"_s);
    m_headCount = static_cast<Index>(headsOf(*m_source).size());
    const auto heads = orderedHeads(*m_source, reading, m_options.order);
    m_ordered = m_options.fit == GridFit::Whole && m_options.order.score && heads;
    if (m_ordered)
        layOutOrdered(*heads, reading);
    else if (m_options.fit == GridFit::Whole)
        layOutWhole(most);
    else
        layOutWrapped(most);
}

/// Whether a head's place and its score stand beside one another.
bool Grid::hasOneLine(double side) const
{
    return !m_ordered || m_scoredWidth <= side;
}

double Grid::labelHeight(double side) const
{
    if (m_placeWidth > side)
        return 0;
    return labelGap + (1 + (hasOneLine(side) ? 0 : 1) + (m_options.names && side >= 96 ? 1 : 0)) * m_line;
}

void Grid::layOutWhole(Index most)
{
    const double side = largestSide(most, m_room);
    // A smaller thumbnail never has a higher label: what is left after the larger one's label is enough.
    const double labelled = std::min(side, largestSide(most, m_room.adjusted(0, 0, 0, -rowsOf(labelHeight(side)))));
    if (labelHeight(std::floor(labelled)) > 0) {
        placeByLayers(most, std::max(1.0, std::floor(labelled)), m_room.topLeft());
        return;
    }
    // Too small for labels of their own: layers and heads are named at the sides.
    m_axisWidth = std::ceil(m_placeWidth * 0.6) + labelGap;
    const QRectF inside = m_room.adjusted(m_axisWidth, m_line + labelGap, 0, 0);
    const double unlabelled = std::min(largestSide(most, inside), m_placeWidth - 1);
    placeByLayers(most, std::max(1.0, std::floor(unlabelled)), inside.topLeft());
}

double Grid::rowsOf(double height) const
{
    return static_cast<double>(m_source->layerCount()) * height;
}

/// Of thumbnails without labels, a layer a row.
double Grid::largestSide(Index most, const QRectF& room) const
{
    const auto columns = static_cast<double>(most);
    const auto rows = static_cast<double>(m_source->layerCount());
    return std::min(
        {(room.width() - gap * (columns - 1)) / columns, (room.height() - gap * (rows - 1)) / rows, largest});
}

void Grid::layOutWrapped(Index most)
{
    const double fitting = std::floor((m_room.width() + gap) / (leastWrapped + gap));
    const Index columns = std::clamp<Index>(static_cast<Index>(fitting), 1, std::max<Index>(most, 4));
    const auto count = static_cast<double>(columns);
    placeByLayers(columns, std::max(1.0, std::floor((m_room.width() - gap * (count - 1)) / count)), m_room.topLeft());
}

// As many columns as make the thumbnails largest; none is so small that its score has no room.
void Grid::layOutOrdered(const std::vector<HeadPlace>& heads, const GridReading& reading)
{
    const auto count = static_cast<Index>(heads.size());
    double side = std::min(m_room.width(), std::max(leastWrapped, std::ceil(m_placeWidth)));
    auto columns = static_cast<Index>(std::max(1.0, std::floor((m_room.width() + gap) / (side + gap))));
    for (Index tried = 1; tried <= count; ++tried) {
        const auto across = static_cast<double>(tried);
        const auto rows = static_cast<double>((count + tried - 1) / tried);
        const double wide = std::min((m_room.width() - gap * (across - 1)) / across, largest);
        const double high = (m_room.height() - gap * (rows - 1)) / rows;
        const double fitting = std::floor(std::min(wide, high - labelHeight(wide)));
        if (fitting > side) {
            side = fitting;
            columns = tried;
        }
    }
    const double step = side + labelHeight(side) + gap;
    for (Index i = 0; i < count; ++i) {
        const HeadPlace place = heads[static_cast<std::size_t>(i)];
        const auto score = reading.at(place).scores->of(*m_options.order.score);
        const QPointF at(static_cast<double>(i % columns) * (side + gap), static_cast<double>(i / columns) * step);
        add(place, m_room.topLeft() + at, side, score ? numberText(*score, 2) : u"–"_s);
    }
}

void Grid::placeByLayers(Index columns, double side, QPointF from)
{
    const double step = side + labelHeight(side) + gap;
    double top = from.y();
    for (Index layer = 0; layer < m_source->layerCount(); ++layer) {
        const Index heads = m_source->headCount(layer);
        for (Index head = 0; head < heads; ++head)
            add({layer, head},
                {from.x() + static_cast<double>(head % columns) * (side + gap),
                 top + static_cast<double>(head / columns) * step},
                side);
        top += static_cast<double>((heads + columns - 1) / columns) * step;
    }
}

void Grid::add(HeadPlace place, QPointF at, double side, const QString& score)
{
    const double label = labelHeight(side);
    const QRectF thumbnail(at, QSizeF(side, side));
    m_places.push_back(
        {place, thumbnail, QRectF(at + QPointF(0, side + labelGap), QSizeF(side, label - labelGap)), score});
    m_bounds = m_bounds.united(thumbnail.adjusted(0, 0, 0, label));
}

double Grid::heightForWidth(const std::shared_ptr<const AttentionSource>& source, const GridReading& reading,
                            const GridOptions& options, const Theme& theme, const QFont& font, double width)
{
    const bool ordered = source && options.order.score && orderedHeads(*source, reading, options.order);
    const Grid tried(source, reading, options, theme, font, QRectF(0, 0, width, ordered ? orderedAspect * width : 1e5));
    return tried.m_places.empty() ? 0.25 * width : std::ceil(tried.bounds().height());
}

double Grid::leastHeight(const std::shared_ptr<const AttentionSource>& source, const GridReading& reading,
                         const GridOptions& options, const Theme& theme, const QFont& font, double width)
{
    if (source && options.order.score && orderedHeads(*source, reading, options.order))
        return std::ceil(Grid(source, reading, options, theme, font, QRectF(0, 0, width, 0)).bounds().height());
    const double columns = source ? static_cast<double>(widestLayer(*source)) : 0;
    return heightForWidth(source, reading, options, theme, font, std::min(width, columns * (leastWhole + gap) - gap));
}

std::vector<HeadPlace> Grid::heads() const
{
    std::vector<HeadPlace> heads;
    for (const Placed& placed : m_places)
        heads.push_back(placed.place);
    return heads;
}

Index Grid::side() const
{
    return m_places.empty() ? 0 : static_cast<Index>(std::ceil(m_places.front().thumbnail.width()));
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

QRectF Grid::extentOf(const Placed& placed)
{
    return placed.thumbnail.united(placed.label).adjusted(-gap / 2, -gap / 2, gap / 2, gap / 2);
}

QRectF Grid::paintedRect(HeadPlace place) const
{
    for (const Placed& placed : m_places)
        if (placed.place == place)
            return extentOf(placed);
    return {};
}

} // namespace headlight
