#pragma once

#include <QString>

#include <string>

namespace headlight {

/// A token as a label that can always be seen: "␣", "⇥", "⏎" for white space alone or at an end, "∅" for an empty
/// token, "U+200B" for a mark without a shape, "⟨E2⟩" for a byte that is no character, "◌́" for an accent alone. Long
/// tokens are cut to 80 characters with "…".
/// @param token UTF-8, or any bytes
QString tokenLabel(const std::string& token);

/// The whole token for a tooltip, with the same visible marks, however long.
QString fullTokenLabel(const std::string& token);

} // namespace headlight
