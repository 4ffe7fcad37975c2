// The arranging half of GeometryPicture: two planes beside one another, or one above the other where it is narrow.
#include "ui/paint/geometry_picture.h"

#include "ui/paint/heatmap_legend.h"
#include "ui/paint/wrapped_text.h"

#include <algorithm>
#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr double gap = 24;            // between the planes
constexpr double besideRatio = 1;     // of a plane's height to its width, in a file
constexpr double stackedRatio = 0.75; // a page has an end
constexpr int mostNoteLines = 8;
constexpr int leastLines = 3;    // under each plane
constexpr int mostKeptLines = 8; // of a plane's height, before the note is cut for it

/// What a plane needs above and below it apart from its words: ticks and distances.
double aroundPlane(double line)
{
    return line + 16;
}

double heightOf(const GeometryWords& words, double line)
{
    return (words.legendLines() + std::max<double>(leastLines, static_cast<double>(words.textLines()))) * line;
}

} // namespace

bool GeometryPicture::fitsBeside(double width) const
{
    return sideWidth(width) >= std::max(unbrokenWidth(false, m_font), unbrokenWidth(true, m_font));
}

double GeometryPicture::sideWidth(double width)
{
    return std::max(1., (width - gap) / 2);
}

GeometryWords GeometryPicture::wordsOf(const Side& side, QSizeF room) const
{
    const double line = geometryLineHeight(m_font);
    QList<GeometryLine> lines = side.values ? outputLines(*m_numbers, m_options.key, m_options.decimals)
                                            : pairLines(*m_numbers, m_options.decimals);
    if (side.values && m_source->isMadeUp(m_options.layer, m_options.head, m_options.query, m_options.key))
        lines.append(GeometryLine{{u"a: "_s + madeUpText(), {}}});
    GeometryWords words = geometryWords(side.values, lines, m_font, room.width());
    const double kept = std::min((room.width() - tickRoom(m_font)) / 2, mostKeptLines * line);
    const double left = room.height() - aroundPlane(line) - kept - heightOf(words, line);
    const int most = std::clamp(static_cast<int>(left / line), 1, mostNoteLines);
    words.note = wrappedText(projectionText(directions(side)), m_font, room.width(), most);
    return words;
}

double GeometryPicture::heightForWidth(double width) const
{
    constexpr double endless = 1e6;
    const double line = geometryLineHeight(m_font);
    const bool beside = fitsBeside(width);
    const double each = beside ? sideWidth(width) : width;
    const double plane = (beside ? besideRatio : stackedRatio) * (each - tickRoom(m_font)) + aroundPlane(line);
    const double keys = plane + heightOf(wordsOf(m_keys, {each, endless}), line);
    const double values = plane + heightOf(wordsOf(m_values, {each, endless}), line);
    return std::ceil(beside ? std::max(keys, values) : keys + gap + values);
}

void GeometryPicture::layOut()
{
    if (fitsBeside(m_room.width()) || !layOutStacked())
        layOutBeside();
    placeLabels(m_keys);
    placeLabels(m_values);
}

void GeometryPicture::layOutBeside()
{
    const double line = geometryLineHeight(m_font);
    const QSizeF half(sideWidth(m_room.width()), m_room.height());
    m_keys.words = wordsOf(m_keys, half);
    m_values.words = wordsOf(m_values, half);
    const int above = std::max(m_keys.words.legendLines(), m_values.words.legendLines());
    const qsizetype below = std::max(m_keys.words.textLines(), m_values.words.textLines());
    const double textHeight = std::max<double>(leastLines, static_cast<double>(below)) * line;
    const QRectF left(m_room.topLeft(), half);
    placePlane(m_keys, left, above * line, textHeight);
    placePlane(m_values, left.translated(half.width() + gap, 0), above * line, textHeight);
}

// Only where that makes the planes larger: a low room has them beside one another, with broken words.
bool GeometryPicture::layOutStacked()
{
    const double line = geometryLineHeight(m_font);
    const QSizeF half(m_room.width(), std::max(1., (m_room.height() - gap) / 2));
    const GeometryWords keys = wordsOf(m_keys, half);
    const GeometryWords values = wordsOf(m_values, half);
    const double words = heightOf(keys, line) + heightOf(values, line);
    const double plane = (m_room.height() - gap - words) / 2 - aroundPlane(line);
    if (plane < sideWidth(m_room.width()) - tickRoom(m_font))
        return false;
    m_keys.words = keys;
    m_values.words = values;
    QRectF room(m_room.topLeft(), QSizeF(m_room.width(), plane + aroundPlane(line) + heightOf(keys, line)));
    for (Side* side : {&m_keys, &m_values}) {
        const double legend = side->words.legendLines() * line;
        room.setHeight(plane + aroundPlane(line) + heightOf(side->words, line));
        placePlane(*side, room, legend, heightOf(side->words, line) - legend);
        room.moveTop(room.bottom() + gap);
    }
    return true;
}

void GeometryPicture::placePlane(Side& side, const QRectF& room, double legendHeight, double textHeight) const
{
    const double line = geometryLineHeight(m_font);
    const double ticks = tickRoom(m_font);
    const double height = room.height() - legendHeight - textHeight - aroundPlane(line);
    const QRectF rect(room.left() + ticks, room.top() + legendHeight + 4, std::max(1., room.width() - ticks),
                      std::max(1., height));
    side.legend = QRectF(room.left(), room.top(), room.width(), legendHeight);
    side.plane = Plane(rect, side.values ? m_frames.values : m_frames.keys);
    side.text = QRectF(room.left(), rect.bottom() + line + 8, room.width(), textHeight + 4);
}

} // namespace headlight
