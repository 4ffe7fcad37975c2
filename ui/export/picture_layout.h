#pragma once

#include "ui/export/image_export.h"
#include "ui/paint/theme.h"

#include <QFont>

#include <vector>

namespace headlight {

/// The picture larger or smaller, text and lines with it.
Picture scaled(Picture picture, double factor);

/// The picture with ground at its right, up to a width in logical pixels. A wider one stays as it is.
Picture widened(Picture picture, double width, const Theme& theme);

/// The picture with a text under it, wrapped to its width; a narrow picture is widened for it. An empty text changes
/// nothing.
Picture captioned(Picture picture, const QString& text, const Theme& theme, const QFont& font);

/// Pictures beside and under one another, as they are read.
/// @param columns of pictures in a row, ≥ 1
/// @param width of all of it in logical pixels: the pictures are scaled to fit
/// @param caption of all together, in letters as large as theirs, or as large as can be read
Picture contactSheet(std::vector<Picture> pictures, int columns, double width, const Theme& theme,
                     const QString& caption, const QFont& font);

} // namespace headlight
