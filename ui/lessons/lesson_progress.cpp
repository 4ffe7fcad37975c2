#include "ui/lessons/lesson_progress.h"

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr char16_t letters[] = u".12st"; // in the order of Outcome

} // namespace

std::size_t LessonProgress::rightAtOnce() const
{
    return static_cast<std::size_t>(std::count(outcomes.begin(), outcomes.end(), Outcome::RightAtOnce));
}

std::size_t LessonProgress::closed() const
{
    return static_cast<std::size_t>(std::count_if(outcomes.begin(), outcomes.end(), [](Outcome outcome) {
        return outcome != Outcome::Open && outcome != Outcome::Tried;
    }));
}

LessonProgress noProgress(std::size_t steps)
{
    return {0, std::vector<Outcome>(steps, Outcome::Open)};
}

QString textOf(const LessonProgress& progress, const LessonQuestions& questions)
{
    QString text = QString::number(progress.step) + u':';
    for (const Outcome outcome : progress.outcomes)
        text += QChar(letters[static_cast<int>(outcome)]);
    return text + u':' + questions.mark;
}

std::optional<LessonProgress> progressIn(const QString& text, const LessonQuestions& questions)
{
    const QStringList parts = text.split(u':');
    if (parts.size() != 3 || parts[2] != questions.mark || static_cast<std::size_t>(parts[1].size()) != questions.steps)
        return std::nullopt;
    LessonProgress progress = noProgress(questions.steps);
    bool isNumber = false;
    progress.step = parts[0].toULongLong(&isNumber);
    if (!isNumber || progress.step > questions.steps)
        return std::nullopt;
    for (std::size_t i = 0; i < questions.steps; ++i) {
        const auto letter = QStringView(letters).indexOf(parts[1][static_cast<qsizetype>(i)]);
        progress.outcomes[i] = static_cast<Outcome>(std::max<qsizetype>(letter, 0));
    }
    return progress;
}

} // namespace headlight
