#pragma once

#include "core/files/lesson_file.h"

#include <QTest>

namespace headlight {

/// JSON with its quotes written as apostrophes.
inline QByteArray json(QByteArray text)
{
    return text.replace('\'', '"');
}

/// One query, two keys: products 2 and 0, scores √2 and 0, weights 0.8044 and 0.1956.
inline QByteArray workedExample()
{
    return json("{'format': 'headlight', 'version': 1, 'tokens': ['query'], 'embeddings': [[2, 0]],"
                " 'memory': {'tokens': ['key 1', 'key 2'], 'embeddings': [[1, 0], [0, 1]]},"
                " 'layers': [{'heads': [{'query': [[1, 0], [0, 1]], 'key': [[1, 0], [0, 1]],"
                " 'value': [[10, 0], [0, 10]]}], 'output': [[1, 0], [0, 1]], 'residual': false}]}");
}

/// A lesson about the worked example, which its steps call "worked".
/// @param steps as JSON with apostrophes
inline QByteArray lessonOfSteps(const QByteArray& steps)
{
    return json("{'format': 'headlight-lesson', 'version': 1, 'id': 'test', 'title': 'A test', 'documents':\n "
                "{'worked': ")
           + workedExample() + json("},\n 'steps': [" + steps + "]}");
}

/// A lesson that must be good.
inline Lesson readLesson(const QByteArray& bytes)
{
    Result<Lesson, FileError> lesson = parseLesson(bytes, {});
    if (!lesson)
        qFatal("%s: kind %d, %s", qPrintable(lesson.error().place), static_cast<int>(lesson.error().kind),
               qPrintable(lesson.error().values.join(u' ')));
    return std::move(lesson).value();
}

} // namespace headlight
