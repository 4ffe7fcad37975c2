#pragma once

#include "core/lessons/lesson.h"

#include <QString>

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
    bool operator==(const LessonProgress&) const = default;
};

/// As the settings keep it: "2:.1.s".
QString textOf(const LessonProgress& progress);
/// textOf, and what stands for the lesson's questions: "2:.1.s:5d41402a".
QString textOf(const LessonProgress& progress, const Lesson& lesson);
/// The progress in the lesson, as textOf gives it; none if its questions or the number of its steps were others.
LessonProgress progressIn(const QString& text, const Lesson& lesson);
/// @param steps how many the lesson has; the progress in another one is none
LessonProgress progressIn(const QString& text, std::size_t steps);

} // namespace headlight
