#include "ui/main_window/shipped_lessons.h"

#include "core/files/lesson_file.h"
#include "core/lessons/lesson_translation.h"
#include "ui/document/example_files.h"
#include "ui/document/lesson_text.h"
#include "ui/labs/lab.h"

#include <QDir>
#include <QFile>

#include <algorithm>
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

QString originalOf(const QString& path)
{
    QFile copy(path);
    const QStringList shipped = shippedLessons();
    const auto original = std::find_if(shipped.begin(), shipped.end(), [&copy](const QString& each) {
        QFile file(each);
        const bool isLike = file.size() == copy.size() && file.open(QIODevice::ReadOnly);
        return isLike && (copy.isOpen() || copy.open(QIODevice::ReadOnly)) && copy.seek(0)
               && file.readAll() == copy.readAll();
    });
    return original == shipped.end() ? path : *original;
}

Result<Lesson, FileError> readLesson(const QString& path)
{
    Result<Lesson, FileError> lesson = readLessonFile(path, exampleFiles(), labFault);
    return lesson ? translated(std::move(lesson).value(), lessonLanguage()) : lesson;
}

} // namespace headlight
