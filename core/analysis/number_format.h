#pragma once

#include <vector>

namespace headlight {

/// How a machine keeps numbers.
enum class NumberFormat { Float16, BFloat16, Float32, Double };

/// What a format can hold.
struct FormatLimits {
    int digits = 53;            ///< binary digits, the leading one counted
    int leastExponent = -1022;  ///< of the smallest number with all digits, as a power of 2
    int largestExponent = 1023; ///< of the largest number

    /// The largest finite number, (2 − 2^(1 − digits)) · 2^largestExponent.
    double largest() const;
    /// The smallest number above 0, 2^(leastExponent − digits + 1).
    double smallest() const;
    /// How far the next larger number is from one of this size.
    /// @param value finite, within the format's range
    double spacing(double value) const;
};

/// @source IEEE 754-2019, table 3.5; bfloat16: the upper half of a float32.
FormatLimits limitsOf(NumberFormat format);

/// The nearest number of a format, of two equally near ones that with an even last digit; beyond the largest by half a
/// spacing or more it is infinite. Sums, products, quotients and roots of numbers of a format that are taken in double
/// and then rounded are rounded right: 53 ≥ 2·24 + 2.
/// @param value any; NaN stays NaN
/// @source IEEE 754-2019, § 4.3.1; Figueroa 1995, "When is double rounding innocuous?".
double rounded(double value, NumberFormat format);

/// The largest x whose eˣ the format holds: ln of its largest number (and half a spacing), rounded down to the format.
double largestExponentOfE(NumberFormat format);

/// The smallest x of a format whose eˣ it holds as a number above 0: about ln of half its smallest number.
double smallestExponentOfE(NumberFormat format);

/// One softmax row as a machine takes it, each result rounded to the format before it is used.
struct RoundedSoftmax {
    std::vector<double> scores;       ///< rounded
    double maximum = 0;               ///< of the scores; 0 where it is not subtracted
    std::vector<double> exponents;    ///< score − maximum
    std::vector<double> exponentials; ///< their exp; ∞ where it is too large for the format, 0 where it is too small
    double sum = 0;                   ///< from left to right
    std::vector<double> weights;      ///< exponential ÷ sum; NaN for ∞ ÷ ∞ and 0 ÷ 0

    /// Whether every weight is a number.
    bool holds() const;
};

/// @param scores −∞ marks a forbidden key, everything else is finite
/// @param isShifted whether the largest score is subtracted first
RoundedSoftmax roundedSoftmax(const std::vector<double>& scores, NumberFormat format, bool isShifted);

} // namespace headlight
