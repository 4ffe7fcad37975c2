#include "core/model/veiled_source.h"
#include "ui/export/figure.h"
#include "ui/export/figures.h"
#include "ui/paint/cell_painter.h"
#include "ui/paint/quantity_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

constexpr double legendGap = 16;
constexpr double leastLegend = 320; ///< its width below few thumbnails

/// "by score: Previous token · even weights: 0.23 · 12 of 144 heads ≥ 0.50"
QString orderText(const GridOrder& order, const Grid& grid, const GridReading& reading)
{
    if (!order.score)
        return {};
    QStringList texts{QCoreApplication::translate("GridFigure", "by score: %1").arg(headScoreText(*order.score)),
                      evenScoreText(reading, *order.score)};
    if (order.atLeast)
        texts << shownHeadsText(static_cast<Index>(grid.heads().size()), grid.headCount(), *order.atLeast);
    texts.removeAll(QString());
    return texts.join(u" · "_s);
}

/// A veil lies over the same rows of every head.
bool hidesWeights(const AttentionSource& source, Index layer)
{
    const auto* veiled = dynamic_cast<const VeiledSource*>(&source);
    return veiled && veiled->hides(Quantity::Weights, layer);
}

/// Of all heads, before any is read.
FlatLegend legendOf(const AttentionSource& source, const GridOptions& options, const Theme& theme, const QFont& font,
                    double width)
{
    double largest = 1;
    if (options.range == Range::Shared) {
        // Borrowed, not owned: nothing is kept beyond this function.
        const auto shown = shownSource({std::shared_ptr<const AttentionSource>(), &source}, heatmapOptions(options));
        largest = valueRange(*shown, Quantity::Weights, 0, 0, Range::Shared).high;
    }
    UnusualCells cells;
    for (const HeadPlace& place : headsOf(source)) {
        HeatmapOptions at;
        at.layer = place.layer;
        at.head = place.head;
        cells.madeUp = cells.madeUp || source.publishedWeights(place.layer, place.head);
        cells.forbidden = cells.forbidden || (place.head == 0 && unusualCells(source, at).forbidden);
        cells.hidden = cells.hidden || hidesWeights(source, place.layer);
    }
    return {gridLegend(source, options, largest, cells, theme), theme, font, width};
}

} // namespace

Picture gridFigure(std::shared_ptr<const AttentionSource> source, const GridOptions& options, const Theme& theme,
                   const QFont& given, double width, const GridMarks& marks, const GridReading& known)
{
    const QFont font = figureFont(given);
    GridReading reading = known;
    if (source && options.order.score)
        reading = readGrid(*source, {0, true, true, options.keysLeftOut}, std::move(reading));
    const double inner = insideWidth(width);
    const double height = Grid::heightForWidth(source, reading, options, theme, font, inner);
    const Grid grid(source, reading, options, theme, font, QRectF(0, 0, inner, height));
    if (grid.isEmpty())
        return {};
    const FlatLegend legend = legendOf(*source, options, theme, font, std::max(grid.bounds().right(), leastLegend));
    const QSizeF size(std::max(grid.bounds().right(), std::min(leastLegend, inner)),
                      height + legendGap + legend.height());
    return figure({quantityName(Quantity::Weights), orderText(options.order, grid, reading)}, theme, font, width, size,
                  [=](QPainter& painter, const QRectF& inside) {
                      const QRectF room(inside.topLeft(), QSizeF(inner, height));
                      const Grid drawn(source, reading, options, theme, font, room);
                      const double pixels = static_cast<double>(drawn.side()) * cellResolution(painter);
                      const GridNeeds needs{static_cast<Index>(std::ceil(pixels)), false, false, options.keysLeftOut};
                      drawn.paint(painter, readGrid(*source, needs, reading), marks);
                      legend.paint(painter, room.bottomLeft() + QPointF(0, legendGap));
                  });
}

Picture patternFigure(std::shared_ptr<const AttentionSource> source, const PatternMapOptions& options,
                      const Theme& theme, const QFont& given, double width, const GridReading& known)
{
    const QFont font = figureFont(given);
    const double inner = insideWidth(width);
    const double height = PatternMap::heightForWidth(source, options, theme, font, inner);
    const QRectF room(0, 0, inner, height);
    const PatternMap tried(source, {}, options, theme, font, room);
    if (tried.isEmpty())
        return {};
    const FlatLegend legend(patternLegend(source.get(), options), theme, font, inner);
    const double bottom = std::ceil(tried.bounds().bottom());
    const double below = legend.height() > 0 ? legendGap + legend.height() : 0;
    return figure({QCoreApplication::translate("GridFigure", "Pattern scores"), {}}, theme, font, width,
                  QSizeF(tried.bounds().right(), bottom + below), [=](QPainter& painter, const QRectF& inside) {
                      const GridReading reading = readGrid(*source, {0, true, true, options.keysLeftOut}, known);
                      const QRectF place(inside.topLeft(), room.size());
                      PatternMap(source, reading, options, theme, font, place).paint(painter);
                      legend.paint(painter, place.topLeft() + QPointF(0, bottom + legendGap));
                  });
}

} // namespace headlight
