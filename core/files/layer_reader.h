#pragma once

#include "core/files/json_tape.h"
#include "core/model/model.h"

namespace headlight {

/// What a layer's shapes have to fit.
struct LayerFrame {
    Index queries = 0; ///< n
    Index keys = 0;    ///< m; n without memory
    Index dModel = 0;
    bool hasMemory = false;
};

/// What a layer does unless its file says otherwise: causal among the tokens themselves, everything of a memory.
Mask defaultMask(bool hasMemory);

/// Reads one layer; throws Refusal.
Layer<double> layerOf(const JsonValue& value, const LayerFrame& frame);

} // namespace headlight
