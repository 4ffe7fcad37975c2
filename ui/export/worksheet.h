#pragma once

#include "core/lessons/lesson.h"
#include "ui/export/image_export.h"

#include <QFont>

#include <memory>

namespace headlight {

/// A sheet of paper, in millimetres.
enum class Paper { A4, Letter };
QSizeF paperSize(Paper paper);

/// What a worksheet is about: a document, or a lesson.
struct WorksheetSubject {
    Content content;                      ///< whose words and mask dress the exercises; without tokens: nothing does
    std::shared_ptr<const Lesson> lesson; ///< whose questions come first, with the steps they lean on; may be null
    QString title;                        ///< of the document or the lesson, in the language of the moment
};

/// How it is made. The same seed gives the same numbers, and more exercises leave those before them as they are.
struct WorksheetChoice {
    quint32 seed = 1;
    int exercises = 4; ///< 0 to mostExercises; at least one where there are no questions
    Paper paper = Paper::A4;
    bool hasKey = true; ///< with the answers
    bool operator==(const WorksheetChoice&) const = default;
};
constexpr int mostExercises = 24;

/// The worksheet page by page: first what is to be filled in, then, on pages of their own, the answers.
struct Worksheet {
    std::vector<Picture> pages;
    int answersFrom = 0; ///< the first page of the answers; behind the last page where there are none
};
/// @param font of the language of the moment, in which it is written
Worksheet worksheet(const WorksheetSubject& subject, const WorksheetChoice& choice, const QFont& font);

/// What a worksheet of a lesson is about.
WorksheetSubject subjectOf(std::shared_ptr<const Lesson> lesson);
/// What a worksheet of a document is about.
/// @param name stands for its title where it has none
WorksheetSubject subjectOf(const Content& content, const QString& name);

} // namespace headlight
