#pragma once

#include "app/command.h"

namespace headlight {

/// headlight compute SOURCE: the numbers of a document as JSON, CSV or npy.
std::optional<CommandError> runCompute(const QStringList& arguments, QIODevice& out);

} // namespace headlight
