#include "core/text/parse_number.h"

#include <QLocale>
#include <QRegularExpression>

#include <cmath>
#include <numbers>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

using Parsed = Result<double, NumberError>;

/// A decimal number, e, or √ of either, with or without a minus before it.
Parsed parseFactor(const QString& text)
{
    const QString factor = text.trimmed();
    const bool negative = factor.startsWith(u"-√"_s);
    const bool root = negative || factor.startsWith(u'√');
    const QString digits = root ? factor.mid(negative ? 2 : 1).trimmed() : factor;
    bool ok = digits == u"e"_s || digits == u"-e"_s;
    const double number =
        ok ? (digits.startsWith(u'-') ? -1 : 1) * std::numbers::e : QLocale::c().toDouble(digits, &ok);
    // Qt says no to what is too large, with ±∞ as what it read, and to what is too small, with 0.
    if (!ok && std::isinf(number))
        return NumberError::TooLarge;
    static const QRegularExpression tiny(u"^[+-]?([0-9]+[.]?[0-9]*|[.][0-9]+)e-[0-9]+$"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    if (!ok && number == 0 && tiny.match(digits).hasMatch())
        return NumberError::TooSmall;
    if (!ok || !std::isfinite(number) || (root && number < 0))
        return NumberError::NotANumber;
    const double value = root ? std::sqrt(number) : number;
    return negative ? -value : value;
}

Parsed parseQuotient(const QString& dividend, const QString& divisor)
{
    const Parsed above = parseFactor(dividend);
    const Parsed below = parseFactor(divisor);
    if (!above || !below)
        return above ? below : above;
    if (below.value() == 0)
        return NumberError::NotANumber;
    const double value = above.value() / below.value();
    return std::isfinite(value) ? Parsed(value) : Parsed(NumberError::TooLarge);
}

} // namespace

Parsed parseNumber(const QString& text)
{
    QString plain = text;
    plain.replace(QChar(0x2212), u'-');
    if (plain.count(u',') == 1 && !plain.contains(u'.'))
        plain.replace(u',', u'.');
    else if (plain.contains(u','))
        return NumberError::NotANumber;
    plain = plain.trimmed();
    const bool isPercent = plain.endsWith(u'%');
    if (isPercent)
        plain.chop(1);
    const qsizetype slash = plain.indexOf(u'/');
    const Parsed read = slash < 0 ? parseFactor(plain) : parseQuotient(plain.left(slash), plain.mid(slash + 1));
    return read && isPercent ? Parsed(read.value() / 100) : read;
}

std::optional<double> parseGrouped(const QString& text)
{
    static const QRegularExpression groups(u"^[1-9]\\d{0,2}(?:(?:,\\d{3})+|(?:[.]\\d{3})+)$"_s);
    QString digits = text.trimmed();
    if (!groups.match(digits).hasMatch())
        return std::nullopt;
    return digits.remove(u',').remove(u'.').toDouble();
}

} // namespace headlight
