#pragma once

#include "app/command.h"

#include <QBuffer>
#include <QFile>
#include <QStringList>

namespace headlight::test {

/// What a command left behind.
struct CommandRun {
    int status = 0;
    QByteArray out;
    QString err;
};

/// Runs headlight's command line inside this program.
inline CommandRun run(const QStringList& arguments)
{
    QBuffer out;
    QBuffer err;
    out.open(QIODevice::WriteOnly);
    err.open(QIODevice::WriteOnly);
    const int status = runCommand(arguments, out, err);
    return {status, out.data(), QString::fromUtf8(err.data())};
}

/// A document of tests/data/cases.
inline QString casePath(const QString& name)
{
    return QStringLiteral(HEADLIGHT_TEST_DATA "/cases/documents/%1.headlight").arg(name);
}

inline QByteArray fileContent(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace headlight::test
