#pragma once

#include "ui/paint/step_picture.h"

#include <algorithm>

namespace headlight {

/// What of a head's pass is drawn, and where.
struct StepWish {
    std::shared_ptr<const AttentionSteps> steps;
    std::size_t place = 0; ///< of the step; a strip shows all
    StepOptions options;
    Theme theme;
    QFont font;
    QRectF room;
    bool operator==(const StepWish&) const = default;
};

/// Whether a picture of the one may stay until the other is read: it names the same tokens and gives nothing away.
inline bool isOfSameTokens(const AttentionSteps& one, const AttentionSteps& other)
{
    return one.veil() == other.veil() && one.source().queryTokens() == other.source().queryTokens()
           && one.source().keyTokens() == other.source().keyTokens();
}

/// Whether a picture of the one may stand in for the other: only the numbers differ.
inline bool differsInNumbersOnly(const StepWish& one, StepWish other)
{
    const bool sameParts = one.steps->layerIndex() == other.steps->layerIndex()
                           && one.steps->headIndex() == other.steps->headIndex()
                           && one.steps->steps() == other.steps->steps() && isOfSameTokens(*one.steps, *other.steps);
    other.steps = one.steps;
    return sameParts && one == other;
}

/// Whether the largest of the matrices is read within a frame.
inline bool isQuickToRead(const AttentionSteps& steps)
{
    constexpr Index mostCells = 1 << 17;
    Index cells = 0;
    for (const AttentionStep& step : steps.steps())
        cells = std::max(cells, steps.rowCount(step.result) * steps.columnCount(step.result));
    return cells <= mostCells;
}

} // namespace headlight
