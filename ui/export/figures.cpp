#include "ui/export/figures.h"

#include "ui/paint/quantity_text.h"
#include "ui/paint/text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

constexpr double margin = 24;

/// What stands above a figure: the place or subject in bold, what it is beside it.
struct Heading {
    QString title;
    QString detail;
};

QFont titleFont(const QFont& font)
{
    QFont bold = withPixelSize(font, 1.5 * pixelSizeOf(pictureFont(font)));
    bold.setBold(true);
    return bold;
}

double headingHeight(const QFont& font)
{
    return std::ceil(QFontMetricsF(titleFont(font)).height()) + 12;
}

void paintHeading(QPainter& painter, const Heading& heading, const Theme& theme, const QFont& font, double width)
{
    const QFont large = titleFont(font);
    const QFont small = pictureFont(font);
    const QPointF baseline(margin, margin + QFontMetricsF(large).ascent());
    painter.setFont(large);
    painter.setPen(theme.ink);
    drawText(painter, baseline, heading.title);
    const double begin = margin + QFontMetricsF(large).horizontalAdvance(heading.title) + 12;
    painter.setFont(small);
    painter.setPen(theme.muted);
    drawText(painter, QPointF(begin, baseline.y()), shortened(heading.detail, small, width - margin - begin));
}

Heading heatmapHeading(const AttentionSource& source, const HeatmapOptions& options)
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
    const double inner = width - 2 * margin;
    if (Heatmap(source, options, theme, font, QRectF(0, 0, inner, inner)).isEmpty())
        return {};
    const double top = margin + headingHeight(font);
    const double height = Heatmap::heightForWidth(source, options, theme, font, inner);
    const Heading heading = heatmapHeading(*source, options);
    Picture picture;
    picture.size = QSizeF(width, std::ceil(top + height + margin));
    picture.title = heading.detail.isEmpty() ? heading.title : u"%1: %2"_s.arg(heading.title, heading.detail);
    picture.paint = [=](QPainter& painter) {
        painter.fillRect(QRectF(QPointF(), QSizeF(width, std::ceil(top + height + margin))), theme.ground);
        paintHeading(painter, heading, theme, font, width);
        const QRectF room(margin, top, inner, 0.75 * inner);
        Heatmap(source, options, theme, font, room).paint(painter, marks);
    };
    return picture;
}

Picture gridFigure(std::shared_ptr<const AttentionSource> source, const GridOptions& options, const Theme& theme,
                   const QFont& font, double width, const GridMarks& marks)
{
    const double inner = width - 2 * margin;
    if (Grid(source, options, theme, font, QRectF(0, 0, inner, inner)).isEmpty())
        return {};
    const double top = margin + headingHeight(font);
    const double height = Grid::heightForWidth(source, options, theme, font, inner);
    const Heading heading{quantityName(Quantity::Weights), {}};
    Picture picture;
    picture.size = QSizeF(width, std::ceil(top + height + margin));
    picture.title = heading.title;
    picture.paint = [=](QPainter& painter) {
        painter.fillRect(QRectF(QPointF(), QSizeF(width, std::ceil(top + height + margin))), theme.ground);
        paintHeading(painter, heading, theme, font, width);
        Grid(source, options, theme, font, QRectF(margin, top, inner, height)).paint(painter, marks);
    };
    return picture;
}

} // namespace headlight
