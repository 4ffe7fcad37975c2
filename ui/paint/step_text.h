#pragma once

#include "core/analysis/attention_steps.h"

#include <QString>

namespace headlight {

/// A matrix as it is written, for mathRuns: "Q", "W_Q", "Q Kᵀ ÷ √d_k", "S", "A", …
QString matrixSymbol(const AttentionSteps& steps, StepMatrix matrix);
/// The same where there is little room: "÷ √d_k" for what the division makes.
QString shortSymbol(const AttentionSteps& steps, StepMatrix matrix);
/// What stands between the matrices of a step in a row: "·" and "=", "÷ √2 =", "softmax →", "+" and "=".
/// @param gap 0: after the first matrix, 1: after the second
QString operatorText(const AttentionSteps& steps, const AttentionStep& step, int gap);
/// The document's multiplier, exact where that is short, else so that three digits count.
QString multiplierSymbol(const AttentionSteps& steps);
/// "9 × 2"
QString shapeLabel(const AttentionSteps& steps, StepMatrix matrix, bool transposed = false);

/// The step in mathematics, for mathRuns: "Q = X W_Q".
QString stepFormula(const AttentionSteps& steps, const AttentionStep& step);
/// What the step does, in one sentence (two for the last one), in the language of the moment.
QString stepSentence(const AttentionSteps& steps, const AttentionStep& step);
/// What is left out because it changes nothing; empty if nothing is.
QString idleText(const AttentionSteps& steps);
/// What was not published, if the head is a replica; empty if not.
QString replicaText(const AttentionSteps& steps);

/// The whole label of a row or column: a token, a dimension's name, or q₁, k₁, v₁, o₁, …
QString stepRowLabel(const AttentionSteps& steps, StepMatrix matrix, Index row);
QString stepColumnLabel(const AttentionSteps& steps, StepMatrix matrix, Index column);

} // namespace headlight
