#pragma once

#include "core/model/token_rows.h"

namespace headlight {

/// An embedding row belongs to the word: what follows keeps it so, over the sentence, the memory and `words`.

/// The new tokens, each once, that should have got a dimension of their own by the rule, and got a row of zeros because
/// none was free: of the sentence and of the memory.
std::vector<std::string> wordsWithoutDimension(const Content& before, const Content& after);

/// Remembers the rows of words that went out of use, unless the rule gives them again.
void rememberWords(const Content& before, Content& after);

/// One of the two tables of rows.
enum class Table { Sentence, Memory };

/// The content with another table of rows: wherever a word's row changed, every equal word that had the same row
/// follows, in both tables and in `words`; of several changes to one row the last counts.
/// @param rows shaped like the table
Content withChangedRows(Content content, Table table, const Matrix<double>& rows);

/// Marks the tokens of a table whose text stands in one of the tables with another row.
std::vector<bool> apartIn(const Content& content, Table table);

} // namespace headlight
