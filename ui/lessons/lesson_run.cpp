#include "ui/lessons/lesson_run.h"

#include "core/text/korean.h"
#include "ui/document/lesson_text.h"

#include <algorithm>
#include <numeric>

namespace headlight {

LessonRun::LessonRun(Lesson lesson, LessonProgress progress)
    : m_lesson(std::move(lesson)), m_values(m_lesson), m_progress(std::move(progress))
{
}

void LessonRun::goTo(std::size_t step)
{
    m_progress.step = std::min(step, stepCount());
}

void LessonRun::beginAgain()
{
    std::fill(m_progress.outcomes.begin(), m_progress.outcomes.end(), Outcome::Open);
    goTo(0);
}

Outcome LessonRun::outcome() const
{
    return isAtEnd() ? Outcome::Open : m_progress.outcomes[index()];
}

bool LessonRun::isAsking() const
{
    return !isAtEnd() && step().prediction && (outcome() == Outcome::Open || hasTried());
}

Verdict LessonRun::verdict(const LessonAnswer& answer)
{
    switch (step().prediction->kind) {
    case Prediction::Kind::Number:
        return verdictOfNumber(m_values, m_lesson, index(), std::get<GivenNumber>(answer));
    case Prediction::Kind::Choice:
        return verdictOfChoice(m_values, m_lesson, index(), std::get<std::size_t>(answer));
    case Prediction::Kind::Cell: {
        const auto [row, column] = std::get<std::pair<Index, Index>>(answer);
        return verdictOfCell(m_values, m_lesson, index(), row, column);
    }
    case Prediction::Kind::Order:
        break;
    }
    return verdictOfOrder(m_lesson, index(), std::get<std::vector<std::size_t>>(answer));
}

bool LessonRun::predict(const LessonAnswer& answer)
{
    const bool right = verdict(answer).right;
    m_progress.outcomes[index()] = !right ? Outcome::Tried : hasTried() ? Outcome::RightLater : Outcome::RightAtOnce;
    return right;
}

void LessonRun::giveAway()
{
    m_progress.outcomes[index()] = Outcome::Shown;
}

LessonAnswer LessonRun::rightAnswer()
{
    const Prediction& asked = *step().prediction;
    switch (asked.kind) {
    case Prediction::Kind::Number:
        return m_values.value(index(), *asked.answer);
    case Prediction::Kind::Choice:
        return rightChoice(m_values, m_lesson, index());
    case Prediction::Kind::Cell: {
        const std::vector<Index> columns = rightCells(m_values, m_lesson, index());
        return std::pair(asked.row, columns.empty() ? Index(0) : columns.front());
    }
    case Prediction::Kind::Order:
        break;
    }
    std::vector<std::size_t> order(asked.lines.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    return order;
}

std::size_t LessonRun::predictionCount() const
{
    return static_cast<std::size_t>(std::count_if(m_lesson.steps.begin(), m_lesson.steps.end(),
                                                  [](const LessonStep& s) { return s.prediction.has_value(); }));
}

std::vector<std::size_t> LessonRun::openSteps() const
{
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < stepCount(); ++i) {
        const Outcome outcome = m_progress.outcomes[i];
        if (m_lesson.steps[i].prediction && (outcome == Outcome::Open || outcome == Outcome::Tried))
            open.push_back(i);
    }
    return open;
}

QString LessonRun::precision()
{
    return precisionText(m_values, m_lesson, index());
}

QString LessonRun::text(const LocalText& text)
{
    return isAtEnd() ? QString::fromStdString(text.in(lessonLanguage()))
                     : lessonText(m_values, m_lesson, index(), text);
}

} // namespace headlight
