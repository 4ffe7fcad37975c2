#pragma once

#include <QString>

namespace headlight {

/// Whether a number below 1 is written ".50" or "0.50".
enum class LeadingZero { Drop, Keep };

/// A number in a cell: ".93", "1.00", "<.01" for a small one that is not 0 (">−.01" below 0), "0" for an exact 0,
/// "−.50" with a real minus sign, "1.2e7" from 10 000 on, "−∞", "NaN", "?" for one that a veil
/// hides. Never "−0.00". The same in every locale.
/// @param decimals digits after the point, brought into [0, 17]
QString numberText(double value, int decimals, LeadingZero zero = LeadingZero::Keep);

/// As numberText, but with all decimals for small numbers and an exact 0: "0.0000" in a column of worked steps.
QString fixedText(double value, int decimals);

/// A whole number in groups of three, with narrow spaces at which no line breaks: "5 368 709 120".
QString groupedText(qint64 value);

/// The shortest text that reads back as the same number: for tooltips and clipboards that people read.
QString exactText(double value);

/// The same as programs read it, without signs of our own; what is not a number is empty.
QString spreadsheetText(double value);
/// A text as programs read it where it is a number that numberText, fixedText or groupedText wrote; else itself.
QString spreadsheetText(const QString& text);

} // namespace headlight
