#pragma once

#include <QString>

namespace headlight {

/// The first character of a text that shows nothing and turns or ends what stands around it, as "U+202E"; empty: there
/// is none.
QString unfitCharacter(const QString& text);

} // namespace headlight
