#pragma once

#include "core/model/attention_source.h"
#include "ui/export/image_export.h"

#include <QStringList>

#include <vector>

namespace headlight {

/// Pictures that belong together, made one after the other.
struct PictureSeries {
    QStringList names;                   ///< of the files, without ending: L0H0, L0H1, …
    std::function<Picture(int)> picture; ///< by its place; called on the thread that exports
};

/// Writes each picture as a file of its own into a folder, which appears whole or not at all.
/// @param folder to be made; one that is there must be empty
/// @param suffix png, svg or pdf
/// @param dpi of PNGs
std::optional<ExportError> exportFolder(const PictureSeries& series, const QString& folder, const QString& suffix,
                                        int dpi, ExportProgress* progress = nullptr);

/// Writes one PDF with a page for each picture, of its size; whole or not at all.
std::optional<ExportError> exportPages(const PictureSeries& series, const QString& title, const QString& path,
                                       ExportProgress* progress = nullptr);

/// All pictures of a series; an error where one has no extent, or it was cancelled.
Result<std::vector<Picture>, ExportError> allPictures(const PictureSeries& series, ExportProgress* progress = nullptr);

/// The width at which each picture of a contact sheet is drawn before it is scaled, in logical pixels.
constexpr double sheetCellWidth = 480;
/// How many pictures stand in a row of the sheet: a layer's heads where they differ little in number.
int sheetColumns(const AttentionSource& source);

} // namespace headlight
