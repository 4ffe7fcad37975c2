#pragma once

#include <QFont>
#include <QString>

namespace headlight {

/// The font for texts in a language. Where the system's font has no Hangul, Korean texts get a Korean family for all
/// that they hold: otherwise digits and letters would change their face within a line. Korean faces draw a √ with a
/// piece of a bar, over nothing: before one stands a font of that sign alone.
/// @param systemFont as the system gives it
/// @param language "en" or "ko"
/// @return the same size and weight; the same font where the machine has no Korean family
QFont fontForLanguage(const QFont& systemFont, const QString& language);

/// The font for formulas beside a text: the system's face first. A file that names its fonts has no √ of our own.
/// @return the same font where it is the system's
QFont formulaFont(const QFont& font);

} // namespace headlight
