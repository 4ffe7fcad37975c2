#pragma once

#include <QByteArray>
#include <QProcess>
#include <QStandardPaths>
#include <QStringList>

#include <optional>

namespace headlight::test {

/// What a program prints, or nothing if it is not installed.
inline std::optional<QByteArray> output(const QString& program, const QStringList& arguments)
{
    if (QStandardPaths::findExecutable(program).isEmpty())
        return std::nullopt;
    QProcess process;
    process.start(program, arguments);
    return process.waitForFinished() && process.exitCode() == 0 ? std::optional(process.readAllStandardOutput())
                                                                : std::nullopt;
}

} // namespace headlight::test
