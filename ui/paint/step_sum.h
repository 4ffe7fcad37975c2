#pragma once

#include "core/analysis/attention_steps.h"

#include <QFont>
#include <QString>

namespace headlight {

/// A cell's place in words: "“cube” → “red”", "“cube”, q₁".
QString stepCellName(const AttentionSteps& steps, StepMatrix matrix, Index row, Index column);

/// The arithmetic of one cell of a step's result with its real numbers, on one line: "0.90 = 1.00 · 0.50 + …". What
/// does not fit is left out in its middle, and it says how many terms that are. Every number is the snapshot's own,
/// rounded when it is written.
/// @param row @param column inside the result @param decimals 2 to 6
/// @param width of the line in logical pixels, in this font
QString stepSum(const AttentionSteps& steps, const AttentionStep& step, Index row, Index column, int decimals,
                const QFont& font, double width);

} // namespace headlight
