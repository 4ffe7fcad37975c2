#pragma once

#include "ui/labs/lab.h"

#include <QCoreApplication>

namespace headlight {

/// Gradient descent of one row of weights that begins on the wrong key: by the squared error on its output it stalls
/// once it is saturated, by the cross-entropy on its weights it does not; with and without ÷ √d_k.
class StallLab final : public Lab {
    Q_DECLARE_TR_FUNCTIONS(StallLab)

public:
    ViewKind kind() const override { return ViewKind::Stall; }
    QString title() const override;
    QString question() const override;
    QString hint(const LabState& state) const override;
    std::vector<LabParameter> parameters() const override;
    QString whyIdle(const std::string& parameter, const LabState& state) const override;
    Page page(const LabRequest& request) const override;
    std::optional<std::string> runs() const override { return "steps"; }
    /// A drag of a bar of the target, or along the steps of a curve.
    LabState moved(const LabRequest& request, int part, QPointF value) const override;
    /// Left and Right go a step back and on.
    LabState nudged(const LabRequest& request, QPoint direction) const override;

    /// Where the parts stand on the page: what is of the chosen loss before the same of the other one.
    static constexpr int lossCurves = 0;
    static constexpr int otherLossCurves = 1;
    static constexpr int targetBars = 2;
    static constexpr int weightCells = 3;
    static constexpr int gradientCurves = 4;
    static constexpr int otherGradientCurves = 5;
    static constexpr int factorTable = 6;
};

} // namespace headlight
