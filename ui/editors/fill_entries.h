#pragma once

#include "ui/document/embedding_edits.h"

#include <functional>

class QMenu;

namespace headlight {

class EditSender;
class PromptLine;

/// Adds the ways to fill a table of rows to a menu; random numbers ask for their seed first.
/// @param fill the edit, from the document as it is then
void addFillEntries(QMenu& menu, PromptLine& prompt, EditSender& sender,
                    const std::function<EditResult(const EmbeddingFill& fill)>& fill);

} // namespace headlight
