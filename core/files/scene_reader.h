#pragma once

#include "core/files/json_fields.h"
#include "core/files/lab_rule.h"
#include "core/model/content.h"

#include <vector>

namespace headlight {

/// A score multiplier, which is at least 0; throws Refusal.
double multiplierOf(const JsonValue& value);

/// Reads the scenes of a document whose tokens and layers are read; throws Refusal, too for a head or token that it
/// does not have and for what a lab refuses.
std::vector<Scene> scenesOf(const JsonValue& value, const Content& content, const LabRule& rule);

/// Reads a scene of such a document, or, with one that has no layers, a scene that is about no document.
/// @param fields their keys were looked at @param rule may be empty
Scene sceneOf(const Fields& fields, const Content& content, const LabRule& rule);

/// Whether what a scene shows is the document's: neither a lab's numbers nor free vectors.
bool showsDocument(const Scene& scene);

} // namespace headlight
