#include "ui/paint/color_map.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace headlight {

namespace {

struct Linear {
    double r = 0;
    double g = 0;
    double b = 0;
};

double toLinear(int channel)
{
    const double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

int fromLinear(double c)
{
    c = std::clamp(c, 0.0, 1.0);
    return static_cast<int>(std::lround(255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * std::pow(c, 1 / 2.4) - 0.055)));
}

double luminance(const Linear& c)
{
    return 0.2126 * c.r + 0.7152 * c.g + 0.0722 * c.b;
}

double luminance(QRgb color)
{
    return luminance({toLinear(qRed(color)), toLinear(qGreen(color)), toLinear(qBlue(color))});
}

/// L* in [0, 100] to luminance in [0, 1] (CIE 1976).
double luminanceOf(double lightness)
{
    const double f = (lightness + 16) / 116;
    return f > 6.0 / 29 ? f * f * f : lightness * 27 / 24389;
}

/// A hue's colours by OKLab's l and the chroma.
/// @source Ottosson 2020, "A perceptual color space for image processing": OKLab to linear sRGB.
class Hue {
public:
    /// @param degrees in OKLab's plane of a and b
    explicit Hue(double degrees)
    {
        const double a = std::cos(degrees * std::numbers::pi / 180);
        const double b = std::sin(degrees * std::numbers::pi / 180);
        m_cones = {0.3963377774 * a + 0.2158037573 * b, -0.1055613458 * a - 0.0638541728 * b,
                   -0.0894841775 * a - 1.2914855480 * b};
    }

    Linear at(double l, double chroma) const
    {
        const Linear root{l + m_cones.r * chroma, l + m_cones.g * chroma, l + m_cones.b * chroma};
        return fromCones({root.r * root.r * root.r, root.g * root.g * root.g, root.b * root.b * root.b});
    }

    /// The colour of this L*: luminance is a cubic in OKLab's l, nearly l³, so that Newton's steps find it at once.
    Linear atLightness(double lightness, double chroma) const
    {
        const double wanted = luminanceOf(lightness);
        double l = std::cbrt(wanted);
        for (int i = 0; i < 5; ++i) {
            const Linear root{l + m_cones.r * chroma, l + m_cones.g * chroma, l + m_cones.b * chroma};
            const Linear square{root.r * root.r, root.g * root.g, root.b * root.b};
            const double slope = 3 * luminance(fromCones(square));
            l -= (luminance(at(l, chroma)) - wanted) / slope;
        }
        return at(l, chroma);
    }

private:
    static Linear fromCones(const Linear& cones)
    {
        return {4.0767416621 * cones.r - 3.3077115913 * cones.g + 0.2309699292 * cones.b,
                -1.2684380046 * cones.r + 2.6097574011 * cones.g - 0.3413193965 * cones.b,
                -0.0041960863 * cones.r - 0.7034186147 * cones.g + 1.7076147010 * cones.b};
    }

    Linear m_cones; ///< what one unit of chroma adds to each cone's root
};

bool isShown(const Linear& c)
{
    const auto inside = [](double channel) { return channel >= -1e-6 && channel <= 1 + 1e-6; };
    return inside(c.r) && inside(c.g) && inside(c.b);
}

/// The colour of this L* with the largest chroma up to the wanted one that sRGB can show.
QRgb colorAt(double lightness, double chroma, double hueDegrees)
{
    const Hue hue(hueDegrees);
    Linear color = hue.atLightness(lightness, chroma);
    if (!isShown(color)) {
        double low = 0;
        double high = chroma;
        for (int i = 0; i < 12; ++i) {
            const double middle = (low + high) / 2;
            (isShown(hue.atLightness(lightness, middle)) ? low : high) = middle;
        }
        color = hue.atLightness(lightness, low);
    }
    return qRgb(fromLinear(color.r), fromLinear(color.g), fromLinear(color.b));
}

/// A path through OKLCh with L* going straight from one end to the other.
struct Ramp {
    double lightnessFrom;
    double lightnessTo;
    double chromaFrom;
    double chromaMiddle; ///< at t = ½, on a parabola
    double chromaTo;
    double hueFrom;
    double hueTo;

    QRgb at(double t) const
    {
        const double bend = chromaMiddle - (chromaFrom + chromaTo) / 2;
        const double chroma = chromaFrom + (chromaTo - chromaFrom) * t + 4 * bend * t * (1 - t);
        return colorAt(lightnessFrom + (lightnessTo - lightnessFrom) * t, chroma, hueFrom + (hueTo - hueFrom) * t);
    }
};

Ramp sequentialRamp(ColorMap map, bool dark)
{
    switch (map) {
    case ColorMap::Teal:
        return dark ? Ramp{7, 95, 0.01, 0.11, 0.05, 200, 175} : Ramp{99.5, 11, 0.002, 0.12, 0.04, 180, 205};
    case ColorMap::Grey:
        return dark ? Ramp{7, 96, 0.008, 0.008, 0.004, 265, 265} : Ramp{99.5, 10, 0.002, 0.006, 0.01, 265, 265};
    case ColorMap::Blue:
        break;
    }
    return dark ? Ramp{7, 95, 0.015, 0.135, 0.04, 268, 232} : Ramp{99.5, 10, 0.002, 0.16, 0.09, 262, 272};
}

Ramp divergingRamp(bool above, bool dark, Strength strength)
{
    const bool soft = strength == Strength::Soft;
    const double hue = above ? 62 : 300;
    if (dark)
        return {17, soft ? 45.0 : 80.0, 0.003, soft ? 0.06 : 0.11, soft ? 0.11 : 0.13, hue, hue};
    return {soft ? 95.0 : 99.0, soft ? 79.0 : 50.0, 0.002, soft ? 0.06 : 0.1, soft ? 0.12 : 0.15, hue, hue};
}

} // namespace

/// Makes each table once: the formula is far slower than a look into it.
struct ColorScale::Maker {
    template <class Fill>
    static Table table(Fill fill)
    {
        Table made;
        for (int i = 0; i <= steps; ++i) {
            const auto place = static_cast<std::size_t>(i);
            made.fill[place] = fill(static_cast<double>(i) / steps);
            made.text[place] = textColorOn(made.fill[place]);
        }
        return made;
    }

    template <ColorMap map, bool dark>
    static const Table* sequential()
    {
        static const Table made = table([](double t) { return sequentialRamp(map, dark).at(t); });
        return &made;
    }

    template <bool dark, Strength strength>
    static const Table* diverging()
    {
        static const Table made = table([](double share) {
            const double t = 2 * share - 1;
            return divergingRamp(t > 0, dark, strength).at(std::abs(t));
        });
        return &made;
    }
};

ColorScale ColorScale::sequential(ColorMap map, const Theme& theme)
{
    const auto choose = [&](auto light, auto dark) { return ColorScale(theme.dark ? dark() : light(), false); };
    switch (map) {
    case ColorMap::Teal:
        return choose(Maker::sequential<ColorMap::Teal, false>, Maker::sequential<ColorMap::Teal, true>);
    case ColorMap::Grey:
        return choose(Maker::sequential<ColorMap::Grey, false>, Maker::sequential<ColorMap::Grey, true>);
    case ColorMap::Blue:
        break;
    }
    return choose(Maker::sequential<ColorMap::Blue, false>, Maker::sequential<ColorMap::Blue, true>);
}

ColorScale ColorScale::diverging(const Theme& theme, Strength strength)
{
    const auto choose = [&](auto light, auto dark) { return ColorScale(theme.dark ? dark() : light(), true); };
    if (strength == Strength::Soft)
        return choose(Maker::diverging<false, Strength::Soft>, Maker::diverging<true, Strength::Soft>);
    return choose(Maker::diverging<false, Strength::Full>, Maker::diverging<true, Strength::Full>);
}

int ColorScale::stepOf(double t) const
{
    if (std::isnan(t))
        t = 0;
    const double share = m_diverging ? (t + 1) / 2 : t;
    return static_cast<int>(std::clamp(share, 0.0, 1.0) * steps + 0.5);
}

QRgb ColorScale::at(double t) const
{
    return atStep(stepOf(t));
}

QRgb ColorScale::textAt(double t) const
{
    return m_table->text[static_cast<std::size_t>(stepOf(t))];
}

double contrastRatio(QRgb a, QRgb b)
{
    const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
    return (light + 0.05) / (dark + 0.05);
}

QRgb textColorOn(QRgb fill)
{
    const auto better = [fill](QRgb a, QRgb b) { return contrastRatio(a, fill) >= contrastRatio(b, fill) ? a : b; };
    const QRgb ink = Theme::light().ink.rgb();
    const QRgb white = qRgb(255, 255, 255);
    const QRgb calm = better(ink, white);
    return contrastRatio(calm, fill) >= 4.5 ? calm : better(qRgb(0, 0, 0), white);
}

double lightnessOf(QRgb color)
{
    const double y = luminance(color);
    return y > 216.0 / 24389 ? 116 * std::cbrt(y) - 16 : y * 24389 / 27;
}

QRgb oklchColor(double l, double chroma, double hueDegrees)
{
    const Hue hue(hueDegrees);
    double shown = chroma;
    if (!isShown(hue.at(l, shown))) {
        double low = 0;
        double high = chroma;
        for (int i = 0; i < 12; ++i) {
            const double middle = (low + high) / 2;
            (isShown(hue.at(l, middle)) ? low : high) = middle;
        }
        shown = low;
    }
    const Linear color = hue.at(l, shown);
    return qRgb(fromLinear(color.r), fromLinear(color.g), fromLinear(color.b));
}

QColor mixed(const QColor& a, const QColor& b, double share)
{
    const auto channel = [share](int from, int to) {
        return static_cast<int>(std::lround(from + (to - from) * share));
    };
    return {channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue())};
}

} // namespace headlight
