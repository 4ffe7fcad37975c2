#pragma once

#include "core/model/content.h"

namespace headlight {

/// What an edit, undo, redo or load touched.
struct Change {
    Index fromLayer = 0;        ///< the first layer whose numbers can differ; layer count: none
    bool numbers = true;        ///< something that the forward pass reads
    bool tokens = false;        ///< token texts or their number, of the input or the memory
    bool shape = false;         ///< layers, heads, d_model, d_k or d_v
    bool wholeDocument = false; ///< another document was put in its place
};

/// What differs between two contents.
Change changeBetween(const Content& before, const Content& after);

} // namespace headlight
