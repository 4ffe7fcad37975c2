#include "ui/main_window/shipped_lessons.h"

#include "core/files/lesson_file.h"
#include "core/lessons/lesson_translation.h"
#include "ui/document/example_files.h"
#include "ui/document/lesson_text.h"

#include <QDir>

#include <utility>

namespace headlight {

using namespace Qt::StringLiterals;

QStringList shippedLessons()
{
    QStringList paths;
    const QDir folder(u":/lessons"_s);
    const QStringList names = folder.entryList({u'*' + QLatin1StringView(lessonSuffix)}, QDir::Files, QDir::Name);
    for (const QString& name : names)
        paths.append(folder.filePath(name));
    return paths;
}

Result<Lesson, FileError> readLesson(const QString& path)
{
    Result<Lesson, FileError> lesson = readLessonFile(path, exampleFiles());
    return lesson ? translated(std::move(lesson).value(), lessonLanguage()) : lesson;
}

} // namespace headlight
