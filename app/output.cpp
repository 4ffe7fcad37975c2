#include "app/output.h"

#include <QCoreApplication>
#include <QFileDevice>
#include <QFileInfo>

#include <algorithm>

namespace headlight {

bool isSameFile(const QString& path, const QString& other)
{
    const QFileInfo info(path);
    return info.isFile() && info.canonicalFilePath() == QFileInfo(other).canonicalFilePath();
}

CommandError overwritingError(const QString& path)
{
    return {exitBadUsage,
            QStringLiteral("-o"),
            {},
            QCoreApplication::translate("Output", "%1 is the source itself; choose another name").arg(path)};
}

Output::Output(const std::optional<QString>& path, QIODevice& standard)
    : m_path(path.value_or(QString())), m_standard(&standard)
{
    if (path)
        m_file.emplace(m_path);
}

bool Output::write(QByteArrayView bytes)
{
    if (m_file)
        m_good = m_file->write(bytes);
    else
        m_good = m_good && m_standard->isWritable() && m_standard->write(bytes.data(), bytes.size()) == bytes.size();
    return m_good;
}

std::optional<CommandError> Output::finish()
{
    if (m_file) {
        const std::optional<FileError> error = m_file->commit();
        return error ? std::optional(commandError(m_path, *error)) : std::nullopt;
    }
    if (auto* const device = qobject_cast<QFileDevice*>(m_standard))
        m_good = m_good && device->flush();
    if (m_good)
        return std::nullopt;
    return CommandError{exitBadData,
                        QCoreApplication::translate("Output", "standard output"),
                        {},
                        m_standard->isWritable()
                            ? m_standard->errorString()
                            : QCoreApplication::translate("Output", "it is closed; open it or choose a file with -o")};
}

QString inTwoColumns(const QList<QStringList>& lines)
{
    qsizetype width = 0;
    for (const QStringList& line : lines)
        width = std::max(width, line[0].size());
    QString text;
    for (const QStringList& line : lines)
        text += line[0].leftJustified(width + 2) + line[1] + u'\n';
    return text;
}

std::optional<CommandError> writeHelp(const Usage& usage, QIODevice& out)
{
    Output help(std::nullopt, out);
    help.write(usage.text().toUtf8());
    return help.finish();
}

} // namespace headlight
