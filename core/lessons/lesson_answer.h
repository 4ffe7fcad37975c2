#pragma once

#include "core/lessons/lesson_values.h"

namespace headlight {

/// A number that someone gives.
struct GivenNumber {
    GivenNumber(double number, std::optional<int> written = std::nullopt) : value(number), decimals(written) {}

    double value;
    std::optional<int> decimals; ///< with how many it is written; none: it is exact, as 1/3 and √2
    bool operator==(const GivenNumber&) const = default;
};

/// What an answer to a prediction is worth.
struct Verdict {
    bool right = false;
    const LocalText* why = nullptr; ///< what is said to just this answer; null: nothing. Points into the lesson
    std::size_t placed = 0;         ///< of an order: how many lines from the top stand where they belong
    /// Of a number: right but for being rounded too far; to how many decimals it is to be given.
    std::optional<int> decimals = std::nullopt;
    int side = 0;             ///< of a wrong number: 1 it is too large, −1 too small
    std::size_t ahead = 0;    ///< of a wrong cell: how many of its row go before it, being larger, or smaller
    bool isForbidden = false; ///< of a wrong cell: it is masked
};

/// Checks the answers to a step's prediction against what the lesson computes. Contract: the step has a prediction of
/// the kind that is asked for.
Verdict verdictOfNumber(LessonValues& values, const Lesson& lesson, std::size_t step, GivenNumber given);
/// @param choice which of the choices, as written
Verdict verdictOfChoice(LessonValues& values, const Lesson& lesson, std::size_t step, std::size_t choice);
/// A cell of the head that the step shows. Cells that tie are all right; forbidden ones never are.
Verdict verdictOfCell(LessonValues& values, const Lesson& lesson, std::size_t step, Index row, Index column);
/// @param order which of the lines stand there, from the top; lines that read alike may change places
Verdict verdictOfOrder(const Lesson& lesson, std::size_t step, const std::vector<std::size_t>& order);

/// The choice that is right. Contract: a choice is asked for; the reader of files refuses one with none or several.
std::size_t rightChoice(LessonValues& values, const Lesson& lesson, std::size_t step);
/// The columns of the cells that are right, in rising order; empty where the step's head cannot be computed.
std::vector<Index> rightCells(LessonValues& values, const Lesson& lesson, std::size_t step);
/// How many cells of the row that is asked for may be read.
Index visibleCells(LessonValues& values, const Lesson& lesson, std::size_t step);
/// With how many decimals a rounded number is within a tolerance for sure; none where whole ones do, or where the
/// answer itself has to be met.
std::optional<int> decimalsWithin(double tolerance);
/// The tolerance where none is written: as much as three decimals are rounded by, or two digits of an answer below
/// 0.01.
double usualTolerance(double answer);
/// With how many decimals a number is to be given; none for a whole one, too. Contract: a number is asked for.
std::optional<int> decimalsAsked(LessonValues& values, const Lesson& lesson, std::size_t step);
/// How many of a prediction's choices are right; numbers are compared with its answer within its tolerance.
std::size_t rightChoiceCount(LessonValues& values, const Lesson& lesson, std::size_t step);
/// Whether a number agrees with another one within a tolerance, and the rounding of its last digits.
bool agrees(double number, double answer, double tolerance);

/// What to hide where a prediction does not say it: what its answer is read from, or the labs where no document says
/// it: they are about what questions of words ask.
/// @param layer the one that the step shows: a cell that is asked for lies there
Veil impliedVeil(const Prediction& prediction, Index layer);

} // namespace headlight
