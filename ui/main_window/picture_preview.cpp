#include "ui/main_window/picture_preview.h"

#include "ui/export/image_export.h"

#include <QPainter>

namespace headlight {

namespace {

constexpr QSize previewSize(420, 300);

} // namespace

PicturePreview::PicturePreview(QWidget* parent) : QLabel(parent)
{
    setFixedSize(previewSize);
    setAlignment(Qt::AlignCenter);
    setAccessibleName(tr("The picture as it will be"));
}

void PicturePreview::show(const Picture& picture)
{
    const QSizeF size = picture.size;
    if (size.isEmpty()) {
        clear();
        return;
    }
    const double zoom = qMin(previewSize.width() / size.width(), previewSize.height() / size.height());
    const double ratio = devicePixelRatioF();
    QPixmap shown((size * zoom * ratio).toSize().expandedTo({1, 1}));
    shown.fill(Qt::transparent);
    QPainter painter(&shown);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(zoom * ratio, zoom * ratio);
    picture.paint(painter);
    painter.end();
    shown.setDevicePixelRatio(ratio);
    setPixmap(shown);
}

} // namespace headlight
