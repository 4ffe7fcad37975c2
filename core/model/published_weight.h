#pragma once

#include "core/model/token_pair.h"

namespace headlight {

/// A weight that stands for a published number, and that number: it does so only as long as it has it.
struct PublishedWeight {
    TokenPair at;
    double weight = 0; ///< as published, from 0 to 1
    bool operator==(const PublishedWeight&) const = default;
};

} // namespace headlight
