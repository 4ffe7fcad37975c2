#include "core/analysis/row_statistics.h"

#include "core/attention/softmax.h"

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

double entropyOf(const MatrixView<double>& weights)
{
    const Matrix<double> others = sumOfOthers<double>(weights);
    double entropy = 0;
    for (Index j = 0; j < weights.cols(); ++j) {
        const double a = weights(0, j);
        if (a > 0)
            entropy -= a * (a > 0.5 ? std::log1p(-std::min(others(0, j), 0.5)) : std::log(a));
    }
    return std::max(entropy, 0.);
}

} // namespace

RowStatistics rowStatistics(const MatrixView<double>& weightsRow, Index visibleKeys)
{
    RowStatistics statistics;
    if (visibleKeys == 0)
        return statistics;
    if (weightsRow.hasNaN()) { // a weight that nobody may know leaves all of it unknown
        const double unknown = weightsRow.sum();
        return {unknown, visibleKeys > 1 ? std::optional(unknown) : std::nullopt, unknown, unknown, unknown};
    }
    statistics.entropy = entropyOf(weightsRow);
    if (visibleKeys > 1)
        statistics.relativeEntropy = std::min(statistics.entropy / std::log(static_cast<double>(visibleKeys)), 1.);
    statistics.maxWeight = weightsRow.maxCoeff();
    statistics.effectiveKeys = std::exp(statistics.entropy);
    statistics.gradientNorm = softmaxGradientNorm<double>(weightsRow);
    return statistics;
}

} // namespace headlight
