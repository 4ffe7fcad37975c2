#pragma once

#include "ui/document/edit.h"

namespace headlight {

/// Sets what every score is multiplied by: the softmax slider.
/// Errors: NotFinite, OutOfRange (below 0).
EditResult setScoreMultiplier(const Content& content, double multiplier);

} // namespace headlight
