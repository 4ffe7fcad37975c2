#pragma once

#include "core/lessons/lesson_values.h"

namespace headlight {

// On paper there is no window beside a question, and all questions are seen at once: what stands for a step's text,
// what of it must not be said, and which numbers of the document a question needs.

/// What a worksheet says in place of the window's text, which speaks of the window.
const LocalText& paperText(const LessonStep& step);
const LocalText& paperQuestion(const Prediction& prediction);

/// Whether a value is what the question of this step or of one before it asks for, or says it: of a row of weights or
/// an output, each number says the others. Another cell may be equal by chance; it is needed to answer.
bool givesAway(LessonValues& values, const Lesson& lesson, std::size_t step, const LessonValue& value);

/// A row of a head whose numbers have to stand beside a question.
struct GivenRow {
    LessonValue cell;          ///< whose document, setting, layer, head and row it is
    bool queryAndKeys = false; ///< the query and all keys
    bool scores = false;       ///< of all keys, as they are before the mask
    bool values = false;       ///< of all keys
    bool needsScaling = false; ///< what products are divided and multiplied by
};

/// How a step's question stands on paper.
struct PaperQuestion {
    /// Whether it can be answered there: it is not marked as one for the window, and what it is computed from is said
    /// in the step's text, or is not too much to be printed. A question with words of its own for paper always is.
    bool isThere = true;
    std::vector<GivenRow> given; ///< what the step's text does not say
};
/// Contract: the step has a prediction.
PaperQuestion paperQuestion(LessonValues& values, const Lesson& lesson, std::size_t step);

} // namespace headlight
