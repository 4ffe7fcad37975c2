#pragma once

#include "core/model/content.h"

namespace headlight {

/// An embedding row belongs to the word.

/// The row of each word in the sentence, then of those in the memory alone; of equal words the first one's.
std::map<std::string, std::vector<double>> rowsInUse(const Content& content);

/// The rows of a new list of tokens: kept tokens keep theirs; others get what `words` remembers, the row of an equal
/// token in use, or one by the document's rule, in this order.
/// @param content before the change @param kept where each token stood in `rows`, −1: new
/// @param rows of the tokens before
/// @return one row a token
Matrix<double> rowsOfTokens(const Content& content, const std::vector<std::string>& tokens,
                            const std::vector<Index>& kept, const Matrix<double>& rows);

/// Those tokens, each once, that have no row yet: they get one by the document's rule.
std::vector<std::string> unknownWords(const Content& content, const std::vector<std::string>& tokens);

/// The same model over other tokens, as if the document had been begun with them: rows by words, positions by the
/// document's rule (a matrix of one's own by place, zeros past its end). What is about the old tokens is gone: the
/// sentence, hidden keys, scenes, published weights; a painted mask becomes a causal one where it lies within that,
/// else none. The memory stays.
Content withTokens(const Content& content, const std::vector<std::string>& tokens);

} // namespace headlight
