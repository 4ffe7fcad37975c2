#pragma once

#include "ui/export/export_error.h"

#include <QByteArray>
#include <QImage>
#include <QSizeF>
#include <QString>

#include <functional>
#include <optional>

class QPainter;

namespace headlight {

/// Something that can be drawn at a size, on any painter.
struct Picture {
    QSizeF size; ///< logical pixels, 96 to the inch
    QString title;
    std::function<void(QPainter&)> paint; ///< fills all of it, ground included
};

/// The widest and highest a PNG can be, in pixels: what the painter can address.
constexpr int largestPngSide = 32767;

/// Why no picture can be written under this name: its ending is not one of a format.
std::optional<ExportError> formatError(const QString& path);

/// Writes a picture in the format of the file's ending: .png, .svg or .pdf, whole or not at all.
/// @param dpi of a PNG: it has size × dpi ÷ 96 pixels; > 0
std::optional<ExportError> exportPicture(const Picture& picture, const QString& path, int dpi = 96);

/// The picture as pixels, for the clipboard or a PNG.
Result<QImage, ExportError> pictureImage(const Picture& picture, int dpi = 96);
/// The picture as SVG: cells are rectangles, text is text.
QByteArray pictureSvg(const Picture& picture);
/// The picture as a PDF of one page of its size: nothing is compressed with loss, text is text.
QByteArray picturePdf(const Picture& picture);

} // namespace headlight
