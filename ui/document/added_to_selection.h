#pragma once

#include "core/model/attention_source.h"
#include "ui/document/document.h"

#include <memory>

namespace headlight {

class Evaluator;

/// The evaluator's source with a number added to q·k of the selected cell: what a lab tries out. As it is where nothing
/// can be added; null stays null.
std::shared_ptr<const AttentionSource> addedToSelection(const Evaluator& evaluator, const Selection& selection,
                                                        double added);

} // namespace headlight
