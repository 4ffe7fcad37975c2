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

QString textOf(const LessonProgress& progress)
{
    QString text = QString::number(progress.step) + u':';
    for (const Outcome outcome : progress.outcomes)
        text += QChar(letters[static_cast<int>(outcome)]);
    return text;
}

LessonProgress progressIn(const QString& text, std::size_t steps)
{
    LessonProgress progress{0, std::vector<Outcome>(steps, Outcome::Open)};
    const qsizetype colon = text.indexOf(u':');
    const QString kept = text.mid(colon + 1);
    bool isNumber = false;
    const auto step = text.left(colon).toULongLong(&isNumber);
    if (colon < 0 || !isNumber || step > steps || static_cast<std::size_t>(kept.size()) != steps)
        return progress;
    progress.step = step;
    for (std::size_t i = 0; i < steps; ++i) {
        const auto letter = QStringView(letters).indexOf(kept[static_cast<qsizetype>(i)]);
        progress.outcomes[i] = static_cast<Outcome>(std::max<qsizetype>(letter, 0));
    }
    return progress;
}

} // namespace headlight
