#pragma once

#include "core/files/json_tape.h"
#include "core/files/lab_rule.h"
#include "core/model/content.h"

namespace headlight {

/// Reads a document that stands in a larger text; throws Refusal.
/// @param rule may be empty
Content contentOf(const JsonValue& root, const LabRule& rule);
/// Whether this is a file of a format at all, and of a version that is understood, before any key is called unknown;
/// throws Refusal.
/// @param wanted what "format" has to say @param otherwise what is refused where it says something else
void requireFormat(const JsonValue& root, const char* wanted, FileError::Kind otherwise);

} // namespace headlight
