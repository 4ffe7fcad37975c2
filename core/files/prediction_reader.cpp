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

Fields fieldsOf(const JsonValue& value, Prediction::Kind kind)
{
    switch (kind) {
    case Prediction::Kind::Number:
        return Fields(value,
                      {"kind", "question", "paper", "answer", "tolerance", "wrong", "hint", "explanation", "veil"});
    case Prediction::Kind::Choice:
        return Fields(value,
                      {"kind", "question", "paper", "choices", "answer", "tolerance", "hint", "explanation", "veil"});
    case Prediction::Kind::Cell:
        return Fields(value, {"kind", "question", "paper", "find", "quantity", "row", "hint", "explanation", "veil"});
    case Prediction::Kind::Order:
        break;
    }
    return Fields(value, {"kind", "question", "paper", "lines", "hint", "explanation", "veil"});
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
    if (const auto value = fields.find("value"))
        choice.value = lessonValueOf(*value, frame);
    return choice;
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
    const Fields fields = fieldsOf(value, prediction.kind);
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
    if (prediction.kind == Prediction::Kind::Choice) {
        const JsonValue list = listOf(fields, "choices", 2);
        for (JsonValue item = list.first(); item != list.end(); item = item.next()) {
            prediction.choices.push_back(choiceOf(item, frame, values));
            if (prediction.choices.back().value)
                fields.require("answer");
        }
    }
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
