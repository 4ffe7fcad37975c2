#pragma once

#include "core/attention/matrix.h"

#include <QRectF>

#include <vector>

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
    double cellWidth = 1;
    double cellHeight = 1;
    int labelPixels = 0;             ///< the labels' font size
    bool turnedColumnLabels = false; ///< read from below
    Index rowLabelStep = 1;          ///< every how many rows have a label
    Index columnLabelStep = 1;
};

/// What the layout has to make room for, in logical pixels.
struct HeatmapNeeds {
    Index rows = 0;                        ///< ≥ 1
    Index columns = 0;                     ///< ≥ 1
    double rowLabelWidth = 0;              ///< the widest
    std::vector<double> columnLabelWidths; ///< of all or a sample
    double barLabelWidth = 0;
    int labelPixels = 0;      ///< the font size that the widths are measured at
    int leastLabelPixels = 0; ///< how far it may shrink so that all column labels are whole
    double rowTitleWidth = 0;
    double columnTitleWidth = 0;
    double lineHeight = 16;
};

/// Cells as large as fit: at most 1.6 times as wide as high and 160 px wide; whole pixels from 4 px on. Column labels
/// that do not fit shrink a little; where that is not enough they are turned, unless few of them are too long even so.
HeatmapLayout layoutHeatmap(const HeatmapNeeds& needs, const QRectF& room);

} // namespace headlight
