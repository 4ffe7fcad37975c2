#include "core/files/document_file.h"
#include "core/files/json_fields.h"
#include "core/files/lesson_reader.h"
#include "core/files/scene_reader.h"
#include "core/lessons/lesson_answer.h"
#include "core/lessons/lesson_names.h"

#include <algorithm>

namespace headlight {

using Kind = FileError::Kind;
using Type = JsonValue::Type;
using Values = std::map<std::string, LessonValue>;

namespace {

std::vector<const char*> keysOf(Prediction::Kind kind)
{
    std::vector<const char*> keys{"kind", "question", "paper", "hint", "explanation", "veil"};
    const auto add = [&keys](std::initializer_list<const char*> own) { keys.insert(keys.end(), own); };
    switch (kind) {
    case Prediction::Kind::Number:
        add({"answer", "tolerance", "wrong"});
        break;
    case Prediction::Kind::Choice:
        add({"choices", "answer", "tolerance"});
        break;
    case Prediction::Kind::Cell:
        add({"find", "quantity", "row"});
        break;
    case Prediction::Kind::Order:
        add({"lines"});
    }
    return keys;
}

/// A list of at least so many.
JsonValue listOf(const Fields& fields, const char* key, Index fewest)
{
    const JsonValue list = fields.require(key);
    requireType(list, Type::Array);
    if (list.size() < fewest)
        refuse(list, Kind::TooFew, {QString::number(fewest), QString::number(list.size())});
    requireAtMost(list, key, limits::listed, list.size());
    return list;
}

std::vector<WrongAnswer> wrongAnswersOf(const JsonValue& list, const ValueFrame& frame, const Values& values)
{
    requireType(list, Type::Array);
    requireAtMost(list, "wrong", limits::listed, list.size());
    std::vector<WrongAnswer> answers;
    for (JsonValue item = list.first(); item != list.end(); item = item.next()) {
        const Fields fields(item, {"value", "why"});
        answers.push_back({lessonValueOf(fields.require("value"), frame), localTextOf(fields.require("why"), values)});
    }
    return answers;
}

LessonChoice choiceOf(const JsonValue& item, const ValueFrame& frame, const Values& values)
{
    const Fields fields(item, {"text", "why", "right", "value"});
    LessonChoice choice;
    choice.text = wordsOf(fields.require("text"), values);
    if (const auto why = fields.find("why"))
        choice.why = localTextOf(*why, values);
    if (const auto right = fields.find("right"))
        choice.right = booleanOf(*right);
    if (const auto value = fields.find("value")) {
        if (const auto right = fields.find("right"))
            refuse(*right, Kind::BothKeys, {QStringLiteral("right"), QStringLiteral("value")});
        choice.value = lessonValueOf(*value, frame);
    }
    return choice;
}

/// Whether two texts read alike in one of their languages.
bool readAlike(const LocalText& one, const LocalText& other)
{
    std::map<std::string, std::string> languages = one.byLanguage;
    languages.insert(other.byLanguage.begin(), other.byLanguage.end());
    return std::any_of(languages.begin(), languages.end(),
                       [&](const auto& language) { return one.in(language.first) == other.in(language.first); });
}

void readChoices(Prediction& prediction, const Fields& fields, const ValueFrame& frame, const Values& values)
{
    const JsonValue list = listOf(fields, "choices", 2);
    for (JsonValue item = list.first(); item != list.end(); item = item.next()) {
        LessonChoice choice = choiceOf(item, frame, values);
        for (const LessonChoice& before : prediction.choices)
            if (readAlike(choice.text, before.text))
                refuse(item, Kind::SameChoice);
        prediction.choices.push_back(std::move(choice));
    }
    const bool hasValues = std::any_of(prediction.choices.begin(), prediction.choices.end(),
                                       [](const LessonChoice& choice) { return choice.value.has_value(); });
    if (hasValues || fields.find("tolerance"))
        fields.require("answer");
    if (prediction.answer && !hasValues)
        Fields(list.first(), {"text", "why", "right", "value"}).require("value");
}

/// The document that the step shows.
const Content& documentOf(const JsonValue& at, const ValueFrame& frame)
{
    const auto document = frame.lesson.documents.find(frame.shown.document);
    if (document == frame.lesson.documents.end())
        refuse(at, Kind::NoDocument);
    return document->second;
}

/// One of the document's queries.
Index queryOf(const JsonValue& value, const JsonValue& at, const ValueFrame& frame)
{
    return wholeOf(value, 0, std::max<Index>(std::ssize(documentOf(at, frame).tokens) - 1, 0));
}

Veil veilOf(const JsonValue& value, const ValueFrame& frame)
{
    const Fields fields(value, {"from", "row", "labs", "layer"});
    Veil veil;
    if (const auto from = fields.find("from"))
        veil.from = static_cast<Quantity>(static_cast<int>(Quantity::Queries)
                                          + static_cast<int>(choiceOf(*from, {"queries", "keys", "values", "products",
                                                                              "scores", "weights", "output"})));
    if (const auto row = fields.find("row"))
        veil.row = queryOf(*row, value, frame);
    if (const auto labs = fields.find("labs"))
        veil.labs = booleanOf(*labs);
    if (const auto layer = fields.find("layer"))
        veil.layer = wholeOf(*layer, 0, std::ssize(documentOf(value, frame).model.layers) - 1);
    return veil;
}

void readCell(Prediction& prediction, const JsonValue& value, const Fields& fields, const ValueFrame& frame)
{
    if (frame.shown.scene && !showsDocument(*frame.shown.scene))
        refuse(value, Kind::NoCells);
    prediction.largest = choiceOf(fields.require("find"), {"largest", "smallest"}) == 0;
    if (const auto quantity = fields.find("quantity"))
        prediction.quantity =
            static_cast<Quantity>(static_cast<int>(Quantity::Products)
                                  + static_cast<int>(choiceOf(*quantity, {"products", "scores", "weights"})));
    prediction.row = queryOf(fields.require("row"), value, frame);
}

} // namespace

Prediction predictionOf(const JsonValue& value, const ValueFrame& frame, const Values& values)
{
    requireType(value, Type::Object);
    std::optional<JsonValue> kind;
    for (JsonValue key = value.first(); key != value.end(); key = key.next().next())
        if (key.text() == "kind")
            kind = key.next();
    if (!kind)
        refuse(value, Kind::MissingKey, {QStringLiteral("kind")});
    Prediction prediction;
    prediction.kind = static_cast<Prediction::Kind>(choiceOf(*kind, predictionNames));
    const Fields fields = fieldsBy(value, "kind", predictionNames, static_cast<std::size_t>(prediction.kind),
                                   [](std::size_t chosen) { return keysOf(static_cast<Prediction::Kind>(chosen)); });
    prediction.question = wordsOf(fields.require("question"), values);
    if (const auto paper = fields.find("paper"))
        prediction.paper = wordsOf(*paper, values);
    if (const auto hint = fields.find("hint"))
        prediction.hint = localTextOf(*hint, values);
    if (const auto explanation = fields.find("explanation"))
        prediction.explanation = localTextOf(*explanation, values);
    if (prediction.kind == Prediction::Kind::Number)
        prediction.answer = lessonValueOf(fields.require("answer"), frame);
    else if (const auto answer = fields.find("answer"))
        prediction.answer = lessonValueOf(*answer, frame);
    if (const auto tolerance = fields.find("tolerance"))
        prediction.tolerance = multiplierOf(*tolerance);
    if (const auto wrong = fields.find("wrong"))
        prediction.wrongAnswers = wrongAnswersOf(*wrong, frame, values);
    if (prediction.kind == Prediction::Kind::Choice)
        readChoices(prediction, fields, frame, values);
    if (prediction.kind == Prediction::Kind::Order) {
        const JsonValue list = listOf(fields, "lines", 2);
        for (JsonValue item = list.first(); item != list.end(); item = item.next())
            prediction.lines.push_back(wordsOf(item, values));
        if (std::all_of(prediction.lines.begin(), prediction.lines.end(),
                        [&](const LocalText& line) { return line == prediction.lines.front(); }))
            refuse(list, Kind::SameLines);
    }
    if (prediction.kind == Prediction::Kind::Cell)
        readCell(prediction, value, fields, frame);
    const auto veil = fields.find("veil");
    const Index layer = frame.shown.scene ? frame.shown.scene->layer : 0;
    prediction.veil = veil ? veilOf(*veil, frame) : impliedVeil(prediction, layer);
    return prediction;
}

} // namespace headlight
