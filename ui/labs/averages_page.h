#pragma once

#include "ui/labs/lab.h"

namespace headlight {

/// The mean over the selected layer's heads, always said to be nobody's, beside the heads that it came from; and how
/// heads score on known patterns beside evenly spread weights under the same mask.
Page averagesPage(const LabRequest& request);

/// The cell that a press at a value of one of the page's parts selects.
std::optional<LabCell> averagesCellAt(const LabRequest& request, int part, QPointF value);

/// The cell of the next head (up, down) or of the next key that may be read (left, right).
std::optional<LabCell> averagesCellBeside(const LabRequest& request, QPoint direction);

} // namespace headlight
