#include "ui/controls/wheel_steps.h"

#include <QWheelEvent>

namespace headlight {

namespace {
constexpr int notch = 120; // a wheel's angle delta
}

double WheelSteps::take(const QWheelEvent& event)
{
    // Shift turns a wheel sideways on some systems.
    const QPoint angle = event.angleDelta();
    m_rest += angle.y() != 0 ? angle.y() : angle.x();
    const int steps = m_rest / notch;
    m_rest -= steps * notch;
    return steps;
}

} // namespace headlight
