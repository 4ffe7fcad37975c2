#include "ui/controls/tile_number.h"

#include "ui/paint/number_text.h"

#include <QStringList>

#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr double wideTile = 34; // px; narrower tiles show one decimal, and none where it is 0

/// "2e3" for a number whose digits have no room.
QString magnitude(double value)
{
    const int exponent = static_cast<int>(std::floor(std::log10(std::abs(value))));
    const double digit = std::round(value / std::pow(10, exponent));
    const bool carried = std::abs(digit) >= 10;
    return u"%1e%2"_s.arg(numberText(carried ? digit / 10 : digit, 0)).arg(carried ? exponent + 1 : exponent);
}

/// ".0" for what is too small to be told from 0 in so little room; "0" is an exact 0 alone.
QString roundedTenths(double value)
{
    return fixedText(value, 1).replace(u"0."_s, u"."_s);
}

} // namespace

QString tileNumber(double value, double width, const QFontMetricsF& metrics)
{
    const bool narrow = width < wideTile;
    const auto squeezes = [&](const QString& text) { return metrics.horizontalAdvance(text) * leastStretch <= width; };
    if (narrow && value == std::round(value))
        return squeezes(numberText(value, 0)) ? numberText(value, 0) : magnitude(value);
    QStringList texts{numberText(value, 1), numberText(value, 1, LeadingZero::Drop)};
    if (!narrow)
        texts.prepend(numberText(value, 2));
    for (const QString& text : std::as_const(texts))
        if (metrics.horizontalAdvance(text) <= width)
            return text;
    if (std::abs(value) < 0.95)
        texts.append(roundedTenths(value));
    else
        texts.append(numberText(value, 0));
    for (const QString& text : std::as_const(texts).mid(texts.size() - 2))
        if (squeezes(text))
            return text;
    return std::isfinite(value) && narrow ? magnitude(value) : texts.last();
}

} // namespace headlight
