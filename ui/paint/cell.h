#pragma once

#include "core/attention/matrix.h"

namespace headlight {

/// A place in a matrix.
struct Cell {
    Index row = 0;
    Index column = 0;
    bool operator==(const Cell&) const = default;
};

/// A head's place in a model, counted from 0.
struct HeadPlace {
    Index layer = 0;
    Index head = 0;
    bool operator==(const HeadPlace&) const = default;
};

} // namespace headlight
