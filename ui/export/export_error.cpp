#include "ui/export/export_error.h"

#include "ui/document/error_text.h"

#include <QCoreApplication>

namespace headlight {

QString errorText(const ExportError& error)
{
    switch (error.kind) {
    case ExportError::Kind::UnknownFormat:
        return QCoreApplication::translate("export", "“%1” ends in none of .png, .svg and .pdf: choose one of them.")
            .arg(error.path);
    case ExportError::Kind::TooNarrow:
        return QCoreApplication::translate("export",
                                           "At 96 dpi the picture would be %L1 pixels wide, and it takes %L2 to read "
                                           "anything: choose a larger width or a lower dpi.")
            .arg(error.value)
            .arg(error.limit);
    case ExportError::Kind::TooNarrowForText:
        return QCoreApplication::translate("export",
                                           "With text of this size it takes %1 mm to read anything: choose a larger "
                                           "width or smaller text.")
            .arg(error.limit);
    case ExportError::Kind::TooWide:
        return QCoreApplication::translate("export",
                                           "The PNG would have a side of %L1 pixels and can have %L2 at most: choose a "
                                           "smaller width or dpi, or export as PDF, which has no such limit.")
            .arg(error.value)
            .arg(error.limit);
    case ExportError::Kind::TooManyPixels:
        return QCoreApplication::translate(
                   "export", "The picture would have %L1 million pixels and can have %L2 million at most: "
                             "choose a smaller width or dpi, or export as PDF, which has no such limit.")
            .arg(error.value)
            .arg(error.limit);
    case ExportError::Kind::CannotWrite:
        return QCoreApplication::translate("export", "“%1” cannot be written (%2): choose another place or name.")
            .arg(error.path, unwrittenReasonText(error.reason));
    case ExportError::Kind::NotGif:
        return QCoreApplication::translate("export", "“%1” does not end in .gif, as an animation does.")
            .arg(error.path);
    case ExportError::Kind::GifTooWide:
        return QCoreApplication::translate("export",
                                           "The GIF would have a side of %L1 pixels and can have %L2 at most: choose a "
                                           "smaller width or dpi.")
            .arg(error.value)
            .arg(error.limit);
    case ExportError::Kind::FolderInUse:
        return QCoreApplication::translate(
                   "export", "“%1” is there already and not empty: choose another name, or empty it first.")
            .arg(error.path);
    case ExportError::Kind::Empty:
        return QCoreApplication::translate(
            "export", "There is no picture to export: there are no tokens, or a number is too large.");
    case ExportError::Kind::Cancelled:
        return QCoreApplication::translate("export", "The export was cancelled.");
    }
    return {};
}

} // namespace headlight
