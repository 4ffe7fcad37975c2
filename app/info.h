#pragma once

#include "app/command.h"

namespace headlight {

/// headlight info SOURCE: what a document is: kind, title, tokens, layers, heads, sizes, parameters.
std::optional<CommandError> runInfo(const QStringList& arguments, QIODevice& out);

} // namespace headlight
