#pragma once

#include "ui/labs/lab.h"

#include <QCoreApplication>

namespace headlight {

/// A softmax row of large scores, taken as the formula stands and with the largest score subtracted, in four formats.
class StableSoftmaxLab final : public Lab {
    Q_DECLARE_TR_FUNCTIONS(StableSoftmaxLab)

public:
    ViewKind kind() const override { return ViewKind::StableSoftmax; }
    QString title() const override;
    QString question() const override;
    std::vector<LabParameter> parameters() const override;
    Page page(const LabRequest& request) const override;
    std::optional<std::string> runs() const override { return "largest"; }
    /// A drag in the plot moves the largest score.
    LabState moved(const LabRequest& request, int part, QPointF value) const override;

    /// Where the plot of exp stands on the page.
    static constexpr int plotOfExp = 2;
};

} // namespace headlight
