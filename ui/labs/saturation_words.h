#pragma once

#include "core/analysis/saturation.h"
#include "ui/labs/selected_row.h"

namespace headlight {

/// A row and what its softmax is made of.
struct SaturationRow {
    SelectedRow selected;
    Matrix<double> divided;   ///< 1 × m: (q·k + shift of one key) ÷ √d_k
    Matrix<double> undivided; ///< the same without the division
    Matrix<double> scores;    ///< the one of the two that the document has
    double divisor = 1;
    double scale = 1;
    double shift = 0;       ///< that the lab added to q·k of one key
    QString shiftedTo = {}; ///< that key's label
};

/// What the lab has added to the document's numbers; empty: nothing.
QString addedText(const SaturationRow& row);

/// What the numbers at the scale and along it say, in lines.
QString saturationText(const SaturationRow& row, const SaturationPoint& now, const std::vector<SaturationPoint>& curve);

/// Why nothing moves in a row of one key or none, and which to choose in its place, in lines.
QString stillText(const LabRequest& request, const SelectedRow& row);

} // namespace headlight
