#pragma once

#include "core/attention/matrix.h"

namespace headlight {

/// ε of the layer norm.
constexpr double normEpsilon = 1e-5;

/// Each row less its mean, divided by √(population variance + ε); no gain or shift. Nothing is squared, so that
/// nothing overflows.
/// @param x n × d
/// @return n × d; each row has mean 0
/// @source Ba et al. 2016, eq. (3), without its gain and bias.
template <class S>
Matrix<S> normalised(const MatrixView<S>& x);

} // namespace headlight
