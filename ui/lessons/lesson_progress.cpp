#include "ui/lessons/lesson_progress.h"

#include <QCryptographicHash>

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

void add(QCryptographicHash& hash, const LocalText& text)
{
    for (const auto& [language, words] : text.byLanguage)
        for (const std::string& part : {language, words})
            hash.addData(QByteArray::fromStdString(part) + '\0');
    hash.addData("\n");
}

/// What stands for all that a lesson asks, in every language.
QString questionsOf(const Lesson& lesson)
{
    QCryptographicHash hash(QCryptographicHash::Md5);
    for (const LessonStep& step : lesson.steps) {
        hash.addData("step\n");
        if (!step.prediction)
            continue;
        const Prediction& asked = *step.prediction;
        hash.addData(QByteArray::number(static_cast<int>(asked.kind)) + (asked.largest ? " largest " : " smallest ")
                     + QByteArray::number(static_cast<int>(asked.quantity)) + ' '
                     + QByteArray::number(static_cast<qlonglong>(asked.row)) + '\n');
        add(hash, asked.question);
        for (const LessonChoice& choice : asked.choices) {
            add(hash, choice.text);
            hash.addData(choice.right ? "right" : "wrong");
        }
        for (const LocalText& line : asked.lines)
            add(hash, line);
    }
    return QString::fromLatin1(hash.result().toHex().left(8));
}

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

QString textOf(const LessonProgress& progress, const Lesson& lesson)
{
    return textOf(progress) + u':' + questionsOf(lesson);
}

LessonProgress progressIn(const QString& text, const Lesson& lesson)
{
    const bool isOfIt = text.section(u':', 2) == questionsOf(lesson);
    return progressIn(isOfIt ? text : QString(), lesson.steps.size());
}

LessonProgress progressIn(const QString& text, std::size_t steps)
{
    LessonProgress progress{0, std::vector<Outcome>(steps, Outcome::Open)};
    const qsizetype colon = text.indexOf(u':');
    const QString kept = text.section(u':', 1, 1);
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
