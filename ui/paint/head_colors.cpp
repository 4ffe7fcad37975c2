#include "ui/paint/head_colors.h"

#include "ui/paint/color_map.h"

#include <array>

namespace headlight {

namespace {

constexpr Index bands = 5;
constexpr double chroma = 0.15;

/// The numbers of the formula, found by a search for the largest least distance of sixteen colours.
struct Turns {
    std::array<double, bands> lightness; ///< of the bands in their turn, in OKLab
    double hue;                          ///< of the first head, in degrees
    double acrossBands;                  ///< from one head to the next
    double withinBand;                   ///< added each time that a band comes round
    double round;                        ///< added once all hues of the bands were there
};
constexpr Turns onLight{{0.54, 0.72, 0.45, 0.63, 0.36}, 270, 306, 258, 36};
constexpr Turns onDark{{0.72, 0.56, 0.80, 0.64, 0.88}, 270, 54, 222, 36};

} // namespace

QColor headColor(Index head, const Theme& theme)
{
    const Turns& turns = theme.dark ? onDark : onLight;
    const Index band = head % bands;
    const double hue = turns.hue + turns.acrossBands * static_cast<double>(band)
                       + turns.withinBand * static_cast<double>(head / bands)
                       + turns.round * static_cast<double>(head / (bands * bands));
    return QColor(oklchColor(turns.lightness[static_cast<std::size_t>(band)], chroma, hue));
}

} // namespace headlight
