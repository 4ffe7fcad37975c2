#pragma once

#include "ui/paint/cell_edges.h"
#include "ui/paint/cell_field.h"
#include "ui/paint/color_map.h"
#include "ui/paint/theme.h"
#include "ui/paint/value_range.h"

#include <QRectF>

#include <cmath>

class QPainter;

namespace headlight {

/// How much of the ground lies over what a spotlight leaves out.
constexpr float spotlightVeil = 0.6F;

/// The grey of weights that are made up, the same for all of them: no colour of data.
QColor madeUpColor(const Theme& theme);
/// The same as a line on the ground, which shows 2 : 1.
QColor madeUpLine(const Theme& theme);
/// Of their numbers: at least 4.5 : 1 on that grey, and quieter than those of data.
QColor madeUpTextColor(const Theme& theme);

/// The colours of a field and the spacing of its hatching.
struct CellLook {
    ColorScale scale;
    ValueRange range;
    Theme theme;
    double hatchSpacing = 8; ///< logical pixels between the lines of forbidden cells
    double threshold = 0;    ///< cells of a lesser magnitude have the ground's colour

    bool isQuiet(double value) const { return std::abs(value) < threshold; }
    /// The grey of a number that nobody published.
    QColor madeUp() const { return madeUpColor(theme); }
    /// The colour of a cell that holds this value.
    QRgb fill(double value) const { return isQuiet(value) ? theme.ground.rgb() : scale.at(range.place(value)); }
};

/// Of cells that a veil hides.
QColor hiddenColor(const Theme& theme);
/// Such a cell: its colour, and a question mark where there is room for one of a legible size.
void paintHiddenCell(QPainter& painter, const QRectF& rect, const Theme& theme);

/// More cells than this are drawn as an image.
constexpr Index mostRectangles = 64 * 64;

/// Draws the field's cells within the edges: filled by value, hatched where forbidden, crossed out where the number is
/// not finite, the ground alone where the key is left out, a tone with a question mark where it is hidden. Up to 64 ×
/// 64 of them are rectangles on every device; more are one image without smoothing, on pixels one of exactly the pixels
/// that they fill.
void paintField(QPainter& painter, const CellField& field, const CellEdges& edges, const CellLook& look);

/// A PDF is written in steps so much finer than the dots that cells are shrunk to: lines and text lie where they
/// should.
constexpr int pdfStepsADot = 10;

/// Dots to a logical pixel that cells are shrunk to at most on the painter's device: its pixels; the units of an SVG; a
/// few steps of a PDF. Whoever writes one of the latter chooses how fine they are: other programs mix what is finer
/// than their own pixels, and a bright cell among many would fade.
double cellResolution(const QPainter& painter);

/// The line through the middle of a row whose query sees nothing.
void paintSightlessLine(QPainter& painter, const QRectF& row, const Theme& theme);

/// A border of two tones, dark and light, that stands out on any colour: one ring outside the rectangle, one inside.
void paintOutline(QPainter& painter, const QRectF& rect, const Theme& theme);

/// A thin ring inside the rectangle.
void paintRing(QPainter& painter, const QRectF& rect, double width, const QColor& color);

} // namespace headlight
