#include "ui/controls/plain_tool_tip.h"

#include <QHelpEvent>
#include <QTextDocument>
#include <QToolTip>

namespace headlight {

using namespace Qt::StringLiterals;

QString plainToolTip(const QString& text)
{
    return Qt::mightBeRichText(text) ? u"<span style=\"white-space:pre\">"_s + text.toHtmlEscaped() + u"</span>"_s
                                     : text;
}

void showPlainToolTip(const QHelpEvent& event, const QString& text, QWidget* widget, const QRect& area)
{
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(event.globalPos(), plainToolTip(text), widget, area);
}

} // namespace headlight
