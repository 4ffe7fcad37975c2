#include "ui/document/scene_edits.h"

#include "core/files/document_file.h"
#include "ui/document/edit_parts.h"

#include <utility>

namespace headlight {

namespace {

EditLabel label(EditLabel::Kind kind, Index scene)
{
    return {kind, {QString::number(scene + 1)}};
}

} // namespace

EditResult addScene(const Content& content, Scene scene)
{
    const auto count = static_cast<Index>(content.scenes.size());
    if (count >= limits::scenes)
        return EditError{EditError::Kind::TooManyScenes, {QString::number(limits::scenes)}};
    Edited edited{content, label(EditLabel::Kind::AddScene, count)};
    edited.content.scenes.push_back(std::move(scene));
    return edited;
}

EditResult removeScene(const Content& content, Index scene)
{
    Edited edited{content, label(EditLabel::Kind::RemoveScene, scene)};
    edited.content.scenes.erase(edited.content.scenes.begin() + scene);
    return edited;
}

EditResult moveScene(const Content& content, Index from, Index to)
{
    Edited edited{content, label(EditLabel::Kind::MoveScene, from)};
    edited.label.values.append(QString::number(to + 1));
    auto& scenes = edited.content.scenes;
    scenes.erase(scenes.begin() + from);
    scenes.insert(scenes.begin() + to, content.scenes[static_cast<std::size_t>(from)]);
    return edited;
}

EditResult setSceneCaption(const Content& content, Index scene, const QString& caption)
{
    Edited edited{content, label(EditLabel::Kind::SceneCaption, scene)};
    std::string& changed = edited.content.scenes[static_cast<std::size_t>(scene)].caption;
    changed = caption.toStdString();
    if (const auto error = nameError(changed))
        return *error;
    return edited;
}

} // namespace headlight
