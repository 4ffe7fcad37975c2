#pragma once

#include "ui/export/image_export.h"
#include "ui/paint/comparison.h"

namespace headlight {

/// Two heads and their difference as a figure: A, B and B − A side by side where each has 200 px, else A and B with the
/// difference below.
/// @param aName, bName what A and B are, above them: "as pinned", a file's name
/// @param widest as in compare()
/// @return a picture without extent where neither can be shown
Picture compareFigure(const ComparedHead& a, const ComparedHead& b, const QString& aName, const QString& bName,
                      const HeatmapOptions& options, const Theme& theme, const QFont& font, double width,
                      const std::shared_ptr<const AttentionSource>& widest = nullptr);

} // namespace headlight
