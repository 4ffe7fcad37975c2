#include "ui/export/page_figure.h"

#include "ui/paint/text.h"

#include <algorithm>

namespace headlight {

Picture pageFigure(const FigureHeading& heading, const Page& page, const Theme& theme, const QFont& font, double width)
{
    if (page.parts.empty())
        return {};
    const QFont text = pictureFont(font);
    const double inside = insideWidth(width);
    const double wide = std::max(inside, page.leastWidth(text));
    const double scale = inside / wide; // numbers that have no room are drawn smaller rather than cut off
    const PageLayout layout(page, text, wide, 0);
    const double height = layout.height() * scale;
    Picture picture = figure(heading, theme, font, width, {inside, height}, [=](QPainter& painter, const QRectF& room) {
        painter.save();
        painter.translate(room.topLeft());
        painter.scale(scale, scale);
        layout.paint(painter, page, theme, text, {});
        painter.restore();
    });
    const double top = picture.size.height() - figureMargin - height;
    for (const double at : layout.breaks())
        picture.breaks.push_back(top + at * scale);
    return picture;
}

} // namespace headlight
