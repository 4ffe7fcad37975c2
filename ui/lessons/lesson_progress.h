#pragma once

#include "ui/lessons/lesson_questions.h"

#include <QString>

#include <optional>
#include <vector>

namespace headlight {

/// How a prediction went. Tried: not rightly yet, it is still open.
enum class Outcome { Open, RightAtOnce, RightLater, Shown, Tried };

/// How far someone is in a lesson. Kept on this machine alone.
struct LessonProgress {
    std::size_t step = 0;          ///< the one shown last; as many as there are steps: it is done
    std::vector<Outcome> outcomes; ///< one a step; Open where nothing is asked

    bool isDone() const { return step >= outcomes.size(); }
    /// How many predictions were right at the first try.
    std::size_t rightAtOnce() const;
    /// How many were answered, or had their answer shown.
    std::size_t closed() const;
    bool operator==(const LessonProgress&) const = default;
};

/// Nothing of so many steps is done.
LessonProgress noProgress(std::size_t steps);
/// As the settings keep it, with what stands for the lesson's questions: "2:.1.s:5d41402a".
QString textOf(const LessonProgress& progress, const LessonQuestions& questions);
/// The progress that textOf gives; none if it was in other questions, or there is none.
std::optional<LessonProgress> progressIn(const QString& text, const LessonQuestions& questions);

} // namespace headlight
