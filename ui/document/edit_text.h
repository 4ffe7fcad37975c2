#pragma once

#include "ui/document/edit.h"

#include <optional>

namespace headlight {

/// What an undo step did, in the language of the moment: "change of W_Q [1, 2] in L0H3", to stand behind "Undo".
/// Layers, heads, rows and columns count from 0; rows and columns with a name are called by it.
QString editText(const EditLabel& label);

/// The whole text of the undo action, "Undo change of …", or "Undo" without a step.
QString undoText(const std::optional<EditLabel>& label);
/// The whole text of the redo action.
QString redoText(const std::optional<EditLabel>& label);

} // namespace headlight
