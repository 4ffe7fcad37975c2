#pragma once

#include "core/attention/matrix.h"

#include <string>

namespace headlight {

/// "3 × 4": how messages name a shape.
inline std::string shapeText(Index rows, Index columns)
{
    return std::to_string(rows) + " × " + std::to_string(columns);
}

template <class S>
std::string shapeText(const MatrixView<S>& matrix)
{
    return shapeText(matrix.rows(), matrix.cols());
}

} // namespace headlight
