#include "ui/export/figure.h"

#include "ui/paint/text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

QFont titleFont(const QFont& font)
{
    QFont bold = withPixelSize(figureFont(font), 1.5 * pixelSizeOf(figureFont(font)));
    bold.setBold(true);
    return bold;
}

double headingHeight(const QFont& font)
{
    return std::ceil(QFontMetricsF(titleFont(font)).height()) + 12;
}

double detailBegin(const FigureHeading& heading, const QFont& font)
{
    return QFontMetricsF(titleFont(font)).horizontalAdvance(heading.title) + 12;
}

double headingWidth(const FigureHeading& heading, const QFont& font)
{
    return detailBegin(heading, font) + QFontMetricsF(figureFont(font)).horizontalAdvance(heading.detail) + 1;
}

void paintHeading(QPainter& painter, const FigureHeading& heading, const Theme& theme, const QFont& font, double width)
{
    const QFont large = titleFont(font);
    const QFont small = figureFont(font);
    const QPointF baseline(figureMargin, figureMargin + QFontMetricsF(large).ascent());
    painter.setFont(large);
    painter.setPen(theme.ink);
    drawText(painter, baseline, heading.title);
    const double begin = figureMargin + detailBegin(heading, font);
    painter.setFont(small);
    painter.setPen(theme.muted);
    drawText(painter, QPointF(begin, baseline.y()), shortened(heading.detail, small, width - figureMargin - begin));
}

} // namespace

QFont figureFont(const QFont& font)
{
    QFont linear = pictureFont(font);
    linear.setHintingPreference(QFont::PreferVerticalHinting);
    return linear;
}

Picture figure(const FigureHeading& heading, const Theme& theme, const QFont& font, double width, QSizeF size,
               std::function<void(QPainter&, const QRectF&)> paintInside)
{
    const QRectF inside(figureMargin, figureMargin + headingHeight(font), insideWidth(width), size.height());
    Picture picture;
    picture.size = QSizeF(width, std::ceil(inside.bottom() + figureMargin));
    picture.title = heading.detail.isEmpty() ? heading.title : u"%1: %2"_s.arg(heading.title, heading.detail);
    picture.used = std::ceil(2 * figureMargin + std::max(size.width(), headingWidth(heading, font)));
    picture.paint = [=, whole = picture.size, paintInside = std::move(paintInside)](QPainter& painter) {
        painter.fillRect(QRectF(QPointF(), whole), theme.ground);
        paintHeading(painter, heading, theme, font, width);
        paintInside(painter, inside);
    };
    return picture;
}

} // namespace headlight
