#pragma once

#include "app/arguments.h"
#include "core/model/attention_source.h"
#include "ui/paint/flow.h"

#include <vector>

namespace headlight {

/// --heads and --threshold of render.
std::vector<Option> flowOptionList();

/// What these options ask for. The flow is that of one head where --heads is not given.
struct FlowWish {
    FlowOptions options; ///< layer, one head and threshold
    std::vector<Index> heads;
    bool allHeads = false;
};

/// Reads these options; what is unfit is noted in the arguments' fault().
FlowWish flowWishOf(Arguments& arguments);

/// The options for a source, or the layer or head that it does not have.
Result<FlowOptions, CommandError> flowOptionsFor(const FlowWish& wish, const QString& path,
                                                 const AttentionSource& source);

} // namespace headlight
