#pragma once

#include "app/arguments.h"
#include "app/command.h"
#include "core/files/save_file.h"

namespace headlight {

/// Whether both names lead to one file that is there.
bool isSameFile(const QString& path, const QString& other);
/// The refusal to write a result over the document that it comes from.
CommandError overwritingError(const QString& path);

/// Where a command's results go: standard output, or a file that appears whole or not at all.
class Output {
public:
    /// @param path the value of -o; none: standard output
    Output(const std::optional<QString>& path, QIODevice& standard);

    /// @return whether all is well so far
    bool write(QByteArrayView bytes);
    /// @return why the results could not be delivered whole
    std::optional<CommandError> finish();

private:
    QString m_path;
    QIODevice* m_standard;
    std::optional<SaveFile> m_file;
    bool m_good = true;
};

/// Lines of two texts each, the second ones below one another.
QString inTwoColumns(const QList<QStringList>& lines);

/// What a command says to --help.
std::optional<CommandError> writeHelp(const Usage& usage, QIODevice& out);

} // namespace headlight
