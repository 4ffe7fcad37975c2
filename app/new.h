#pragma once

#include "app/command.h"

namespace headlight {

/// headlight new -o FILE: a document from a sentence, with embeddings and heads filled by rule.
std::optional<CommandError> runNew(const QStringList& arguments, QIODevice& out);

} // namespace headlight
