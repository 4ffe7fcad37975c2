#include "core/files/document_file.h"

#include "core/files/save_file.h"

#include <QFile>
#include <QFileInfo>

namespace headlight {

Result<QByteArray, FileError> readFileBytes(const QString& path, Index limit)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return FileError{FileError::Kind::CannotRead, {}, {file.errorString()}};
    const QByteArray bytes = file.read(limit + 1);
    if (file.error() != QFile::NoError)
        return FileError{FileError::Kind::CannotRead, {}, {file.errorString()}};
    return bytes;
}

Result<Content, FileError> readDocumentFile(const QString& path)
{
    const Result<QByteArray, FileError> bytes = readFileBytes(path);
    return bytes ? parseDocument(bytes.value()) : bytes.error();
}

std::optional<FileError> saveDocumentFile(const QString& path, const Content& content)
{
    return saveFile(path, writeDocument(content));
}

} // namespace headlight
