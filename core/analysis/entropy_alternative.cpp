#include "core/analysis/entropy_alternative.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace headlight {

namespace {

constexpr double nothingLeft = 1e-9; ///< of a direction of size 1: rounding

/// Takes out of u what changes Σ a·u and Σ a·u·s. Twice: the second pass removes what the first one's rounding left.
void keepSumAndMean(Matrix<double>& u, const Matrix<double>& a, const Matrix<double>& centred, double variance)
{
    for (int pass = 0; pass < 2; ++pass) {
        u.array() -= (a.array() * u.array()).sum();
        if (variance > 0)
            u -= ((a.array() * u.array() * centred.array()).sum() / variance) * centred;
    }
}

} // namespace

Matrix<double> entropyDirection(const MatrixView<double>& weights, const MatrixView<double>& scores, Index raised)
{
    if (weights.rows() != 1 || scores.rows() != 1 || weights.cols() != scores.cols() || raised < 0
        || raised >= weights.cols())
        throw std::invalid_argument("entropy direction: weights and scores are one row of the same keys");
    const Matrix<double> a = weights;
    const auto seen = a.array() > 0;
    const Matrix<double> finite = seen.select(scores, 0.);
    const double mean = (a.array() * finite.array()).sum();
    const Matrix<double> centred = seen.select(finite.array() - mean, 0.);
    const double variance = (a.array() * centred.array().square()).sum();
    Matrix<double> u = Matrix<double>::Zero(1, a.cols());
    u(0, raised) = 1;
    for (int round = 0; round < 2; ++round) { // again at full size, after what was left has grown
        keepSumAndMean(u, a, centred, variance);
        u = seen.select(u, 0.).eval();
        const double size = u.cwiseAbs().maxCoeff();
        if (size < nothingLeft)
            return Matrix<double>::Zero(1, a.cols());
        u /= size;
    }
    return u;
}

Matrix<double> alternativeWeights(const MatrixView<double>& weights, const MatrixView<double>& direction, double amount)
{
    return (weights.array() * (1 + amount * direction.array())).max(0.);
}

double divergence(const MatrixView<double>& alternative, const MatrixView<double>& weights)
{
    double sum = 0;
    for (Index j = 0; j < weights.cols(); ++j)
        if (alternative(0, j) > 0)
            sum += alternative(0, j) * std::log(alternative(0, j) / weights(0, j));
    return std::max(sum, 0.);
}

} // namespace headlight
