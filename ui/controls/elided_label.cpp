#include "ui/controls/elided_label.h"

#include "ui/controls/plain_tool_tip.h"

#include <QHelpEvent>
#include <QPainter>

namespace headlight {

using namespace Qt::StringLiterals;

QSize ElidedLabel::minimumSizeHint() const
{
    return {fontMetrics().horizontalAdvance(u"mm…"_s), QLabel::minimumSizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    const QRect box = contentsRect();
    painter.drawText(box, static_cast<int>(alignment()), fontMetrics().elidedText(text(), Qt::ElideRight, box.width()));
}

bool ElidedLabel::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || fontMetrics().horizontalAdvance(text()) <= contentsRect().width())
        return QLabel::event(event);
    showPlainToolTip(static_cast<const QHelpEvent&>(*event), text(), this);
    return true;
}

} // namespace headlight
