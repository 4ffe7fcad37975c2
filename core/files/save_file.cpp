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
    m_good = m_good && m_file->write(bytes.data(), bytes.size()) == bytes.size();
    return m_good;
}

std::optional<FileError> SaveFile::commit()
{
    if (m_good) {
        auto* const file = qobject_cast<QSaveFile*>(m_file.get());
        m_good = file ? file->commit() : m_file->flush();
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
