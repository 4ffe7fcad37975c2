#pragma once

#include "ui/paint/cell.h"

#include <QFont>
#include <QRectF>
#include <QStringList>

namespace headlight {

/// Where the parts of a heatmap lie, in logical pixels.
struct HeatmapLayout {
    QRectF bounds;       ///< everything
    QRectF plot;         ///< all cells together
    QRectF columnTitle;  ///< above the column labels
    QRectF rowTitle;     ///< left of the row labels, turned
    QRectF columnLabels; ///< the band between title and plot
    QRectF rowLabels;
    QRectF colorBar;  ///< the bar alone
    QRectF barLabels; ///< its numbers
    double cellWidth = 0;
    double cellHeight = 0;
    bool turnedColumnLabels = false; ///< read from below
    Index rowLabelStep = 1;          ///< every how many rows have a label
    Index columnLabelStep = 1;
};

/// What the layout has to make room for.
struct HeatmapNeeds {
    Index rows = 0;
    Index columns = 0;
    QStringList rowLabels; ///< empty past labelLimit rows: then numbers stand for them
    QStringList columnLabels;
    QStringList barLabels;
    QFont font;
};

/// Cells as large as fit: at most 1.6 times as wide as high, never wider than 160 px; whole pixels from 4 px on.
HeatmapLayout layoutHeatmap(const HeatmapNeeds& needs, const QRectF& room);

} // namespace headlight
