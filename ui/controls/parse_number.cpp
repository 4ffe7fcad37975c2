#include "ui/controls/parse_number.h"

#include <QLocale>

#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

/// A decimal number or √ of one, with or without a minus before it.
std::optional<double> parseFactor(const QString& text)
{
    const QString factor = text.trimmed();
    const bool negative = factor.startsWith(u"-√"_s);
    const bool root = negative || factor.startsWith(u'√');
    bool ok = false;
    const double number = QLocale::c().toDouble(root ? factor.mid(negative ? 2 : 1) : factor, &ok);
    if (!ok)
        return {};
    const double value = root ? std::sqrt(number) : number;
    return negative ? -value : value;
}

} // namespace

std::optional<double> parseNumber(const QString& text)
{
    QString plain = text;
    plain.replace(QChar(0x2212), u'-');
    if (plain.count(u',') == 1 && !plain.contains(u'.'))
        plain.replace(u',', u'.');
    else if (plain.contains(u','))
        return {};
    const qsizetype slash = plain.indexOf(u'/');
    std::optional<double> value = parseFactor(slash < 0 ? plain : plain.left(slash));
    if (value && slash >= 0) {
        const std::optional<double> divisor = parseFactor(plain.mid(slash + 1));
        value = divisor ? std::optional(*value / *divisor) : std::nullopt;
    }
    return value && std::isfinite(*value) ? value : std::nullopt;
}

} // namespace headlight
