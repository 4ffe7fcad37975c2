#include "ui/paint/prompt.h"

#include "ui/paint/text.h"

#include <QCoreApplication>
#include <QPainter>

namespace headlight {

void paintPrompt(QPainter& painter, const QRectF& room, const QFont& font, const Theme& theme)
{
    painter.setFont(font);
    painter.setPen(theme.muted);
    drawText(painter, room, Qt::AlignHCenter, QCoreApplication::translate("paint", "Type a sentence to begin"));
}

} // namespace headlight
