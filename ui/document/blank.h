#pragma once

#include "core/model/content.h"

namespace headlight {

/// A new document: no tokens yet, one layer with one head whose matrices are identities, one-hot rows for new words.
Content blankContent();

} // namespace headlight
