#include "ui/document/lesson_text.h"

#include "ui/paint/number_text.h"

#include <QLocale>

#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

std::string lessonLanguage()
{
    return QLocale::languageToCode(QLocale().language()).toStdString();
}

QString lessonNumber(double value, std::optional<int> decimals)
{
    constexpr double mostWhole = 1e15;
    if (decimals.value_or(0) == 0 && value == std::round(value) && std::abs(value) < mostWhole)
        return groupedText(static_cast<qint64>(value));
    if (decimals)
        return fixedText(value, *decimals);
    return QString::number(value, 'g', 6).replace(u'-', u'−');
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
