#pragma once

#include "core/files/file_error.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace headlight {

/// Writes a file whole or not at all (a temporary file beside it takes its place at the end); a symbolic link is
/// followed, a device such as /dev/full is written as it is.
/// @return why it could not be written; a file that stood there is then as it was
std::optional<FileError> saveFile(const QString& path, const QByteArray& bytes);

} // namespace headlight
