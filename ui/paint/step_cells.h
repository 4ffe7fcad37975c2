#pragma once

#include "core/analysis/attention_steps.h"
#include "ui/paint/cell_field.h"
#include "ui/paint/value_range.h"

namespace headlight {

/// Reads a matrix of the steps for drawing, as readCells does.
/// @param transposed rows and columns change places
/// @param maxRows, maxColumns of the field, after changing places; ≥ 1
CellField readStepCells(const AttentionSteps& steps, StepMatrix matrix, bool transposed, Index maxRows,
                        Index maxColumns);

/// The colours' ends: of weights as every view has them, of everything else evenly around 0 with the field's own
/// extremes.
/// @param field all of the matrix
ValueRange stepRange(const AttentionSteps& steps, StepMatrix matrix, const CellField& field, Range range);

} // namespace headlight
