#include "ui/labs/kernel_case.h"

#include "core/analysis/entropy_alternative.h"
#include "core/analysis/kernel_regression.h"
#include "core/analysis/row_statistics.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace headlight {

namespace {

/// The alternative toward the wished key, or the next one whose weight is not settled by sum and mean score.
void chooseDirection(KernelCase& in, Index wished)
{
    const Index count = in.weights.cols();
    for (Index step = 0; step < count; ++step) {
        in.raised = (wished + step) % count;
        in.direction = entropyDirection(in.weights, in.scores, in.raised);
        if (!in.direction.isZero(0))
            return;
    }
}

} // namespace

double KernelCase::bandwidth() const
{
    return 1 / std::sqrt(scale);
}

Matrix<double> KernelCase::vectorAt(double at) const
{
    Matrix<double> row(1, onCircle ? 2 : 1);
    if (onCircle)
        row << std::cos(at), std::sin(at);
    else
        row << at;
    return row;
}

double KernelCase::entropyAt(double amountThere) const
{
    return rowStatistics(alternativeWeights(weights, direction, amountThere), weights.cols()).entropy;
}

Matrix<double> KernelCase::shares() const
{
    Matrix<double> counts = Matrix<double>::Zero(1, weights.cols());
    for (const Index key : drawn)
        counts(0, key) += 1;
    return counts / static_cast<double>(drawn.size());
}

KernelCase kernelCase(const LabState& state)
{
    KernelCase in;
    in.onCircle = state.at("keys_lie") == 0;
    in.place = state.at("query");
    in.scale = state.at("scale");
    const auto count = static_cast<Index>(state.at("keys"));
    in.places.resize(1, count);
    in.values.resize(1, count);
    in.query = in.vectorAt(in.place);
    in.keys.resize(count, in.query.cols());
    for (Index j = 0; j < count; ++j) {
        const auto at = static_cast<double>(j);
        const auto all = static_cast<double>(count);
        in.places(0, j) =
            in.onCircle ? std::numbers::pi * ((2 * at + 1) / all - 1) : KernelCase::lineEnd * (2 * at / (all - 1) - 1);
        in.keys.row(j) = in.vectorAt(in.places(0, j));
        in.values(0, j) = state.at(kernelValue(static_cast<int>(j)));
    }
    in.scores = in.scale * (in.query * in.keys.transpose());
    in.weights = dotWeights(in.query, in.keys, in.scale);
    in.gaussian = gaussianWeights(in.query, in.keys, in.scale);
    in.output = expectation(in.weights, in.values);
    in.amount = state.at("tilt");
    chooseDirection(in, static_cast<Index>(state.at("raised")) - 1);
    in.alternative = alternativeWeights(in.weights, in.direction, in.amount);
    in.drawn =
        drawnKeys(in.weights, static_cast<Index>(state.at("draws")), static_cast<std::uint64_t>(state.at("seed")));
    return in;
}

std::string kernelValue(int key)
{
    return "value_" + std::to_string(key + 1);
}

} // namespace headlight
