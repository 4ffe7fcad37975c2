#pragma once

#include "core/lessons/lesson.h"

#include <set>
#include <string>

namespace headlight {

/// What can be read of a document and may stand in another language: its title, the names of its heads and dimensions,
/// its tokens and those of its memory.
std::set<std::string> wordsOf(const Content& content);

/// The lesson with its documents in a language, as far as it says their words in that one. Numbers stay as they are; a
/// row that is remembered of a word is remembered of the word in its place, too.
Lesson translated(Lesson lesson, const std::string& language);

} // namespace headlight
