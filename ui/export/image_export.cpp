#include "ui/export/image_export.h"

#include "core/files/save_file.h"
#include "ui/export/picture_pages.h"
#include "ui/paint/cell_painter.h"
#include "ui/paint/root_sign_font.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QFont>
#include <QFontInfo>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>
#include <map>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

constexpr double pixelsPerInch = 96;

/// A picture that takes this much of its width is full.
constexpr double fullShare = 0.9;

/// Past this an image would take more than 1.6 GB.
constexpr qint64 mostMegapixels = 400;

QString endingOf(const QString& path)
{
    return QFileInfo(path).suffix().toLower();
}

/// Memory to write to that notes how much has come, and keeps no more once it is cancelled. It never refuses: the
/// writer of PNGs leaves memory behind when its device fails.
class WatchedBuffer final : public QBuffer {
public:
    WatchedBuffer(QByteArray* bytes, ExportProgress* progress) : QBuffer(bytes), m_progress(progress) {}

protected:
    qint64 writeData(const char* data, qint64 size) override
    {
        if (m_progress && m_progress->cancelled)
            return size;
        if (m_progress)
            m_progress->bytes += size;
        return QBuffer::writeData(data, size);
    }

private:
    ExportProgress* m_progress;
};

std::optional<ExportError> exportPng(const Picture& picture, const QString& path, int dpi, ExportProgress* progress)
{
    const auto isCancelled = [progress] { return progress && progress->cancelled; };
    const Result<QImage, ExportError> image = pictureImage(picture, dpi);
    if (!image)
        return image.error();
    QByteArray bytes;
    WatchedBuffer buffer(&bytes, progress);
    buffer.open(QIODevice::WriteOnly);
    if (!isCancelled())
        image.value().save(&buffer, "PNG");
    return isCancelled() ? ExportError{ExportError::Kind::Cancelled, path, {}, 0, 0} : saveBytes(bytes, path, progress);
}

/// The size of an SVG. The generator gives millimetres of a size rounded to pixels: readers make a row of pixels too
/// many of them. Whole pixels stay pixels; a page is measured in millimetres.
QByteArray svgSize(QSizeF size)
{
    const bool isWhole = size == QSizeF(size.toSize());
    if (!isWhole)
        size *= 25.4 / pixelsPerInch;
    const QByteArray unit = isWhole ? "\"" : "mm\"";
    return "<svg width=\"" + QByteArray::number(size.width()) + unit + " height=\"" + QByteArray::number(size.height())
           + unit;
}

/// The family that a text was measured in.
QString familyOf(const QString& asked)
{
    return QFontInfo(QFont(readFamily({asked}))).family();
}

/// Names the families that the text was measured in, and what is like them. The generator names what was asked for,
/// such as "Sans Serif", which is a family on no other machine.
void nameFamilies(QByteArray& svg)
{
    const QByteArray attribute = "font-family=\"";
    std::map<QByteArray, QByteArray> names;
    for (qsizetype at = svg.indexOf(attribute); at >= 0; at = svg.indexOf(attribute, at)) {
        at += attribute.size();
        const QByteArray asked = svg.mid(at, svg.indexOf('"', at) - at);
        QByteArray& name = names[asked];
        if (name.isEmpty())
            name = '\'' + familyOf(QString::fromUtf8(asked)).remove(u'\'').toHtmlEscaped().toUtf8() + "', sans-serif";
        svg.replace(at, asked.size(), name);
    }
}

/// A group of nothing but a rectangle becomes the rectangle. The generator says the font of each cell: with all that, a
/// file of many cells is three times as long.
QByteArray withPlainRectangles(const QByteArray& svg)
{
    const QByteArray begin = "<g ";
    const QByteArray rectangle = ">\n<rect ";
    const QByteArray end = "/>\n</g>\n";
    QByteArray plain;
    plain.reserve(svg.size());
    qsizetype copied = 0;
    for (qsizetype at = svg.indexOf(begin); at >= 0; at = svg.indexOf(begin, at + 1)) {
        const qsizetype head = svg.indexOf('>', at);
        const qsizetype place = head + rectangle.size();
        const qsizetype font = svg.indexOf("\nfont-family", at);
        const qsizetype close = svg.indexOf("/>", place);
        if (font < 0 || font > head || close < 0 || svg.mid(head, rectangle.size()) != rectangle
            || svg.mid(close, end.size()) != end)
            continue;
        plain += svg.mid(copied, at - copied) + "<rect " + svg.mid(at + begin.size(), font - at - begin.size()) + ' '
                 + svg.mid(place, close - place) + "/>\n";
        copied = close + end.size();
        while (copied < svg.size() && svg[copied] == '\n')
            ++copied;
        at = copied - 1;
    }
    return plain + svg.mid(copied);
}

/// A page of whole points holds the picture: a PDF writer knows no other.
QSizeF wholePoints(QSizeF points)
{
    constexpr double rounding = 1e-6;
    return {std::ceil(points.width() - rounding), std::ceil(points.height() - rounding)};
}

/// Cuts the pages to their pictures, exactly. What stands for a page's size is replaced by as many bytes, so that all
/// others stay where the file says that they are.
void cutPages(QByteArray& pdf, const std::vector<Picture>& pages)
{
    qsizetype at = 0;
    for (const Picture& page : pages) {
        const QSizeF points = page.size * (72 / pixelsPerInch);
        const double top = wholePoints(points).height();
        const QByteArray key = "/MediaBox [";
        at = pdf.indexOf(key, at) + key.size();
        const qsizetype length = pdf.indexOf(']', at) - at;
        const QByteArray whole =
            "0 0 " + QByteArray::number(wholePoints(points).width(), 'f', 6) + ' ' + QByteArray::number(top, 'f', 6);
        // A page of many metres is measured in another unit; there is nothing to be seen of its edge.
        if (at < key.size() || pdf.mid(at, length) != whole)
            return;
        const auto number = [](double value) { return QByteArray::number(std::round(1000 * value) / 1000, 'g', 9); };
        const QByteArray exact =
            "0 " + number(std::max(0.0, top - points.height())) + ' ' + number(points.width()) + ' ' + number(top);
        pdf.replace(at, length, exact.leftJustified(length));
    }
}

} // namespace

std::optional<ExportError> saveBytes(const QByteArray& bytes, const QString& path, ExportProgress* progress)
{
    const OnDisk onDisk(progress);
    const std::optional<FileError> error = saveFile(path, bytes);
    if (!error)
        return std::nullopt;
    return ExportError{ExportError::Kind::CannotWrite, path, error->values.value(0), 0, 0};
}

QSize pngSize(const Picture& picture, int dpi)
{
    return (picture.size * (dpi / pixelsPerInch)).toSize();
}

Picture trimmed(Picture picture)
{
    if (picture.used > 0 && picture.used < fullShare * picture.size.width())
        picture.size.setWidth(picture.used);
    return picture;
}

std::optional<ExportError> widthError(double width)
{
    if (width >= leastPictureWidth)
        return std::nullopt;
    return ExportError{ExportError::Kind::TooNarrow, {}, {}, qRound64(std::floor(width)), leastPictureWidth};
}

std::optional<ExportError> pngSizeError(const Picture& picture, int dpi)
{
    if (!(picture.size.width() >= 1 && picture.size.height() >= 1))
        return ExportError{ExportError::Kind::Empty, {}, {}, 0, 0};
    const double side = std::max(picture.size.width(), picture.size.height()) * dpi / pixelsPerInch;
    if (side > largestPngSide + 0.5)
        return ExportError{ExportError::Kind::TooWide, {}, {}, qRound64(std::min(side, 1e15)), largestPngSide};
    const QSize pixels = pngSize(picture, dpi);
    const qint64 area = qint64{pixels.width()} * pixels.height() / 1000000;
    if (area > mostMegapixels)
        return ExportError{ExportError::Kind::TooManyPixels, {}, {}, area, mostMegapixels};
    return std::nullopt;
}

Result<QImage, ExportError> pictureImage(const Picture& picture, int dpi)
{
    if (const auto error = pngSizeError(picture, dpi))
        return *error;
    const QSize pixels = pngSize(picture, dpi).expandedTo({1, 1});
    QImage image(pixels, QImage::Format_RGB32);
    if (image.isNull())
        return ExportError{ExportError::Kind::TooManyPixels,
                           {},
                           {},
                           qint64{pixels.width()} * pixels.height() / 1000000,
                           mostMegapixels};
    image.fill(Qt::white);
    // Painters ignore a ratio below 1.
    const double scale = dpi / pixelsPerInch;
    image.setDevicePixelRatio(std::max(1.0, scale));
    QPainter painter(&image);
    painter.scale(std::min(1.0, scale), std::min(1.0, scale));
    picture.paint(painter);
    painter.end();
    const int dotsPerMetre = qRound(dpi / 0.0254);
    image.setDotsPerMeterX(dotsPerMetre);
    image.setDotsPerMeterY(dotsPerMetre);
    image.setText(u"Title"_s, picture.title);
    image.setText(u"Software"_s, u"Headlight"_s);
    return image;
}

QByteArray pictureSvg(const Picture& picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(static_cast<int>(pixelsPerInch));
    const double scale = picture.cellDpi / pixelsPerInch;
    generator.setSize((picture.size * scale).toSize());
    generator.setViewBox(QRectF(QPointF(), picture.size * scale));
    generator.setTitle(picture.title);
    QPainter painter(&generator);
    // Text before the first change of the pen would have no colour.
    painter.setPen(QColor(1, 1, 1));
    painter.scale(scale, scale);
    picture.paint(painter);
    painter.end();
    bytes.replace(bytes.indexOf("<svg width="), bytes.indexOf(" viewBox") - bytes.indexOf("<svg width="),
                  svgSize(picture.size) + '\n');
    bytes = withPlainRectangles(bytes);
    nameFamilies(bytes);
    // Viewers smooth enlarged images unless told otherwise; a cell has sharp edges.
    return bytes.replace("<image ", "<image style=\"image-rendering:pixelated\" ");
}

QByteArray picturePdf(const Picture& picture)
{
    return picturesPdf({picture}, picture.title);
}

QByteArray picturesPdf(const std::vector<Picture>& pictures, const QString& title, ExportProgress* progress)
{
    std::vector<Picture> pages;
    for (const Picture& picture : pictures)
        for (Picture& page : pagesOf(picture))
            pages.push_back(std::move(page));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(title);
    writer.setCreator(u"Headlight"_s);
    QPainter painter;
    for (const Picture& page : pages) {
        if (progress && progress->cancelled)
            break;
        const QSizeF points = wholePoints(page.size * (72 / pixelsPerInch));
        const int resolution = pdfStepsADot * page.cellDpi;
        writer.setResolution(resolution);
        writer.setPageLayout(QPageLayout(QPageSize(points, QPageSize::Point, {}, QPageSize::ExactMatch),
                                         QPageLayout::Portrait, QMarginsF(), QPageLayout::Point));
        if (painter.isActive())
            writer.newPage();
        else
            painter.begin(&writer);
        painter.save();
        painter.setRenderHint(QPainter::LosslessImageRendering);
        painter.scale(resolution / pixelsPerInch, resolution / pixelsPerInch);
        page.paint(painter);
        painter.restore();
        if (progress)
            ++progress->done;
    }
    painter.end();
    cutPages(bytes, pages);
    return bytes;
}

std::optional<ExportError> formatError(const QString& path)
{
    const QString ending = endingOf(path);
    if (ending == "png"_L1 || ending == "svg"_L1 || ending == "pdf"_L1)
        return std::nullopt;
    return ExportError{ExportError::Kind::UnknownFormat, path, {}, 0, 0};
}

std::optional<ExportError> exportPicture(const Picture& picture, const QString& path, int dpi, ExportProgress* progress)
{
    if (const auto error = formatError(path))
        return error;
    if (picture.size.isEmpty())
        return ExportError{ExportError::Kind::Empty, {}, {}, 0, 0};
    if (endingOf(path) == "png"_L1)
        return exportPng(picture, path, dpi, progress);
    const QByteArray bytes = endingOf(path) == "svg"_L1 ? pictureSvg(picture) : picturePdf(picture);
    if (progress && progress->cancelled)
        return ExportError{ExportError::Kind::Cancelled, path, {}, 0, 0};
    return saveBytes(bytes, path, progress);
}

} // namespace headlight
