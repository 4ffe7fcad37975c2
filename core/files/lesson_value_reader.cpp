#include "core/files/lesson_value_reader.h"

#include "core/files/document_file.h"
#include "core/files/json_fields.h"
#include "core/files/scene_reader.h"
#include "core/lessons/lesson_names.h"
#include "core/lessons/lesson_values.h"

#include <algorithm>
#include <array>

namespace headlight {

using Kind = FileError::Kind;
using Of = LessonValue::Of;
using Type = JsonValue::Type;

namespace {

/// In the order of Quantity.
constexpr std::array<std::string_view, 9> quantityNames{"embeddings", "queries", "keys",   "values",      "products",
                                                        "scores",     "weights", "output", "layer_output"};

std::vector<const char*> keysOf(Of of)
{
    switch (of) {
    case Of::Cell:
        return {"of", "quantity", "layer", "head", "row", "column", "document", "divide", "score_multiplier"};
    case Of::MeanWeight:
        return {"of", "layer", "row", "column", "document", "score_multiplier"};
    case Of::LargestWeight:
    case Of::Entropy:
    case Of::GradientNorm:
        return {"of", "layer", "head", "row", "document", "divide", "score_multiplier"};
    case Of::Length:
        return {"of", "quantity", "layer", "head", "row", "document", "divide", "score_multiplier"};
    default:
        return {"of", "parts"};
    }
}

/// How many rows and columns a quantity of a head has, without computing it.
Shape sizeOf(const Content& content, Quantity quantity, const Head& head)
{
    const Index n = std::ssize(content.tokens);
    const Index m = std::ssize(content.keyTokens());
    const Index rows = hasKeyRows(quantity) ? m : n;
    if (isKeyed(quantity))
        return {rows, m};
    if (quantity == Quantity::Embeddings || quantity == Quantity::LayerOutput)
        return {rows, content.dModel()};
    return {rows, quantity == Quantity::Queries || quantity == Quantity::Keys ? head.dK : head.dV};
}

Index positionIn(const JsonValue& value, Index count)
{
    return wholeOf(value, 0, std::max<Index>(count - 1, 0));
}

/// Reads what leads to a cell, or to a row.
LessonValue placeOf(const JsonValue& value, LessonValue read, const Fields& fields, const ValueFrame& frame)
{
    if (const auto document = fields.find("document"))
        read.document = documentNameOf(*document, frame.lesson);
    const std::string& name = read.document.empty() ? frame.shown.document : read.document;
    if (name.empty())
        refuse(value, Kind::NoDocument);
    const Content& content = frame.lesson.documents.at(name);
    if (read.document.empty() && frame.shown.scene) {
        read.layer = frame.shown.scene->layer;
        read.head = frame.shown.scene->head;
    }
    if (const auto layer = fields.find("layer")) {
        read.layer = positionIn(*layer, std::ssize(content.model.layers));
        read.head = 0;
    }
    const std::vector<Head>& heads = content.model.layers[static_cast<std::size_t>(read.layer)].heads;
    if (const auto head = fields.find("head"))
        read.head = positionIn(*head, std::ssize(heads));
    if (const auto quantity = fields.find("quantity"))
        read.quantity = quantityOf(*quantity);
    const Shape size = sizeOf(content, read.quantity, heads[static_cast<std::size_t>(read.head)]);
    if (size.rows == 0 || size.columns == 0)
        refuse(value, Kind::NoNumber);
    read.row = positionIn(fields.require("row"), size.rows);
    if (read.of == Of::Cell || read.of == Of::MeanWeight)
        read.column = positionIn(fields.require("column"), size.columns);
    if (const auto divide = fields.find("divide"))
        read.divide = booleanOf(*divide);
    if (const auto multiplier = fields.find("score_multiplier"))
        read.scoreMultiplier = multiplierOf(*multiplier);
    return read;
}

} // namespace

LessonValue lessonValueOf(const JsonValue& value, const ValueFrame& frame)
{
    LessonValue read;
    if (value.type() == Type::Number) {
        read.value = value.number();
        return read;
    }
    requireType(value, Type::Object);
    std::optional<JsonValue> of;
    for (JsonValue key = value.first(); key != value.end(); key = key.next().next())
        if (key.text() == "of")
            of = key.next();
    if (!of)
        refuse(value, Kind::MissingKey, {QStringLiteral("of")});
    read.of = static_cast<Of>(choiceOf(*of, lessonValueNames) + 1);
    const Fields fields = fieldsBy(value, "of", lessonValueNames, static_cast<std::size_t>(read.of) - 1,
                                   [](std::size_t chosen) { return keysOf(static_cast<Of>(chosen + 1)); });
    if (isOfDocument(read.of))
        return placeOf(value, std::move(read), fields, frame);
    const JsonValue parts = fields.require("parts");
    requireType(parts, Type::Array);
    const auto count = static_cast<Index>(partCount(read.of).value_or(static_cast<std::size_t>(parts.size())));
    if (parts.size() == 0)
        refuse(parts, Kind::Empty);
    if (parts.size() != count)
        refuse(parts, Kind::WrongLength, {QString::number(count), QString::number(parts.size())});
    requireAtMost(parts, "parts", limits::listed, parts.size());
    for (JsonValue part = parts.first(); part != parts.end(); part = part.next())
        read.parts.push_back(lessonValueOf(part, frame));
    return read;
}

Quantity quantityOf(const JsonValue& value)
{
    return static_cast<Quantity>(choiceOf(value, quantityNames));
}

std::string lessonNameOf(const JsonValue& value)
{
    std::string name = value.type() == Type::Key ? std::string(value.text()) : nameOf(value);
    const auto isPart = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
    };
    if (name.empty() || std::ssize(name) > limits::nameBytes || !std::all_of(name.begin(), name.end(), isPart))
        refuse(value, Kind::BadName, {QString::fromStdString(name).left(80)});
    return name;
}

std::string documentNameOf(const JsonValue& value, const Lesson& lesson)
{
    const std::string name = nameOf(value);
    if (lesson.documents.count(name) > 0)
        return name;
    std::vector<std::string> known;
    for (const auto& document : lesson.documents)
        known.push_back(document.first);
    refuse(value, Kind::UnknownName, {QString::fromStdString(name).left(80), nearest(name, known)});
}

} // namespace headlight
