#pragma once

#include <QString>

namespace headlight {

/// Shows the window and runs until it is closed. Makes the QApplication, which takes its own options (-platform …) out
/// of the arguments.
/// @param file the document to open; empty: the first example. One that cannot be read is reported in the window.
/// @return the program's exit status
int runWindow(int& argc, char** argv, const QString& file);

} // namespace headlight
