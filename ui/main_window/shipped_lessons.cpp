#include "ui/main_window/shipped_lessons.h"

#include "core/files/lesson_file.h"
#include "ui/document/example_files.h"

#include <QDir>

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
    return readLessonFile(path, exampleFiles());
}

} // namespace headlight
