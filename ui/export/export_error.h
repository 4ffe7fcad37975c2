#pragma once

#include "core/attention/result.h"

#include <QString>

namespace headlight {

/// Why a picture could not be written.
struct ExportError {
    enum class Kind {
        UnknownFormat,    ///< path: the file's ending is none of .png, .svg, .pdf
        TooNarrow,        ///< value: the width in pixels at 96 dpi, limit
        TooNarrowForText, ///< limit: the least width in millimetres at this size of text
        TooWide,          ///< value: the side in pixels, limit
        TooManyPixels,    ///< value: width × height in millions of pixels, limit
        CannotWrite,      ///< path, reason (the system's words)
        NotGif,           ///< path: an animation needs the ending .gif
        GifTooWide,       ///< value: the side in pixels, limit
        FolderInUse,      ///< path: something is in it
        Empty,            ///< a picture without extent
        Cancelled         ///< as was asked: nothing need be said
    };
    Kind kind = Kind::CannotWrite;
    QString path;
    QString reason;
    qint64 value = 0;
    qint64 limit = 0;
};

/// One sentence: what is wrong and what to try.
QString errorText(const ExportError& error);

} // namespace headlight
