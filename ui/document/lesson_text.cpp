#include "ui/document/lesson_text.h"

#include "ui/paint/number_text.h"
#include "ui/paint/worked_number.h"

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
    const QString digits = QString::number(value, 'g', 6);
    if (!digits.contains(u'e'))
        return QString(digits).replace(u'-', u'−');
    const double size = std::abs(value); // no power of ten where six decimals say it too
    return workedNumber(value, size < 5e-5 ? 4 : size < 1 ? 6 : 1);
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
