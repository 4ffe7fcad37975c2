#pragma once

namespace headlight {

/// Lets screen readers read the thumbnails as a list of heads. Called by each canvas, works once.
void registerAccessibleHeads();

} // namespace headlight
