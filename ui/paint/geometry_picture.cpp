#include "ui/paint/geometry_picture.h"

#include "ui/paint/label_places.h"
#include "ui/paint/text.h"
#include "ui/paint/token_label.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLineF>

#include <algorithm>
#include <cmath>
#include <map>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

constexpr double reach = 14;            // from a head to the point that still hits it
constexpr double flatLift = 9;          // on a line, queries lie above and keys below it
constexpr double widestLabel = 120;     // px, and as many letters of a larger font
constexpr double labelGap = 7;          // from a head to its label
constexpr double dotGap = 11;           // from the middle of a dot
constexpr int coincident = 2;           // px: heads closer than this share a label
constexpr double besideLine = 35;       // degrees
constexpr double headSize = 6;          // no label covers a head
constexpr std::size_t mostWishes = 150; // labels that are tried: the longest vectors first

void include(QRectF& frame, double x, double y)
{
    if (!std::isfinite(x) || !std::isfinite(y))
        return;
    frame.setLeft(std::min(frame.left(), x));
    frame.setRight(std::max(frame.right(), x));
    frame.setTop(std::min(frame.top(), y));
    frame.setBottom(std::max(frame.bottom(), y));
}

void include(QRectF& frame, const Matrix<double>& points)
{
    for (Index i = 0; i < points.rows(); ++i)
        include(frame, points(i, 0), points(i, 1));
}

GeometryOptions inside(GeometryOptions options, const AttentionSource& source)
{
    const auto held = [](Index place, Index count) { return std::clamp<Index>(place, 0, count - 1); };
    options.layer = held(options.layer, source.layerCount());
    options.head = held(options.head, source.headCount(options.layer));
    options.query = held(options.query, std::max<Index>(1, source.queryCount()));
    options.key = held(options.key, std::max<Index>(1, source.keyCount()));
    return options;
}

/// Whether only the selected pair and the decimals differ.
bool isOfSameVectors(const GeometryOptions& one, const GeometryOptions& other)
{
    return one.layer == other.layer && one.head == other.head && one.keyDimensions == other.keyDimensions
           && one.valueDimensions == other.valueDimensions;
}

/// Far outside any picture, but no number that a painter minds.
QPointF bounded(QPointF point)
{
    constexpr double farthest = 30000;
    const auto hold = [&](double at) { return std::isnan(at) ? 0. : std::clamp(at, -farthest, farthest); };
    return {hold(point.x()), hold(point.y())};
}

} // namespace

bool isQuickToRead(const AttentionSource& source, const GeometryOptions& options)
{
    constexpr Index mostTokens = 800;
    constexpr Index mostProducts = 4'000'000;
    if (source.layerCount() == 0 || !source.has(Quantity::Queries) || !source.has(Quantity::Values))
        return true;
    const GeometryOptions at = inside(options, source);
    const Index width = std::max(source.columnCount(Quantity::Queries, at.layer, at.head),
                                 source.columnCount(Quantity::Values, at.layer, at.head));
    const Index tokens = source.queryCount() + source.keyCount();
    return tokens <= mostTokens && (tokens + 9 * width) * width * width <= mostProducts;
}

GeometryPicture::GeometryPicture(const std::shared_ptr<const AttentionSource>& source, const GeometryOptions& options,
                                 const Theme& theme, const QFont& font, const QRectF& room,
                                 const std::optional<GeometryFrames>& frames, const GeometryPicture* before)
    : m_source(source), m_options(options), m_theme(theme), m_font(pictureFont(font)), m_room(room),
      m_framesAreKept(frames.has_value())
{
    m_values.values = true;
    if (!source || source->layerCount() == 0)
        return;
    m_options = inside(options, *source);
    const bool holds =
        before && before->m_numbers && before->m_source == source && isOfSameVectors(before->m_options, m_options);
    m_numbers = geometryNumbers(*source, m_options, holds ? &*before->m_numbers : nullptr);
    if (!m_numbers)
        return;
    if (frames) {
        m_frames = *frames;
    } else {
        include(m_frames.keys, m_numbers->queries);
        include(m_frames.keys, m_numbers->keys);
        const double foot = m_numbers->pair.foot.value_or(0);
        include(m_frames.keys, foot * m_numbers->queries.row(m_options.query));
        include(m_frames.values, m_numbers->values);
        include(m_frames.values, m_numbers->output);
    }
    layOut();
}

std::vector<VectorPlace> GeometryPicture::vectorsOf(const Side& side) const
{
    // The selected pair first: its labels have the first choice of places.
    std::vector<VectorPlace> places;
    if (!side.values)
        places.push_back({VectorKind::Query, m_options.query});
    const VectorKind kind = side.values ? VectorKind::Value : VectorKind::Key;
    places.push_back({kind, m_options.key});
    const auto add = [&](VectorKind each, Index count) {
        for (Index i = 0; i < count; ++i)
            if (const VectorPlace place{each, i}; !isSelected(place))
                places.push_back(place);
    };
    add(kind, m_source->keyCount());
    if (!side.values)
        add(VectorKind::Query, m_source->queryCount());
    return places;
}

void GeometryPicture::placeLabels(Side& side) const
{
    std::map<std::pair<long, long>, std::size_t> byPlace;
    std::vector<QStringList> texts;
    for (const VectorPlace place : vectorsOf(side)) {
        const QPointF at = tip(place);
        const auto [found, isNew] =
            byPlace.try_emplace({std::lround(at.x() / coincident), std::lround(at.y() / coincident)}, texts.size());
        if (isNew) {
            side.labels.push_back({{}, {}, at, false, {}});
            texts.push_back({});
        }
        GeometryLabel& label = side.labels[found->second];
        label.vectors.push_back(place);
        label.selected = label.selected || isSelected(place);
        const QString token = tokenOf(place);
        if (texts[found->second].size() < 5 && !texts[found->second].contains(token))
            texts[found->second].append(token);
    }
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const QFontMetricsF metrics(labelFont(side.labels[i]));
        const double widest = std::max(widestLabel, 7 * metrics.height());
        side.labels[i].text = metrics.elidedText(texts[i].join(u", "_s), Qt::ElideRight, widest);
    }
    // The selected pair first, then from the outside inwards: what lies there has room around it.
    const QPointF origin = side.plane.at({0, 0});
    std::stable_sort(side.labels.begin(), side.labels.end(), [&](const GeometryLabel& a, const GeometryLabel& b) {
        if (a.selected != b.selected)
            return a.selected;
        return QLineF(origin, a.tip).length() > QLineF(origin, b.tip).length() + 1;
    });
    findPlaces(side);
}

void GeometryPicture::findPlaces(Side& side) const
{
    const bool flat = directions(side).isFlat();
    const QPointF origin = side.plane.at({0, 0});
    std::vector<LabelWish> wishes;
    std::vector<QRectF> taken{axisTitle(side, 0), axisTitle(side, 1)};
    for (const GeometryLabel& label : side.labels) {
        taken.emplace_back(label.tip - QPointF(headSize / 2, headSize / 2), QSizeF(headSize, headSize));
        const QFontMetricsF metrics(labelFont(label));
        const QPointF upwards(0, label.tip.y() > origin.y() ? 1 : -1);
        // Beside the line, on which a longer vector may go on.
        QLineF outwards(origin, label.tip);
        outwards.setAngle(outwards.angle() + besideLine);
        const QPointF direction = side.values ? QPointF() : outwards.p2() - origin;
        if (wishes.size() < mostWishes)
            wishes.push_back({label.tip,
                              {metrics.horizontalAdvance(label.text) + 2, metrics.height()},
                              flat ? upwards : direction,
                              label.selected});
    }
    const auto places = placedLabels(wishes, side.plane.rect(), side.values ? dotGap : labelGap, std::move(taken));
    side.leftOut = static_cast<int>(side.labels.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
        side.labels[i].place = places[i].value_or(QRectF());
        side.leftOut -= places[i] ? 1 : 0;
    }
}

QFont GeometryPicture::labelFont(const GeometryLabel& label) const
{
    QFont font = m_font;
    font.setBold(label.selected);
    return font;
}

bool GeometryPicture::isSelected(VectorPlace place) const
{
    return place.index == (place.kind == VectorKind::Query ? m_options.query : m_options.key);
}

bool GeometryPicture::isSeen(VectorPlace place) const
{
    return place.kind == VectorKind::Query || m_numbers->seen[static_cast<std::size_t>(place.index)];
}

QString GeometryPicture::tokenOf(VectorPlace place) const
{
    const auto& tokens = place.kind == VectorKind::Query ? m_source->queryTokens() : m_source->keyTokens();
    return tokenLabel(tokens[static_cast<std::size_t>(place.index)]);
}

QPointF GeometryPicture::tip(VectorPlace place) const
{
    const QPointF at = plane(place.kind).at(value(place));
    const bool isLine = place.kind != VectorKind::Value && m_numbers->keyPlane.isFlat();
    return bounded(isLine ? at + QPointF(0, place.kind == VectorKind::Query ? -flatLift : flatLift) : at);
}

QPointF GeometryPicture::outputTip() const
{
    return bounded(m_values.plane.at({m_numbers->output(0, 0), m_numbers->output(0, 1)}));
}

QPointF GeometryPicture::footTip() const
{
    const double foot = m_numbers->pair.foot.value_or(0);
    const auto query = m_numbers->queries.row(m_options.query);
    const QPointF at = m_keys.plane.at({foot * query(0), foot * query(1)});
    return bounded(m_numbers->keyPlane.isFlat() ? at - QPointF(0, flatLift) : at);
}

QRectF GeometryPicture::axisTitle(const Side& side, int axis) const
{
    if (directions(side).directions.cols() <= axis)
        return {};
    const QRectF& rect = side.plane.rect();
    const QFontMetricsF metrics(m_font);
    const double width =
        std::min(rect.width() - 8, metrics.horizontalAdvance(axisText(directions(side), side.values, axis) + u" →"_s));
    if (axis == 1)
        return {rect.left() + 4, rect.top() + 2, width, metrics.height()};
    const double line = side.plane.at({0, 0}).y();
    const bool flat = directions(side).isFlat();
    const double top = flat ? line - 2.5 * metrics.height() : rect.bottom() - metrics.height() - 2;
    return {rect.right() - width - 4, top, width, metrics.height()};
}

QRectF GeometryPicture::axisName(const Side& side, int axis) const
{
    const QRectF title = axisTitle(side, axis);
    const QRectF& rect = side.plane.rect();
    QRectF other = title;
    if (axis == 0)
        other.moveLeft(rect.left() + 4);
    else
        other.moveRight(rect.right() - 4);
    const auto isFree = [&](const QRectF& place) {
        return std::none_of(side.labels.begin(), side.labels.end(),
                            [&](const GeometryLabel& label) { return label.place.intersects(place); });
    };
    return isFree(title) ? title : isFree(other) ? other : QRectF();
}

std::vector<VectorPlace> GeometryPicture::vectorsAt(QPointF point) const
{
    if (isEmpty())
        return {};
    std::vector<std::pair<double, VectorPlace>> near;
    for (const Side* side : {&m_keys, &m_values})
        for (const VectorPlace place : vectorsOf(*side))
            if (const double distance = std::hypot(tip(place).x() - point.x(), tip(place).y() - point.y());
                distance <= reach)
                near.push_back({distance, place});
    std::stable_sort(near.begin(), near.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<VectorPlace> places;
    for (const auto& each : near)
        places.push_back(each.second);
    return places;
}

} // namespace headlight
