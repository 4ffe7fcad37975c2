#pragma once

#include "ui/labs/lab.h"

#include <QCoreApplication>

namespace headlight {

/// Products of random vectors, what the softmax makes of them, and what the division by √d does to both.
class WhyRootLab final : public Lab {
    Q_DECLARE_TR_FUNCTIONS(WhyRootLab)

public:
    ViewKind kind() const override { return ViewKind::WhyRoot; }
    QString title() const override;
    QString question() const override;
    std::vector<LabParameter> parameters() const override;
    Page page(const LabRequest& request) const override;
    bool isHeavy(const LabState& state) const override;
    std::optional<std::string> runs() const override { return "d"; }
    /// A drag in the curves moves d.
    LabState moved(const LabRequest& request, int part, QPointF value) const override;

    /// Where the curves stand on the page.
    static constexpr int curves = 6;
};

} // namespace headlight
