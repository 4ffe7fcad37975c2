#include "ui/export/batch_export.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

bool isCancelled(const ExportProgress* progress)
{
    return progress && progress->cancelled;
}

ExportError cancelledError(const QString& path)
{
    return {ExportError::Kind::Cancelled, path, {}, 0, 0};
}

void note(ExportProgress* progress, qsizetype done, qsizetype total)
{
    if (!progress)
        return;
    progress->total = static_cast<int>(total);
    progress->done = static_cast<int>(done);
}

/// Puts a whole folder in the place of one that is not there or empty.
std::optional<ExportError> moveInto(QTemporaryDir& made, const QString& folder)
{
    const QFileInfo info(folder);
    if (info.isDir())
        QDir().rmdir(info.absoluteFilePath()); // fails where it is not empty, and then renaming does
    if (!QDir().rename(made.path(), info.absoluteFilePath()))
        return ExportError{ExportError::Kind::CannotWrite, folder, qt_error_string(), 0, 0};
    made.setAutoRemove(false);
    // A temporary folder is its owner's alone; this one is as others are.
    QFile(info.absoluteFilePath()).setPermissions(QFile(info.absolutePath()).permissions());
    return std::nullopt;
}

} // namespace

std::optional<ExportError> exportFolder(const PictureSeries& series, const QString& folder, const QString& suffix,
                                        int dpi, ExportProgress* progress)
{
    const QFileInfo info(folder);
    if (info.exists()
        && !(info.isDir() && QDir(folder).isEmpty(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden)))
        return ExportError{ExportError::Kind::FolderInUse, folder, {}, 0, 0};
    const OnDisk onDisk(progress);
    QTemporaryDir made(QDir(info.absolutePath()).filePath(u".headlight-XXXXXX"_s));
    if (!made.isValid())
        return ExportError{ExportError::Kind::CannotWrite, folder, made.errorString(), 0, 0};
    for (qsizetype i = 0; i < series.names.size(); ++i) {
        note(progress, i, series.names.size());
        if (isCancelled(progress))
            return cancelledError(folder);
        const Picture picture = series.picture(static_cast<int>(i));
        if (isCancelled(progress))
            return cancelledError(folder);
        const QString path = made.filePath(series.names[i] + u'.' + suffix);
        if (auto error = exportPicture(picture, path, dpi, progress)) {
            error->path = folder;
            return error;
        }
    }
    return moveInto(made, folder);
}

Result<std::vector<Picture>, ExportError> allPictures(const PictureSeries& series, ExportProgress* progress)
{
    std::vector<Picture> pictures;
    for (qsizetype i = 0; i < series.names.size(); ++i) {
        note(progress, i, series.names.size());
        if (isCancelled(progress))
            return cancelledError({});
        pictures.push_back(series.picture(static_cast<int>(i)));
        if (isCancelled(progress))
            return cancelledError({});
        if (pictures.back().size.isEmpty())
            return ExportError{ExportError::Kind::Empty, {}, {}, 0, 0};
    }
    if (pictures.empty())
        return ExportError{ExportError::Kind::Empty, {}, {}, 0, 0};
    return pictures;
}

int sheetColumns(const AttentionSource& source)
{
    Index most = 1;
    Index heads = 0;
    for (Index layer = 0; layer < source.layerCount(); ++layer) {
        most = std::max(most, source.headCount(layer));
        heads += source.headCount(layer);
    }
    // A layer with few heads is a row; one with many, or a single one, is folded into something like a square.
    constexpr Index mostInRow = 16;
    const bool isRow = source.layerCount() > 1 && most <= mostInRow && most > 1;
    return static_cast<int>(isRow ? most : std::lround(std::ceil(std::sqrt(double(heads)))));
}

std::optional<ExportError> exportPages(const PictureSeries& series, const QString& title, const QString& path,
                                       ExportProgress* progress)
{
    const Result<std::vector<Picture>, ExportError> pictures = allPictures(series, progress);
    if (!pictures)
        return pictures.error();
    const QByteArray bytes = picturesPdf(pictures.value(), title, progress);
    return isCancelled(progress) ? std::optional(cancelledError(path)) : saveBytes(bytes, path, progress);
}

} // namespace headlight
