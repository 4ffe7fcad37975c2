#pragma once

#include "core/attention/matrix.h"

#include <optional>

namespace headlight {

/// How two vectors of any width lie to one another. Nothing in it is ever NaN.
struct VectorPair {
    double firstNorm = 0;         ///< ‖a‖, ≥ 0
    double secondNorm = 0;        ///< ‖b‖, ≥ 0
    double product = 0;           ///< a·b, with the bits of the head's own products
    std::optional<double> cosine; ///< in [−1, 1]; none where one of the two is 0
    std::optional<double> angle;  ///< in radians, [0, π], exact for small angles too; none where one of the two is 0
    /// a·b ÷ ‖a‖²: the foot of the perpendicular from b onto the line of a is foot · a; none where a is 0.
    std::optional<double> foot;
};

/// Lengths, angle and product of two vectors.
/// @param first 1 × d @param second 1 × d
/// @throws std::invalid_argument more or less than one row, or different widths (both shapes are named)
/// @source the angle: W. Kahan 2006, "How Futile are Mindless Assessments of Roundoff", § 12:
/// 2 atan2(‖u − w‖, ‖u + w‖) of the unit vectors u and w.
VectorPair vectorPair(const MatrixView<double>& first, const MatrixView<double>& second);

} // namespace headlight
