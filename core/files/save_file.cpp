#include "core/files/save_file.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace headlight {

SaveFile::SaveFile(const QString& path)
{
    const QFileInfo info(path);
    const bool isDevice = info.exists() && !info.isFile() && !info.isDir();
    if (isDevice)
        m_file = std::make_unique<QFile>(path);
    else
        m_file = std::make_unique<QSaveFile>(path);
    m_good = m_file->open(QIODevice::WriteOnly);
}

SaveFile::~SaveFile() = default;

bool SaveFile::write(QByteArrayView bytes)
{
    // A disk that fills takes a part, and says why not the rest only when that is written again.
    while (m_good && !bytes.isEmpty()) {
        const qint64 count = m_file->write(bytes.data(), bytes.size());
        m_good = count > 0;
        if (m_good)
            bytes = bytes.sliced(count);
    }
    return m_good;
}

std::optional<FileError> SaveFile::commit()
{
    m_good = m_good && (m_file->flush() || m_file->flush()); // the second time it says why
    if (m_good) {
        auto* const file = qobject_cast<QSaveFile*>(m_file.get());
        m_good = !file || file->commit();
    }
    if (m_good)
        return std::nullopt;
    return FileError{FileError::Kind::CannotWrite, {}, {m_file->errorString()}};
}

std::optional<FileError> saveFile(const QString& path, QByteArrayView bytes)
{
    SaveFile file(path);
    file.write(bytes);
    return file.commit();
}

} // namespace headlight
