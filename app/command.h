#pragma once

#include "core/files/file_error.h"

#include <QIODevice>
#include <QString>
#include <QStringList>

#include <optional>

namespace headlight {

/// What the program's exit status says.
enum ExitStatus {
    exitDone = 0,
    exitBadData = 1, ///< the data or a file is at fault, or it has no such layer or head
    exitBadUsage = 2 ///< the command line is at fault
};

/// Why a command stopped: one line for standard error.
struct CommandError {
    int status = exitBadData;
    QString source; ///< the file or option it is about; may be empty
    QString place;  ///< where in it; may be empty
    QString reason;

    /// "headlight: SOURCE: PLACE: REASON", without the parts that are empty, in one line whatever they hold.
    QString line() const;
};

/// An error of the command line itself.
CommandError usageError(const QString& reason);
/// A file's error; its place is the one in the document, or the line and column of a fault in its text.
CommandError commandError(const QString& path, const FileError& error);

/// A command: results go to `out` alone.
/// @param arguments what stands after the command's name
using Command = std::optional<CommandError> (*)(const QStringList& arguments, QIODevice& out);

/// Whether the program is asked for something else than its window.
bool isCommandLine(const QStringList& arguments);

/// Runs a command by its name, or --help or --version.
/// @param arguments what stands after the program's name
/// @return the exit status
int runCommand(const QStringList& arguments, QIODevice& out, QIODevice& err);

} // namespace headlight
