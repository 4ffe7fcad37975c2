#include "core/analysis/saturation.h"

#include "core/analysis/row_statistics.h"
#include "core/attention/softmax.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace headlight {

SaturationPoint saturationAt(const MatrixView<double>& scores, double scale, double divisor)
{
    Matrix<double> scaled = scores;
    Index visible = 0;
    for (Index j = 0; j < scaled.cols(); ++j) {
        if (scaled(0, j) == -std::numeric_limits<double>::infinity())
            continue; // 0 · −∞ is no number
        scaled(0, j) *= scale;
        ++visible;
    }
    SaturationPoint point;
    point.scale = scale;
    point.weights = softmax<double>(scaled);
    const RowStatistics row = rowStatistics(point.weights, visible);
    point.entropy = row.entropy;
    point.maxWeight = row.maxWeight;
    point.gradientNorm = row.gradientNorm;
    point.productGradient = row.gradientNorm * scale / divisor;
    return point;
}

Index tiedForLargest(const MatrixView<double>& scores)
{
    const double largest = scores.maxCoeff();
    if (!std::isfinite(largest))
        return 0;
    const double rounding = 1e-12 * std::max(1., std::abs(largest));
    return (scores.array() >= largest - rounding).count();
}

std::vector<SaturationPoint> saturationCurve(const MatrixView<double>& scores, const std::vector<double>& scales,
                                             double divisor)
{
    std::vector<SaturationPoint> curve;
    curve.reserve(scales.size());
    for (const double scale : scales)
        curve.push_back(saturationAt(scores, scale, divisor));
    return curve;
}

} // namespace headlight
