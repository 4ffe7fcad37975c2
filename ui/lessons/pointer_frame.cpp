#include "ui/lessons/pointer_frame.h"

#include "ui/controls/style.h"

#include <QEvent>
#include <QPainter>
#include <QScrollArea>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr int thickness = 3;
constexpr int away = 5; // from the target to the outline's outer edge

} // namespace

PointerFrame::PointerFrame(QWidget* window) : QWidget(window)
{
    setObjectName(u"pointerFrame"_s);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    lower(); // a screen that is blanked stays above it
    hide();
}

void PointerFrame::pointAt(QWidget* target)
{
    if (target != m_target) {
        watch(false);
        m_target = target;
        watch(true);
        for (QWidget* outer = target ? target->parentWidget() : nullptr; outer; outer = outer->parentWidget())
            if (auto* area = qobject_cast<QScrollArea*>(outer))
                area->ensureWidgetVisible(target, 0, away);
    }
    follow();
}

void PointerFrame::watch(bool on)
{
    for (const QPointer<QWidget>& widget : m_watched)
        if (widget)
            widget->removeEventFilter(this);
    m_watched.clear();
    for (QWidget* widget = on ? m_target.data() : nullptr; widget; widget = widget->parentWidget()) {
        widget->installEventFilter(this);
        m_watched.append(widget);
        if (widget == parentWidget())
            break;
    }
}

void PointerFrame::follow()
{
    if (!m_target || !m_target->isVisible())
        return hide();
    QRect seen(m_target->mapTo(parentWidget(), QPoint()), m_target->size());
    for (QWidget* outer = m_target->parentWidget(); outer && outer != parentWidget(); outer = outer->parentWidget())
        seen &= QRect(outer->mapTo(parentWidget(), QPoint()), outer->size());
    if (seen.isEmpty())
        return hide();
    const QRect outline = seen.adjusted(-away, -away, away, away) & parentWidget()->rect();
    if (outline != geometry()) {
        setGeometry(outline);
        // Only the outline itself: what is inside repaints without it.
        setMask(QRegion(rect())
                - QRegion(rect().adjusted(thickness + 3, thickness + 3, -thickness - 3, -thickness - 3)));
    }
    if (isHidden())
        raise();
    show();
}

bool PointerFrame::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
        // Later: the other parts of the window have not moved yet.
        QMetaObject::invokeMethod(this, &PointerFrame::follow, Qt::QueuedConnection);
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void PointerFrame::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double half = thickness / 2.;
    painter.setPen(QPen(themeOf(this).accent, thickness));
    painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), 8, 8);
}

} // namespace headlight
