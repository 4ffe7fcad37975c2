#include "core/files/scene_reader.h"

#include "core/files/document_file.h"
#include "core/files/json_fields.h"
#include "core/files/json_text.h"

#include <algorithm>

namespace headlight {

namespace {

/// One of so many positions; 0 also where there are none.
Index positionOf(const Fields& fields, const char* key, std::size_t count)
{
    const auto value = fields.find(key);
    return value ? wholeOf(*value, 0, std::max<Index>(static_cast<Index>(count) - 1, 0)) : 0;
}

/// What is set in a lab.
std::map<std::string, double> settingsOf(const JsonValue& value, ViewKind view, const LabRule& rule)
{
    requireType(value, JsonValue::Type::Object);
    requireAtMost(value, "lab", limits::labValues, value.size());
    std::map<std::string, double> numbers;
    for (JsonValue key = value.first(); key != value.end(); key = key.next().next())
        if (std::ssize(key.text()) > limits::nameBytes)
            refuse(key, FileError::Kind::TooLong,
                   {QString::number(limits::nameBytes), QString::number(key.text().size())});
        else
            numbers[std::string(key.text())] = numberOf(key.next());
    const std::optional<LabFault> fault = rule ? rule(view, numbers) : std::nullopt;
    for (JsonValue key = value.first(); fault && key != value.end(); key = key.next().next())
        if (key.text() == fault->name)
            refuse(key.next(), FileError::Kind::LabSetting, {fault->reason});
    return numbers;
}

} // namespace

double multiplierOf(const JsonValue& value)
{
    const double multiplier = numberOf(value);
    if (multiplier < 0)
        refuse(value, FileError::Kind::OutOfRange,
               {QString::fromLatin1(shortestNumber(multiplier)), QStringLiteral("0"), {}});
    return multiplier;
}

Scene sceneOf(const Fields& fields, const Content& content, const LabRule& rule)
{
    const auto& layers = content.model.layers;
    Scene scene;
    scene.view = static_cast<ViewKind>(choiceOf(fields.require("view"), viewNames));
    scene.layer = positionOf(fields, "layer", layers.size());
    scene.head =
        positionOf(fields, "head", layers.empty() ? 0 : layers[static_cast<std::size_t>(scene.layer)].heads.size());
    scene.query = positionOf(fields, "query", content.tokens.size());
    scene.key = positionOf(fields, "key", content.keyTokens().size());
    if (const auto free = fields.find("free_vectors"))
        scene.freeVectors = booleanOf(*free) && scene.view == ViewKind::Geometry;
    if (const auto multiplier = fields.find("score_multiplier"))
        scene.scoreMultiplier = multiplierOf(*multiplier);
    if (const auto caption = fields.find("caption"))
        scene.caption = nameOf(*caption);
    if (const auto lab = fields.find("lab")) {
        if (!isLab(scene.view))
            refuseBeside(*lab, "lab", "view", std::span(viewNames).subspan(wayCount));
        scene.lab = settingsOf(*lab, scene.view, rule);
    }
    return scene;
}

bool showsDocument(const Scene& scene)
{
    return showsDocument(scene.view) && !scene.freeVectors;
}

std::vector<Scene> scenesOf(const JsonValue& value, const Content& content, const LabRule& rule)
{
    requireType(value, JsonValue::Type::Array);
    requireAtMost(value, "scenes", limits::scenes, value.size());
    std::vector<Scene> scenes;
    for (JsonValue item = value.first(); item != value.end(); item = item.next())
        scenes.push_back(sceneOf(Fields(item, {"view", "layer", "head", "query", "key", "free_vectors",
                                               "score_multiplier", "caption", "lab"}),
                                 content, rule));
    return scenes;
}

} // namespace headlight
