#pragma once

#include "ui/labs/lab.h"

namespace headlight {

/// The mean over the selected layer's heads, always said to be nobody's, beside the heads that it came from; and how
/// heads score on known patterns beside evenly spread weights under the same mask.
Page averagesPage(const LabRequest& request);

} // namespace headlight
