#include "ui/lessons/lesson_questions.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QIODevice>

namespace headlight {

namespace {

QDataStream& operator<<(QDataStream& out, const std::string& text)
{
    return out << QByteArray::fromStdString(text);
}

QDataStream& operator<<(QDataStream& out, const LocalText& text)
{
    out << static_cast<quint64>(text.byLanguage.size());
    for (const auto& [language, words] : text.byLanguage)
        out << language << words;
    return out;
}

QDataStream& operator<<(QDataStream& out, const LessonValue& value);

template <class T>
QDataStream& operator<<(QDataStream& out, const std::optional<T>& value)
{
    out << value.has_value();
    return value ? out << *value : out;
}

QDataStream& operator<<(QDataStream& out, const LessonValue& value)
{
    out << value.of << value.value << value.quantity;
    for (const Index index : {value.layer, value.head, value.row, value.column})
        out << static_cast<qint64>(index);
    out << value.document << value.divide << value.scoreMultiplier << static_cast<quint64>(value.parts.size());
    for (const LessonValue& part : value.parts)
        out << part;
    return out;
}

QDataStream& operator<<(QDataStream& out, const Prediction& asked)
{
    out << asked.kind << asked.question << asked.answer << asked.tolerance << asked.largest << asked.quantity
        << static_cast<qint64>(asked.row) << static_cast<quint64>(asked.choices.size());
    for (const LessonChoice& choice : asked.choices)
        out << choice.text << choice.right << choice.value;
    for (const LocalText& line : asked.lines)
        out << line;
    return out;
}

} // namespace

LessonQuestions questionsOf(const Lesson& lesson)
{
    QByteArray all;
    QDataStream out(&all, QIODevice::WriteOnly);
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const LessonStep& step = lesson.steps[i];
        out << step.prediction.has_value();
        if (!step.prediction)
            continue;
        out << *step.prediction;
        for (const auto& [name, value] : step.values)
            out << name << value;
        // What the answer is computed from.
        const ShownStep shown = shownAt(lesson, i);
        out << shown.document << shown.divide;
        if (shown.scene)
            out << static_cast<qint64>(shown.scene->layer) << static_cast<qint64>(shown.scene->head)
                << shown.scene->scoreMultiplier;
    }
    const QByteArray hash = QCryptographicHash::hash(all, QCryptographicHash::Md5);
    return {lesson.steps.size(), QString::fromLatin1(hash.toHex().left(8))};
}

} // namespace headlight
