#pragma once

#include "core/lessons/lesson_answer.h"
#include "ui/lessons/lesson_progress.h"

#include <QString>

#include <utility>
#include <variant>

namespace headlight {

/// What someone answers: a number, which of the choices, a cell by row and column, or the lines' order from the top.
using LessonAnswer = std::variant<GivenNumber, std::size_t, std::pair<Index, Index>, std::vector<std::size_t>>;

/// A lesson as someone goes through it: where they are, and how their predictions went.
class LessonRun {
public:
    /// @param progress of this lesson
    LessonRun(Lesson lesson, LessonProgress progress);
    LessonRun(const LessonRun&) = delete;
    LessonRun& operator=(const LessonRun&) = delete;

    const Lesson& lesson() const { return m_lesson; }
    const LessonProgress& progress() const { return m_progress; }
    std::size_t stepCount() const { return m_lesson.steps.size(); }
    /// The step shown, from 0; as many as there are steps: the end, where nothing is asked.
    std::size_t index() const { return m_progress.step; }
    bool isAtEnd() const { return m_progress.isDone(); }
    /// Contract: not at the end.
    const LessonStep& step() const { return m_lesson.steps[index()]; }
    void goTo(std::size_t step);
    /// From the first step, with nothing predicted.
    void beginAgain();

    /// Whether something is asked that has no answer yet: it is veiled meanwhile.
    bool isAsking() const;
    Outcome outcome() const;
    /// Whether a wrong answer was given to the step's prediction, and no right one yet.
    bool hasTried() const { return outcome() == Outcome::Tried; }
    /// What an answer is worth. Contract: of the kind that the step asks for.
    Verdict verdict(const LessonAnswer& answer);
    /// How exact the number that the step asks for is to be: precisionText().
    QString precision();
    /// The steps whose questions have no answer yet.
    std::vector<std::size_t> openSteps() const;
    /// Takes in an answer. @return whether it is right
    bool predict(const LessonAnswer& answer);
    /// Gives the answer away.
    void giveAway();
    /// The right answer to the step's prediction; the first where several are.
    LessonAnswer rightAnswer();
    std::size_t predictionCount() const;

    /// Of the step shown, or of the lesson.
    QString text(const LocalText& text);

private:
    Lesson m_lesson;
    LessonValues m_values;
    LessonProgress m_progress;
};

} // namespace headlight
