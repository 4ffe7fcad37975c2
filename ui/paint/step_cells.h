#pragma once

#include "core/analysis/attention_steps.h"
#include "ui/paint/cell_field.h"
#include "ui/paint/heatmap_options.h"
#include "ui/paint/value_range.h"

namespace headlight {

/// Reads a matrix of the steps for drawing, as readCells does.
/// @param transposed rows and columns change places
/// @param maxRows, maxColumns of the field, after changing places; ≥ 1
/// @param stop null: never; once true the rest of the cells is unspecified
CellField readStepCells(const AttentionSteps& steps, StepMatrix matrix, bool transposed, Index maxRows,
                        Index maxColumns, const std::atomic<bool>* stop = nullptr);

/// The same for the result of a step whose input has been read already: what a division or multiplication makes needs
/// no second reading, because the largest stay the largest.
/// @param input the field of step.from's first matrix, of the result's size where they are equally large
CellField readResultCells(const AttentionSteps& steps, const AttentionStep& step, const CellField& input, Index maxRows,
                          Index maxColumns, const std::atomic<bool>* stop = nullptr);

/// The colours' ends: of weights as every view has them, of everything else evenly around 0 with the field's own
/// extremes.
/// @param field all of the matrix
ValueRange stepRange(const AttentionSteps& steps, StepMatrix matrix, const CellField& field, Range range);

/// The magnitude below which cells are quiet: 0 but for the weights.
double stepThreshold(StepMatrix matrix, const WeightOptions& options);

} // namespace headlight
