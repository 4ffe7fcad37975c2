#include "ui/paint/number_text.h"

#include "core/model/veiled_source.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

/// From here on a number in a cell is written with an exponent.
constexpr double largestFixed = 1e4;

QString withMinusSign(QString text)
{
    return text.replace(u'-', QChar(0x2212));
}

QString nonFiniteText(double value)
{
    if (isHiddenNumber(value))
        return u"?"_s;
    if (std::isnan(value))
        return u"NaN"_s;
    return value > 0 ? u"∞"_s : u"−∞"_s;
}

/// "1.2e+07" becomes "1.2e7".
QString exponentText(double value)
{
    QString text = QString::number(value, 'e', 1);
    const qsizetype exponent = text.indexOf(u'e') + 1;
    return withMinusSign(text.left(exponent) + QString::number(text.mid(exponent).toInt()));
}

/// Fixed decimals without "−0.00".
QString roundedText(double value, int decimals)
{
    QString text = QString::number(value, 'f', decimals);
    if (text.startsWith(u'-')
        && std::none_of(text.cbegin(), text.cend(), [](QChar c) { return c >= u'1' && c <= u'9'; }))
        text.remove(0, 1);
    return withMinusSign(text);
}

QString withoutLeadingZero(QString text)
{
    // Before the point of a number below 1 stands its only zero; before that, signs alone.
    const qsizetype zero = text.indexOf("0."_L1);
    const auto isDigit = [](QChar c) { return c.isDigit(); };
    const bool leads = zero >= 0 && std::none_of(text.cbegin(), text.cbegin() + zero, isDigit);
    return leads ? text.remove(zero, 1) : text;
}

} // namespace

QString numberText(double value, int decimals, LeadingZero zero)
{
    decimals = std::clamp(decimals, 0, 17);
    if (!std::isfinite(value))
        return nonFiniteText(value);
    if (value == 0)
        return u"0"_s;
    if (std::abs(value) >= largestFixed)
        return exponentText(value);
    QString text = roundedText(value, decimals);
    const double least = std::pow(10.0, -decimals);
    // What would round to 0 says that it is not 0; at half a unit and more it rounds up by itself.
    if (text == roundedText(0, decimals))
        text = (value > 0 ? u"<"_s : u">−"_s) + QString::number(least, 'f', decimals);
    return zero == LeadingZero::Drop ? withoutLeadingZero(text) : text;
}

QString fixedText(double value, int decimals)
{
    decimals = std::clamp(decimals, 0, 17);
    if (!std::isfinite(value))
        return nonFiniteText(value);
    return std::abs(value) >= largestFixed * 100 ? exponentText(value) : roundedText(value, decimals);
}

QString groupedText(qint64 value)
{
    QString text = QString::number(value);
    const qsizetype sign = value < 0 ? 1 : 0;
    for (qsizetype place = text.size() - 3; place > sign; place -= 3)
        text.insert(place, QChar(0x202F));
    return withMinusSign(text);
}

QString spreadsheetText(double value)
{
    return std::isfinite(value) ? QString::number(value == 0 ? 0 : value, 'g', QLocale::FloatingPointShortest)
                                : QString();
}

QString spreadsheetText(const QString& text)
{
    const QString plain = QString(text).remove(QChar(0x202F)).replace(QChar(0x2212), u'-');
    bool isNumber = false;
    const double value = plain.toDouble(&isNumber);
    return isNumber && std::isfinite(value) ? plain : text;
}

QString exactText(double value)
{
    if (!std::isfinite(value))
        return nonFiniteText(value);
    return withMinusSign(QString::number(value == 0 ? 0 : value, 'g', QLocale::FloatingPointShortest));
}

} // namespace headlight
