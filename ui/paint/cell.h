#pragma once

#include "core/attention/matrix.h"

namespace headlight {

/// A place in a matrix.
struct Cell {
    Index row = 0;
    Index column = 0;
    bool operator==(const Cell&) const = default;
};

} // namespace headlight
