#include "ui/export/figure.h"
#include "ui/export/figures.h"
#include "ui/paint/cell_painter.h"
#include "ui/paint/quantity_text.h"

#include <QCoreApplication>

#include <cmath>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

/// "Previous token, the largest first · 12 of 144 heads ≥ 0.50"
QString orderText(const GridOrder& order, const Grid& grid)
{
    if (!order.score)
        return {};
    const QString text = QCoreApplication::translate("GridFigure", "by score: %1").arg(headScoreText(*order.score));
    if (!order.atLeast)
        return text;
    const auto shown = static_cast<Index>(grid.heads().size());
    return u"%1 · %2"_s.arg(text, shownHeadsText(shown, grid.headCount(), *order.atLeast));
}

} // namespace

Picture gridFigure(std::shared_ptr<const AttentionSource> source, const GridOptions& options, const Theme& theme,
                   const QFont& font, double width, const GridMarks& marks, const GridReading& known)
{
    GridReading reading = known;
    if (source && options.order.score)
        reading = readGrid(*source, {.pixels = 0, .scores = true}, std::move(reading));
    const double inner = insideWidth(width);
    const double height = Grid::heightForWidth(source, reading, options, theme, font, inner);
    const Grid grid(source, reading, options, theme, font, QRectF(0, 0, inner, height));
    if (grid.isEmpty())
        return {};
    const QSizeF size(grid.bounds().right(), height);
    return figure({quantityName(Quantity::Weights), orderText(options.order, grid)}, theme, font, width, size,
                  [=](QPainter& painter, const QRectF& inside) {
                      const Grid drawn(source, reading, options, theme, font, inside);
                      const double pixels = static_cast<double>(drawn.side()) * cellResolution(painter);
                      const GridNeeds needs{.pixels = static_cast<Index>(std::ceil(pixels))};
                      drawn.paint(painter, readGrid(*source, needs, reading), marks);
                  });
}

Picture patternFigure(std::shared_ptr<const AttentionSource> source, const PatternMapOptions& options,
                      const Theme& theme, const QFont& font, double width, const GridReading& known)
{
    const double inner = insideWidth(width);
    const double height = PatternMap::heightForWidth(source, options, theme, font, inner);
    const QRectF room(0, 0, inner, height);
    if (PatternMap(source, {}, options, theme, font, room).isEmpty())
        return {};
    const QSizeF size(PatternMap(source, {}, options, theme, font, room).bounds().right(), height);
    return figure({QCoreApplication::translate("GridFigure", "Pattern scores"), {}}, theme, font, width, size,
                  [=](QPainter& painter, const QRectF& inside) {
                      const GridReading reading = readGrid(*source, {.scores = true, .baselines = true}, known);
                      PatternMap(source, reading, options, theme, font, inside).paint(painter);
                  });
}

} // namespace headlight
