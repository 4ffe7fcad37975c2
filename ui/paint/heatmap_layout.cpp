#include "ui/paint/heatmap_layout.h"

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

constexpr double gap = 8;
constexpr double barWidth = 16;
constexpr double barGap = 20;
constexpr double labelPadding = 4; ///< between neighbouring column labels
constexpr double longestTurnedLabel = 112;
constexpr double overhang = 0.2; ///< lines by which the bar's last number reaches below the plot

/// A cell's side: whole pixels as long as that wastes little.
double wholePixels(double side)
{
    return side >= 4 ? std::floor(side) : side;
}

struct Margins {
    double left;
    double top;
    double right;
};

void sizeCells(HeatmapLayout& layout, const HeatmapNeeds& needs, const QRectF& room, const Margins& margins)
{
    const double width = std::max(1.0, room.width() - margins.left - margins.right);
    const double height = std::max(1.0, room.height() - margins.top - overhang * needs.lineHeight - 1);
    const double fitWidth = width / static_cast<double>(needs.columns);
    const double fitHeight = height / static_cast<double>(needs.rows);
    layout.cellWidth = wholePixels(std::min({fitWidth, 1.6 * fitHeight, 160.0}));
    layout.cellHeight = wholePixels(std::min({fitHeight, layout.cellWidth, 112.0}));
}

double widest(const std::vector<double>& widths)
{
    return widths.empty() ? 0 : *std::max_element(widths.begin(), widths.end());
}

/// The largest size at which all labels are whole above cells of this width; 0 if they would be too small.
int sizeThatFitsAcross(const HeatmapNeeds& needs, double cellWidth)
{
    const double wanted = widest(needs.columnLabelWidths) + labelPadding;
    if (wanted <= cellWidth)
        return needs.labelPixels;
    const double share = (cellWidth - labelPadding) / (wanted - labelPadding);
    const int size = static_cast<int>(std::floor(needs.labelPixels * share));
    return size >= needs.leastLabelPixels ? size : 0;
}

/// A few names that are too long anyway are cut rather than turn the others with them.
bool fewStayTooLong(const HeatmapNeeds& needs, double cellWidth, double turnedRoom)
{
    const auto tooWide = [&](double width) { return width + labelPadding > cellWidth; };
    const auto tooLong = std::count_if(needs.columnLabelWidths.begin(), needs.columnLabelWidths.end(), tooWide);
    return widest(needs.columnLabelWidths) > turnedRoom && cellWidth >= 2.5 * needs.lineHeight
           && tooLong * 4 <= static_cast<std::ptrdiff_t>(needs.columnLabelWidths.size());
}

Index labelStep(double lineHeight, double side)
{
    return std::max<Index>(1, static_cast<Index>(std::ceil(lineHeight / side)));
}

void placeParts(HeatmapLayout& layout, const HeatmapNeeds& needs, const QRectF& room, const Margins& margins)
{
    const double line = needs.lineHeight;
    const QPointF corner(std::round(room.left() + margins.left), std::round(room.top() + margins.top));
    layout.plot = QRectF(corner, QSizeF(layout.cellWidth * static_cast<double>(needs.columns),
                                        layout.cellHeight * static_cast<double>(needs.rows)));
    const QRectF& plot = layout.plot;
    const double right = plot.right() + barGap + barWidth + gap + needs.barLabelWidth;
    const double titleWidth = std::min(needs.columnTitleWidth, std::max(room.right(), right) - plot.left());
    layout.columnTitle = QRectF(plot.left(), room.top(), titleWidth, line);
    layout.columnLabels =
        QRectF(plot.left(), room.top() + line + gap, plot.width(), plot.top() - room.top() - line - 2 * gap);
    const double titleHeight = std::min(needs.rowTitleWidth, std::max(room.bottom(), plot.bottom()) - plot.top());
    layout.rowTitle = QRectF(room.left(), plot.top(), line, titleHeight);
    layout.rowLabels =
        QRectF(room.left() + line + gap, plot.top(), plot.left() - room.left() - line - 2 * gap, plot.height());
    // A bar of one low row would leave no room for its numbers.
    const double barHeight = std::max(plot.height(), 5 * line);
    layout.colorBar = QRectF(plot.right() + barGap, plot.top(), barWidth, barHeight);
    layout.barLabels = QRectF(layout.colorBar.right() + gap, plot.top(), needs.barLabelWidth, barHeight);
    layout.bounds = QRectF(room.topLeft(), QPointF(std::max(right, layout.columnTitle.right()),
                                                   std::max({plot.bottom(), layout.rowTitle.bottom(),
                                                             layout.colorBar.bottom() + overhang * line})));
}

} // namespace

HeatmapLayout layoutHeatmap(const HeatmapNeeds& needs, const QRectF& room)
{
    HeatmapLayout layout;
    const double widestRow = std::clamp(room.width() / 4, 24.0, 180.0);
    Margins margins{needs.lineHeight + 2 * gap + std::ceil(std::min(needs.rowLabelWidth, widestRow)),
                    2 * needs.lineHeight + 2 * gap, barGap + barWidth + gap + needs.barLabelWidth};
    sizeCells(layout, needs, room, margins);
    const double turnedRoom = std::clamp(room.height() / 4, needs.lineHeight, longestTurnedLabel);
    layout.labelPixels = sizeThatFitsAcross(needs, layout.cellWidth);
    if (layout.labelPixels == 0) {
        layout.labelPixels = needs.labelPixels;
        layout.turnedColumnLabels = !fewStayTooLong(needs, layout.cellWidth, turnedRoom);
    }
    if (layout.turnedColumnLabels) {
        margins.top = needs.lineHeight + 2 * gap + std::ceil(std::min(widest(needs.columnLabelWidths), turnedRoom));
        sizeCells(layout, needs, room, margins);
        layout.columnLabelStep = labelStep(needs.lineHeight, layout.cellWidth);
    }
    layout.rowLabelStep = labelStep(needs.lineHeight, layout.cellHeight);
    placeParts(layout, needs, room, margins);
    return layout;
}

} // namespace headlight
