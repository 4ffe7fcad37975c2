#pragma once

#include "ui/controls/grid_content.h"
#include "ui/document/matrix_edits.h"

namespace headlight {

/// One of a head's matrices as a grid: dimensions × components, or components × dimensions for W_O.
GridContent matrixContent(const Content& content, const MatrixPlace& place);

} // namespace headlight
