#pragma once

#include "ui/export/image_export.h"
#include "ui/paint/color_map.h"
#include "ui/paint/theme.h"

#include <QFont>

namespace headlight {

/// A picture for a printed page.
struct PrintSize {
    double millimetres = 84; ///< width: 84 is a column of two, 174 the page of most journals
    double points = 8;       ///< of labels and numbers
    bool operator==(const PrintSize&) const = default;
};

/// Less is seen on paper.
constexpr int printDpi = 300;

/// The light theme on white paper.
const Theme& printTheme();

/// The width in logical pixels at which a picture is to be drawn so that it comes out by printed().
/// @param font that it is drawn with
double drawingWidth(const PrintSize& print, const QFont& font);

/// Why no picture of this size can be made: nothing could be read in it.
std::optional<ExportError> widthError(const PrintSize& print, const QFont& font);

/// The picture at the size of the page: as wide as asked for, the font's size in points as asked for, the cells of a
/// matrix as fine as the printer.
Picture printed(Picture picture, const PrintSize& print, const QFont& font);

/// How well colours stay apart where a printer has only grey: the least difference of CIE lightness L* between any two
/// of the colours that stand at a legend's numbers (the ends and the quarters). In [0, 100]; 0 for a diverging scale,
/// whose ± are equally light.
double leastGreyStep(const ColorScale& scale);

/// Below this, neighbouring greys are too near to be told apart on paper.
constexpr double clearGreyStep = 10;

} // namespace headlight
