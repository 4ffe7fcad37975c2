#pragma once

#include "core/analysis/row_descent.h"
#include "ui/labs/lab.h"

#include <array>

namespace headlight {

/// The four descents of the stall lab: by both losses, divided by √d_k and not.
struct StallRuns {
    static constexpr int keyCount = 3;
    static constexpr int mostSteps = 250;

    Matrix<double> target; ///< 1 × keyCount, summing to 1
    Matrix<double> values; ///< keyCount × 2
    Index steps = 0;       ///< that are shown, ≤ mostSteps
    bool learnsMatrices = false;
    std::array<std::vector<DescentPoint>, 4> all; ///< whole; loss by loss, undivided first

    const std::vector<DescentPoint>& pointsOf(RowLoss loss, bool divided) const
    {
        return all[static_cast<std::size_t>(loss) * 2 + (divided ? 1 : 0)];
    }
    /// After the steps shown, or where its numbers left their range before.
    const DescentPoint& at(RowLoss loss, bool divided) const;
    /// What the loss falls to at best: 0, or the target's entropy.
    double leastLoss(RowLoss loss) const;
};

/// Keys of 1 and −1, orthogonal; the query a multiple of the first; the values (1, 0), (0, 1) and (−1, −1), of which
/// every output is a mean in one way alone.
StallRuns stallRuns(const LabRequest& request);

/// Whether all wanted weights are 0: then every key is wanted alike.
bool wantsNothing(const LabState& state);
/// One wanted weight; the others keep their proportion.
void setTarget(LabState& state, int key, double weight);

} // namespace headlight
