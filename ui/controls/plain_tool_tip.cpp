#include "ui/controls/plain_tool_tip.h"

#include <QHelpEvent>
#include <QToolTip>

namespace headlight {

using namespace Qt::StringLiterals;

void showPlainToolTip(const QHelpEvent& event, const QString& text, QWidget* widget, const QRect& area)
{
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(event.globalPos(),
                           u"<span style=\"white-space:pre\">"_s + text.toHtmlEscaped() + u"</span>"_s, widget, area);
}

} // namespace headlight
