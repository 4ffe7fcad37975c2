#pragma once

#include "core/files/lab_rule.h"
#include "core/files/lesson_value_reader.h"

#include <map>
#include <string>

namespace headlight {

class LessonValues;

/// A text for all languages, or one for each; throws Refusal.
/// @param values what {names} in it may stand for
LocalText localTextOf(const JsonValue& value, const std::map<std::string, LessonValue>& values);

/// localTextOf that refuses a text of spaces or of nothing.
LocalText wordsOf(const JsonValue& value, const std::map<std::string, LessonValue>& values);

/// A language's code, as in "en"; throws Refusal.
std::string languageOf(const JsonValue& key);

/// A name that says something and turns nothing around; throws Refusal.
std::string plainNameOf(const JsonValue& value);

/// Reads a lesson's next step and adds it; throws Refusal.
/// @param lesson its documents are read @param values of this lesson @param rule may be empty
void addStep(Lesson& lesson, LessonValues& values, const JsonValue& value, const LabRule& rule);

/// What a prediction asks in a step whose values and scene are read; throws Refusal.
Prediction predictionOf(const JsonValue& value, const ValueFrame& frame,
                        const std::map<std::string, LessonValue>& values);

} // namespace headlight
