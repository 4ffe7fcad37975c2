#pragma once

#include "app/command.h"

namespace headlight {

/// headlight probe: what a list of sentences tells of a document's heads.
std::optional<CommandError> runProbe(const QStringList& arguments, QIODevice& out);

} // namespace headlight
