#pragma once

#include "ui/labs/lab.h"

#include <QCoreApplication>

namespace headlight {

/// What masks do to scores and weights, painted by hand too, and classic mistakes beside the right result.
class MasksLab final : public Lab {
    Q_DECLARE_TR_FUNCTIONS(MasksLab)

public:
    ViewKind kind() const override { return ViewKind::Masks; }
    QString title() const override;
    QString question() const override;
    QString hint(const LabState& state) const override;
    /// What another mask than the chosen one is made of.
    QString whyIdle(const std::string& parameter, const LabState& state) const override;
    std::vector<LabParameter> parameters() const override;
    Page page(const LabRequest& request) const override;
    /// A press in cells of queries by keys turns one; a drag makes the others like it.
    LabState moved(const LabRequest& request, int part, QPointF value) const override;
    /// Arrows move a frame among the cells, the space bar turns the cell in it.
    LabState nudged(const LabRequest& request, QPoint direction) const override;

    /// Where the parts stand on the page without a mistake.
    static constexpr int scoresBefore = 0;
    static constexpr int scoresAfter = 1;
    static constexpr int weightCells = 2;
    static constexpr int seenTable = 3;
    static constexpr int findings = 4;
    /// And with one: then scores, what is seen.
    static constexpr int rightCells = 0;
    static constexpr int wrongCells = 1;
    static constexpr int differenceCells = 2;
    static constexpr int wrongFindings = 3;
    static constexpr int scoresBelow = 4;
    static constexpr int seenBelow = 6;
};

} // namespace headlight
