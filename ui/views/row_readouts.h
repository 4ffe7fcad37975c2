#pragma once

#include "core/model/attention_source.h"
#include "ui/views/readouts.h"

namespace headlight {

/// What a row of weights amounts to, worded: entropy in nats and as a share of the most, effective keys, largest
/// weight, gradient norm by the final scores. Dashes with a reason for a row that sees nothing.
/// @param source null, or a row outside it: dashes
std::vector<Readout> rowReadouts(const AttentionSource* source, Index layer, Index head, Index query);

} // namespace headlight
