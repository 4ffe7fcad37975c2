#include "core/analysis/classic_mistakes.h"

#include "core/attention/softmax.h"

#include <cmath>
#include <limits>
#include <stdexcept>

namespace headlight {

namespace {

void require(bool fits)
{
    if (!fits)
        throw std::invalid_argument("shapes that do not fit");
}

/// [head₁; head₂; …], n × Σ d_v, and where one head's columns begin.
Matrix<double> concatenation(const std::vector<Matrix<double>>& outputs)
{
    require(!outputs.empty());
    Index columns = 0;
    for (const Matrix<double>& output : outputs)
        columns += output.cols();
    Matrix<double> all(outputs.front().rows(), columns);
    Index begin = 0;
    for (const Matrix<double>& output : outputs) {
        require(output.rows() == all.rows());
        all.middleCols(begin, output.cols()) = output;
        begin += output.cols();
    }
    return all;
}

void clearHead(Matrix<double>& matrix, const std::vector<Matrix<double>>& outputs, Index head)
{
    require(head >= 0 && head < static_cast<Index>(outputs.size()));
    Index begin = 0;
    for (Index before = 0; before < head; ++before)
        begin += outputs[static_cast<std::size_t>(before)].cols();
    const Index count = outputs[static_cast<std::size_t>(head)].cols();
    require(begin + count <= matrix.cols());
    matrix.middleCols(begin, count).setZero();
}

} // namespace

Matrix<double> maskedScores(const Matrix<double>& scores, const BoolMatrix& allowed)
{
    require(scores.rows() == allowed.rows() && scores.cols() == allowed.cols());
    return allowed.select(scores, -std::numeric_limits<double>::infinity());
}

Matrix<double> rightWeights(const Matrix<double>& products, double width, const BoolMatrix& allowed)
{
    return softmax<double>(maskedScores(products / std::sqrt(width), allowed));
}

Matrix<double> weightsWithoutRoot(const Matrix<double>& products, const BoolMatrix& allowed)
{
    return softmax<double>(maskedScores(products, allowed));
}

Matrix<double> weightsByModelWidth(const Matrix<double>& products, double modelWidth, const BoolMatrix& allowed)
{
    return rightWeights(products, modelWidth, allowed);
}

Matrix<double> weightsOverQueries(const Matrix<double>& scores, const BoolMatrix& allowed)
{
    const Matrix<double> turned = maskedScores(scores, allowed).transpose();
    return softmax<double>(turned).transpose();
}

Matrix<double> softmaxTwice(const Matrix<double>& scores, const BoolMatrix& allowed)
{
    return softmax<double>(softmax<double>(maskedScores(scores, allowed)));
}

BoolMatrix shiftedMask(const BoolMatrix& allowed)
{
    BoolMatrix shifted = allowed;
    for (Index i = 0; i + 1 < allowed.rows(); ++i)
        shifted.row(i) = allowed.row(i + 1);
    return shifted;
}

BoolMatrix flippedMask(const BoolMatrix& allowed)
{
    return !allowed.array();
}

Matrix<double> weightsByFiniteMask(const Matrix<double>& scores, const BoolMatrix& allowed, double mask)
{
    require(scores.rows() == allowed.rows() && scores.cols() == allowed.cols());
    const Matrix<double> filled = allowed.select(scores, mask);
    return softmax<double>(filled);
}

Matrix<double> weightsMaskedAfter(const Matrix<double>& scores, const BoolMatrix& allowed)
{
    require(scores.rows() == allowed.rows() && scores.cols() == allowed.cols());
    return allowed.select(softmax<double>(scores), 0.);
}

Matrix<double> ablatedOutput(const std::vector<Matrix<double>>& outputs, const Matrix<double>& wo, Index head)
{
    Matrix<double> all = concatenation(outputs);
    require(all.cols() == wo.rows());
    clearHead(all, outputs, head);
    return all * wo;
}

Matrix<double> ablatedAfter(const std::vector<Matrix<double>>& outputs, const Matrix<double>& wo, Index head)
{
    const Matrix<double> all = concatenation(outputs);
    require(all.cols() == wo.rows());
    Matrix<double> mixed = all * wo;
    clearHead(mixed, outputs, head);
    return mixed;
}

Matrix<double> meanOfWeights(const std::vector<Matrix<double>>& scores, const BoolMatrix& allowed)
{
    require(!scores.empty());
    Matrix<double> sum = Matrix<double>::Zero(allowed.rows(), allowed.cols());
    for (const Matrix<double>& one : scores)
        sum += softmax<double>(maskedScores(one, allowed));
    return sum / static_cast<double>(scores.size());
}

Matrix<double> weightsOfMean(const std::vector<Matrix<double>>& scores, const BoolMatrix& allowed)
{
    require(!scores.empty());
    Matrix<double> sum = Matrix<double>::Zero(allowed.rows(), allowed.cols());
    for (const Matrix<double>& one : scores) {
        require(one.rows() == sum.rows() && one.cols() == sum.cols());
        sum += one;
    }
    return softmax<double>(maskedScores(sum / static_cast<double>(scores.size()), allowed));
}

} // namespace headlight
