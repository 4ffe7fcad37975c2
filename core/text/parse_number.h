#pragma once

#include "core/attention/result.h"

#include <QString>

#include <optional>

namespace headlight {

/// Why a text is no number that can be computed with.
enum class NumberError {
    NotANumber,
    TooLarge, ///< past ±1.8e308
    TooSmall  ///< not 0, but nearer to it than ±4.9e-324
};

/// A number as a person writes it: 0.5 or 0,5; −1.5 with either minus sign; 1e-3, 1/3, √2, e, 80%.
Result<double, NumberError> parseNumber(const QString& text);

/// The whole number that a text is if its commas, or its dots, set off groups of three digits: 409,600 or 1.234.567.
std::optional<double> parseGrouped(const QString& text);

} // namespace headlight
