#pragma once

#include "core/model/content.h"

#include <QString>

#include <string>
#include <vector>

namespace headlight {

/// Cuts a sentence into tokens; white space, invisible controls and byte order marks are dropped, lone surrogates
/// become U+FFFD.
///
/// Words: Unicode word boundaries; each punctuation mark is a token; `|` cuts and vanishes ("상자|가" → 상자, 가);
/// `_` between two tokens makes them one with a space in it ("New_York" → New York); elsewhere it is a token.
/// Characters: grapheme clusters; `|` vanishes; `_` is a token that holds one space.
/// Combining marks and joined emoji stay whole in both.
/// @param sentence any script, may be empty
/// @return the tokens in UTF-8, none of them empty
std::vector<std::string> tokenize(const QString& sentence, Split split);

} // namespace headlight
