#include "ui/export/gif_export.h"

#include "ui/export/gif_palette.h"

#include <QPainter>

#include <gif_lib.h>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

int appendBytes(GifFileType* gif, const GifByteType* bytes, int count)
{
    static_cast<QByteArray*>(gif->UserData)->append(reinterpret_cast<const char*>(bytes), count);
    return count;
}

/// A growing GIF in memory.
class GifWriter {
public:
    explicit GifWriter(QSize size) : m_gif(EGifOpen(&m_bytes, appendBytes, nullptr))
    {
        EGifSetGifVersion(m_gif, true);
        m_good = EGifPutScreenDesc(m_gif, size.width(), size.height(), 8, 0, nullptr) == GIF_OK && putLoop();
    }
    ~GifWriter()
    {
        if (m_gif)
            EGifCloseFile(m_gif, nullptr);
    }
    GifWriter(const GifWriter&) = delete;
    GifWriter& operator=(const GifWriter&) = delete;

    /// @param delay in hundredths of a second
    void add(IndexedImage image, int delay)
    {
        int count = 2; // a table has a power of 2 of colours
        while (count < std::ssize(image.colors))
            count *= 2;
        image.colors.resize(static_cast<std::size_t>(count), 0xFF000000);
        std::vector<GifColorType> table;
        for (const QRgb color : image.colors)
            table.push_back({static_cast<GifByteType>(qRed(color)), static_cast<GifByteType>(qGreen(color)),
                             static_cast<GifByteType>(qBlue(color))});
        ColorMapObject* map = GifMakeMapObject(count, table.data());
        const GraphicsControlBlock control{DISPOSE_DO_NOT, false, delay, NO_TRANSPARENT_COLOR};
        GifByteType block[4];
        EGifGCBToExtension(&control, block);
        m_good = m_good && EGifPutExtension(m_gif, GRAPHICS_EXT_FUNC_CODE, 4, block) == GIF_OK
                 && EGifPutImageDesc(m_gif, 0, 0, image.width, image.height, false, map) == GIF_OK;
        for (int y = 0; m_good && y < image.height; ++y)
            m_good = EGifPutLine(m_gif, image.pixels.data() + std::size_t(y) * std::size_t(image.width), image.width)
                     == GIF_OK;
        GifFreeMapObject(map);
    }

    /// The whole file; empty if something went wrong.
    QByteArray finish()
    {
        const bool closed = EGifCloseFile(m_gif, nullptr) == GIF_OK;
        m_gif = nullptr;
        return m_good && closed ? m_bytes : QByteArray();
    }

private:
    bool putLoop()
    {
        const GifByteType endless[] = {1, 0, 0};
        return EGifPutExtensionLeader(m_gif, APPLICATION_EXT_FUNC_CODE) == GIF_OK
               && EGifPutExtensionBlock(m_gif, 11, "NETSCAPE2.0") == GIF_OK
               && EGifPutExtensionBlock(m_gif, 3, endless) == GIF_OK && EGifPutExtensionTrailer(m_gif) == GIF_OK;
    }

    QByteArray m_bytes;
    GifFileType* m_gif;
    bool m_good = false;
};

/// The frame on a canvas that all frames share; what it does not fill has the colour of its corner.
Picture onCanvas(const Picture& picture, QSizeF size)
{
    Picture whole = picture;
    whole.size = size;
    if (picture.size == size)
        return whole;
    const QRgb corner = pictureImage(picture).value().pixel(0, 0);
    whole.paint = [paint = picture.paint, size, corner](QPainter& painter) {
        painter.fillRect(QRectF(QPointF(), size), QColor(corner));
        paint(painter);
    };
    return whole;
}

} // namespace

std::optional<ExportError> exportGif(const PictureSeries& frames, double framesPerSecond, int dpi, const QString& path,
                                     ExportProgress* progress)
{
    const auto error = [&](ExportError::Kind kind) { return ExportError{kind, path, {}, 0, 0}; };
    const qsizetype count = frames.names.size();
    Picture canvas;
    canvas.size = frames.picture(0).size.expandedTo(frames.picture(static_cast<int>(count) - 1).size);
    const QSize pixels = pngSize(canvas, dpi);
    if (const int side = std::max(pixels.width(), pixels.height()); side > largestGifSide)
        return ExportError{ExportError::Kind::GifTooWide, path, {}, side, largestGifSide};
    if (pixels.isEmpty())
        return error(progress && progress->cancelled ? ExportError::Kind::Cancelled : ExportError::Kind::Empty);
    GifWriter gif(pixels);
    for (int i = 0; i < count; ++i) {
        if (progress) {
            progress->total = static_cast<int>(count);
            progress->done = i;
        }
        const Picture picture = frames.picture(i);
        if (progress && progress->cancelled)
            return error(ExportError::Kind::Cancelled);
        if (picture.size.isEmpty())
            return error(ExportError::Kind::Empty);
        const auto image = pictureImage(onCanvas(picture, canvas.size), dpi);
        if (!image)
            return image.error();
        const auto hundredths = [&](int frame) { return std::lround(100 * frame / framesPerSecond); };
        gif.add(indexed(image.value()), static_cast<int>(hundredths(i + 1) - hundredths(i)));
    }
    const QByteArray bytes = gif.finish();
    if (progress && progress->cancelled)
        return error(ExportError::Kind::Cancelled);
    if (bytes.isEmpty())
        return ExportError{ExportError::Kind::CannotWrite, path, u"giflib"_s, 0, 0};
    return saveBytes(bytes, path, progress);
}

} // namespace headlight
