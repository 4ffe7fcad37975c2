#pragma once

namespace headlight {

/// value + difference; the nearest multiple of the unit where only the noise of the addition parts them, so that
/// 0.1 + 0.2 is 0.3. Contract: unit > 0.
double neatSum(double value, double difference, double unit);

/// The places on a slider's groove: a number in [0, 1] for each value, and back. Linear, or logarithmic after a zero.
class SliderScale {
public:
    /// The part of a logarithmic groove between 0 and the lowest value.
    static constexpr double zeroEnd = 0.04;

    SliderScale() = default; ///< linear from 0 to 1 by 0.01
    /// Contract: minimum < maximum, step > 0, all finite.
    static SliderScale linear(double minimum, double maximum, double step);
    /// 0 stands at place 0, `lowest` at zeroEnd, √(lowest · highest) at ½, `highest` at 1. Contract: 0 < lowest <
    /// highest.
    static SliderScale logarithmic(double lowest, double highest);

    bool isLogarithmic() const { return m_logarithmic; }
    double minimum() const { return m_logarithmic ? 0 : m_minimum; }
    double maximum() const { return m_maximum; }
    double step() const { return m_step; }

    /// @return in [0, 1]; what lies outside the range stands at its end
    double placeOf(double value) const;
    /// The value at a place, rounded to a step (linear) or to three significant digits (logarithmic); fine: ten times
    /// as exact.
    double valueAt(double place, bool fine = false) const;
    /// The value some steps away, in the range. A logarithmic step is a quarter of an octave; fine: a tenth of a step.
    double moved(double value, double steps, bool fine = false) const;

private:
    bool m_logarithmic = false;
    double m_minimum = 0; ///< logarithmic: the lowest value above 0
    double m_maximum = 1;
    double m_step = 0.01;
};

} // namespace headlight
