#pragma once

#include "ui/document/edit.h"

namespace headlight {

/// Edits of the scenes. Steps count them from 1, as a person does.

/// Puts a scene at the end. Errors: TooManyScenes.
EditResult addScene(const Content& content, Scene scene);
EditResult removeScene(const Content& content, Index scene);
/// @param to its place afterwards
EditResult moveScene(const Content& content, Index from, Index to);
/// Errors: TooLong.
EditResult setSceneCaption(const Content& content, Index scene, const QString& caption);

} // namespace headlight
