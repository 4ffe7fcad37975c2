#pragma once

#include "core/lessons/lesson.h"

#include <QByteArray>

namespace headlight {

/// What a lesson holds, with the answers that it computes: for people, in the language of the moment.
QByteArray lessonInfoText(const Lesson& lesson);
/// The same for programs.
QByteArray lessonInfoJson(const Lesson& lesson);

} // namespace headlight
