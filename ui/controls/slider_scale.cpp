#include "ui/controls/slider_scale.h"

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

constexpr double stepsAnOctave = 4;
constexpr double fineShare = 0.1;

/// n · unit without the noise of a unit such as 0.1.
double multiple(double n, double unit)
{
    const double perOne = std::round(1 / unit);
    return perOne >= 1 && std::abs(perOne * unit - 1) < 1e-9 ? n / perOne : n * unit;
}

double significant(double value, int digits)
{
    const double unit = std::pow(10.0, digits - 1 - std::floor(std::log10(value)));
    return std::round(value * unit) / unit;
}

} // namespace

double neatSum(double value, double difference, double unit)
{
    const double sum = value + difference;
    const double units = sum / unit;
    const double whole = std::round(units);
    return std::abs(units - whole) < 1e-6 && std::abs(whole) < 1e9 ? multiple(whole, unit) : sum;
}

SliderScale SliderScale::linear(double minimum, double maximum, double step)
{
    SliderScale scale;
    scale.m_minimum = minimum;
    scale.m_maximum = maximum;
    scale.m_step = step;
    return scale;
}

SliderScale SliderScale::logarithmic(double lowest, double highest)
{
    SliderScale scale;
    scale.m_logarithmic = true;
    scale.m_minimum = lowest;
    scale.m_maximum = highest;
    return scale;
}

double SliderScale::placeOf(double value) const
{
    if (!m_logarithmic)
        return std::clamp((value - m_minimum) / (m_maximum - m_minimum), 0.0, 1.0);
    if (value < m_minimum)
        return std::max(0.0, zeroEnd * value / m_minimum);
    const double share = std::log(value / m_minimum) / std::log(m_maximum / m_minimum);
    const double place = share < 0.5 ? zeroEnd + (1 - 2 * zeroEnd) * share : share;
    return std::min(place, 1.0);
}

double SliderScale::valueAt(double place, bool fine) const
{
    const double p = std::clamp(place, 0.0, 1.0);
    if (!m_logarithmic) {
        const double unit = fine ? m_step * fineShare : m_step;
        const double value = m_minimum + p * (m_maximum - m_minimum);
        return std::clamp(multiple(std::round(value / unit), unit), m_minimum, m_maximum);
    }
    if (p < zeroEnd)
        return p < zeroEnd / 2 ? 0 : m_minimum;
    const double share = p < 0.5 ? (p - zeroEnd) / (1 - 2 * zeroEnd) : p;
    const double value = m_minimum * std::pow(m_maximum / m_minimum, share);
    return std::clamp(significant(value, fine ? 4 : 3), m_minimum, m_maximum);
}

double SliderScale::moved(double value, double steps, bool fine) const
{
    const double size = fine ? steps * fineShare : steps;
    const double lowest = std::min(minimum(), value);
    const double highest = std::max(maximum(), value);
    if (!m_logarithmic)
        return std::clamp(neatSum(value, size * m_step, m_step * fineShare), lowest, highest);
    if (steps > 0 && value < m_minimum)
        return m_minimum;
    if (value <= 0)
        return value;
    double place = std::log2(value) * stepsAnOctave;
    if (!fine)
        place = steps > 0 ? std::floor(place + 1e-9) : std::ceil(place - 1e-9);
    const double result = std::exp2((place + size) / stepsAnOctave);
    return result < m_minimum * (1 - 1e-9) ? 0 : std::min(result, highest);
}

} // namespace headlight
