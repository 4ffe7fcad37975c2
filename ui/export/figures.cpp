#include "ui/export/figures.h"

#include "ui/export/figure.h"
#include "ui/paint/cell_painter.h"
#include "ui/paint/quantity_text.h"
#include "ui/paint/steps_page.h"

#include <QCoreApplication>
#include <QPainter>

#include <cmath>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

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

Picture heatmapFigure(std::shared_ptr<const AttentionSource> source, const HeatmapOptions& options, const Theme& theme,
                      const QFont& font, double width, const HeatmapMarks& marks)
{
    if (!hasPlace(source.get(), options.layer, options.head))
        return {};
    const double inner = insideWidth(width);
    const QRectF tried(0, 0, inner, 0.75 * inner);
    const Heatmap heatmap(measureHeatmap({source, options, font, tried, 1, {}}), theme, tried, {});
    if (heatmap.isEmpty())
        return {};
    const QSizeF size(heatmap.bounds().right(), std::ceil(heatmap.bounds().height()));
    return figure(heatmapHeading(*source, options), theme, font, width, size,
                  [=](QPainter& painter, const QRectF& inside) {
                      const QRectF room(inside.topLeft(), QSizeF(inner, 0.75 * inner));
                      Heatmap(source, options, theme, font, room, cellResolution(painter)).paint(painter, marks);
                  });
}

Picture gridFigure(std::shared_ptr<const AttentionSource> source, const GridOptions& options, const Theme& theme,
                   const QFont& font, double width, const GridMarks& marks)
{
    const double inner = insideWidth(width);
    const double height = Grid::heightForWidth(source, options, theme, font, inner);
    const Grid grid(source, options, theme, font, QRectF(0, 0, inner, height));
    if (grid.isEmpty())
        return {};
    const QSizeF size(grid.bounds().right(), height);
    return figure({quantityName(Quantity::Weights), {}}, theme, font, width, size,
                  [=](QPainter& painter, const QRectF& inside) {
                      Grid(source, options, theme, font, inside).paint(painter, marks);
                  });
}

Picture stepsFigure(std::shared_ptr<const TraceSource<double>> source, HeadPlace place, const StepOptions& options,
                    const Theme& theme, const QFont& font, double width)
{
    if (!hasPlace(source.get(), place.layer, place.head) || source->queryCount() == 0 || source->keyCount() == 0)
        return {};
    const QString name = QString::fromStdString(source->headName(place.layer, place.head));
    const QString steps = QCoreApplication::translate("export", "Step by step");
    const auto all = std::make_shared<const AttentionSteps>(std::move(source), place.layer, place.head);
    const auto page = std::make_shared<const StepsPage>(all, options, theme, font, insideWidth(width));
    return figure({headPlaceText(place.layer, place.head), name.isEmpty() ? steps : u"%1 · %2"_s.arg(name, steps)},
                  theme, font, width, page->size(), [page](QPainter& painter, const QRectF& inside) {
                      painter.save();
                      painter.translate(inside.topLeft());
                      page->paint(painter);
                      painter.restore();
                  });
}

} // namespace headlight
