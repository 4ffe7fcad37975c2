#pragma once

#include "ui/labs/lab.h"

namespace headlight {

/// What the document's list of sentences tells of its heads: tagged pairs beside the token before, the first token and
/// evenly spread weights, split by whether the pair is adjacent.
Page probePage(const LabRequest& request);

} // namespace headlight
