#pragma once

#include <QFontMetricsF>
#include <QString>

namespace headlight {

/// How much of a font's width is left at most when a number is squeezed into its tile, as a share.
inline constexpr double leastStretch = 0.6;

/// The number as a tile of a matrix shows it: with as many decimals as fit, at most two (in a narrow tile one, and none
/// where it is 0). Before anything is cut, the zero before the point goes, then the font is squeezed, then the decimal
/// goes: "−0.51", "−0.5", "−.5"; "−1.95", "−1.9", "−2".
/// @param width px, of the room for the text; a text wider than it is squeezed, past leastStretch cut, by the caller
QString tileNumber(double value, double width, const QFontMetricsF& metrics);

} // namespace headlight
