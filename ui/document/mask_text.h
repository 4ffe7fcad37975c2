#pragma once

#include "core/attention/mask.h"

#include <QString>

namespace headlight {

/// "causal", "window of 3", … in the language of the moment.
QString maskText(const Mask& mask);

} // namespace headlight
