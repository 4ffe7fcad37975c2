#pragma once

#include "core/files/lesson_file.h"

namespace headlight {

/// The documents that the program brings along, in the language of the moment, by their names without the number that
/// they are sorted by: "worked_example".
ExampleFiles exampleFiles();

} // namespace headlight
