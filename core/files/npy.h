#pragma once

#include "core/attention/matrix.h"

#include <QByteArray>

#include <vector>

namespace headlight {

/// The header of a NumPy array file, version 1.0: float64, little-endian, in C order, data aligned to 64 bytes.
/// @param shape one number a dimension, each ≥ 0
QByteArray npyHeader(const std::vector<Index>& shape);

/// Rows of numbers as they follow the header: little-endian doubles, row after row.
QByteArray npyData(const Matrix<double>& rows);

} // namespace headlight
