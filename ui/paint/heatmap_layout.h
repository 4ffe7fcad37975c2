#pragma once

#include "core/attention/matrix.h"

#include <QRectF>

#include <vector>

namespace headlight {

/// How near a heatmap is looked at.
struct HeatmapZoom {
    double factor = 1; ///< cells are so many times as large as those that all fit, ≥ 1
    double row = 0;    ///< what lies at the plot's upper left corner, counted in rows, whole and in part
    double column = 0;

    bool operator==(const HeatmapZoom&) const = default;
};

/// Where the parts of a heatmap lie, in logical pixels.
struct HeatmapLayout {
    QRectF bounds;              ///< everything
    QRectF plot;                ///< the cells that are shown
    QRectF matrix;              ///< all cells; larger than the plot while zoomed
    QRectF columnTitle;         ///< above the column labels
    QRectF rowTitle;            ///< left of the row labels, turned
    QRectF columnLabels;        ///< the band between title and plot
    QRectF rowLabels;           ///< empty, as the titles are: no names are wanted
    QRectF colorBar;            ///< the bar alone; empty: no legend is wanted
    QRectF barLabels;           ///< its numbers
    std::vector<QRectF> legend; ///< its entries: beside the columns' title, or below the plot where they are too many
    double cellWidth = 1;
    double cellHeight = 1;
    double lineHeight = 16;    ///< of a label
    int labelPixels = 0;       ///< the labels' font size
    bool rowLabelsFit = false; ///< each is known to stand whole
    bool columnLabelsFit = false;
    bool turnedColumnLabels = false; ///< read from below
    Index rowLabelStep = 1;          ///< every how many rows have a label
    Index columnLabelStep = 1;
    double mostZoom = 1; ///< the largest factor that is of use
    QSizeF fittingCell;  ///< a cell at factor 1
    HeatmapZoom zoom;    ///< as far as the matrix reaches

    /// A cell's size at a factor.
    QSizeF cellAt(double factor) const;
    /// How long the label of a column can be.
    double columnLabelRoom() const;
};

/// What the layout has to make room for, in logical pixels.
struct HeatmapNeeds {
    Index rows = 0;                        ///< ≥ 1
    Index columns = 0;                     ///< ≥ 1
    double rowLabelWidth = 0;              ///< the widest
    bool allRowsMeasured = false;          ///< not of a sample
    std::vector<double> columnLabelWidths; ///< of all or a sample
    double barLabelWidth = 0;
    int labelPixels = 0;      ///< the font size that the widths are measured at
    int leastLabelPixels = 0; ///< how far it may shrink so that all column labels are whole
    double rowTitleWidth = 0;
    double columnTitleWidth = 0;
    double lineHeight = 16;
    std::vector<double> legendWidths; ///< of its entries
    bool rowNames = true;             ///< labels and titles of the rows, and the title of the columns
    bool legend = true;               ///< with the colour bar
    bool onPage = false;              ///< its height follows
    double labelPitch = 16;           ///< from one label to the next, at least
    double mostAspect = 1.6;          ///< of a cell: width by height
};

/// What the names of the rows take of a heatmap's width, more than one without them has there.
double namesWidth(const HeatmapNeeds& needs, double width);

/// The height that a heatmap on a page of this width has: cells are square as long as it is no higher than wide, or
/// higher where the names of the rows need it.
double pageHeight(const HeatmapNeeds& needs, double width);

/// Cells as large as fit: at most mostAspect times as wide as high and 160 px wide; whole pixels from 4 px on. Column
/// labels that do not fit shrink a little; where that is not enough they are turned, unless few of them are too long
/// even so. Labels thin out to every 2nd, 5th, 10th, 20th … where they would touch.
/// @param zoom enlarges the cells and fills the room with them; the margins stay as they are at the fit, so that the
///             plot's upper left corner does. It is cut to what the matrix has.
HeatmapLayout layoutHeatmap(const HeatmapNeeds& needs, const QRectF& room, const HeatmapZoom& zoom = {});

} // namespace headlight
