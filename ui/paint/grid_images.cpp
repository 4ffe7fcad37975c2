#include "ui/paint/grid_images.h"

#include <QPainter>

namespace headlight {

const QImage& GridImages::image(HeadPlace place, const std::shared_ptr<const CellField>& field, const CellLook& look,
                                QSize size, double ratio)
{
    Held& held = m_held[place];
    if (held.field == field && held.range == look.range && held.image.size() == size)
        return held.image;
    held = {field, look.range, QImage(size, QImage::Format_RGB32)};
    held.image.fill(look.theme.ground);
    QPainter painter(&held.image);
    painter.scale(ratio, ratio);
    const QRectF all(0, 0, size.width() / ratio, size.height() / ratio);
    paintField(painter, *field, cellEdges(painter, all, field->rows(), field->columns()), look);
    return held.image;
}

} // namespace headlight
