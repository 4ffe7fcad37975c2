#include "core/analysis/vector_pair.h"

#include "core/attention/attention.h"
#include "core/attention/shape_text.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace headlight {

namespace {

/// A vector as a length and a direction, whatever its size: its largest component is taken out first.
struct Polar {
    explicit Polar(const MatrixView<double>& row)
    {
        largest = row.size() > 0 ? row.cwiseAbs().maxCoeff() : 0;
        if (!(largest > 0))
            return;
        direction = row / largest;
        rest = direction.norm();
        direction /= rest;
    }
    double norm() const { return largest * rest; }

    double largest = 0;
    double rest = 0; ///< the norm is largest · rest
    Matrix<double> direction;
};

void requireRows(const MatrixView<double>& first, const MatrixView<double>& second)
{
    if (first.rows() != 1 || second.rows() != 1 || first.cols() != second.cols())
        throw std::invalid_argument("a pair of vectors is 1 × d and 1 × d, not " + shapeText<double>(first) + " and "
                                    + shapeText<double>(second));
}

} // namespace

VectorPair vectorPair(const MatrixView<double>& first, const MatrixView<double>& second)
{
    requireRows(first, second);
    const Polar a(first);
    const Polar b(second);
    VectorPair pair;
    pair.firstNorm = a.norm();
    pair.secondNorm = b.norm();
    pair.product = productTile<double>(first, second, {0, 0, 1, 1})(0, 0);
    if (a.largest > 0 && b.largest > 0) {
        pair.cosine = std::clamp(a.direction.row(0).dot(b.direction.row(0)), -1., 1.);
        pair.angle = 2 * std::atan2((a.direction - b.direction).norm(), (a.direction + b.direction).norm());
        const double foot = *pair.cosine * (b.largest / a.largest) * (b.rest / a.rest);
        if (std::isfinite(foot))
            pair.foot = foot;
    } else if (a.largest > 0) {
        pair.foot = 0;
    }
    return pair;
}

} // namespace headlight
