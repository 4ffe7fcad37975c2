#include "core/attention/attention.h"

#include "core/attention/ordered_product.h"
#include "core/attention/shape_text.h"

#include <cmath>
#include <limits>
#include <stdexcept>
#include <string>

namespace headlight {

namespace {

constexpr Index blockRows = 32; // query rows at a time: the scratch memory is blockRows × m

template <class S>
constexpr S forbidden = -std::numeric_limits<S>::infinity();

template <class S>
void requireFits(const MatrixView<S>& q, const MatrixView<S>& k, const MatrixView<S>& v, const ScoreScaling& scaling,
                 const Visibility& visibility)
{
    if (q.cols() != k.cols())
        throw std::invalid_argument("q is " + shapeText<S>(q) + " and k is " + shapeText<S>(k)
                                    + ": their widths differ");
    if (k.rows() != v.rows())
        throw std::invalid_argument("k is " + shapeText<S>(k) + " and v is " + shapeText<S>(v) + ": their rows differ");
    if (visibility.queries() != q.rows() || visibility.keys() != k.rows())
        throw std::invalid_argument("a mask of " + shapeText(visibility.queries(), visibility.keys()) + " over q of "
                                    + shapeText<S>(q) + " and k of " + shapeText<S>(k));
    if (!(scaling.divisor > 0) || !std::isfinite(scaling.divisor))
        throw std::invalid_argument("scores divided by " + std::to_string(scaling.divisor));
    if (!(scaling.multiplier >= 0) || !std::isfinite(scaling.multiplier))
        throw std::invalid_argument("scores multiplied by " + std::to_string(scaling.multiplier));
}

/// The smallest range of keys that holds all that the rows see.
Tile spanOf(const Visibility& visibility, Index row, Index rows)
{
    Index begin = visibility.keys();
    Index end = 0;
    for (Index i = row; i < row + rows; ++i) {
        if (visibility.begin(i) == visibility.end(i))
            continue;
        begin = std::min(begin, visibility.begin(i));
        end = std::max(end, visibility.end(i));
    }
    begin = std::min(begin, end);
    return {.row = row, .column = begin, .rows = rows, .columns = end - begin};
}

/// Finds each row's maximum and sum, and turns its scores into weights. Stops at an overflow.
template <class S>
void softmaxInPlace(Matrix<S>& block, const Tile& tile, const Visibility& visibility, Attended<S>& attended)
{
    for (Index i = tile.row; i < tile.row + tile.rows; ++i) {
        const Index begin = visibility.begin(i) - tile.column;
        const Index end = visibility.end(i) - tile.column;
        auto row = block.row(i - tile.row);

        // pass 1: the maximum
        S maximum = forbidden<S>;
        for (Index j = begin; j < end; ++j) {
            if (!std::isfinite(row(j)) && visibility.sees(i, j + tile.column)) {
                attended.overflow = ScoreOverflow{.query = i, .key = j + tile.column};
                return;
            }
            maximum = std::max(maximum, row(j));
        }
        attended.rowMaximum(i, 0) = maximum;
        if (maximum == forbidden<S>) {
            row.setZero();
            continue;
        }
        // pass 2: exponentials and their sum
        S sum = 0;
        for (Index j = begin; j < end; ++j) {
            row(j) = std::exp(row(j) - maximum);
            sum += row(j);
        }
        attended.rowSum(i, 0) = sum;
        // pass 3: weights
        row.segment(begin, end - begin) /= sum;
    }
}

/// output rows = weights · v, each component summed in the order of the keys that the row's span holds.
template <class S>
void weightedMeans(const Matrix<S>& weights, const Tile& tile, const MatrixView<S>& v, const Visibility& visibility,
                   Matrix<S>& output)
{
    OrderedProduct<S> product;
    for (Index column = 0; column < v.cols(); column += product.width) {
        product.pack(v.block(tile.column, column, tile.columns, std::min(product.width, v.cols() - column)));
        for (Index i = tile.row; i < tile.row + tile.rows; ++i)
            product.multiply(&weights.coeffRef(i - tile.row, 0), visibility.begin(i) - tile.column,
                             visibility.end(i) - tile.column, &output(i, column));
    }
}

} // namespace

template <class S>
Attended<S> attend(const MatrixView<S>& q, const MatrixView<S>& k, const MatrixView<S>& v, const ScoreScaling& scaling,
                   const Visibility& visibility)
{
    requireFits<S>(q, k, v, scaling, visibility);
    Attended<S> attended;
    attended.output = Matrix<S>::Zero(q.rows(), v.cols());
    attended.rowMaximum = Matrix<S>::Constant(q.rows(), 1, forbidden<S>);
    attended.rowSum = Matrix<S>::Zero(q.rows(), 1);
    for (Index row = 0; row < q.rows() && !attended.overflow; row += blockRows) {
        const Tile tile = spanOf(visibility, row, std::min(blockRows, q.rows() - row));
        if (tile.columns == 0)
            continue;
        Matrix<S> block = scoreTile<S>(q, k, scaling, visibility, tile);
        softmaxInPlace(block, tile, visibility, attended);
        weightedMeans<S>(block, tile, v, visibility, attended.output);
    }
    return attended;
}

template <class S>
Matrix<S> productTile(const MatrixView<S>& q, const MatrixView<S>& k, const Tile& tile)
{
    Matrix<S> products(tile.rows, tile.columns);
    OrderedProduct<S> product;
    for (Index column = 0; column < tile.columns; column += product.width) {
        const Index keys = std::min(product.width, tile.columns - column);
        product.pack(k.middleRows(tile.column + column, keys).transpose());
        for (Index i = 0; i < tile.rows; ++i)
            product.multiply(&q.coeffRef(tile.row + i, 0), 0, q.cols(), &products(i, column));
    }
    return products;
}

template <class S>
Matrix<S> scoreTile(const MatrixView<S>& q, const MatrixView<S>& k, const ScoreScaling& scaling,
                    const Visibility& visibility, const Tile& tile)
{
    Matrix<S> scores = productTile<S>(q, k, tile);
    scores.array() = scores.array() / static_cast<S>(scaling.divisor) * static_cast<S>(scaling.multiplier);
    for (Index i = 0; i < tile.rows; ++i) {
        const Index query = tile.row + i;
        const Index begin = std::clamp<Index>(visibility.begin(query) - tile.column, 0, tile.columns);
        const Index end = std::clamp<Index>(visibility.end(query) - tile.column, begin, tile.columns);
        scores.row(i).head(begin).setConstant(forbidden<S>);
        scores.row(i).tail(tile.columns - end).setConstant(forbidden<S>);
        if (visibility.seesWholeSpan(query))
            continue;
        for (Index j = begin; j < end; ++j)
            if (!visibility.sees(query, tile.column + j))
                scores(i, j) = forbidden<S>;
    }
    return scores;
}

template <class S>
Matrix<S> weightTile(const MatrixView<S>& q, const MatrixView<S>& k, const ScoreScaling& scaling,
                     const Visibility& visibility, const MatrixView<S>& rowMaximum, const MatrixView<S>& rowSum,
                     const Tile& tile)
{
    Matrix<S> weights = scoreTile<S>(q, k, scaling, visibility, tile);
    for (Index i = 0; i < tile.rows; ++i) {
        const S maximum = rowMaximum(tile.row + i, 0);
        if (maximum == forbidden<S>) {
            weights.row(i).setZero();
            continue;
        }
        for (Index j = 0; j < tile.columns; ++j)
            weights(i, j) = std::exp(weights(i, j) - maximum) / rowSum(tile.row + i, 0);
    }
    return weights;
}

template Attended<float> attend(const MatrixView<float>&, const MatrixView<float>&, const MatrixView<float>&,
                                const ScoreScaling&, const Visibility&);
template Attended<double> attend(const MatrixView<double>&, const MatrixView<double>&, const MatrixView<double>&,
                                 const ScoreScaling&, const Visibility&);
template Matrix<float> productTile(const MatrixView<float>&, const MatrixView<float>&, const Tile&);
template Matrix<double> productTile(const MatrixView<double>&, const MatrixView<double>&, const Tile&);
template Matrix<float> scoreTile(const MatrixView<float>&, const MatrixView<float>&, const ScoreScaling&,
                                 const Visibility&, const Tile&);
template Matrix<double> scoreTile(const MatrixView<double>&, const MatrixView<double>&, const ScoreScaling&,
                                  const Visibility&, const Tile&);
template Matrix<float> weightTile(const MatrixView<float>&, const MatrixView<float>&, const ScoreScaling&,
                                  const Visibility&, const MatrixView<float>&, const MatrixView<float>&, const Tile&);
template Matrix<double> weightTile(const MatrixView<double>&, const MatrixView<double>&, const ScoreScaling&,
                                   const Visibility&, const MatrixView<double>&, const MatrixView<double>&,
                                   const Tile&);

} // namespace headlight
