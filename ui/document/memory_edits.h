#pragma once

#include "ui/document/embedding_edits.h"

namespace headlight {

/// Gives the document a memory: a copy of its own tokens and rows to start from.
/// Errors: HasMemory.
EditResult addMemory(const Content& content);
/// Keys and values come from each layer's own input again; its words are remembered.
/// Errors: NoMemory.
EditResult removeMemory(const Content& content);

/// A text that gives the memory's tokens: what a text field shows.
QString memoryText(const Content& content);
/// Types the memory's tokens like a sentence (`_` joins two words: key_1).
/// Errors: NoMemory, TooManyTokens, TooLarge, TooLong.
EditResult setMemoryText(const Content& content, const QString& text);
/// Sets the memory's tokens one by one.
/// Errors: NoMemory, TooManyTokens, TooLarge, TooLong.
EditResult setMemoryTokens(const Content& content, const std::vector<std::string>& tokens);

/// Sets one component of a word's row, as setEmbedding does.
/// Errors: NoMemory, NotFinite.
EditResult setMemoryEmbedding(const Content& content, Index token, Index dimension, double value);
/// Errors: NoMemory, TooFewDimensions.
EditResult fillMemory(const Content& content, const EmbeddingFill& fill);
/// Errors: NoMemory, NotANumber, NotFinite, PasteRagged, PasteShape, Empty.
EditResult pasteIntoMemory(const Content& content, Index token, Index dimension, const QString& text);

} // namespace headlight
