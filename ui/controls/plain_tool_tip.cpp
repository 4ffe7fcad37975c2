#include "ui/controls/plain_tool_tip.h"

#include "ui/paint/math_text.h"

#include <QHelpEvent>
#include <QTextDocument>
#include <QToolTip>
#include <QWidget>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

/// Rich text of a tooltip would be broken into lines as narrow as it goes.
QString unbroken(const QString& html)
{
    return u"<p style=\"white-space:pre; margin:0\">"_s + html + u"</p>"_s;
}

} // namespace

QString plainToolTip(const QString& text)
{
    return Qt::mightBeRichText(text) ? unbroken(text.toHtmlEscaped()) : text;
}

QString mathToolTip(const QString& text)
{
    return unbroken(mathHtml(text));
}

void setPlainToolTip(QWidget& widget, const QString& text)
{
    widget.setToolTip(plainToolTip(text));
    widget.setAccessibleDescription(text);
}

void setMathToolTip(QWidget& widget, const QString& text)
{
    widget.setToolTip(mathToolTip(text));
    widget.setAccessibleDescription(text);
}

void showPlainToolTip(const QHelpEvent& event, const QString& text, QWidget* widget, const QRect& area)
{
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(event.globalPos(), plainToolTip(text), widget, area);
}

} // namespace headlight
