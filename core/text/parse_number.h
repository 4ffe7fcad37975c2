#pragma once

#include "core/attention/result.h"

#include <QString>

namespace headlight {

/// Why a text is no number that can be computed with.
enum class NumberError {
    NotANumber,
    TooLarge, ///< past ±1.8e308
    TooSmall  ///< not 0, but nearer to it than ±4.9e-324
};

/// A number as a person writes it: 0.5 or 0,5; −1.5 with either minus sign; 1e-3, 1/3, √2, e, 80%.
Result<double, NumberError> parseNumber(const QString& text);

} // namespace headlight
