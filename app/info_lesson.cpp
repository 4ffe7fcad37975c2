#include "app/info_lesson.h"

#include "app/output.h"
#include "core/files/json_text.h"
#include "core/lessons/lesson_answer.h"
#include "core/lessons/lesson_names.h"
#include "ui/document/lesson_text.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace headlight {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(InfoLesson)
};

QString inOneLine(const LocalText& text)
{
    return QString::fromStdString(text.in(lessonLanguage())).simplified();
}

/// What is right, in words.
QString answerText(LessonValues& values, const Lesson& lesson, std::size_t step)
{
    const Prediction& asked = *lesson.steps[step].prediction;
    switch (asked.kind) {
    case Prediction::Kind::Number:
        return lessonNumber(values.value(step, *asked.answer));
    case Prediction::Kind::Choice:
        return lessonText(values, lesson, step, asked.choices[rightChoice(values, lesson, step)].text).simplified();
    case Prediction::Kind::Cell: {
        const auto source = values.source(step);
        QStringList keys;
        for (const Index key : rightCells(values, lesson, step))
            keys << QString::fromStdString(source->keyTokens()[static_cast<std::size_t>(key)]).simplified();
        return keys.join(u" | "_s);
    }
    case Prediction::Kind::Order:
        break;
    }
    QStringList lines;
    for (const LocalText& line : asked.lines)
        lines << lessonText(values, lesson, step, line).simplified();
    return lines.join(u" → "_s);
}

QString stepLine(LessonValues& values, const Lesson& lesson, std::size_t step)
{
    const QString title = lessonText(values, lesson, step, lesson.steps[step].title).simplified();
    QString line = QString::number(step + 1) + u"  "_s + title;
    if (lesson.steps[step].prediction)
        line += u"  ["_s + answerText(values, lesson, step) + u']';
    return line;
}

QByteArray answerJson(LessonValues& values, const Lesson& lesson, std::size_t step)
{
    const Prediction& asked = *lesson.steps[step].prediction;
    switch (asked.kind) {
    case Prediction::Kind::Number:
        return shortestNumber(values.value(step, *asked.answer));
    case Prediction::Kind::Choice:
        return QByteArray::number(static_cast<qulonglong>(rightChoice(values, lesson, step)));
    case Prediction::Kind::Cell: {
        QByteArrayList columns;
        for (const Index column : rightCells(values, lesson, step))
            columns << QByteArray::number(column);
        return '[' + columns.join(", ") + ']';
    }
    case Prediction::Kind::Order:
        break;
    }
    return "null";
}

QByteArray jsonOf(std::string_view text)
{
    return jsonString(std::string(text));
}

QByteArray stepJson(LessonValues& values, const Lesson& lesson, std::size_t step)
{
    const LessonStep& at = lesson.steps[step];
    const auto asks = static_cast<std::size_t>(at.asks);
    QByteArray json = "{\"title\": " + jsonOf(at.title.in(lessonLanguage()))
                      + ", \"document\": " + jsonOf(shownAt(lesson, step).document) + ", \"asks\": "
                      + (asks == 0 ? QByteArray("null") : jsonOf(formulaQuestionNames[asks - 1])) + ", \"values\": {";
    QByteArrayList named;
    for (const auto& [name, value] : at.values)
        named << jsonOf(name) + ": " + shortestNumber(values.value(step, value));
    json += named.join(", ") + "}, \"predict\": ";
    if (!at.prediction)
        return json + "null}";
    return json + jsonOf(predictionNames[static_cast<std::size_t>(at.prediction->kind)])
           + ", \"answer\": " + answerJson(values, lesson, step) + '}';
}

} // namespace

QByteArray lessonInfoText(const Lesson& lesson)
{
    LessonValues values(lesson);
    QStringList documents;
    for (const auto& document : lesson.documents)
        documents << QString::fromStdString(document.first);
    const auto predictions = std::count_if(lesson.steps.begin(), lesson.steps.end(),
                                           [](const LessonStep& step) { return step.prediction.has_value(); });
    QList<QStringList> lines{{Words::tr("kind"), Words::tr("lesson")},
                             {Words::tr("title"), inOneLine(lesson.title)},
                             {u"id"_s, QString::fromStdString(lesson.id)}};
    if (!lesson.formula.empty())
        lines.append({Words::tr("formula"), QString::fromStdString(lesson.formula).simplified()});
    if (!documents.isEmpty())
        lines.append({Words::tr("documents"), documents.join(u", "_s)});
    lines.append({Words::tr("steps"), QString::number(lesson.steps.size())});
    lines.append({Words::tr("predictions"), QString::number(predictions)});
    QString text = inTwoColumns(lines);
    for (std::size_t step = 0; step < lesson.steps.size(); ++step)
        text += stepLine(values, lesson, step) + u'\n';
    return text.toUtf8();
}

QByteArray lessonInfoJson(const Lesson& lesson)
{
    LessonValues values(lesson);
    QByteArrayList documents;
    for (const auto& document : lesson.documents)
        documents << jsonOf(document.first);
    QByteArrayList steps;
    for (std::size_t step = 0; step < lesson.steps.size(); ++step)
        steps << stepJson(values, lesson, step);
    return "{\"kind\": \"lesson\",\n\"id\": " + jsonOf(lesson.id)
           + ",\n\"title\": " + jsonOf(lesson.title.in(lessonLanguage())) + ",\n\"formula\": " + jsonOf(lesson.formula)
           + ",\n\"documents\": [" + documents.join(", ") + "],\n\"steps\": [\n" + steps.join(",\n") + "]}\n";
}

} // namespace headlight
