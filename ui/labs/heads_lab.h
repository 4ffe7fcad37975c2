#pragma once

#include "ui/labs/lab.h"

#include <QCoreApplication>

namespace headlight {

/// What heads of a width cost: equal products, more softmax distributions; published layouts, and the extremes of one
/// head and of heads that are one number wide.
class HeadsLab final : public Lab {
    Q_DECLARE_TR_FUNCTIONS(HeadsLab)

public:
    ViewKind kind() const override { return ViewKind::HeadsAndCost; }
    QString title() const override;
    QString question() const override;
    std::vector<LabParameter> parameters() const override;
    Page page(const LabRequest& request) const override;
    /// What contradicts a published layout makes it one's own numbers.
    LabState edited(LabState state, const std::string& name) const override;
    /// A press alone leaves n where it is: it may only be meant to come here.
    LabState pressed(const LabRequest& request, int part, QPointF value) const override;
    /// A drag in the curves moves n.
    LabState moved(const LabRequest& request, int part, QPointF value) const override;

    /// Where the parts stand on the page.
    static constexpr int costTable = 0;
    static constexpr int costCurves = 1;
    static constexpr int findings = 2;
    static constexpr int scorePoints = 3;
    static constexpr int orderCells = 4;
    static constexpr int extremes = 5;
    static constexpr int blockPicture = 6;
    static constexpr int blockTable = 7;
    static constexpr int layouts = 8;
    static constexpr int mixingTable = 9;
    static constexpr int mixingText = 10;

private:
    /// A layout's sizes are those that are set, no more tokens than it takes, and no more heads than components.
    void fit(LabParameter& parameter, const LabState& state) const override;
};

} // namespace headlight
