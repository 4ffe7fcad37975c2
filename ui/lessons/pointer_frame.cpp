#include "ui/lessons/pointer_frame.h"

#include "ui/controls/style.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr int thickness = 3;
constexpr int away = 7; // from the target to the outline's outer edge

/// Scrolls no further than is needed to see a widget, or its beginning where it is larger than the room.
void scrollTo(const QScrollArea& area, const QWidget& target)
{
    const QRect at(target.mapTo(area.widget(), QPoint()), target.size());
    const auto along = [](QScrollBar& bar, int begin, int size, int room) {
        bar.setValue(std::clamp(bar.value(), std::min(begin, begin + size - room), begin));
    };
    along(*area.horizontalScrollBar(), at.left() - away, at.width() + 2 * away, area.viewport()->width());
    along(*area.verticalScrollBar(), at.top() - away, at.height() + 2 * away, area.viewport()->height());
}

} // namespace

PointerFrame::PointerFrame(QWidget* window) : QWidget(window)
{
    setObjectName(u"pointerFrame"_s);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    lower(); // a screen that is blanked stays above it
    hide();
}

void PointerFrame::pointAt(const QList<QWidget*>& targets)
{
    const QList<QPointer<QWidget>> wanted(targets.begin(), targets.end());
    if (wanted != m_targets) {
        for (const QPointer<QWidget>& widget : m_watched)
            if (widget)
                widget->removeEventFilter(this);
        m_watched.clear();
        m_targets = wanted;
        for (QWidget* target : targets)
            watch(target);
    }
    follow();
    // Later: what is pointed at may have come only now.
    QMetaObject::invokeMethod(this, &PointerFrame::reveal, Qt::QueuedConnection);
}

void PointerFrame::watch(QWidget* target)
{
    for (QWidget* widget = target; widget; widget = widget->parentWidget()) {
        widget->installEventFilter(this);
        m_watched.append(widget);
        if (widget == parentWidget())
            break;
    }
}

void PointerFrame::reveal()
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    for (const QPointer<QWidget>& target : m_targets)
        for (QWidget* outer = target ? target->parentWidget() : nullptr; outer; outer = outer->parentWidget())
            if (auto* area = qobject_cast<QScrollArea*>(outer); area && target->isVisible())
                scrollTo(*area, *target);
}

QRect PointerFrame::seenOf(const QWidget& target) const
{
    if (!target.isVisible())
        return {};
    QRect seen(target.mapTo(parentWidget(), QPoint()), target.size());
    for (QWidget* outer = target.parentWidget(); outer && outer != parentWidget(); outer = outer->parentWidget())
        seen &= QRect(outer->mapTo(parentWidget(), QPoint()), outer->size());
    return seen;
}

void PointerFrame::follow()
{
    QRect seen;
    for (const QPointer<QWidget>& target : m_targets)
        if (target)
            seen |= seenOf(*target);
    if (seen.isEmpty())
        return hide();
    const QRect outline = seen.adjusted(-away, -away, away, away) & parentWidget()->rect();
    if (outline != geometry()) {
        setGeometry(outline);
        // Only the outline itself: what is inside repaints without it.
        constexpr int in = thickness + 3;
        setMask(QRegion(rect()) - QRegion(rect().adjusted(in, in, -in, -in)));
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
