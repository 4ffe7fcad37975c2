#include "ui/export/picture_pages.h"

#include <QPainter>

#include <algorithm>
#include <numbers>

namespace headlight {

namespace {

constexpr double printedMillimetres = 247;
constexpr double pixelsAMillimetre = 96 / 25.4;

Picture cutOut(const Picture& picture, double top, double bottom)
{
    Picture page = picture;
    page.size.setHeight(bottom - top);
    page.breaks.clear();
    page.paint = [paint = picture.paint, top, size = page.size](QPainter& painter) {
        painter.save();
        painter.setClipRect(QRectF(QPointF(), size), Qt::IntersectClip);
        painter.translate(0, -top);
        paint(painter);
        painter.restore();
    };
    return page;
}

} // namespace

double pageHeight(double width)
{
    return std::max(printedMillimetres * pixelsAMillimetre, width * std::numbers::sqrt2);
}

std::vector<Picture> pagesOf(const Picture& picture)
{
    const double most = pageHeight(picture.size.width());
    const double end = picture.size.height();
    if (picture.breaks.empty() || end <= most)
        return {picture};
    std::vector<Picture> pages;
    double top = 0;
    for (std::size_t i = 0; i < picture.breaks.size(); ++i) {
        const double next = i + 1 < picture.breaks.size() ? picture.breaks[i + 1] : end;
        if (next - top <= most)
            continue;
        pages.push_back(cutOut(picture, top, picture.breaks[i]));
        top = picture.breaks[i];
    }
    pages.push_back(cutOut(picture, top, end));
    return pages;
}

} // namespace headlight
