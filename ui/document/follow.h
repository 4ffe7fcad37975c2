#pragma once

#include "core/model/content.h"

namespace headlight {

/// Lets painted masks, hidden keys, published weights and scenes follow their tokens. A new token in a painted mask
/// sees and is seen by what comes earlier where the mask is within causal (keys from the sentence only), else by all;
/// it is not hidden.
/// @param content after the change of tokens; its layers still fit the tokens before it
/// @param queries, keys where each query and each key stood before, −1: new (keptTokens)
void followTokens(Content& content, const std::vector<Index>& queries, const std::vector<Index>& keys);

/// Rows of a matrix that follow their tokens; zeros for new ones.
Matrix<double> followedRows(const Matrix<double>& rows, const std::vector<Index>& kept);

} // namespace headlight
