#include "ui/paint/worked_number.h"

#include "core/model/veiled_source.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

QString tenTo(int exponent)
{
    static const QString superscripts = u"⁰¹²³⁴⁵⁶⁷⁸⁹"_s;
    QString text = exponent < 0 ? u"10⁻"_s : u"10"_s;
    for (const QChar digit : QString::number(std::abs(exponent)))
        text += superscripts[digit.digitValue()];
    return text;
}

} // namespace

QString workedNumber(double value, int decimals)
{
    if (isHiddenNumber(value))
        return u"?"_s;
    const double size = std::abs(value);
    QString text = QString::number(value == 0 ? 0.0 : value, 'f', decimals);
    if (size >= 1e7 || (value != 0 && text.toDouble() == 0)) {
        const QStringList parts = QString::number(value, 'e', std::max(1, decimals - 2)).split(u'e');
        text = parts.first() + u'×' + tenTo(parts.last().toInt());
    }
    return text.replace(u'-', u'−');
}

int factorDecimals(double factor)
{
    const int decimals = factor > 0 ? 2 - static_cast<int>(std::floor(std::log10(factor))) : 2;
    return std::clamp(decimals, 2, 6);
}

} // namespace headlight
