#pragma once

#include <QString>

#include <optional>

namespace headlight {

/// A number as a person writes it: 0.5 or 0,5; −1.5 with either minus sign; 1e-3, 1/3, √2.
/// @return none if the text is no number or the number is not finite
std::optional<double> parseNumber(const QString& text);

} // namespace headlight
