#include "ui/export/figures.h"

#include "ui/export/figure.h"
#include "ui/paint/cell_painter.h"
#include "ui/paint/quantity_text.h"
#include "ui/paint/slice_bars.h"
#include "ui/paint/steps_page.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

constexpr double barsGap = 32; ///< between a heatmap and its bars

FigureHeading heatmapHeading(const AttentionSource& source, const HeatmapOptions& options)
{
    const QString quantity = quantityName(options.quantity);
    if (options.quantity == Quantity::Embeddings)
        return {quantity, {}};
    if (options.quantity == Quantity::LayerOutput)
        return {u"L%1"_s.arg(options.layer), quantity};
    const QString name = QString::fromStdString(source.headName(options.layer, options.head));
    return {headPlaceText(options.layer, options.head), name.isEmpty() ? quantity : u"%1 · %2"_s.arg(name, quantity)};
}

bool hasPlace(const AttentionSource* source, Index layer, Index head)
{
    return source && layer >= 0 && layer < source->layerCount() && head >= 0 && head < source->headCount(layer);
}

} // namespace

Picture heatmapFigure(std::shared_ptr<const AttentionSource> source, const HeatmapOptions& wanted, const Theme& theme,
                      const QFont& given, double width, const HeatmapMarks& marks, Index slice)
{
    const QFont font = figureFont(given);
    HeatmapOptions options = wanted;
    options.onPage = true;
    if (!hasPlace(source.get(), options.layer, options.head))
        return {};
    const bool hasBars = options.bars != Bars::None;
    const double barsWidth = hasBars ? std::clamp(0.28 * insideWidth(width), 160.0, 320.0) : 0;
    const double inner = insideWidth(width) - (hasBars ? barsWidth + barsGap : 0);
    QRectF tried(0, 0, inner, inner);
    const HeatmapReading reading = measureHeatmap({source, options, font, tried, 1, {}});
    if (reading.rows == 0 || reading.columns == 0)
        return {};
    tried.setHeight(pageHeight(reading.needs, inner));
    const Heatmap heatmap(reading, theme, tried, {});
    const QRectF bounds = heatmap.bounds();
    const QRectF besides(bounds.right() + barsGap, 0, barsWidth, std::max(bounds.height(), 160.0));
    const QSizeF size = hasBars ? QSizeF(besides.right(), std::ceil(besides.height()))
                                : QSizeF(bounds.right(), std::ceil(bounds.height()));
    const SliceRequest bars{source, options, heatmap.range(), slice};
    return figure(heatmapHeading(*source, options), theme, font, width, size,
                  [=](QPainter& painter, const QRectF& inside) {
                      const QRectF room(inside.topLeft(), tried.size());
                      Heatmap(source, options, theme, font, room, cellResolution(painter)).paint(painter, marks);
                      if (hasBars)
                          SliceBars(bars, theme, font, besides.translated(inside.topLeft())).paint(painter);
                  });
}

Picture stepsFigure(std::shared_ptr<const AttentionSource> source, HeadPlace place, const StepOptions& options,
                    const Theme& theme, const QFont& given, double width)
{
    const QFont font = figureFont(given);
    if (!hasPlace(source.get(), place.layer, place.head) || source->queryCount() == 0 || source->keyCount() == 0)
        return {};
    const QString name = QString::fromStdString(source->headName(place.layer, place.head));
    const QString steps = QCoreApplication::translate("export", "Step by step");
    const auto all = std::make_shared<const AttentionSteps>(std::move(source), place.layer, place.head);
    const auto page = std::make_shared<const StepsPage>(all, options, theme, font, insideWidth(width));
    Picture picture =
        figure({headPlaceText(place.layer, place.head), name.isEmpty() ? steps : u"%1 · %2"_s.arg(name, steps)}, theme,
               font, width, page->size(), [page](QPainter& painter, const QRectF& inside) {
                   painter.save();
                   painter.translate(inside.topLeft());
                   page->paint(painter);
                   painter.restore();
               });
    const double top = picture.size.height() - figureMargin - page->size().height();
    for (const double at : page->breaks())
        picture.breaks.push_back(top + at);
    return picture;
}

} // namespace headlight
