#pragma once

#include "core/files/json_tape.h"
#include "core/model/probe_list.h"

#include <vector>

namespace headlight {

/// Reads a document's list of sentences to probe; throws Refusal.
std::vector<ProbeSentence> probeOf(const JsonValue& value);

} // namespace headlight
