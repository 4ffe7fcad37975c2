#include "ui/export/print_size.h"

#include "ui/export/picture_layout.h"
#include "ui/paint/text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace headlight {

namespace {

constexpr double pixelsAMillimetre = 96 / 25.4;
constexpr double pixelsAPoint = 96.0 / 72;

double factorOf(const PrintSize& print, const QFont& font)
{
    return print.points * pixelsAPoint / pixelSizeOf(pictureFont(font));
}

} // namespace

const Theme& printTheme()
{
    static const Theme theme = [] {
        Theme paper = Theme::light();
        paper.ground = paper.panel = Qt::white;
        return paper;
    }();
    return theme;
}

double drawingWidth(const PrintSize& print, const QFont& font)
{
    return print.millimetres * pixelsAMillimetre / factorOf(print, font);
}

std::optional<ExportError> widthError(const PrintSize& print, const QFont& font)
{
    if (!widthError(drawingWidth(print, font)))
        return std::nullopt;
    const double least = leastPictureWidth * factorOf(print, font) / pixelsAMillimetre;
    return ExportError{ExportError::Kind::TooNarrowForText, {}, {}, 0, static_cast<qint64>(std::ceil(least))};
}

Picture printed(Picture picture, const PrintSize& print, const QFont& font)
{
    if (picture.size.isEmpty())
        return picture;
    picture.cellDpi = printDpi;
    return scaled(widened(std::move(picture), drawingWidth(print, font), printTheme()), factorOf(print, font));
}

double leastGreyStep(const ColorScale& scale)
{
    constexpr int steps = 4;
    std::array<double, steps + 1> greys;
    for (int i = 0; i <= steps; ++i) {
        const double share = double(i) / steps;
        greys[static_cast<std::size_t>(i)] = lightnessOf(scale.at(scale.isDiverging() ? 2 * share - 1 : share));
    }
    std::sort(greys.begin(), greys.end());
    double least = 100;
    for (std::size_t i = 1; i < greys.size(); ++i)
        least = std::min(least, greys[i] - greys[i - 1]);
    return least;
}

} // namespace headlight
