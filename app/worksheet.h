#pragma once

#include "app/command.h"

namespace headlight {

/// headlight worksheet: a handout with blanks to fill in, and its answers, as PDF.
std::optional<CommandError> runWorksheet(const QStringList& given, QIODevice& out);

} // namespace headlight
