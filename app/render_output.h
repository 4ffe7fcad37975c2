#pragma once

#include "app/arguments.h"
#include "core/model/head_place.h"
#include "ui/document/evaluate.h"
#include "ui/export/caption.h"
#include "ui/export/export_error.h"
#include "ui/export/image_export.h"
#include "ui/export/print_size.h"
#include "ui/export/sweep.h"

#include <QFont>

namespace headlight {

/// How render writes what it draws, whatever that is.
struct OutputWish {
    std::optional<PrintSize> print;
    std::optional<Sweep> sweep;
    bool caption = false;
    bool all = false;   ///< each head a picture: files in a folder, or pages of a PDF
    bool sheet = false; ///< each head a picture, all on one sheet
    QString suffix;     ///< of the files in a folder
    bool hasDpi = false;

    bool isOfEachHead() const { return all || sheet; }
};

/// --caption, --print, --text-size, --all, --sheet, --files, --sweep, --frames, --fps.
std::vector<Option> outputOptions();
OutputWish outputWishOf(Arguments& arguments);

/// What is drawn.
struct RenderJob {
    Content content;
    Source source;
    CaptionSubject subject; ///< its head is the one drawn; none: a picture of all heads
    QFont font;
    Theme theme;
    double width = 0; ///< logical pixels
    int dpi = 96;
    /// A picture of a head; of all heads where the view shows them all.
    std::function<Picture(Source, HeadPlace, const Theme&, double width)> draw;
};

/// Why nothing can be written under this name.
std::optional<ExportError> outputError(const QString& path, const OutputWish& wish);
/// Draws and writes, whole or not at all.
std::optional<ExportError> write(const RenderJob& job, const OutputWish& wish, const QString& path);
/// @param source the file that is drawn
CommandError renderError(const QString& source, const QString& path, const ExportError& error);

} // namespace headlight
