#include "ui/controls/tile_number.h"

#include "ui/paint/number_text.h"

#include <QStringList>

#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr double wideTile = 34; // px; narrower tiles show one decimal, and none where it is 0

/// ".0" for what is too small to be told from 0 in so little room; "0" is an exact 0 alone.
QString roundedTenths(double value)
{
    return fixedText(value, 1).replace(u"0."_s, u"."_s);
}

} // namespace

QString tileNumber(double value, double width, const QFontMetricsF& metrics)
{
    const bool narrow = width < wideTile;
    if (narrow && value == std::round(value))
        return numberText(value, 0);
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
        if (metrics.horizontalAdvance(text) * leastStretch <= width)
            return text;
    return texts.last();
}

} // namespace headlight
