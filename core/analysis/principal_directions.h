#pragma once

#include "core/attention/matrix.h"

namespace headlight {

/// The two directions through the origin along which rows are longest in the mean of squares. The origin stays where
/// it is (nothing is centred), so that angles and lengths mean what they mean for the rows.
/// @param rows N × d, finite; d ≥ 1
/// @return d × 2 (d × 1 for d = 1): orthonormal columns, the first with the larger share; of each the component of
///         largest magnitude is positive. Where rows have no second direction, or none at all, it is the axis that
///         lies farthest from the first, made perpendicular to it.
/// @source the right singular vectors of the rows, as eigenvectors of the smaller of RᵀR and RRᵀ.
Matrix<double> principalDirections(const MatrixView<double>& rows);

/// The dimensions as directions.
/// @param d width of the rows @param first, second in [0, d)
/// @return d × 2: columns of the identity
Matrix<double> axisDirections(Index d, Index first, Index second);

/// How much of the rows' squared length lies along each direction: Σ_i (r_i·u)² ÷ Σ_i ‖r_i‖².
/// @param rows N × d, finite @param directions d × c, orthonormal columns
/// @return 1 × c in [0, 1]; 0 where all rows are 0
Matrix<double> sharesOfSquaredLength(const MatrixView<double>& rows, const MatrixView<double>& directions);

} // namespace headlight
