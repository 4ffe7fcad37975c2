#pragma once

#include "ui/labs/lab.h"

#include <QCoreApplication>

namespace headlight {

/// Attention as regression with a kernel, its weights as those of largest entropy, its output as an expectation.
class KernelLab final : public Lab {
    Q_DECLARE_TR_FUNCTIONS(KernelLab)

public:
    ViewKind kind() const override { return ViewKind::Kernel; }
    QString title() const override;
    QString question() const override;
    std::vector<LabParameter> parameters() const override;
    Page page(const LabRequest& request) const override;
    std::optional<std::string> runs() const override { return "draws"; }
    QString textOf(const std::string& parameter, const LabRequest& request) const override;
    /// A key that is not there has no value to set.
    QString whyIdle(const std::string& parameter, const LabState& state) const override;
    /// A press at a value's point takes hold of it, and changes nothing yet.
    LabState pressed(const LabRequest& request, int part, QPointF value) const override;
    /// A drag in a plot over places moves the query or the value held, one over alternatives or draws these; one in a
    /// bar its value; a press on a key's column raises its weight in the alternative.
    LabState moved(const LabRequest& request, int part, QPointF value) const override;
    /// Left and Right move the query, Up and Down choose the key that the alternative raises.
    LabState nudged(const LabRequest& request, QPoint direction) const override;

    /// Where the parts stand on the page.
    static constexpr int meanCurve = 0;
    static constexpr int kernelCurve = 1;
    static constexpr int entropyCurve = 2;
    static constexpr int weightCells = 3;
    static constexpr int sampleCurve = 4;
    static constexpr int valueBars = 5;
    static constexpr int kernelTable = 6;
    static constexpr int findings = 7;

private:
    void fit(LabParameter& parameter, const LabState& state) const override;
};

} // namespace headlight
