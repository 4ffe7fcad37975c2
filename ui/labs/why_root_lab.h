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
    bool runsByDoubling() const override { return true; }
    /// A drag in the curves moves d.
    LabState moved(const LabRequest& request, int part, QPointF value) const override;

    /// Where the parts stand on the page; of pairs, the first is undivided and the next one divided.
    static constexpr int products = 0;
    static constexpr int histograms = 2;
    static constexpr int weights = 4;
    static constexpr int gradients = 6;
    static constexpr int curves = 8;
    static constexpr int deviations = 9;
    static constexpr int terms = 10;
    static constexpr int proof = 11;
};

} // namespace headlight
