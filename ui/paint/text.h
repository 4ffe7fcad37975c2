#pragma once

#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QString>

class QFontMetricsF;
class QPainter;

namespace headlight {

/// The least size of any text in a picture, in logical pixels.
constexpr int leastTextPixels = 12;

/// The font's size in logical pixels, at 96 dots to the inch if it is given in points.
double pixelSizeOf(const QFont& font);

/// The font at a size in pixels, so that it is equally large on every device.
QFont withPixelSize(const QFont& font, double pixels);

/// The font at its size in pixels, at least leastTextPixels.
QFont pictureFont(const QFont& font);

/// The height of capitals and figures, by which a line is centred.
double capHeightOf(const QFontMetricsF& metrics);

/// How far apart the rows of a table or of bars stand: fonts whose lines are high by themselves get no more.
double rowPitch(const QFont& font);

/// Draws one line from a point on its base line. A PDF gets it in pieces, without ligatures, so that it can be read
/// out of it again: some fonts lose their spaces there, some the figures in a word, for which they have other shapes.
void drawText(QPainter& painter, QPointF baseline, const QString& text);

/// Draws one line in a rectangle, centred in height; not clipped.
/// @param alignment Qt::AlignLeft, AlignHCenter or AlignRight
void drawText(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QString& text);

/// Draws one line turned to read from below, along the rectangle.
/// @param alignment along the line: Qt::AlignLeft is the bottom
void drawTurnedText(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QString& text);

/// The text shortened in its middle to a width, with "…".
QString shortened(const QString& text, const QFont& font, double width);

} // namespace headlight
