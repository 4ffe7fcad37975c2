#pragma once

#include "core/model/pattern.h"

#include <QString>

namespace headlight {

/// What a head built by the pattern reads, in the language of the moment: "token before".
QString patternText(Pattern pattern);

} // namespace headlight
