#pragma once

namespace headlight {

/// Lets screen readers read a painted mask as a table of squares that are on or off. Called by each grid, works once.
void registerAccessibleMask();

} // namespace headlight
