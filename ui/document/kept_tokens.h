#pragma once

#include "core/attention/matrix.h"

#include <string>
#include <vector>

namespace headlight {

/// Where each token of a new list stood in the old one, by a longest common subsequence; −1: it is new.
/// Ends that are the same are matched first. Where what lies between them is very long (more than 4096 × 4096), it
/// counts as new.
/// @return one number a token of `after`, rising where not −1
std::vector<Index> keptTokens(const std::vector<std::string>& before, const std::vector<std::string>& after);

} // namespace headlight
