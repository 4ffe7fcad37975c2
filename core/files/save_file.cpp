#include "core/files/save_file.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace headlight {

namespace {

FileError cannotWrite(const QFileDevice& file)
{
    return {FileError::Kind::CannotWrite, {}, {file.errorString()}};
}

/// A device or pipe cannot be replaced by a file.
std::optional<FileError> writeToDevice(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) || file.write(bytes) != bytes.size())
        return cannotWrite(file);
    return std::nullopt;
}

} // namespace

std::optional<FileError> saveFile(const QString& path, const QByteArray& bytes)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isFile() && !info.isDir())
        return writeToDevice(path, bytes);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return cannotWrite(file);
    return std::nullopt;
}

} // namespace headlight
