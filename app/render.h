#pragma once

#include "app/command.h"

namespace headlight {

/// headlight render: a document's heatmap or grid of heads as PNG, SVG or PDF. Needs a QGuiApplication, no display.
std::optional<CommandError> runRender(const QStringList& given, QIODevice& out);

} // namespace headlight
