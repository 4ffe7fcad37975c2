#include "core/files/document_reader.h"

#include "core/files/document_file.h"
#include "core/files/json_fields.h"
#include "core/files/json_text.h"
#include "core/files/layer_reader.h"
#include "core/files/probe_reader.h"
#include "core/files/scene_reader.h"
#include "core/text/tokenize.h"

#include <algorithm>
#include <array>
#include <limits>

namespace headlight {

using Kind = FileError::Kind;
using Type = JsonValue::Type;

namespace {

constexpr Index newestVersion = 1;

NewWordRule newWordsOf(const JsonValue& value)
{
    if (value.type() != Type::Object)
        return {choiceOf(value, {"zero", "one_hot"}) == 0 ? NewWordRule::Kind::Zero : NewWordRule::Kind::OneHot};
    const JsonValue seed = Fields(value, {"normal"}).require("normal");
    return {NewWordRule::Kind::Normal,
            static_cast<std::uint32_t>(wholeOf(seed, 0, std::numeric_limits<std::uint32_t>::max()))};
}

/// d_model is the width of the first matrix that has one; without tokens, of the dimensions, the memory or W_Q.
Index dModelOf(const Fields& fields)
{
    const JsonValue embeddings = fields.require("embeddings");
    Index dModel = shapeOf(embeddings).columns;
    if (const auto dimensions = fields.find("dimensions"); dModel == 0 && dimensions) {
        requireType(*dimensions, Type::Array);
        dModel = dimensions->size();
    }
    if (const auto memory = fields.find("memory"); dModel == 0 && memory)
        dModel = shapeOf(Fields(*memory, {"tokens", "embeddings"}).require("embeddings")).columns;
    if (dModel == 0) {
        JsonValue value = fields.require("layers");
        for (const char* key : {"heads", "query"}) {
            requireType(value, Type::Array);
            if (value.size() == 0)
                refuse(value, Kind::Empty);
            requireType(value.first(), Type::Object);
            const Fields inner(value.first(), {"heads", "output", "mask", "hidden_keys", "residual", "layer_norm",
                                               "name", "query", "key", "value", "scale", "enabled", "published"});
            value = inner.require(key);
        }
        dModel = shapeOf(value).rows;
        if (dModel == 0)
            refuse(value, Kind::Empty);
    }
    requireAtMost(embeddings, "d_model", limits::width, dModel);
    return dModel;
}

Positions positionsOf(const JsonValue& value, const Content& content)
{
    if (value.type() == Type::String) {
        choiceOf(value, {"sinusoidal"});
        return SinusoidalPositions{};
    }
    if (value.type() == Type::Array)
        return PositionMatrix{matrixOf(value, std::ssize(content.tokens), content.dModel())};
    const JsonValue columns = Fields(value, {"columns"}).require("columns");
    requireType(columns, Type::Object);
    PositionColumns positions;
    for (JsonValue key = columns.first(); key != columns.end(); key = key.next().next()) {
        const std::string name(key.text());
        const auto& names = content.dimensions;
        if (std::find(names.begin(), names.end(), name) == names.end())
            refuse(key, Kind::UnknownDimension, {QString::fromStdString(name).left(80), nearest(name, names)});
        positions.columns[name] = std::array{PositionColumn::Linear, PositionColumn::Square,
                                             PositionColumn::One}[choiceOf(key.next(), {"index", "square", "one"})];
    }
    return positions;
}

std::map<std::string, std::vector<double>> wordsOf(const JsonValue& value, Index dModel)
{
    requireType(value, Type::Object);
    std::map<std::string, std::vector<double>> words;
    for (JsonValue key = value.first(); key != value.end(); key = key.next().next()) {
        if (std::ssize(key.text()) > limits::nameBytes)
            refuse(key, Kind::TooLong, {QString::number(limits::nameBytes), QString::number(key.text().size())});
        words[std::string(key.text())] = numbersOf(key.next(), dModel);
    }
    return words;
}

Memory memoryOf(const JsonValue& value, Index dModel)
{
    const Fields fields(value, {"tokens", "embeddings"});
    Memory memory;
    memory.tokens = namesOf(fields.require("tokens"), "tokens", limits::tokens);
    memory.embeddings = matrixOf(fields.require("embeddings"), std::ssize(memory.tokens), dModel);
    return memory;
}

/// The text, the tokens, and the rows that they have.
Content inputPartOf(const Fields& fields)
{
    Content content;
    if (const auto title = fields.find("title"))
        content.title = nameOf(*title);
    if (const auto split = fields.find("split"))
        content.split = choiceOf(*split, {"words", "characters"}) == 0 ? Split::Words : Split::Characters;
    if (const auto rule = fields.find("new_words"))
        content.newWords = newWordsOf(*rule);
    content.tokens = namesOf(fields.require("tokens"), "tokens", limits::tokens);
    if (const auto sentence = fields.find("sentence")) {
        std::string text = textOf(*sentence);
        if (tokenize(QString::fromStdString(text), content.split) == content.tokens)
            content.sentence = std::move(text);
    }
    const Index dModel = dModelOf(fields);
    content.embeddings = matrixOf(fields.require("embeddings"), std::ssize(content.tokens), dModel);
    if (const auto dimensions = fields.find("dimensions")) {
        content.dimensions = namesOf(*dimensions, "d_model", limits::width);
        const Index count = std::ssize(content.dimensions);
        if (count > 0 && count != dModel)
            refuse(*dimensions, Kind::WrongLength, {QString::number(dModel), QString::number(count)});
    }
    if (const auto positions = fields.find("positions"))
        content.positions = positionsOf(*positions, content);
    if (const auto words = fields.find("words"))
        content.words = wordsOf(*words, dModel);
    if (const auto memory = fields.find("memory"))
        content.memory = memoryOf(*memory, dModel);
    return content;
}

} // namespace

void requireFormat(const JsonValue& root, const char* wanted, Kind otherwise)
{
    std::optional<JsonValue> format;
    std::optional<JsonValue> version;
    if (root.type() == Type::Object)
        for (JsonValue key = root.first(); key != root.end(); key = key.next().next()) {
            if (key.text() == "format")
                format = key.next();
            else if (key.text() == "version")
                version = key.next();
        }
    if (!format || format->type() != Type::String || format->text() != wanted)
        refuse(
            format.value_or(root), otherwise,
            {format && format->type() == Type::String ? QString::fromStdString(textOf(*format)).left(80) : QString()});
    if (!version)
        refuse(root, Kind::MissingKey, {QStringLiteral("version")});
    const double number = numberOf(*version);
    if (number > static_cast<double>(newestVersion))
        refuse(*version, Kind::NewerVersion,
               {QString::fromLatin1(shortestNumber(number)), QString::number(newestVersion), QLatin1String(wanted)});
    wholeOf(*version, 1, newestVersion);
}

Content contentOf(const JsonValue& root, const LabRule& rule)
{
    requireFormat(root, "headlight", Kind::NotADocument);
    const Fields fields(root,
                        {"format", "version", "title", "sentence", "split", "tokens", "new_words", "dimensions",
                         "embeddings", "positions", "words", "memory", "score_multiplier", "layers", "scenes", "probe"},
                        {"model"});
    Content content = inputPartOf(fields);
    if (const auto multiplier = fields.find("score_multiplier"))
        content.model.scoreMultiplier = multiplierOf(*multiplier);
    const JsonValue layers = fields.require("layers");
    requireType(layers, Type::Array);
    if (layers.size() == 0)
        refuse(layers, Kind::Empty);
    requireAtMost(layers, "layers", limits::layers, layers.size());
    LayerFrame frame{std::ssize(content.tokens), std::ssize(content.tokens), content.dModel(),
                     content.memory.has_value()};
    if (content.memory)
        frame.keys = std::ssize(content.memory->tokens);
    for (JsonValue layer = layers.first(); layer != layers.end(); layer = layer.next())
        content.model.layers.push_back(layerOf(layer, frame));
    if (const auto scenes = fields.find("scenes"))
        content.scenes = scenesOf(*scenes, content, rule);
    if (const auto probe = fields.find("probe"))
        content.probe = probeOf(*probe);
    return content;
}

Result<Content, FileError> parseDocument(const QByteArray& bytes)
{
    const Result<JsonTape, FileError> tape = JsonTape::read(bytes);
    if (!tape)
        return tape.error();
    try {
        return contentOf(tape.value().root(), {});
    } catch (const Refusal& refusal) {
        return refusal.error;
    }
}

} // namespace headlight
