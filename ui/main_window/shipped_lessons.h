#pragma once

#include "core/attention/result.h"
#include "core/files/file_error.h"
#include "core/lessons/lesson.h"

#include <QStringList>

namespace headlight {

/// The files of the lessons that the program brings along, in the order that they are meant to be taken in.
QStringList shippedLessons();

/// The file that the program brings along of which this one is a copy; this one where there is none.
QString originalOf(const QString& path);

/// Reads a lesson; documents of the program's are those of the language of the moment.
Result<Lesson, FileError> readLesson(const QString& path);

} // namespace headlight
