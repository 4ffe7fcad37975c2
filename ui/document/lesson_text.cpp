#include "ui/document/lesson_text.h"

#include "core/lessons/lesson_answer.h"
#include "core/text/korean.h"
#include "ui/paint/number_text.h"
#include "ui/paint/worked_number.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(LessonText)
};

} // namespace

std::string lessonLanguage()
{
    return QLocale::languageToCode(QLocale().language()).toStdString();
}

QString lessonNumber(double value, std::optional<int> decimals)
{
    constexpr double leastGrouped = 1e4;
    constexpr double mostWhole = 1e15;
    const bool isWhole = value == std::round(value) && std::abs(value) < mostWhole;
    if (decimals.value_or(0) == 0 && isWhole && std::abs(value) >= leastGrouped)
        return groupedText(static_cast<qint64>(value));
    if (decimals)
        return fixedText(value, *decimals);
    const QString digits = QString::number(value, 'g', 6);
    if (!digits.contains(u'e'))
        return QString(digits).replace(u'-', u'−');
    const double size = std::abs(value); // no power of ten where six decimals say it too
    return workedNumber(value, size < 5e-5 ? 4 : size < 1 ? 6 : 1);
}

QString decimalsText(int decimals, const QString& one, const QString& several)
{
    return decimals == 1 ? one : filledIn(several, {QString::number(decimals)});
}

QString precisionText(LessonValues& values, const Lesson& lesson, std::size_t step)
{
    const std::optional<int> decimals = decimalsAsked(values, lesson, step);
    if (!decimals)
        return {};
    return decimalsText(*decimals, Words::tr("To 1 decimal."), Words::tr("To %1 decimals."));
}

QString askedNumber(LessonValues& values, const Lesson& lesson, std::size_t step)
{
    return lessonNumber(values.value(step, *lesson.steps[step].prediction->answer),
                        decimalsAsked(values, lesson, step));
}

QString lessonText(LessonValues& values, const Lesson& lesson, std::size_t step, const LocalText& text)
{
    const std::map<std::string, LessonValue>& named = lesson.steps[step].values;
    QString written;
    for (const TextPart& part : textParts(text.in(lessonLanguage()))) {
        const auto found = named.find(part.words);
        if (!part.isValue || found == named.end())
            written += QString::fromStdString(part.words);
        else
            written += lessonNumber(values.value(step, found->second), part.decimals);
    }
    return written;
}

} // namespace headlight
