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
    QString hint(const LabState& state) const override;
    std::vector<LabParameter> parameters() const override;
    /// Names the key.
    QString textOf(const std::string& parameter, const LabRequest& request) const override;
    /// Of a row that reads one key or none, the bars and why nothing moves.
    Page page(const LabRequest& request) const override;
    /// A press on another key takes back what was added to this one.
    LabState pressed(const LabRequest& request, int part, QPointF value) const override;
    /// A drag in a curve moves the scale, one of the end of a score's bar what is added to it.
    LabState moved(const LabRequest& request, int part, QPointF value) const override;
    LabState nudged(const LabRequest& request, QPoint direction) const override;
    double addedScore(const LabState& state) const override { return state.at("shift"); }
    /// A bar's key, or a column's.
    std::optional<LabCell> cellAt(const LabRequest& request, int part, QPointF value) const override;
    /// Up and Down go from key to key, Left and Right from row to row.
    std::optional<LabCell> cellBeside(const LabRequest& request, QPoint direction) const override;

    /// Where the parts stand on the page.
    static constexpr int scoreBarList = 0;
    static constexpr int weightBarList = 1;
    static constexpr int rowCells = 2;
    static constexpr int weightCurves = 3;
    static constexpr int entropyCurve = 4;
    static constexpr int gradientCurves = 5;
    static constexpr int findings = 6;
    static constexpr int gradientTable = 7;
};

} // namespace headlight
