#pragma once

#include "ui/labs/lab.h"

namespace headlight {

/// What can be claimed of a head: the mean over heads beside the heads that it came from, scores beside those of evenly
/// spread weights, and a probe of many sentences that tells heads apart.
class ClaimsLab final : public Lab {
    Q_DECLARE_TR_FUNCTIONS(ClaimsLab)

public:
    enum Shown { Averages, Probe };

    ViewKind kind() const override { return ViewKind::Claims; }
    QString title() const override;
    QString question() const override;
    QString hint(const LabState& state) const override;
    bool usesProbe() const override { return true; }
    std::vector<LabParameter> parameters() const override;
    QString whyIdle(const std::string& parameter, const LabState& state) const override;
    Page page(const LabRequest& request) const override;
    /// Of the mean: a bar's head, or a cell.
    std::optional<LabCell> cellAt(const LabRequest& request, int part, QPointF value) const override;
    /// Of the mean: up and down go from head to head, left and right from key to key.
    std::optional<LabCell> cellBeside(const LabRequest& request, QPoint direction) const override;
    /// All heads of a layer are read, or all heads in many sentences.
    bool isHeavy(const LabState&) const override { return true; }
};

} // namespace headlight
