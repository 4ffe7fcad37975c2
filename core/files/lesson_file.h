#pragma once

#include "core/attention/result.h"
#include "core/files/file_error.h"
#include "core/files/lab_rule.h"
#include "core/lessons/lesson.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <string>

namespace headlight {

/// What the name of a lesson's file ends in, with its dot.
constexpr const char* lessonSuffix = ".headlight-lesson";

/// Whether a file's name ends in it, in small letters or capitals.
bool isLessonFile(const QString& path);

/// The files of the documents that the program brings along, by the names that lessons use for them.
using ExampleFiles = std::map<std::string, QString>;

/// Reads a lesson (UTF-8 JSON, version 1) as strictly as a document. Everything that it computes is computed once, so
/// that a value without a number, an answer that is not among its choices and the like are refused here, with their
/// place, and not in front of a class.
/// @param rule what labs refuse; empty: nothing
Result<Lesson, FileError> parseLesson(const QByteArray& bytes, const ExampleFiles& examples, const LabRule& rule = {});

/// parseLesson of a file.
Result<Lesson, FileError> readLessonFile(const QString& path, const ExampleFiles& examples, const LabRule& rule = {});

} // namespace headlight
