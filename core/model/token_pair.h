#pragma once

#include "core/attention/matrix.h"

#include <compare>

namespace headlight {

/// A token that reads and the token that it reads, counted from 0: one weight of a head.
struct TokenPair {
    Index query = 0;
    Index key = 0;
    auto operator<=>(const TokenPair&) const = default;
};

} // namespace headlight
