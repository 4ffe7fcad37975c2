#pragma once

#include "core/attention/matrix.h"

namespace headlight::limits {

inline constexpr Index tokens = 8192;            ///< of the sentence, and of the memory
inline constexpr Index width = 4096;             ///< d_model, d_k, d_v
inline constexpr Index layers = 256;             ///< and heads of a layer
inline constexpr Index nameBytes = 1024;         ///< of a token, title, dimension's or head's name, in UTF-8
inline constexpr Index paintedMaskTokens = 2048; ///< a side

} // namespace headlight::limits
