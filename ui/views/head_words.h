#pragma once

#include "core/attention/matrix.h"

#include <QString>

namespace headlight {

/// "fifth head of the first layer" for L0H4; plain numbers past the tenth. In the language of the moment.
/// @param layer @param head counted from 0, as in L0H4
QString headInWords(Index layer, Index head);

} // namespace headlight
