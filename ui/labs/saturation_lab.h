#pragma once

#include "ui/labs/lab.h"

#include <QCoreApplication>

namespace headlight {

/// The selected row's scores, weights and gradient, and what becomes of them as the scale grows.
class SaturationLab final : public Lab {
    Q_DECLARE_TR_FUNCTIONS(SaturationLab)

public:
    ViewKind kind() const override { return ViewKind::Saturation; }
    QString title() const override;
    QString question() const override;
    bool usesDocument() const override { return true; }
    std::vector<LabParameter> parameters() const override;
    Page page(const LabRequest& request) const override;
    /// A drag in a curve moves the scale.
    LabState moved(const LabRequest& request, int part, QPointF value) const override;

    /// Where the curves stand on the page.
    static constexpr int weightCurves = 2;
    static constexpr int entropyCurve = 3;
    static constexpr int gradientCurves = 4;
};

} // namespace headlight
