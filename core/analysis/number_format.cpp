#include "core/analysis/number_format.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace headlight {

double FormatLimits::largest() const
{
    return (2 - std::ldexp(1., 1 - digits)) * std::ldexp(1., largestExponent);
}

double FormatLimits::smallest() const
{
    return std::ldexp(1., leastExponent - digits + 1);
}

double FormatLimits::spacing(double value) const
{
    const int exponent = value == 0 ? leastExponent : std::max(std::ilogb(value), leastExponent);
    return std::ldexp(1., exponent - digits + 1);
}

FormatLimits limitsOf(NumberFormat format)
{
    switch (format) {
    case NumberFormat::Float16:
        return {11, -14, 15};
    case NumberFormat::BFloat16:
        return {8, -126, 127};
    case NumberFormat::Float32:
        return {24, -126, 127};
    case NumberFormat::Double:
        break;
    }
    return {};
}

double rounded(double value, NumberFormat format)
{
    if (format == NumberFormat::Double || value == 0 || !std::isfinite(value))
        return value;
    const FormatLimits limits = limitsOf(format);
    const double spacing = limits.spacing(value);
    const double count = std::abs(value) / spacing; // exact: a power of 2
    const double below = std::floor(count);
    const double rest = count - below;
    const bool up = rest > 0.5 || (rest == 0.5 && std::fmod(below, 2) != 0);
    const double result = (below + (up ? 1 : 0)) * spacing;
    return std::copysign(result > limits.largest() ? std::numeric_limits<double>::infinity() : result, value);
}

double largestExponentOfE(NumberFormat format)
{
    const FormatLimits limits = limitsOf(format);
    double x = rounded(std::log(limits.largest()), format);
    const auto fits = [&](double exponent) { return std::isfinite(rounded(std::exp(exponent), format)); };
    while (fits(x + limits.spacing(x)))
        x += limits.spacing(x);
    while (!fits(x))
        x -= limits.spacing(x);
    return x;
}

double smallestExponentOfE(NumberFormat format)
{
    const FormatLimits limits = limitsOf(format);
    double x = rounded(std::log(limits.smallest()) - std::log(2.), format);
    const auto isLeft = [&](double exponent) { return rounded(std::exp(exponent), format) > 0; };
    while (isLeft(x - limits.spacing(x)))
        x -= limits.spacing(x);
    while (!isLeft(x))
        x += limits.spacing(x);
    return x;
}

bool RoundedSoftmax::holds() const
{
    return std::none_of(weights.begin(), weights.end(), [](double weight) { return std::isnan(weight); });
}

RoundedSoftmax roundedSoftmax(const std::vector<double>& scores, NumberFormat format, bool isShifted)
{
    RoundedSoftmax row;
    for (const double score : scores)
        row.scores.push_back(rounded(score, format));
    if (isShifted && !scores.empty())
        row.maximum = *std::max_element(row.scores.begin(), row.scores.end());
    if (!std::isfinite(row.maximum)) // all forbidden, or beyond the format: there is nothing to subtract
        row.maximum = 0;
    for (const double score : row.scores) {
        row.exponents.push_back(rounded(score - row.maximum, format));
        row.exponentials.push_back(rounded(std::exp(row.exponents.back()), format));
        row.sum = rounded(row.sum + row.exponentials.back(), format);
    }
    for (const double exponential : row.exponentials)
        row.weights.push_back(rounded(exponential / row.sum, format));
    return row;
}

} // namespace headlight
