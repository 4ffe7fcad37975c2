#include "ui/labs/stall_runs.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>

namespace headlight {

namespace {

std::string targetName(int key)
{
    return "target_" + std::to_string(key + 1);
}

Matrix<double> setTargets(const LabState& state)
{
    Matrix<double> target(1, StallRuns::keyCount);
    for (int key = 0; key < StallRuns::keyCount; ++key)
        target(0, key) = state.at(targetName(key));
    return target;
}

Matrix<double> targetOf(const LabState& state)
{
    if (wantsNothing(state))
        return Matrix<double>::Constant(1, StallRuns::keyCount, 1. / StallRuns::keyCount);
    const Matrix<double> target = setTargets(state);
    return target / target.sum();
}

/// Rows of a Hadamard matrix: every two are orthogonal, each has the length √d_k.
Matrix<double> orthogonalKeys(Index dK)
{
    Matrix<double> keys(StallRuns::keyCount, dK);
    for (Index j = 0; j < keys.rows(); ++j)
        for (Index c = 0; c < dK; ++c)
            keys(j, c) = std::popcount(static_cast<unsigned>(j & c)) % 2 == 0 ? 1 : -1;
    return keys;
}

} // namespace

const DescentPoint& StallRuns::at(RowLoss loss, bool divided) const
{
    const std::vector<DescentPoint>& points = pointsOf(loss, divided);
    return points[std::min(points.size() - 1, static_cast<std::size_t>(steps))];
}

double StallRuns::leastLoss(RowLoss loss) const
{
    double entropy = 0;
    for (Index j = 0; j < target.cols() && loss == RowLoss::CrossEntropy; ++j)
        if (target(0, j) > 0)
            entropy -= target(0, j) * std::log(target(0, j));
    return entropy;
}

StallRuns stallRuns(const LabRequest& request)
{
    StallRuns runs;
    runs.target = targetOf(request.state);
    runs.steps = request.whole("steps");
    runs.learnsMatrices = request.isOn("learns");
    const Index dK = request.whole("d_k");
    RowTask task;
    task.token = Matrix<double>::Ones(1, 1); // its row of W_Q is the query
    task.tokens = Matrix<double>::Identity(StallRuns::keyCount, StallRuns::keyCount);
    task.values.resize(StallRuns::keyCount, 2);
    task.values << 1, 0, 0, 1, -1, -1;
    runs.values = task.values;
    task.target = runs.target;
    RowMatrices start;
    start.wk = orthogonalKeys(dK);
    start.wq = request.value("start") * start.wk.row(0);
    for (const RowLoss loss : {RowLoss::SquaredError, RowLoss::CrossEntropy})
        for (const bool divided : {false, true}) {
            task.loss = loss;
            task.divisor = divided ? std::sqrt(static_cast<double>(dK)) : 1;
            runs.all[static_cast<std::size_t>(loss) * 2 + (divided ? 1 : 0)] =
                descend(task, start, runs.learnsMatrices, request.value("rate"), StallRuns::mostSteps);
        }
    return runs;
}

bool wantsNothing(const LabState& state)
{
    return setTargets(state).isZero(0);
}

void setTarget(LabState& state, int key, double weight)
{
    const Matrix<double> before = targetOf(state);
    const double wanted = std::clamp(weight, 0., 1.);
    const double others = 1 - before(0, key);
    for (int j = 0; j < StallRuns::keyCount; ++j) {
        const double share = others > 0 ? before(0, j) / others : 1. / (StallRuns::keyCount - 1);
        state[targetName(j)] = j == key ? wanted : (1 - wanted) * share;
    }
}

} // namespace headlight
