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
constexpr double largestCell = 96; ///< as far as one can zoom
constexpr double legendGap = 20;   ///< between its entries
constexpr double markRoom = 5;     ///< beside cells that have nothing else there: outlines lie around them
constexpr double mostNarrow = 2.5; ///< on a page, a cell is at most so many times as high as wide
constexpr double overhang = 0.2;   ///< lines by which the bar's last number reaches below the plot

/// A cell's side: whole pixels as long as that wastes little.
double wholePixels(double side)
{
    return side >= 4 ? std::floor(side) : side;
}

struct Margins {
    double left;
    double top;
    double right;
    double bottom;
};

/// Beside the cells at the left and the right.
Margins sideMargins(const HeatmapNeeds& needs, double width)
{
    const double widestRow = std::clamp(width / 4, 24.0, 180.0);
    const double names = needs.lineHeight + 2 * gap + std::ceil(std::min(needs.rowLabelWidth, widestRow));
    return {needs.rowNames ? names : markRoom, 0,
            needs.legend ? barGap + barWidth + gap + needs.barLabelWidth : markRoom, 0};
}

/// What the margins leave to the cells.
QSizeF plotRoom(const HeatmapNeeds& needs, const QRectF& room, const Margins& margins)
{
    return {std::max(1.0, room.width() - margins.left - margins.right),
            std::max(1.0, room.height() - margins.top - margins.bottom - overhang * needs.lineHeight - 1)};
}

void sizeCells(HeatmapLayout& layout, const HeatmapNeeds& needs, const QRectF& room, const Margins& margins)
{
    const QSizeF size = plotRoom(needs, room, margins);
    const double fitWidth = size.width() / static_cast<double>(needs.columns);
    const double fitHeight = size.height() / static_cast<double>(needs.rows);
    const double largest = needs.onPage ? std::max(160.0, room.width() / 6) : 160;
    layout.cellWidth = wholePixels(std::min({fitWidth, needs.mostAspect * fitHeight, largest}));
    const bool named = needs.onPage && needs.labelPitch <= mostNarrow * layout.cellWidth;
    const double high = named ? std::max(layout.cellWidth, needs.labelPitch) : layout.cellWidth;
    layout.cellHeight = wholePixels(std::min({fitHeight, high, 0.7 * largest}));
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

/// The least of 1, 2, 5, 10, 20, 50 … that keeps labels apart.
Index labelStep(double pitch, double side)
{
    Index step = 1;
    for (Index i = 0; static_cast<double>(step) * side < pitch; ++i)
        step = i % 3 == 1 ? step / 2 * 5 : step * 2;
    return step;
}

/// Enlarges the cells. Labels that were turned to fit stand upright again where cells are wide enough for them.
void zoomIn(HeatmapLayout& layout, const HeatmapNeeds& needs, double factor)
{
    layout.cellWidth = layout.cellAt(factor).width();
    layout.cellHeight = layout.cellAt(factor).height();
    layout.turnedColumnLabels =
        layout.turnedColumnLabels && widest(needs.columnLabelWidths) + labelPadding > layout.cellWidth;
}

/// Lays all cells behind the plot, at a whole pixel, so that none of their edges moves against another.
void placeMatrix(HeatmapLayout& layout, const HeatmapNeeds& needs, const HeatmapZoom& zoom)
{
    const auto visible = [](double extent, double cell) { return extent / cell; };
    const QRectF& plot = layout.plot;
    layout.zoom.row = std::clamp(
        zoom.row, 0.0, std::max(0.0, static_cast<double>(needs.rows) - visible(plot.height(), layout.cellHeight)));
    layout.zoom.column = std::clamp(
        zoom.column, 0.0, std::max(0.0, static_cast<double>(needs.columns) - visible(plot.width(), layout.cellWidth)));
    const QPointF corner(std::round(layout.zoom.column * layout.cellWidth),
                         std::round(layout.zoom.row * layout.cellHeight));
    layout.matrix = QRectF(plot.topLeft() - corner, QSizeF(layout.cellWidth * static_cast<double>(needs.columns),
                                                           layout.cellHeight * static_cast<double>(needs.rows)));
}

double legendExtent(const HeatmapNeeds& needs)
{
    double width = 0;
    for (const double entry : needs.legendWidths)
        width += (width > 0 ? legendGap : 0) + entry;
    return width;
}

/// Whether the legend fits beside the columns' title.
bool isLegendAbove(const HeatmapNeeds& needs, const QRectF& room, double left)
{
    return left + needs.columnTitleWidth + 2 * legendGap + legendExtent(needs) <= room.width();
}

/// The entries one after another in lines of a width, from the origin.
std::vector<QRectF> legendLines(const HeatmapNeeds& needs, double width)
{
    std::vector<QRectF> entries;
    QPointF at;
    for (const double wanted : needs.legendWidths) {
        const double extent = std::min(wanted, width);
        if (at.x() > 0 && at.x() + extent > width)
            at = {0, at.y() + needs.lineHeight + 2};
        entries.emplace_back(at, QSizeF(extent, needs.lineHeight));
        at.rx() += extent + legendGap;
    }
    return entries;
}

/// The room that the legend needs below the plot.
double legendHeight(const HeatmapNeeds& needs, const QRectF& room, double left)
{
    if (!needs.legend || needs.legendWidths.empty() || isLegendAbove(needs, room, left))
        return 0;
    return gap + legendLines(needs, std::max(1.0, room.width() - left)).back().bottom();
}

void placeLegend(HeatmapLayout& layout, const HeatmapNeeds& needs, const QRectF& room, const Margins& margins)
{
    if (!needs.legend || needs.legendWidths.empty())
        return;
    const bool isAbove = isLegendAbove(needs, room, margins.left);
    layout.legend = legendLines(needs, isAbove ? legendExtent(needs) + 1 : std::max(1.0, room.width() - margins.left));
    const double end =
        std::max(layout.barLabels.right(), layout.columnTitle.right() + 2 * legendGap + legendExtent(needs));
    const QPointF corner =
        isAbove ? QPointF(std::round(end - legendExtent(needs)), layout.columnTitle.top())
                : QPointF(layout.plot.left(),
                          std::max(layout.plot.bottom(), layout.colorBar.bottom() + overhang * needs.lineHeight) + gap);
    for (QRectF& entry : layout.legend) {
        entry.translate(corner);
        layout.bounds = layout.bounds.united(entry);
    }
}

/// The rows' labels, and both titles.
void placeNames(HeatmapLayout& layout, const HeatmapNeeds& needs, const QRectF& room)
{
    const double line = needs.lineHeight;
    const QRectF& plot = layout.plot;
    const double titleWidth =
        std::min(needs.columnTitleWidth, std::max(room.right(), layout.bounds.right()) - plot.left());
    layout.columnTitle = QRectF(plot.left(), room.top(), titleWidth, line);
    const double titleHeight = std::min(needs.rowTitleWidth, std::max(room.bottom(), plot.bottom()) - plot.top());
    layout.rowTitle = QRectF(room.left(), plot.top(), line, titleHeight);
    layout.rowLabels =
        QRectF(room.left() + line + gap, plot.top(), plot.left() - room.left() - line - 2 * gap, plot.height());
    layout.bounds = layout.bounds.united(layout.columnTitle).united(layout.rowTitle);
}

void placeBar(HeatmapLayout& layout, const HeatmapNeeds& needs, const QRectF& room, const Margins& margins)
{
    const double line = needs.lineHeight;
    const QRectF& plot = layout.plot;
    // A bar of one low row would leave no room for its numbers; but it takes none from the legend below.
    const double below = room.bottom() - margins.bottom - overhang * line - plot.top();
    const double barHeight = std::max(plot.height(), margins.bottom > 0 ? std::min(5 * line, below) : 5 * line);
    layout.colorBar = QRectF(plot.right() + barGap, plot.top(), barWidth, barHeight);
    layout.barLabels = QRectF(layout.colorBar.right() + gap, plot.top(), needs.barLabelWidth, barHeight);
    layout.bounds.setBottom(std::max(layout.bounds.bottom(), layout.colorBar.bottom() + overhang * line));
}

void placeParts(HeatmapLayout& layout, const HeatmapNeeds& needs, const QRectF& room, const Margins& margins)
{
    const double line = needs.lineHeight;
    const QPointF corner(std::round(room.left() + margins.left), std::round(room.top() + margins.top));
    layout.lineHeight = line;
    const QSizeF all(layout.cellWidth * static_cast<double>(needs.columns),
                     layout.cellHeight * static_cast<double>(needs.rows));
    const QSizeF shown = plotRoom(needs, room, margins);
    layout.plot = QRectF(
        corner, layout.zoom.factor > 1 ? all.boundedTo({std::floor(shown.width()), std::floor(shown.height())}) : all);
    const QRectF& plot = layout.plot;
    layout.columnLabels =
        QRectF(plot.left(), room.top() + line + gap, plot.width(), plot.top() - room.top() - line - 2 * gap);
    layout.bounds = QRectF(room.topLeft(), QPointF(plot.right() + margins.right, plot.bottom()));
    if (needs.rowNames)
        placeNames(layout, needs, room);
    if (needs.legend)
        placeBar(layout, needs, room, margins);
}

} // namespace

QSizeF HeatmapLayout::cellAt(double factor) const
{
    return factor > 1 ? QSizeF(wholePixels(fittingCell.width() * factor), wholePixels(fittingCell.height() * factor))
                      : fittingCell;
}

double HeatmapLayout::columnLabelRoom() const
{
    return turnedColumnLabels ? columnLabels.height() : cellWidth - 2;
}

double namesWidth(const HeatmapNeeds& needs, double width)
{
    return sideMargins(needs, width).left - markRoom;
}

double pageHeight(const HeatmapNeeds& needs, double width)
{
    constexpr double endless = 1e6;
    const HeatmapLayout free = layoutHeatmap(needs, QRectF(0, 0, width, endless));
    const double around = free.bounds.height() - free.plot.height();
    const double named = around + needs.labelPitch * static_cast<double>(needs.rows);
    const double most = named <= 1.5 * width ? std::max(width, named) : width;
    return std::ceil(std::min(free.bounds.height(), most)) + 1;
}

HeatmapLayout layoutHeatmap(const HeatmapNeeds& needs, const QRectF& room, const HeatmapZoom& zoom)
{
    HeatmapLayout layout;
    Margins margins = sideMargins(needs, room.width());
    margins.top = 2 * needs.lineHeight + 2 * gap;
    margins.bottom = legendHeight(needs, room, margins.left);
    sizeCells(layout, needs, room, margins);
    const double turnedRoom =
        needs.onPage ? longestTurnedLabel : std::clamp(room.height() / 4, needs.lineHeight, longestTurnedLabel);
    layout.labelPixels = sizeThatFitsAcross(needs, layout.cellWidth);
    if (layout.labelPixels == 0) {
        layout.labelPixels = needs.labelPixels;
        layout.turnedColumnLabels = !fewStayTooLong(needs, layout.cellWidth, turnedRoom);
    }
    if (layout.turnedColumnLabels) {
        margins.top = needs.lineHeight + 2 * gap + std::ceil(std::min(widest(needs.columnLabelWidths), turnedRoom));
        sizeCells(layout, needs, room, margins);
    }
    layout.fittingCell = {layout.cellWidth, layout.cellHeight};
    layout.mostZoom = std::max(1.0, largestCell / layout.cellHeight);
    layout.zoom.factor = std::clamp(zoom.factor, 1.0, layout.mostZoom);
    if (layout.zoom.factor > 1)
        zoomIn(layout, needs, layout.zoom.factor);
    if (layout.turnedColumnLabels)
        layout.columnLabelStep = labelStep(needs.labelPitch, layout.cellWidth);
    layout.rowLabelStep = labelStep(needs.labelPitch, layout.cellHeight);
    placeParts(layout, needs, room, margins);
    placeMatrix(layout, needs, zoom);
    placeLegend(layout, needs, room, margins);
    // Nothing but the widest of a sample may be known.
    layout.rowLabelsFit = needs.allRowsMeasured && needs.rowLabelWidth <= layout.rowLabels.width();
    layout.columnLabelsFit = static_cast<Index>(needs.columnLabelWidths.size()) == needs.columns
                             && widest(needs.columnLabelWidths) <= layout.columnLabelRoom();
    return layout;
}

} // namespace headlight
