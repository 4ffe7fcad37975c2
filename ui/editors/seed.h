#pragma once

#include "ui/controls/refusal_line.h"

#include <cstdint>

namespace headlight {

class PromptLine;

/// Asks for the seed of random numbers.
/// @param accept takes a good seed; gives why it is refused, or nothing
void ask(PromptLine& prompt, std::uint32_t proposal, const std::function<Wording(std::uint32_t seed)>& accept);

} // namespace headlight
