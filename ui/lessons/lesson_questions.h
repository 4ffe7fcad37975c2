#pragma once

#include "core/lessons/lesson.h"

#include <QString>

namespace headlight {

/// What stands for all that a lesson asks: other questions, or other answers to them, give another mark.
struct LessonQuestions {
    std::size_t steps = 0; ///< how many there are, whether they ask or not
    QString mark;
    bool operator==(const LessonQuestions&) const = default;
};

/// The same in every language that the lesson is read in: its examples are others in each, and do not count.
LessonQuestions questionsOf(const Lesson& lesson);

} // namespace headlight
