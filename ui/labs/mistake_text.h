#pragma once

#include "ui/labs/mask_case.h"

namespace headlight {

/// What a mistake is called, in a few words.
QString mistakeName(Mistake mistake);

/// How it should be computed, and how it was: "softmax(q·k ÷ √d_k)".
QString rightFormula(Mistake mistake);
QString wrongFormula(Mistake mistake);

/// What the mistake does, with the numbers of this case.
QString mistakeText(Mistake mistake, const MaskCase& in, const MistakeResult& result);

} // namespace headlight
