#include "core/analysis/kernel_regression.h"

#include "core/attention/softmax.h"

#include <stdexcept>
#include <string>

namespace headlight {

namespace {

void requireSameWidth(const MatrixView<double>& query, const MatrixView<double>& keys)
{
    const auto shape = [](const MatrixView<double>& m) {
        return std::to_string(m.rows()) + " × " + std::to_string(m.cols());
    };
    if (query.rows() != 1 || query.cols() != keys.cols())
        throw std::invalid_argument("kernel regression: the query is " + shape(query) + ", the keys are "
                                    + shape(keys));
}

} // namespace

Matrix<double> dotWeights(const MatrixView<double>& query, const MatrixView<double>& keys, double scale)
{
    requireSameWidth(query, keys);
    const Matrix<double> scores = scale * (query * keys.transpose());
    return softmax<double>(scores);
}

Matrix<double> gaussianWeights(const MatrixView<double>& query, const MatrixView<double>& keys, double scale)
{
    const Matrix<double> exponents = squaredDistances(query, keys) * (-scale / 2);
    return softmax<double>(exponents);
}

Matrix<double> squaredDistances(const MatrixView<double>& query, const MatrixView<double>& keys)
{
    requireSameWidth(query, keys);
    return (keys.rowwise() - query.row(0)).rowwise().squaredNorm().transpose();
}

} // namespace headlight
