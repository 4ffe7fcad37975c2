#pragma once

#include "core/files/json_tape.h"
#include "core/lessons/lesson.h"

namespace headlight {

/// Where in a lesson a value stands.
struct ValueFrame {
    const Lesson& lesson; ///< its documents are read
    ShownStep shown;      ///< at the step
};

/// Reads a number or a rule that computes one; throws Refusal, too for a cell outside its document.
LessonValue lessonValueOf(const JsonValue& value, const ValueFrame& frame);

/// A quantity by the command line's name; any but the gradient.
Quantity quantityOf(const JsonValue& value);
/// A text, or a key, that names something in a lesson: letters, digits, _ and -.
std::string lessonNameOf(const JsonValue& value);
/// One of the lesson's documents, by name.
std::string documentNameOf(const JsonValue& value, const Lesson& lesson);

} // namespace headlight
