#pragma once

#include "core/files/file_error.h"

#include <QByteArray>
#include <QFileDevice>
#include <QString>

#include <memory>
#include <optional>

namespace headlight {

/// A file that appears whole or not at all: a temporary file beside it takes its place when it is committed.
/// A symbolic link is followed; a device such as /dev/full or a pipe is written as it is.
class SaveFile {
public:
    explicit SaveFile(const QString& path);
    ~SaveFile();

    /// @return whether all is well so far; the reason for a failure comes from commit()
    bool write(QByteArrayView bytes);
    /// @return why the file could not be written; what stood there before is then as it was
    std::optional<FileError> commit();

private:
    std::unique_ptr<QFileDevice> m_file;
    bool m_good = false;
};

/// Writes a file whole or not at all, as SaveFile does.
std::optional<FileError> saveFile(const QString& path, QByteArrayView bytes);

} // namespace headlight
