#pragma once

#include "ui/paint/theme.h"

#include <QColor>

#include <array>

namespace headlight {

/// The maps for weights, each from paper to a deep colour (light) or from the ground to a pale one (dark).
enum class ColorMap { Blue, Teal, Grey };

/// How far a diverging scale goes: full for pictures, soft for tables whose text stays in ink.
enum class Strength { Full, Soft };

/// A colour for each number of a range, by a formula of our own: CIE lightness L* is linear in |t|, hue and chroma
/// are curves in OKLab, and a chroma that sRGB cannot show is cut. Cheap to copy.
class ColorScale {
public:
    /// From the least weight (t = 0) to the largest (t = 1).
    static ColorScale sequential(ColorMap map, const Theme& theme);
    /// Purple below 0, orange above, neutral at 0; t and −t are equally light.
    static ColorScale diverging(const Theme& theme, Strength strength = Strength::Full);

    bool isDiverging() const { return m_diverging; }
    /// @param t in [0, 1], or [−1, 1] if diverging; beyond is cut, NaN reads as 0
    QRgb at(double t) const;
    /// Which of the scale's finitely many colours at(t) is, in [0, 1024], the same in every map of the kind.
    int stepOf(double t) const;
    QRgb atStep(int step) const { return m_table->fill[static_cast<std::size_t>(step)]; }
    /// The text colour on at(t), with a contrast of at least 4.5.
    QRgb textAt(double t) const;

private:
    static constexpr int steps = 1024;
    struct Table {
        std::array<QRgb, steps + 1> fill;
        std::array<QRgb, steps + 1> text;
    };
    struct Maker;
    ColorScale(const Table* table, bool diverging) : m_table(table), m_diverging(diverging) {}

    const Table* m_table;
    bool m_diverging;
};

/// WCAG 2 contrast of two colours, in [1, 21].
double contrastRatio(QRgb a, QRgb b);

/// Ink or white, whichever is read better on a fill; black where neither reaches 4.5.
QRgb textColorOn(QRgb fill);

/// CIE 1976 lightness L* of an sRGB colour under D65, in [0, 100].
double lightnessOf(QRgb color);

/// The colour of OKLCH with the largest chroma up to the wanted one that sRGB can show.
/// @param l OKLab's lightness in [0, 1]
QRgb oklchColor(double l, double chroma, double hueDegrees);

/// a + (b − a)·share of each sRGB channel.
QColor mixed(const QColor& a, const QColor& b, double share);

} // namespace headlight
