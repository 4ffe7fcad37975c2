#include "core/analysis/row_descent.h"

#include "core/attention/softmax.h"

#include <cmath>
#include <stdexcept>

namespace headlight {

namespace {

void requireFits(const RowTask& task, const RowMatrices& matrices)
{
    const Index m = task.tokens.rows();
    const bool fits = task.token.rows() == 1 && task.token.cols() == matrices.wq.rows()
                      && task.tokens.cols() == matrices.wk.rows() && matrices.wq.cols() == matrices.wk.cols()
                      && task.values.rows() == m && task.target.rows() == 1 && task.target.cols() == m;
    if (!fits)
        throw std::invalid_argument("the shapes of a row, its matrices and its target do not fit");
}

/// −Σ t_j ln a_j, from the scores, so that a weight that rounds to 0 has its logarithm.
double crossEntropy(const Matrix<double>& scores, const Matrix<double>& target)
{
    const double largest = scores.maxCoeff();
    const double logarithm = std::log((scores.array() - largest).exp().sum());
    double loss = 0;
    for (Index j = 0; j < scores.cols(); ++j)
        if (target(0, j) > 0)
            loss -= target(0, j) * (scores(0, j) - largest - logarithm);
    return loss;
}

void addSquaredError(RowGradient& row, const RowTask& task)
{
    const Matrix<double> error = (row.weights - task.target) * task.values; // 1 × d_v
    row.loss = error.squaredNorm() / 2;
    row.byWeights = error * task.values.transpose();
    for (Index j = 0; j < row.weights.cols(); ++j) {
        double fromOutput = 0; // (v_j − o)·(o − o*)
        for (Index l = 0; l < row.weights.cols(); ++l)
            fromOutput += row.weights(0, l) * (row.byWeights(0, j) - row.byWeights(0, l));
        row.byScores(0, j) = row.weights(0, j) * fromOutput;
    }
}

void addCrossEntropy(RowGradient& row, const RowTask& task, const Matrix<double>& scores)
{
    row.loss = crossEntropy(scores, task.target);
    row.byWeights = Matrix<double>::Zero(1, scores.cols());
    for (Index j = 0; j < scores.cols(); ++j)
        if (task.target(0, j) > 0)
            row.byWeights(0, j) = -task.target(0, j) / row.weights(0, j);
    row.byScores = row.weights - task.target;
    const Matrix<double> others = sumOfOthers<double>(row.weights);
    for (Index j = 0; j < scores.cols(); ++j)
        if (task.target(0, j) == 1) // a − 1 keeps its digits
            row.byScores(0, j) = -others(0, j);
}

} // namespace

RowGradient rowGradient(const RowTask& task, const RowMatrices& matrices)
{
    requireFits(task, matrices);
    const Matrix<double> query = task.token * matrices.wq;                 // 1 × d_k
    const Matrix<double> keys = task.tokens * matrices.wk;                 // m × d_k
    const Matrix<double> scores = query * keys.transpose() / task.divisor; // 1 × m
    RowGradient row;
    row.weights = softmax<double>(scores);
    row.output = row.weights * task.values;
    row.byScores.resize(1, scores.cols());
    if (task.loss == RowLoss::SquaredError)
        addSquaredError(row, task);
    else
        addCrossEntropy(row, task, scores);
    row.byProducts = row.byScores / task.divisor;
    row.byQuery = row.byProducts * keys;
    row.byWq = task.token.transpose() * row.byQuery;
    row.byWk = task.tokens.transpose() * (row.byProducts.transpose() * query);
    return row;
}

std::vector<DescentPoint> descend(const RowTask& task, RowMatrices matrices, bool keysToo, double rate, Index steps)
{
    std::vector<DescentPoint> points;
    for (Index step = 0; step <= steps; ++step) {
        const Matrix<double> products = (task.token * matrices.wq) * (task.tokens * matrices.wk).transpose();
        if (step > 0 && !products.allFinite())
            break;
        const RowGradient row = rowGradient(task, matrices);
        DescentPoint point{row.loss, row.weights};
        point.weightGradient = row.byWeights.norm();
        point.softmaxGradient = softmaxGradientNorm<double>(row.weights);
        point.scoreGradient = row.byScores.norm();
        point.productGradient = row.byProducts.norm();
        point.gradient = keysToo ? std::hypot(row.byWq.norm(), row.byWk.norm()) : row.byWq.norm();
        points.push_back(point);
        matrices.wq -= rate * row.byWq;
        if (keysToo)
            matrices.wk -= rate * row.byWk;
    }
    return points;
}

} // namespace headlight
