#include "ui/paint/round_ticks.h"

#include "ui/paint/number_text.h"

#include <algorithm>
#include <cmath>

namespace headlight {

double roundStep(double extent, int mostSteps)
{
    const double wanted = extent / mostSteps;
    const double power = std::pow(10., std::floor(std::log10(wanted)));
    for (const double factor : {1., 2., 5.})
        if (factor * power >= wanted * (1 - 1e-12))
            return factor * power;
    return 10 * power;
}

std::vector<double> roundTicks(double low, double high, double step)
{
    const double slack = 1e-9;
    const double first = std::ceil(low / step - slack);
    const double last = std::floor(high / step + slack);
    std::vector<double> ticks;
    for (double i = first; i <= last && ticks.size() < 1000; ++i)
        ticks.push_back(i == 0 ? 0 : i * step);
    return ticks;
}

QString tickText(double value, double step)
{
    if (value == 0)
        return QStringLiteral("0");
    const double exponent = std::floor(std::log10(step) + 1e-9);
    if (exponent < -4 || std::abs(value) >= 1e5) {
        QString text = QString::number(value, 'g', 3); // "2e+06"
        text.replace(QStringLiteral("e+0"), QStringLiteral("e")).replace(QStringLiteral("e+"), QStringLiteral("e"));
        text.replace(QStringLiteral("e-0"), QStringLiteral("e-"));
        return text.replace(u'-', QChar(0x2212));
    }
    return fixedText(value, std::max(0, static_cast<int>(-exponent)));
}

} // namespace headlight
