#pragma once

#include "ui/export/batch_export.h"

namespace headlight {

/// The longest side of a GIF, in pixels.
constexpr int largestGifSide = 8000;

/// Writes pictures as an animation that begins again at its end; whole or not at all. Each frame has its own colours:
/// exact where 256 suffice, and the cells' colours exact in any case but the fullest. All frames have the size of the
/// first and the last, whichever is larger.
/// @param frames two or more
/// @param framesPerSecond in [1, 50]: a GIF counts in hundredths of a second, and the frames keep the pace on average
std::optional<ExportError> exportGif(const PictureSeries& frames, double framesPerSecond, int dpi, const QString& path,
                                     ExportProgress* progress = nullptr);

} // namespace headlight
