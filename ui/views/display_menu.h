#pragma once

#include "core/model/view_kind.h"
#include "ui/paint/heatmap_options.h"

#include <functional>
#include <memory>
#include <vector>

class QMenu;

namespace headlight {

/// What the menu of display options begins with.
struct DisplayChoices {
    HeatmapOptions options;
    std::shared_ptr<const AttentionSource> source; ///< null: no keys to leave out
    Index selectedKey = 0;
    double largest = 1;                ///< the end of the colours, up to which a threshold makes sense
    ViewKind view = ViewKind::Heatmap; ///< the one in sight: what says nothing there cannot be chosen, and tells why
    bool ofScores = false;             ///< a grid of pattern scores
};

/// Applies a change to the options that there are by then: a menu may stay open while they change.
using ChangeOptions = std::function<void(const std::function<void(HeatmapOptions&)>& change)>;

/// Fills a menu with the rarely used ways to show a matrix.
void fillDisplayMenu(QMenu& menu, const DisplayChoices& choices, const ChangeOptions& change);

/// Adds entries that leave keys out or take them in again: these keys, those that are out, and all at once.
void addKeyChoices(QMenu& menu, const HeatmapOptions& options, const std::shared_ptr<const AttentionSource>& source,
                   const std::vector<Index>& keys, const ChangeOptions& change);

} // namespace headlight
