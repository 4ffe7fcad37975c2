#pragma once

#include "ui/document/edit.h"

#include <optional>

namespace headlight {

/// What edits of the sentence's and the memory's tokens share.

/// A text that gives these tokens: a space inside one is written as `_`.
QString textOf(const std::vector<std::string>& tokens, Split split);

/// Refuses too many tokens, tokens that are too long, and more than a painted mask may have.
std::optional<EditError> tokensError(const Content& content, const std::vector<std::string>& tokens);

/// 0, 1, …, count − 1: every token stands where it stood.
std::vector<Index> everyOne(Index count);

} // namespace headlight
