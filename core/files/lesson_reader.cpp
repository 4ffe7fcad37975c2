#include "core/files/lesson_reader.h"

#include "core/files/document_file.h"
#include "core/files/document_reader.h"
#include "core/files/json_fields.h"
#include "core/files/lesson_file.h"
#include "core/files/scene_reader.h"
#include "core/files/unfit_character.h"
#include "core/lessons/lesson_answer.h"
#include "core/lessons/lesson_names.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace headlight {

using Kind = FileError::Kind;
using Type = JsonValue::Type;
using Values = std::map<std::string, LessonValue>;

namespace {

void refuseUnfit(const JsonValue& value, const std::string& text)
{
    if (const QString unfit = unfitCharacter(QString::fromStdString(text)); !unfit.isEmpty())
        refuse(value, Kind::UnfitCharacter, {unfit});
}

/// Where a brace opens that nothing closes; −1: nowhere.
qsizetype openBrace(const QString& text)
{
    std::vector<qsizetype> open;
    for (qsizetype i = 0; i < text.size(); ++i)
        if (text[i] == u'{')
            open.push_back(i);
        else if (text[i] == u'}' && !open.empty())
            open.pop_back();
    return open.empty() ? -1 : open.front();
}

/// Refuses what is meant for a value's place and is none: {}, {:4}, {name:}, or a brace that nothing closes.
void refuseBrokenPlace(const JsonValue& value, const std::string& text)
{
    static const QRegularExpression meant(QStringLiteral("\\{(?:[A-Za-z_][A-Za-z0-9_]*)?(?::[0-9]*)?\\}"));
    const QString written = QString::fromStdString(text);
    for (auto found = meant.globalMatch(written); found.hasNext();) {
        const QString place = found.next().captured();
        if (!textParts(place.toStdString()).front().isValue)
            refuse(value, Kind::BrokenPlace, {place.left(80)});
    }
    constexpr qsizetype most = 24;
    if (const qsizetype at = openBrace(written); at >= 0)
        refuse(value, Kind::BrokenPlace,
               {written.mid(at, most) + (written.size() > at + most ? QStringLiteral("…") : QString())});
}

/// A text in one language; names in it must be known.
std::string textIn(const JsonValue& value, const Values& values)
{
    std::string text = textOf(value);
    refuseUnfit(value, text);
    refuseBrokenPlace(value, text);
    if (std::ssize(text) > limits::textBytes)
        refuse(value, Kind::TooLong, {QString::number(limits::textBytes), QString::number(text.size())});
    for (const TextPart& part : textParts(text)) {
        if (!part.isValue || values.count(part.words) > 0)
            continue;
        std::vector<std::string> known;
        for (const auto& one : values)
            known.push_back(one.first);
        refuse(value, Kind::UnknownName, {QString::fromStdString(part.words).left(80), nearest(part.words, known)});
    }
    return text;
}

bool isLanguage(std::string_view code)
{
    return code.size() >= 2 && code.size() <= 16
           && std::all_of(code.begin(), code.end(), [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; });
}

Values valuesOf(const JsonValue& value, const ValueFrame& frame)
{
    requireType(value, Type::Object);
    requireAtMost(value, "values", limits::listed, value.size());
    Values values;
    for (JsonValue key = value.first(); key != value.end(); key = key.next().next()) {
        const std::string name(key.text());
        const std::vector<TextPart> parts = textParts("{" + name + "}");
        if (parts.size() != 1 || !parts[0].isValue || parts[0].words != name)
            refuse(key, Kind::BadName, {QString::fromStdString(name).left(80)});
        values[name] = lessonValueOf(key.next(), frame);
    }
    return values;
}

/// Refuses a value that has no number; parts of a value are looked at with the whole.
double numberOf(LessonValues& values, std::size_t step, const LessonValue& value, const JsonValue& at)
{
    const double number = values.value(step, value);
    if (std::isnan(number) && values.overdrawn() > 0)
        refuse(at, Kind::TooMany,
               {QStringLiteral("drawn"), QString::number(LessonValues::mostDrawn, 'f', 0),
                QString::number(values.overdrawn(), 'f', 0)});
    if (std::isnan(number))
        refuse(at, Kind::NoNumber);
    return number;
}

/// A tolerance is no wider than the answer is large: one beyond it takes 0 for every other answer.
void takeTolerance(Prediction& asked, double answer, const Fields& fields)
{
    const double most = answer == 0 ? 1 : std::abs(answer);
    const auto tolerance = fields.find("tolerance");
    if (!tolerance)
        asked.tolerance = usualTolerance(answer);
    else if (asked.answer && asked.tolerance > most)
        refuse(*tolerance, Kind::OutOfRange,
               {QString::number(asked.tolerance), QStringLiteral("0"), QString::number(most)});
}

/// Refuses answers that cannot be computed or contradict one another, once the step is part of the lesson.
void checkAnswers(LessonValues& values, Lesson& lesson, std::size_t step, const JsonValue& at)
{
    Prediction& asked = *lesson.steps[step].prediction;
    const Fields fields(at, {"kind", "question", "answer", "tolerance", "wrong", "choices", "find", "quantity", "row",
                             "lines", "paper", "hint", "explanation", "veil"});
    const double answer = asked.answer ? numberOf(values, step, *asked.answer, fields.require("answer")) : 0;
    takeTolerance(asked, answer, fields);
    if (const auto list = fields.find("wrong")) {
        JsonValue item = list->first();
        for (const WrongAnswer& wrong : asked.wrongAnswers) {
            const double number = numberOf(values, step, wrong.value, Fields(item, {"value", "why"}).require("value"));
            if (agrees(number, answer, asked.tolerance))
                refuse(item, Kind::RightAsWrong);
            item = item.next();
        }
    }
    if (asked.kind == Prediction::Kind::Choice) {
        const JsonValue list = fields.require("choices");
        JsonValue item = list.first();
        for (const LessonChoice& choice : asked.choices) {
            if (choice.value)
                numberOf(values, step, *choice.value, item);
            item = item.next();
        }
        if (const std::size_t right = rightChoiceCount(values, lesson, step); right != 1)
            refuse(list, Kind::NotOneRight, {QString::number(right)});
    }
    if (asked.kind == Prediction::Kind::Cell) {
        const auto right = std::ssize(rightCells(values, lesson, step));
        if (right == 0)
            refuse(at, Kind::NoNumber);
        if (right == visibleCells(values, lesson, step))
            refuse(at, Kind::EveryCellRight);
    }
}

void checkStep(Lesson& lesson, LessonValues& values, const Fields& fields)
{
    const std::size_t step = lesson.steps.size() - 1;
    if (const auto list = fields.find("values"))
        for (JsonValue key = list->first(); key != list->end(); key = key.next().next())
            numberOf(values, step, lesson.steps[step].values.at(std::string(key.text())), key.next());
    if (const auto predict = fields.find("predict"))
        checkAnswers(values, lesson, step, *predict);
}

void readShow(LessonStep& step, const JsonValue& value, const Lesson& lesson, const std::string& document,
              const LabRule& rule)
{
    const Fields fields(value,
                        {"view", "layer", "head", "query", "key", "free_vectors", "score_multiplier", "lab", "divide"});
    const auto content = lesson.documents.find(document);
    const bool hasDocument = content != lesson.documents.end();
    step.scene = sceneOf(fields, hasDocument ? content->second : Content{}, rule);
    if (showsDocument(*step.scene) && !hasDocument)
        refuse(fields.require("view"), Kind::NoDocument);
    if (const auto divide = fields.find("divide")) {
        step.divide = booleanOf(*divide);
        std::vector<std::string_view> views(std::begin(viewNames), std::end(viewNames));
        std::erase_if(views, [](std::string_view view) { return !showsDocument(*viewOfName(view)); });
        if (!showsDocument(step.scene->view))
            refuseBeside(*divide, "divide", "view", views);
    }
}

/// What stands for the text on a worksheet, or false: nothing of the step.
LocalText paperOf(const JsonValue& value, const Values& values)
{
    if (value.type() != Type::Boolean)
        return wordsOf(value, values);
    if (booleanOf(value))
        refuse(value, Kind::WrongType, {QStringLiteral("string"), QStringLiteral("boolean")});
    return {};
}

} // namespace

LocalText localTextOf(const JsonValue& value, const Values& values)
{
    LocalText text;
    if (value.type() != Type::Object) {
        text.byLanguage[{}] = textIn(value, values);
        return text;
    }
    if (value.size() == 0)
        refuse(value, Kind::Empty);
    for (JsonValue key = value.first(); key != value.end(); key = key.next().next())
        text.byLanguage[languageOf(key)] = textIn(key.next(), values);
    return text;
}

std::string languageOf(const JsonValue& key)
{
    if (!isLanguage(key.text()))
        refuse(key, Kind::BadName, {QString::fromStdString(std::string(key.text())).left(80)});
    return std::string(key.text());
}

std::string plainNameOf(const JsonValue& value)
{
    std::string name = nameOf(value);
    refuseUnfit(value, name);
    if (QString::fromStdString(name).trimmed().isEmpty())
        refuse(value, Kind::NoWords);
    return name;
}

LocalText wordsOf(const JsonValue& value, const Values& values)
{
    LocalText text = localTextOf(value, values);
    for (const auto& [language, words] : text.byLanguage)
        if (QString::fromStdString(words).trimmed().isEmpty())
            refuse(value, Kind::NoWords);
    return text;
}

void addStep(Lesson& lesson, LessonValues& values, const JsonValue& value, const LabRule& rule)
{
    const Fields fields(value, {"title", "text", "paper", "values", "document", "show", "point", "asks", "predict"});
    LessonStep step;
    if (const auto document = fields.find("document"))
        step.document = documentNameOf(*document, lesson);
    std::string document = step.document;
    if (document.empty() && !lesson.steps.empty())
        document = shownAt(lesson, lesson.steps.size() - 1).document;
    if (const auto show = fields.find("show"))
        readShow(step, *show, lesson, document, rule);
    lesson.steps.push_back(std::move(step));
    LessonStep& added = lesson.steps.back();
    const ValueFrame frame{lesson, shownAt(lesson, lesson.steps.size() - 1)};
    if (const auto named = fields.find("values"))
        added.values = valuesOf(*named, frame);
    added.title = wordsOf(fields.require("title"), added.values);
    if (const auto text = fields.find("text"))
        added.text = localTextOf(*text, added.values);
    if (const auto paper = fields.find("paper"))
        added.paper = paperOf(*paper, added.values);
    if (const auto point = fields.find("point"))
        added.target = static_cast<LessonTarget>(choiceOf(*point, lessonTargetNames) + 1);
    if (const auto asks = fields.find("asks")) {
        added.asks = static_cast<FormulaQuestion>(choiceOf(*asks, formulaQuestionNames) + 1);
        if (lesson.formula.empty())
            refuse(*asks, Kind::MissingKey, {QStringLiteral("formula")});
    }
    if (const auto predict = fields.find("predict"))
        added.prediction = predictionOf(*predict, frame, added.values);
    checkStep(lesson, values, fields);
}

} // namespace headlight
