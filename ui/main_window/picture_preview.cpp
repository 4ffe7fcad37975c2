#include "ui/main_window/picture_preview.h"

#include <QPainter>

namespace headlight {

PicturePreview::PicturePreview(std::shared_ptr<OwnThread> thread, QSize size, QWidget* parent)
    : QLabel(parent), m_reader({[](const Wish& wish, const std::atomic<bool>& stop) { return make(wish, &stop); },
                                [](const Wish&, const Wish&) { return false; },
                                [this](const Wish&, const Made& made) { take(made); },
                                {}},
                               std::move(thread))
{
    setFixedSize(size);
    setAlignment(Qt::AlignCenter);
    setAccessibleName(tr("The picture as it will be"));
}

PicturePreview::~PicturePreview() = default;

void PicturePreview::show(const PictureJob& job, bool atOnce)
{
    const Wish wish{++m_number, job, size(), devicePixelRatioF()};
    if (atOnce) {
        m_reader.forget();
        take(make(wish, nullptr));
        return;
    }
    if (pixmap().isNull())
        setText(tr("Drawing…"));
    m_reader.want(wish);
}

PicturePreview::Made PicturePreview::make(const Wish& wish, const std::atomic<bool>* stop)
{
    Made made{wish.job(stop), {}};
    const QSizeF size = made.picture.size;
    if (size.isEmpty() || (stop && *stop))
        return made;
    const double zoom = qMin(wish.room.width() / size.width(), wish.room.height() / size.height());
    made.image =
        QImage((size * zoom * wish.pixelRatio).toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    made.image.fill(Qt::transparent);
    QPainter painter(&made.image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(zoom * wish.pixelRatio, zoom * wish.pixelRatio);
    made.picture.paint(painter);
    painter.end();
    made.image.setDevicePixelRatio(wish.pixelRatio);
    return made;
}

void PicturePreview::take(const Made& shown)
{
    if (shown.image.isNull())
        clear();
    else
        setPixmap(QPixmap::fromImage(shown.image));
    emit made(shown.picture);
}

} // namespace headlight
