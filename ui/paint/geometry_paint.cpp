// The drawing half of GeometryPicture.
#include "ui/paint/geometry_picture.h"

#include "core/model/veiled_source.h"
#include "ui/paint/color_map.h"
#include "ui/paint/text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

constexpr Index mostArrows = 40;      ///< vectors in a plane that are drawn as arrows; more are dots
constexpr double selectedWidth = 2.5; ///< px
constexpr double leastLine = 0.004;   ///< weights below draw no line to the output

QColor queryColor(const Theme& theme)
{
    return QColor(ColorScale::diverging(theme).at(-0.8));
}

QColor keyColor(const Theme& theme)
{
    return QColor(ColorScale::diverging(theme).at(0.8));
}

QColor valueColor(const Theme& theme, double weight)
{
    return QColor(ColorScale::sequential(ColorMap::Blue, theme).at(0.25 + 0.65 * weight));
}

double dotRadius(double weight)
{
    return 3 + 6 * std::sqrt(std::clamp(weight, 0., 1.));
}

QPolygonF diamond(QPointF middle, double radius)
{
    return {{middle + QPointF(0, -radius), middle + QPointF(radius, 0), middle + QPointF(0, radius),
             middle + QPointF(-radius, 0)}};
}

/// Fonts for Korean draw ‖ as wide as a syllable: there it becomes two bars.
QString withNarrowBars(QString text, const QFont& font)
{
    return QFontMetricsF(font).horizontalAdvance(u'‖') > 0.75 * pixelSizeOf(font) ? text.replace(u'‖', u"||"_s) : text;
}

/// A piece of a line of text: draws it and moves on.
void paintWord(QPainter& painter, QPointF& at, const QString& given, const QFont& font, const QColor& color)
{
    const QString text = withNarrowBars(given, font);
    painter.setFont(font);
    painter.setPen(color);
    drawText(painter, at, text);
    at.rx() += QFontMetricsF(font).horizontalAdvance(text);
}

/// Behind a label, so that lines do not run through it, but still show that they go on.
QColor plate(const Theme& theme)
{
    QColor color = theme.ground;
    color.setAlpha(190);
    return color;
}

QFont boldOf(QFont font)
{
    font.setBold(true);
    return font;
}

} // namespace

QColor GeometryPicture::colorOf(VectorPlace place) const
{
    const QColor color = place.kind == VectorKind::Query ? queryColor(m_theme) : keyColor(m_theme);
    if (isSelected(place))
        return color;
    return mixed(m_theme.ground, color, isSeen(place) ? 0.6 : 0.35);
}

void GeometryPicture::paint(QPainter& painter, const GeometryMarks& marks) const
{
    if (isEmpty())
        return;
    painter.save();
    painter.setRenderHints(QPainter::TextAntialiasing | QPainter::Antialiasing);
    for (const Side* side : {&m_keys, &m_values})
        paintSide(painter, *side, marks);
    painter.restore();
}

void GeometryPicture::paintSide(QPainter& painter, const Side& side, const GeometryMarks& marks) const
{
    paintLegend(painter, side);
    side.plane.paintAxes(painter, m_theme, m_font, directions(side).isFlat());
    painter.save();
    if (m_framesAreKept) // on the screen alone: a file's frames hold everything
        painter.setClipRect(side.plane.rect().adjusted(-8, -8, 8, 8));
    if (side.values) {
        paintHull(painter);
        paintValues(painter);
        paintOutput(painter);
    } else {
        paintCrowd(painter);
        paintPair(painter);
    }
    painter.restore();
    painter.setPen(m_theme.muted);
    painter.setFont(m_font);
    for (const int axis : {0, 1})
        if (const QRectF rect = axisName(side, axis); !rect.isEmpty()) {
            const QString text = axisText(directions(side), side.values, axis);
            painter.fillRect(rect, plate(m_theme));
            drawText(painter, rect, axis == 0 ? Qt::AlignRight : Qt::AlignLeft,
                     shortened(axis == 0 ? text + u" →"_s : u"↑ "_s + text, m_font, rect.width() + 1));
        }
    paintLabels(painter, side);
    paintMarks(painter, side, marks);
    paintText(painter, side);
}

// What is where: a small arrow before "queries", a dot before "values".
void GeometryPicture::paintLegend(QPainter& painter, const Side& side) const
{
    const QFont bold = boldOf(m_font);
    const double line = geometryLineHeight(m_font);
    for (const GeometryLegendPiece& piece : side.words.legend) {
        const QPointF middle = side.legend.topLeft() + QPointF(piece.begin, (piece.line + 0.5) * line);
        paintSample(painter, piece.entry.sample, middle);
        const double sample = sampleWidth(piece.entry.sample) + sampleGap;
        QPointF at = middle + QPointF(sample, capHeightOf(QFontMetricsF(bold)) / 2);
        paintWord(painter, at, shortened(piece.entry.text, bold, piece.width - sample + 1), bold, m_theme.ink);
    }
    paintLeftOut(painter, side);
}

void GeometryPicture::paintSample(QPainter& painter, GeometrySample sample, QPointF at) const
{
    const double width = sampleWidth(sample);
    if (sample == GeometrySample::Query || sample == GeometrySample::Key) {
        const QColor color = sample == GeometrySample::Query ? queryColor(m_theme) : keyColor(m_theme);
        return paintArrow(painter, at, at + QPointF(width, 0), {color, selectedWidth});
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(sample == GeometrySample::Value ? valueColor(m_theme, 1) : m_theme.ink);
    const QPointF middle = at + QPointF(width / 2, 0);
    if (sample == GeometrySample::Value)
        painter.drawEllipse(middle, width / 2, width / 2);
    else
        painter.drawPolygon(diamond(middle, width / 2));
}

// How many heads have no label, at the end of the legend where there is room.
void GeometryPicture::paintLeftOut(QPainter& painter, const Side& side) const
{
    if (side.leftOut == 0)
        return;
    const QString text = QCoreApplication::translate("paint", "%1 unnamed").arg(side.leftOut);
    const GeometryLegendPiece& last = side.words.legend.back();
    if (QFontMetricsF(m_font).horizontalAdvance(text) > side.legend.width() - last.begin - last.width - 8)
        return;
    painter.setFont(m_font);
    painter.setPen(m_theme.muted);
    const double line = geometryLineHeight(m_font);
    drawText(painter, QRectF(side.legend.left(), side.legend.top() + last.line * line, side.legend.width(), line),
             Qt::AlignRight, text);
}

void GeometryPicture::paintCrowd(QPainter& painter) const
{
    const bool flat = m_numbers->keyPlane.isFlat();
    const bool arrows = m_source->queryCount() + m_source->keyCount() <= mostArrows;
    const QPointF origin = m_keys.plane.at({0, 0});
    // Vectors whose heads coincide are one: the first of them, which a label names first.
    for (auto label = m_keys.labels.rbegin(); label != m_keys.labels.rend(); ++label)
        for (auto place = label->vectors.rbegin(); place != label->vectors.rend(); ++place) {
            if (isSelected(*place))
                continue;
            const QPointF head = tip(*place);
            const QPointF from = flat ? QPointF(origin.x(), head.y()) : origin;
            painter.setOpacity(1);
            if (arrows) {
                paintArrow(painter, from, head, {colorOf(*place), 1.5});
            } else {
                painter.setPen(Qt::NoPen);
                painter.setBrush(colorOf(*place));
                painter.drawEllipse(head, 2.5, 2.5);
            }
        }
}

// The selected query and key, and q·k as what the key casts on the query's line.
void GeometryPicture::paintPair(QPainter& painter) const
{
    const VectorPlace query{VectorKind::Query, m_options.query};
    const VectorPlace key{VectorKind::Key, m_options.key};
    const bool flat = m_numbers->keyPlane.isFlat();
    const QPointF origin = m_keys.plane.at({0, 0});
    const auto start = [&](QPointF head) { return flat ? QPointF(origin.x(), head.y()) : origin; };
    const VectorPair& pair = m_numbers->pair;
    if (pair.foot) {
        const QPointF foot = footTip();
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(mixed(m_theme.ground, m_theme.ink, 0.28), 8, Qt::SolidLine, Qt::FlatCap));
        if (QLineF(start(foot), foot).length() > 0.5)
            painter.drawLine(start(foot), foot);
        painter.setPen(QPen(m_theme.ink, 1.25, Qt::CustomDashLine));
        QPen dashed(m_theme.ink, 1.25);
        dashed.setDashPattern({4, 3});
        painter.setPen(dashed);
        if (QLineF(tip(key), foot).length() > 1)
            painter.drawLine(tip(key), foot);
    }
    paintAngle(painter);
    paintArrow(painter, start(tip(key)), tip(key), {colorOf(key), selectedWidth});
    paintArrow(painter, start(tip(query)), tip(query), {colorOf(query), selectedWidth});
    if (pair.foot && !flat) {
        painter.setPen(QPen(m_theme.ink, 1.25));
        painter.setBrush(m_theme.ground);
        painter.drawEllipse(footTip(), 2.5, 2.5);
    }
}

// The angle between the two, where the plane shows it as it is.
void GeometryPicture::paintAngle(QPainter& painter) const
{
    if (m_numbers->keyPlane.isProjection() || m_numbers->keyPlane.isFlat() || !m_numbers->pair.angle)
        return;
    const QPointF origin = m_keys.plane.at({0, 0});
    const QLineF query(origin, tip({VectorKind::Query, m_options.query}));
    const QLineF key(origin, tip({VectorKind::Key, m_options.key}));
    const double radius = std::min({30., 0.6 * query.length(), 0.6 * key.length()});
    double span = query.angleTo(key); // counter-clockwise, 0 to 360
    if (span > 180)
        span -= 360;
    if (radius < 12 || std::abs(span) < 4)
        return;
    painter.setPen(QPen(m_theme.muted, 1.25));
    painter.setBrush(Qt::NoBrush);
    const QRectF circle(origin - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
    QPainterPath arc;
    arc.arcMoveTo(circle, query.angle());
    arc.arcTo(circle, query.angle(), span);
    painter.drawPath(arc);
    if (std::abs(span) < 20)
        return;
    QLineF toMiddle = query;
    toMiddle.setAngle(query.angle() + span / 2);
    toMiddle.setLength(radius + 9);
    QRectF letter(0, 0, 14, 14);
    letter.moveCenter(toMiddle.p2());
    painter.setFont(m_font);
    painter.setPen(m_theme.ink);
    drawText(painter, letter, Qt::AlignHCenter, u"θ"_s);
}

void GeometryPicture::paintHull(QPainter& painter) const
{
    QPolygonF corners;
    for (const Index corner : m_numbers->hull)
        corners.append(tip({VectorKind::Value, corner}));
    painter.setPen(QPen(mixed(m_theme.ground, valueColor(m_theme, 1), 0.4), 1.25));
    painter.setBrush(mixed(m_theme.ground, valueColor(m_theme, 1), 0.08));
    if (corners.size() > 2)
        painter.drawPolygon(corners);
    else if (corners.size() == 2)
        painter.drawLine(corners[0], corners[1]);
}

void GeometryPicture::paintValues(QPainter& painter) const
{
    // Light weights first: what matters lies on top.
    std::vector<VectorPlace> places = vectorsOf(m_values);
    const auto weight = [this](VectorPlace place) {
        const double known = m_numbers->weights(0, place.index);
        return isHiddenNumber(known) ? 0 : known;
    };
    std::stable_sort(places.begin(), places.end(), [&](VectorPlace a, VectorPlace b) { return weight(a) < weight(b); });
    for (const VectorPlace place : places)
        if (isSeen(place) && weight(place) >= leastLine && !hidesOutput()) {
            const QColor color = mixed(m_theme.ground, valueColor(m_theme, weight(place)), 0.35 + 0.65 * weight(place));
            painter.setPen(QPen(color, 0.75 + 3.5 * weight(place), Qt::SolidLine, Qt::RoundCap));
            if (QLineF(tip(place), outputTip()).length() > 0.5)
                painter.drawLine(tip(place), outputTip());
        }
    for (const VectorPlace place : places) {
        if (isSeen(place)) {
            painter.setPen(QPen(isSelected(place) ? m_theme.ink : mixed(m_theme.ground, m_theme.muted, 0.7),
                                isSelected(place) ? 2 : 1));
            painter.setBrush(valueColor(m_theme, weight(place)));
        } else {
            painter.setPen(QPen(isSelected(place) ? m_theme.ink : m_theme.muted, isSelected(place) ? 2 : 1));
            painter.setBrush(m_theme.ground);
        }
        const double radius = dotRadius(isSeen(place) ? weight(place) : 0);
        painter.drawEllipse(tip(place), radius, radius);
    }
}

void GeometryPicture::paintOutput(QPainter& painter) const
{
    if (hidesOutput())
        return;
    painter.setPen(QPen(m_theme.ground, 1.5));
    painter.setBrush(m_theme.ink);
    painter.drawPolygon(diamond(outputTip(), 7));
}

void GeometryPicture::paintLabels(QPainter& painter, const Side& side) const
{
    for (const GeometryLabel& label : side.labels) {
        if (label.place.isEmpty())
            continue;
        painter.fillRect(label.place.adjusted(0, 2, 0, -2), plate(m_theme));
        painter.setFont(labelFont(label));
        painter.setPen(label.selected ? m_theme.ink : m_theme.muted);
        drawText(painter, label.place, Qt::AlignHCenter, label.text);
    }
}

// The pointed-out vector with its name on a plate, and a ring around the one that can be moved.
void GeometryPicture::paintMarks(QPainter& painter, const Side& side, const GeometryMarks& marks) const
{
    const auto isHere = [&](const std::optional<VectorPlace>& place) {
        if (!place || (place->kind == VectorKind::Value) != side.values)
            return false;
        return place->index < (place->kind == VectorKind::Query ? m_source->queryCount() : m_source->keyCount());
    };
    if (isHere(marks.active)) {
        painter.setPen(QPen(m_theme.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(tip(*marks.active), 11, 11);
    }
    if (!isHere(marks.hovered))
        return;
    const QPointF head = tip(*marks.hovered);
    painter.setPen(QPen(m_theme.ink, 1.25));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(head, 8, 8);
    const bool isNamed = std::any_of(side.labels.begin(), side.labels.end(), [&](const GeometryLabel& label) {
        return !label.place.isEmpty() && label.vectors == std::vector{*marks.hovered};
    });
    if (isNamed)
        return;
    const QFont bold = boldOf(m_font);
    const QString text = shortened(tokenOf(*marks.hovered), bold, side.plane.rect().width() - 16);
    QRectF plate(0, 0, QFontMetricsF(bold).horizontalAdvance(text) + 12, QFontMetricsF(bold).height() + 4);
    plate.moveCenter(head - QPointF(0, plate.height() / 2 + 12));
    if (plate.top() < side.plane.rect().top())
        plate.moveTop(head.y() + 12);
    plate.moveLeft(std::clamp(plate.left(), side.plane.rect().left(),
                              std::max(side.plane.rect().left(), side.plane.rect().right() - plate.width())));
    painter.setPen(QPen(m_theme.line, 1));
    painter.setBrush(m_theme.panel);
    painter.drawRoundedRect(plate, 4, 4);
    painter.setFont(bold);
    painter.setPen(m_theme.ink);
    drawText(painter, plate, Qt::AlignHCenter, text);
}

void GeometryPicture::paintText(QPainter& painter, const Side& side) const
{
    const QFont bold = boldOf(m_font);
    const double line = geometryLineHeight(m_font);
    double y = side.text.top() + QFontMetricsF(m_font).ascent();
    for (const GeometryLine& words : side.words.lines) {
        QPointF at(side.text.left(), y);
        for (const GeometryReadout& word : words) {
            const QString name = word.name.isEmpty() || word.value.isEmpty() ? word.name : word.name + u" = "_s;
            paintWord(painter, at, shortened(name, m_font, side.text.width()), m_font, m_theme.muted);
            paintWord(painter, at, shortened(word.value, bold, side.text.width()), bold, m_theme.ink);
            at.rx() += readoutGap;
        }
        y += line;
    }
    for (const QString& note : side.words.note) {
        QPointF at(side.text.left(), y);
        paintWord(painter, at, note, m_font, m_theme.muted);
        y += line;
    }
}

} // namespace headlight
