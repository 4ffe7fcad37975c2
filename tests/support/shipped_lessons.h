#pragma once

#include "core/files/lesson_file.h"
#include "core/lessons/lesson_translation.h"

#include <QDir>
#include <QTest>

namespace headlight::test {

/// The documents that lessons may name, as they stand in the source.
/// @param language "en" or "ko"
inline ExampleFiles exampleFilesOf(const QString& language)
{
    const QDir folder(QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/examples/")
                      + (language == QStringLiteral("ko") ? QStringLiteral("ko") : QString()));
    ExampleFiles files;
    for (const QFileInfo& file : folder.entryInfoList({QStringLiteral("*.headlight")}, QDir::Files))
        files[file.completeBaseName().section(u'_', 1).toStdString()] = file.filePath();
    return files;
}

/// The lessons that the program brings along, in their order.
inline QFileInfoList shippedLessonFiles()
{
    return QDir(QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/lessons"))
        .entryInfoList({QStringLiteral("*.headlight-lesson")}, QDir::Files, QDir::Name);
}

/// A lesson that must be good, in a language.
inline Lesson shippedLesson(const QString& path, const QString& language)
{
    Result<Lesson, FileError> lesson = readLessonFile(path, exampleFilesOf(language));
    if (!lesson)
        qFatal("%s: %s: kind %d, %s", qPrintable(path), qPrintable(lesson.error().place),
               static_cast<int>(lesson.error().kind), qPrintable(lesson.error().values.join(u' ')));
    return translated(std::move(lesson).value(), language.toStdString());
}

/// All texts of a step, those for paper and of its question too.
inline std::vector<const LocalText*> textsOf(const LessonStep& step)
{
    std::vector<const LocalText*> texts{&step.title, &step.text};
    if (step.paper)
        texts.push_back(&*step.paper);
    if (!step.prediction)
        return texts;
    const Prediction& asked = *step.prediction;
    texts.insert(texts.end(), {&asked.question, &asked.paper, &asked.hint, &asked.explanation});
    for (const WrongAnswer& wrong : asked.wrongAnswers)
        texts.push_back(&wrong.why);
    for (const LessonChoice& choice : asked.choices)
        texts.insert(texts.end(), {&choice.text, &choice.why});
    for (const LocalText& line : asked.lines)
        texts.push_back(&line);
    return texts;
}

/// One row for each lesson and language: its file and the language.
inline void addShippedLessons()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("language");
    for (const QFileInfo& file : shippedLessonFiles())
        for (const char* language : {"en", "ko"})
            QTest::addRow("%s, %s", qPrintable(file.completeBaseName()), language)
                << file.filePath() << QString::fromLatin1(language);
}

} // namespace headlight::test
