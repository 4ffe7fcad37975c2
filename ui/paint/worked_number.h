#pragma once

#include <QString>

namespace headlight {

/// A number with fixed decimals and a real minus sign. What would read as 0 without being 0, and what is 10⁷ or more
/// away from it, is written as m×10ⁿ.
QString workedNumber(double value, int decimals);

/// How many decimals a factor is written with, so that three digits count: 1.00, 0.0156, 22.63; 2 to 6.
int factorDecimals(double factor);

} // namespace headlight
