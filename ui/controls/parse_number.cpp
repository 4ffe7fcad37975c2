#include "ui/controls/parse_number.h"

#include <QLocale>

#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr QChar minusSign(0x2212);

/// A decimal number or √ of one.
std::optional<double> parseFactor(const QString& text)
{
    const bool negative = text.startsWith(u"-√"_s);
    const bool root = negative || text.startsWith(u'√');
    bool ok = false;
    double value = QLocale::c().toDouble(root ? text.mid(negative ? 2 : 1) : text, &ok);
    if (!ok || text.contains(u','))
        return {};
    if (root)
        value = std::sqrt(value);
    return negative ? -value : value;
}

} // namespace

std::optional<double> parseNumber(const QString& text)
{
    const QString plain = text.trimmed().replace(minusSign, u'-');
    const qsizetype slash = plain.indexOf(u'/');
    std::optional<double> value = parseFactor(slash < 0 ? plain : plain.left(slash).trimmed());
    if (value && slash >= 0) {
        const auto divisor = parseFactor(plain.mid(slash + 1).trimmed());
        value = divisor ? std::optional(*value / *divisor) : std::nullopt;
    }
    return value && std::isfinite(*value) ? value : std::nullopt;
}

QString fullNumber(double value)
{
    return QString::number(value, 'g', QLocale::FloatingPointShortest).replace(u'-', minusSign);
}

} // namespace headlight
