#pragma once

#include "ui/document/embedding_edits.h"
#include "ui/document/word_rows.h"

namespace headlight {

/// The edits that the sentence's and the memory's table of rows share; contract: the table is there.

EditResult setRowEntry(const Content& content, Table table, Index token, Index dimension, double value);
EditResult fillRows(const Content& content, Table table, const EmbeddingFill& fill);
EditResult pasteIntoRows(const Content& content, Table table, Index token, Index dimension, const QString& text);

} // namespace headlight
