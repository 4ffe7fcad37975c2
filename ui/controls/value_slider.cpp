#include "ui/controls/value_slider.h"

#include "ui/controls/range_popup.h"
#include "ui/controls/value_slider_accessible.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr double fineShare = 0.1;
constexpr double pageSteps = 10;
constexpr double snapDistance = 5; // px from a mark

bool isFine(const QInputEvent& event)
{
    return event.modifiers().testFlag(Qt::ShiftModifier);
}

} // namespace

ValueSlider::ValueSlider(Size size, QWidget* parent) : QWidget(parent), m_size(size)
{
    registerAccessibleSlider();
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&m_gesture, &Gesture::started, this, &ValueSlider::gestureStarted);
    connect(&m_gesture, &Gesture::finished, this, &ValueSlider::gestureFinished);
}

void ValueSlider::setRange(double minimum, double maximum, double step)
{
    m_scale = SliderScale::linear(minimum, maximum, step);
    update();
}

void ValueSlider::setLogarithmicRange(double lowest, double highest)
{
    m_scale = SliderScale::logarithmic(lowest, highest);
    update();
}

void ValueSlider::setValue(double value)
{
    if (m_value == value)
        return;
    m_value = value;
    update();
    QAccessibleValueChangeEvent changed(this, value);
    QAccessible::updateAccessibility(&changed);
}

void ValueSlider::setEndTexts(const QString& lowest, const QString& highest)
{
    m_lowestText = lowest;
    m_highestText = highest;
    update();
}

void ValueSlider::setEndsShown(bool shown)
{
    m_endsShown = shown;
    updateGeometry();
    update();
}

void ValueSlider::setResetValue(std::optional<double> value)
{
    m_reset = value;
    update();
}

void ValueSlider::setMarks(std::vector<SliderMark> marks)
{
    if (m_marks == marks)
        return;
    m_marks = std::move(marks);
    updateGeometry();
    update();
}

void ValueSlider::setRangeAdjustable(bool adjustable)
{
    m_rangeAdjustable = adjustable;
}

void ValueSlider::editRange()
{
    auto* popup = new RangePopup(m_scale.minimum(), m_scale.maximum(), m_scale.step(), this);
    connect(popup, &RangePopup::rangeEdited, this, [this](double minimum, double maximum, double step) {
        setRange(minimum, maximum, step);
        emit rangeEdited(minimum, maximum, step);
    });
    popup->move(mapToGlobal(QPoint(0, height())));
    popup->show();
}

void ValueSlider::moveBy(double steps, bool fine)
{
    editValue(m_scale.moved(m_value, steps, fine));
}

void ValueSlider::editValue(double value)
{
    if (value == m_value)
        return;
    const bool alone = !m_gesture.isRunning();
    if (alone)
        m_gesture.begin();
    setValue(value);
    emit valueEdited(value);
    if (alone)
        m_gesture.finish();
}

double ValueSlider::snapped(double place, bool fine) const
{
    if (!fine) {
        const double width = groove().right - groove().left;
        for (const SliderMark& mark : m_marks) {
            if (std::abs(m_scale.placeOf(mark.value) - place) * width < snapDistance)
                return mark.value;
        }
    }
    return m_scale.valueAt(place, fine);
}

void ValueSlider::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return event->ignore();
    const Groove line = groove();
    const double x = event->position().x();
    m_dragging = true;
    m_dragX = x;
    m_dragPlace = m_scale.placeOf(m_value);
    m_gesture.begin();
    if (std::abs(x - line.xOf(m_dragPlace)) > handleSize() / 2.0) {
        m_dragPlace = (x - line.left) / (line.right - line.left);
        editValue(snapped(m_dragPlace, isFine(*event)));
    }
    update();
}

void ValueSlider::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_dragging)
        return;
    const Groove line = groove();
    const double moved = (event->position().x() - m_dragX) / (line.right - line.left);
    m_dragX = event->position().x();
    if (moved == 0)
        return;
    m_dragPlace += isFine(*event) ? moved * fineShare : moved;
    editValue(snapped(m_dragPlace, isFine(*event)));
}

void ValueSlider::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return event->ignore();
    m_dragging = false;
    m_gesture.finish();
    update();
}

void ValueSlider::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && m_reset)
        editValue(*m_reset);
    else
        event->ignore();
}

void ValueSlider::wheelEvent(QWheelEvent* event)
{
    // A panel that is scrolled under the pointer does not move the sliders that pass by.
    if (m_size == Size::Small && !hasFocus()) {
        event->ignore();
        return;
    }
    const double steps = m_wheel.take(*event);
    event->accept();
    if (steps == 0)
        return;
    m_gesture.turn();
    moveBy(steps, isFine(*event));
}

void ValueSlider::keyPressEvent(QKeyEvent* event)
{
    double target = m_value;
    const bool fine = isFine(*event);
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Down:
        target = m_scale.moved(m_value, -1, fine);
        break;
    case Qt::Key_Right:
    case Qt::Key_Up:
        target = m_scale.moved(m_value, 1, fine);
        break;
    case Qt::Key_PageDown:
        target = m_scale.moved(m_value, -pageSteps, fine);
        break;
    case Qt::Key_PageUp:
        target = m_scale.moved(m_value, pageSteps, fine);
        break;
    case Qt::Key_Home:
        target = m_scale.minimum();
        break;
    case Qt::Key_End:
        target = m_scale.maximum();
        break;
    default:
        return QWidget::keyPressEvent(event);
    }
    m_gesture.begin();
    editValue(target);
}

void ValueSlider::keyReleaseEvent(QKeyEvent* event)
{
    if (!event->isAutoRepeat() && !m_dragging)
        m_gesture.finish();
    QWidget::keyReleaseEvent(event);
}

void ValueSlider::focusOutEvent(QFocusEvent* event)
{
    if (!m_dragging)
        m_gesture.finish();
    QWidget::focusOutEvent(event);
    update();
}

void ValueSlider::contextMenuEvent(QContextMenuEvent* event)
{
    if (!m_rangeAdjustable || m_scale.isLogarithmic())
        return event->ignore();
    auto* menu = new QMenu(this);
    menu->setObjectName(u"slider_menu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu->addAction(tr("Ends and step…")), &QAction::triggered, this, &ValueSlider::editRange);
    menu->popup(event->globalPos());
}

void ValueSlider::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        updateGeometry();
    if (event->type() == QEvent::EnabledChange) {
        m_dragging = false;
        m_gesture.finish();
    }
    update();
    QWidget::changeEvent(event);
}

bool ValueSlider::event(QEvent* event)
{
    if (event->type() == QEvent::HoverEnter || event->type() == QEvent::HoverLeave) {
        m_hovered = event->type() == QEvent::HoverEnter;
        update();
    }
    return QWidget::event(event);
}

} // namespace headlight
