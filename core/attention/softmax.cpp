#include "core/attention/softmax.h"

#include "core/attention/shape_text.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>
#include <string>

namespace headlight {

namespace {

/// Folds everything but the entry itself, from both ends, so that nothing is subtracted.
template <class S, class Fold>
Matrix<S> foldOfOthers(const MatrixView<S>& row, Fold fold)
{
    Matrix<S> others(1, row.cols());
    S before = 0;
    for (Index j = 0; j < row.cols(); ++j) {
        others(0, j) = before;
        before = fold(before, row(0, j));
    }
    S after = 0;
    for (Index j = row.cols() - 1; j >= 0; --j) {
        others(0, j) = fold(others(0, j), after);
        after = fold(after, row(0, j));
    }
    return others;
}

template <class S>
void requireRow(const MatrixView<S>& weights)
{
    if (weights.rows() != 1)
        throw std::invalid_argument("one row of weights is needed, not " + shapeText<S>(weights));
}

} // namespace

template <class S>
Matrix<S> softmax(const MatrixView<S>& scores)
{
    constexpr S forbidden = -std::numeric_limits<S>::infinity();
    Matrix<S> weights(scores.rows(), scores.cols());
    for (Index i = 0; i < scores.rows(); ++i) {
        // pass 1: the maximum
        S maximum = forbidden;
        for (Index j = 0; j < scores.cols(); ++j) {
            const S score = scores(i, j);
            if (!std::isfinite(score) && score != forbidden)
                throw std::invalid_argument("score [" + std::to_string(i) + ", " + std::to_string(j) + "] is "
                                            + std::to_string(score));
            maximum = std::max(maximum, score);
        }
        if (maximum == forbidden) {
            weights.row(i).setZero();
            continue;
        }
        // pass 2: exponentials and their sum
        S sum = 0;
        for (Index j = 0; j < scores.cols(); ++j) {
            weights(i, j) = std::exp(scores(i, j) - maximum);
            sum += weights(i, j);
        }
        weights.row(i) /= sum;
    }
    return weights;
}

template <class S>
Matrix<S> sumOfOthers(const MatrixView<S>& weights)
{
    requireRow<S>(weights);
    return foldOfOthers<S>(weights, [](S a, S b) { return a + b; });
}

template <class S>
Matrix<S> softmaxGradient(const MatrixView<S>& weights)
{
    return softmaxGradientTile<S>(weights, {0, 0, weights.cols(), weights.cols()});
}

template <class S>
Matrix<S> softmaxGradientTile(const MatrixView<S>& weights, const Tile& tile)
{
    const Matrix<S> others = sumOfOthers<S>(weights);
    Matrix<S> gradient =
        -weights.middleCols(tile.row, tile.rows).transpose() * weights.middleCols(tile.column, tile.columns);
    const Index end = std::min(tile.row + tile.rows, tile.column + tile.columns);
    for (Index j = std::max(tile.row, tile.column); j < end; ++j)
        gradient(j - tile.row, j - tile.column) = weights(0, j) * others(0, j);
    return gradient;
}

template <class S>
S softmaxGradientNorm(const MatrixView<S>& weights)
{
    // Column j holds a_j(1 − a_j) and −a_j·a_l for the others; hypot keeps squares from underflowing.
    const auto hypotenuse = [](S a, S b) { return std::hypot(a, b); };
    const Matrix<S> others = sumOfOthers<S>(weights);
    const Matrix<S> normOfOthers = foldOfOthers<S>(weights, hypotenuse);
    S norm = 0;
    for (Index j = 0; j < weights.cols(); ++j)
        norm = hypotenuse(norm, weights(0, j) * hypotenuse(others(0, j), normOfOthers(0, j)));
    return norm;
}

template Matrix<float> softmax(const MatrixView<float>&);
template Matrix<double> softmax(const MatrixView<double>&);
template Matrix<float> sumOfOthers(const MatrixView<float>&);
template Matrix<double> sumOfOthers(const MatrixView<double>&);
template Matrix<float> softmaxGradient(const MatrixView<float>&);
template Matrix<double> softmaxGradient(const MatrixView<double>&);
template Matrix<float> softmaxGradientTile(const MatrixView<float>&, const Tile&);
template Matrix<double> softmaxGradientTile(const MatrixView<double>&, const Tile&);
template float softmaxGradientNorm(const MatrixView<float>&);
template double softmaxGradientNorm(const MatrixView<double>&);

} // namespace headlight
