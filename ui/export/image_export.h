#pragma once

#include "ui/export/export_error.h"

#include <QByteArray>
#include <QImage>
#include <QSizeF>
#include <QString>

#include <atomic>
#include <functional>
#include <optional>
#include <vector>

class QPainter;

namespace headlight {

/// Something that can be drawn at a size, on any painter.
struct Picture {
    QSizeF size; ///< logical pixels, 96 to the inch
    QString title;
    std::function<void(QPainter&)> paint; ///< fills all of it, ground included
    double used = 0;                      ///< how much of the width is more than ground; 0: all of it
    std::vector<double> breaks = {}; ///< where a PDF may go on on another page: logical pixels from above, ascending
    int cellDpi = 96; ///< in SVG and PDF, of the cells of a matrix: as fine as what it will be looked at on
};

/// Makes a picture, on any thread. Once stop is true, which may be null, the result is unspecified.
using PictureJob = std::function<Picture(const std::atomic<bool>* stop)>;

/// The picture without the ground beside a few narrow columns. One that is nearly full keeps its width.
Picture trimmed(Picture picture);

/// What the thread that exports and the one that waits for it tell each other.
struct ExportProgress {
    std::atomic<bool> cancelled = false;
    std::atomic<qint64> bytes = 0;      ///< of the PNG so far; 0 while it is drawn
    std::atomic<int> done = 0;          ///< how many of several pictures
    std::atomic<int> total = 0;         ///< of how many; 0: there is one
    std::atomic<bool> isOnDisk = false; ///< something half made lies there, and goes only if the export ends in order
};

/// While it lives, something half made lies on the disk.
class OnDisk {
public:
    /// @param progress outlives it; may be null
    explicit OnDisk(ExportProgress* progress)
        : m_progress(progress), m_before(progress && progress->isOnDisk.exchange(true))
    {
    }
    OnDisk(const OnDisk&) = delete;
    OnDisk& operator=(const OnDisk&) = delete;
    ~OnDisk()
    {
        if (m_progress)
            m_progress->isOnDisk = m_before;
    }

private:
    ExportProgress* m_progress;
    bool m_before; ///< what it is part of may go on
};

/// The widest and highest a PNG can be, in pixels: what the painter can address.
constexpr int largestPngSide = 32767;

/// The least width in which something can be read, in logical pixels.
constexpr int leastPictureWidth = 200;

/// Why no picture of this width can be made, in logical pixels: nothing could be read in it.
std::optional<ExportError> widthError(double width);

/// Why no picture can be written under this name: its ending is not one of a format.
std::optional<ExportError> formatError(const QString& path);

/// Why a PNG of this picture would be refused: it has no extent, or too many pixels.
std::optional<ExportError> pngSizeError(const Picture& picture, int dpi);
/// How many pixels it would have.
QSize pngSize(const Picture& picture, int dpi);

/// Writes a picture in the format of the file's ending: .png, .svg or .pdf, whole or not at all. On any thread.
/// @param dpi of a PNG: it has size × dpi ÷ 96 pixels; > 0
/// @param progress of what may take long; may be null
std::optional<ExportError> exportPicture(const Picture& picture, const QString& path, int dpi = 96,
                                         ExportProgress* progress = nullptr);

/// The picture as pixels, for the clipboard or a PNG.
Result<QImage, ExportError> pictureImage(const Picture& picture, int dpi = 96);
/// The picture as SVG: cells are rectangles, text is text.
QByteArray pictureSvg(const Picture& picture);
/// The picture as a PDF of its size, of several pages where it may be cut and is too long for one: nothing is
/// compressed with loss, text is text.
QByteArray picturePdf(const Picture& picture);
/// The same with a page, or more, for each picture.
QByteArray picturesPdf(const std::vector<Picture>& pictures, const QString& title, ExportProgress* progress = nullptr);

/// Bytes into a file that appears whole or not at all.
std::optional<ExportError> saveBytes(const QByteArray& bytes, const QString& path, ExportProgress* progress = nullptr);

} // namespace headlight
