#pragma once

#include "core/lessons/lesson_answer.h"
#include "core/lessons/lesson_paper.h"
#include "ui/export/sheet_block.h"
#include "ui/export/worksheet.h"

namespace headlight {

/// How far what is asked stands behind its number, in logical pixels.
inline constexpr double indent = 28;

/// Values of eˣ for the whole numbers that scores of the exercises can be.
SheetGroup exponentialTable(const SheetStyle& style);

/// An exercise with its number above it.
/// @param index which one, from 0 @param number that stands before it
/// @param solved with its answers
SheetGroup exerciseGroup(const WorksheetSubject& subject, quint64 seed, int index, int number, const SheetStyle& style,
                         bool solved);

/// A step that only tells, before the question that leans on it.
SheetGroup contextGroup(LessonValues& values, const Lesson& lesson, std::size_t step, const SheetStyle& style);
/// Numbers of a document's row that a question is answered from.
SheetGroup givenGroup(LessonValues& values, std::size_t step, const GivenRow& given, const SheetStyle& style);
/// A lesson's question with its number.
/// @param values of the lesson @param given beside it
SheetGroup questionGroup(LessonValues& values, const Lesson& lesson, std::size_t step,
                         const std::vector<GivenRow>& given, quint64 seed, int number, const SheetStyle& style);
/// Its answer and why.
SheetGroup answerGroup(LessonValues& values, const Lesson& lesson, std::size_t step, quint64 seed, int number,
                       const SheetStyle& style);

} // namespace headlight
