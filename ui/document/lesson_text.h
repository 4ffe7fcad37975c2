#pragma once

#include "core/lessons/lesson_values.h"

#include <QString>

namespace headlight {

/// The code of the language of the moment, by which a lesson's texts are kept: "en" or "ko".
std::string lessonLanguage();

/// A text of a step in the language of the moment, with its values filled in.
/// @param values of the lesson that the text is from
QString lessonText(LessonValues& values, const Lesson& lesson, std::size_t step, const LocalText& text);

/// "To 3 decimals.": how exact the number that a step asks for is to be; empty where the answer is whole.
QString precisionText(LessonValues& values, const Lesson& lesson, std::size_t step);

/// The number that a step asks for, with as many decimals as it asks for.
QString askedNumber(LessonValues& values, const Lesson& lesson, std::size_t step);

/// "To 1 decimal.", "To 3 decimals.": as many as there are.
QString decimalsText(int decimals, const QString& one, const QString& several);

/// A value as lessons write it: whole numbers from five digits on in groups of three, others with as many decimals, or
/// as few as say it to six digits.
QString lessonNumber(double value, std::optional<int> decimals = std::nullopt);

} // namespace headlight
