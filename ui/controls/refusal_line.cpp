#include "ui/controls/refusal_line.h"

#include "ui/controls/style.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QEvent>
#include <QScrollArea>

namespace headlight {

using namespace Qt::StringLiterals;

RefusalLine::RefusalLine(QWidget* parent) : QLabel(parent)
{
    setObjectName(u"refusal"_s);
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    setLook(this, Look::Error);
    hide();
}

void RefusalLine::showReason(const Wording& reason)
{
    m_reason = reason;
    setText(reason ? reason() : QString());
    setVisible(!text().isEmpty());
    if (reason) {
        QAccessibleEvent alert(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
        QMetaObject::invokeMethod(this, &RefusalLine::scrollIntoView, Qt::QueuedConnection);
    }
}

void RefusalLine::scrollIntoView()
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest); // its place is known after that
    for (QWidget* outer = parentWidget(); outer && isVisible(); outer = outer->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(outer))
            area->ensureWidgetVisible(this, 0, 8);
}

void RefusalLine::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && m_reason)
        setText(m_reason());
    QLabel::changeEvent(event);
}

} // namespace headlight
