#include "ui/paint/heatmap_reading.h"

#include "ui/paint/cell_pixels.h"
#include "ui/paint/color_bar.h"
#include "ui/paint/quantity_text.h"
#include "ui/paint/text.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace headlight {

namespace {

/// A matrix with more labels than this is measured by a sample of them.
constexpr Index mostMeasured = 256;

/// Multiplications that fit into a frame beside everything else.
constexpr double quickWork = 4e6;
/// What a cell costs beside its product, in multiplications: the exponential and the mask.
constexpr double cellWork = 10;

/// How far a part reaches beyond what is looked at, as a share of it; it is read anew before that is used up.
constexpr double margin = 0.25;
constexpr double usedUp = 0.1;

bool has(const AttentionSource* source, const HeatmapOptions& options)
{
    return source && options.layer >= 0 && options.layer < source->layerCount() && options.head >= 0
           && options.head < source->headCount(options.layer) && source->has(options.quantity);
}

/// The widths of all labels, or of evenly chosen ones.
template <class Label>
std::vector<double> labelWidths(Index count, const QFont& font, Label label)
{
    const QFontMetricsF metrics(font);
    const Index step = (count + mostMeasured - 1) / mostMeasured;
    std::vector<double> widths;
    for (Index i = 0; i < count; i += step)
        widths.push_back(std::ceil(metrics.horizontalAdvance(label(i))));
    return widths;
}

double widest(const std::vector<double>& widths)
{
    return widths.empty() ? 0 : *std::max_element(widths.begin(), widths.end());
}

/// A short sentence alone in a large room has larger labels than the interface around it.
QFont labelFont(const HeatmapRequest& request, Index rows, Index columns)
{
    const bool isShort = rows <= 24 && columns <= 24 && request.room.width() >= 560 && request.options.legend;
    const QFont base = pictureFont(request.font);
    return withPixelSize(base, pixelSizeOf(base) * (isShort ? 1.15 : 1));
}

bool isPresented(const HeatmapOptions& options)
{
    return options.leastText > leastTextPixels;
}

/// Measures labels, titles and numbers.
HeatmapNeeds needsOf(const HeatmapRequest& request, const HeatmapReading& reading)
{
    // Labels may become bold: room is made for that.
    QFont widestFont = reading.labelFont;
    widestFont.setBold(true);
    const QFontMetricsF metrics(pictureFont(request.font));
    const Quantity quantity = request.options.quantity;
    const AttentionSource& source = *request.source;
    HeatmapNeeds needs;
    needs.rows = reading.rows;
    needs.columns = reading.columns;
    needs.rowNames = request.options.rowNames;
    needs.legend = request.options.legend;
    needs.onPage = request.options.onPage;
    const std::vector<double> rowLabelWidths =
        labelWidths(reading.rows, widestFont, [&](Index i) { return rowLabel(source, quantity, i); });
    needs.rowLabelWidth = widest(rowLabelWidths);
    needs.allRowsMeasured = static_cast<Index>(rowLabelWidths.size()) == reading.rows;
    needs.columnLabelWidths =
        labelWidths(reading.columns, widestFont, [&](Index j) { return columnLabel(source, quantity, j); });
    for (const QString& text : barTexts(reading.range))
        needs.barLabelWidth = std::max(needs.barLabelWidth, std::ceil(metrics.horizontalAdvance(text)));
    needs.rowTitleWidth = std::ceil(metrics.horizontalAdvance(rowAxisTitle(quantity)));
    needs.columnTitleWidth = std::ceil(metrics.horizontalAdvance(columnAxisTitle(quantity)));
    needs.lineHeight = std::ceil(std::min(QFontMetricsF(widestFont).height(), 1.25 * pixelSizeOf(widestFont)));
    needs.labelPixels = reading.labelFont.pixelSize();
    needs.leastLabelPixels = std::min(request.options.leastText, needs.labelPixels);
    needs.labelPitch = needs.lineHeight;
    // Large labels would take the height that the rows need: they stand closer, and cells become wide before labels
    // are turned.
    if (isPresented(request.options)) {
        needs.labelPitch = std::min(needs.lineHeight, 1.25 * needs.labelPixels);
        needs.mostAspect = 3;
    }
    for (const HeatmapLegendEntry& entry : reading.legend)
        needs.legendWidths.push_back(legendWidth(entry, pictureFont(request.font)));
    return needs;
}

/// As many blocks as cells, or as whole pixels if these are fewer: no block is ever without a pixel.
Index blocks(Index cells, double cellSide, double pixelRatio)
{
    const double pixels = std::floor(static_cast<double>(cells) * cellSide * pixelRatio + 1e-6);
    return std::clamp<Index>(static_cast<Index>(pixels), 1, cells);
}

Pooling pooling(const Tile& tile, const HeatmapLayout& layout, double pixelRatio)
{
    return {tile, blocks(tile.rows, layout.cellHeight, pixelRatio), blocks(tile.columns, layout.cellWidth, pixelRatio)};
}

/// The tile with a share of it added on all sides, as far as there is a matrix.
Tile widened(const Tile& tile, double share, Index rows, Index columns)
{
    const auto extra = [share](Index cells) {
        return static_cast<Index>(std::ceil(static_cast<double>(cells) * share));
    };
    const Index top = std::max<Index>(0, tile.row - extra(tile.rows));
    const Index left = std::max<Index>(0, tile.column - extra(tile.columns));
    return {top, left, std::min(rows, tile.row + tile.rows + extra(tile.rows)) - top,
            std::min(columns, tile.column + tile.columns + extra(tile.columns)) - left};
}

HeatmapLayout layoutOf(const HeatmapReading& reading, const HeatmapRequest& request)
{
    return layoutHeatmap(reading.needs, request.room, request.zoom);
}

/// Whether the part has what is looked at, as finely as the screen can show it.
bool partServes(const HeatmapReading& reading, const HeatmapRequest& request)
{
    const HeatmapLayout layout = layoutOf(reading, request);
    if (layout.zoom.factor <= 1 || !reading.whole->pooling.shrinks())
        return true;
    if (!reading.part)
        return false;
    const Tile wanted =
        widened(visibleTile(layout, reading.rows, reading.columns), usedUp, reading.rows, reading.columns);
    const Pooling& held = reading.part->pooling;
    return held.tile.contains(wanted) && held == pooling(held.tile, layout, request.pixelRatio);
}

double workOf(const HeatmapRequest& request, double cells)
{
    const auto [quantity, layer, head] =
        std::tuple(request.options.quantity, request.options.layer, request.options.head);
    if (!isKeyed(quantity))
        return cells;
    const bool hasQueries = request.source->has(Quantity::Queries);
    const Index width = hasQueries ? request.source->columnCount(Quantity::Queries, layer, head) : 0;
    return cells * (cellWork + static_cast<double>(width));
}

bool holds(const CellField& field, CellState state)
{
    return std::find(field.states.begin(), field.states.end(), state) != field.states.end();
}

/// Cells that are not finite or hidden are known when they are read.
void explainUnread(HeatmapReading& reading)
{
    const HeatmapRequest& request = reading.request;
    UnusualCells cells = unusualCells(*request.source, request.options);
    cells.invalid = holds(*reading.whole, CellState::Invalid);
    cells.hidden = holds(*reading.whole, CellState::Hidden);
    reading.legend = legendEntries(*request.source, request.options, cells);
    reading.needs = needsOf(request, reading);
}

} // namespace

void markLeftOut(CellField& field, const HeatmapOptions& options)
{
    if (!marksKeysOut(options))
        return;
    const std::vector<Index>& out = options.keysLeftOut;
    for (Index j = 0; j < field.columns(); ++j) {
        const Index begin = field.pooling.tile.column + field.pooling.firstColumn(j);
        const Index end = field.pooling.tile.column + field.pooling.firstColumn(j + 1);
        const auto first = std::lower_bound(out.begin(), out.end(), begin);
        if (std::lower_bound(first, out.end(), end) - first < end - begin)
            continue;
        for (Index i = 0; i < field.rows(); ++i)
            field.states[static_cast<std::size_t>(i * field.columns() + j)] = CellState::LeftOut;
    }
}

bool differsInZoomOnly(const HeatmapRequest& one, const HeatmapRequest& other)
{
    HeatmapRequest same = other;
    same.zoom = one.zoom;
    return one == same;
}

bool serves(const HeatmapReading& reading, const HeatmapRequest& request)
{
    return differsInZoomOnly(reading.request, request) && (reading.rows == 0 || partServes(reading, request));
}

Tile visibleTile(const HeatmapLayout& layout, Index rows, Index columns)
{
    const auto range = [](double from, double extent, double cell, Index count) {
        const Index begin = std::clamp<Index>(static_cast<Index>(std::floor(from / cell + 1e-9)), 0, count - 1);
        const auto end = static_cast<Index>(std::ceil((from + extent) / cell - 1e-9));
        return std::pair(begin, std::clamp<Index>(end, begin + 1, count) - begin);
    };
    const QPointF corner = layout.plot.topLeft() - layout.matrix.topLeft();
    const auto [row, shownRows] = range(corner.y(), layout.plot.height(), layout.cellHeight, rows);
    const auto [column, shownColumns] = range(corner.x(), layout.plot.width(), layout.cellWidth, columns);
    return {row, column, shownRows, shownColumns};
}

HeatmapReading measureHeatmap(const HeatmapRequest& request, const std::atomic<bool>* stop)
{
    const HeatmapOptions& options = request.options;
    HeatmapReading reading;
    reading.request = request;
    reading.source = shownSource(request.source, options);
    if (!has(reading.source.get(), options))
        return reading;
    reading.rows = reading.source->rowCount(options.quantity, options.layer, options.head);
    reading.columns = reading.source->columnCount(options.quantity, options.layer, options.head);
    if (reading.rows == 0 || reading.columns == 0)
        return reading;
    reading.range = valueRange(*reading.source, options.quantity, options.layer, options.head, options.range, stop);
    if (options.logarithmic)
        reading.range = reading.range.logarithmic();
    reading.labelFont =
        isPresented(options) ? pictureFont(request.font) : labelFont(request, reading.rows, reading.columns);
    reading.legend = legendEntries(*request.source, options, unusualCells(*request.source, options));
    reading.needs = needsOf(request, reading);
    return reading;
}

double namedWidth(const AttentionSource& source, const HeatmapOptions& options, const QFont& font, double all,
                  int count)
{
    QFont widestFont = pictureFont(font);
    widestFont.setBold(true);
    HeatmapNeeds needs;
    needs.lineHeight = std::ceil(std::min(QFontMetricsF(widestFont).height(), 1.25 * pixelSizeOf(widestFont)));
    needs.rowLabelWidth = widest(labelWidths(source.rowCount(options.quantity, options.layer, options.head), widestFont,
                                             [&](Index i) { return rowLabel(source, options.quantity, i); }));
    double first = all / count;
    for (int i = 0; i < 8; ++i) { // names too long for the room take a share of the width that they make
        const double names = namesWidth(needs, first);
        first = std::floor(names + (all - names) / count);
    }
    return first;
}

ColorScale heatmapScale(const HeatmapOptions& options, const Theme& theme)
{
    return options.quantity == Quantity::Weights ? ColorScale::sequential(options.map, theme)
                                                 : ColorScale::diverging(theme);
}

HeatmapReading readHeatmap(const HeatmapRequest& request, const HeatmapReading* before, const std::atomic<bool>* stop)
{
    const bool goesOn = before && differsInZoomOnly(before->request, request);
    HeatmapReading reading = goesOn ? *before : measureHeatmap(request, stop);
    reading.request = request;
    if (reading.rows == 0 || reading.columns == 0)
        return reading;
    const auto read = [&](const Tile& tile, const HeatmapLayout& layout) {
        CellField field = readCells(*reading.source, request.options.quantity, request.options.layer,
                                    request.options.head, pooling(tile, layout, request.pixelRatio), stop);
        markLeftOut(field, request.options);
        if (field.values.size() > mostRectangles) {
            const Theme& theme = Theme::light(); // the steps are the same in every theme
            findSteps(field,
                      {heatmapScale(request.options, theme), reading.range, theme, 0, request.options.threshold});
        }
        return std::make_shared<const CellField>(std::move(field));
    };
    const auto readWhole = [&] {
        reading.whole = read({0, 0, reading.rows, reading.columns}, layoutHeatmap(reading.needs, request.room));
    };
    if (!reading.whole) {
        readWhole();
        if (holds(*reading.whole, CellState::Invalid) || holds(*reading.whole, CellState::Hidden)) {
            explainUnread(reading);
            readWhole(); // the legend may have taken some of the room
        }
    }
    if (!partServes(reading, request)) {
        const HeatmapLayout layout = layoutOf(reading, request);
        const Tile seen = visibleTile(layout, reading.rows, reading.columns);
        reading.part = read(widened(seen, margin, reading.rows, reading.columns), layout);
    }
    return reading;
}

bool isQuickToRead(const HeatmapRequest& request, const HeatmapReading* before)
{
    const HeatmapOptions& options = request.options;
    if (!has(shownSource(request.source, options).get(), options))
        return true;
    const auto cells = [](const Tile& tile) {
        return static_cast<double>(tile.rows) * static_cast<double>(tile.columns);
    };
    if (before && differsInZoomOnly(before->request, request)) {
        if (before->rows == 0 || partServes(*before, request))
            return true;
        Tile seen = visibleTile(layoutOf(*before, request), before->rows, before->columns);
        if (leavesKeysOut(options)) // whole rows are summed up
            seen = {seen.row, 0, seen.rows, before->columns};
        return workOf(request, cells(widened(seen, margin, before->rows, before->columns))) <= quickWork;
    }
    const Tile all{.rows = request.source->rowCount(options.quantity, options.layer, options.head),
                   .columns = request.source->columnCount(options.quantity, options.layer, options.head)};
    double heads = 0;
    for (Index layer = 0; options.range == Range::Shared && layer < request.source->layerCount(); ++layer)
        heads += static_cast<double>(request.source->headCount(layer));
    return workOf(request, cells(all)) * std::max(1.0, heads) <= quickWork;
}

} // namespace headlight
