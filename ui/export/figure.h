#pragma once

#include "ui/export/image_export.h"
#include "ui/paint/theme.h"

#include <QFont>
#include <QRectF>

namespace headlight {

/// What stands above a figure: the place or subject in bold, what it is beside it.
struct FigureHeading {
    QString title;
    QString detail; ///< may be empty
};

/// The font of a figure at its size in pixels, its letters as far apart as at any size: a file may be enlarged, and a
/// PDF or SVG draws them so anyway.
QFont figureFont(const QFont& font);

/// How far the inside of a figure lies from its edges, in logical pixels.
constexpr double figureMargin = 24;

/// The width that a figure leaves to what is inside it.
constexpr double insideWidth(double width)
{
    return width - 2 * figureMargin;
}

/// A picture with a heading on the theme's ground.
/// @param width of the whole picture, in logical pixels
/// @param size of what is inside, in logical pixels: its width may be less than insideWidth
/// @param paintInside is called with a painter and the place of what is inside
Picture figure(const FigureHeading& heading, const Theme& theme, const QFont& font, double width, QSizeF size,
               std::function<void(QPainter&, const QRectF&)> paintInside);

} // namespace headlight
