#include "ui/export/page_figure.h"

#include "ui/paint/text.h"

namespace headlight {

Picture pageFigure(const FigureHeading& heading, const Page& page, const Theme& theme, const QFont& font, double width)
{
    if (page.parts.empty())
        return {};
    const QFont text = pictureFont(font);
    const double inside = insideWidth(width);
    const PageLayout layout(page, text, inside, 0);
    Picture picture =
        figure(heading, theme, font, width, {inside, layout.height()}, [=](QPainter& painter, const QRectF& room) {
            layout.paint(painter, page, theme, text, room.topLeft());
        });
    const double top = picture.size.height() - figureMargin - layout.height();
    for (const double at : layout.breaks())
        picture.breaks.push_back(top + at);
    return picture;
}

} // namespace headlight
