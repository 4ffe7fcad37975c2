#include "ui/controls/wheel_steps.h"

#include <QWheelEvent>

#include <cmath>

namespace headlight {

namespace {
constexpr double notch = 120; // a wheel's angle delta
}

double WheelSteps::take(const QWheelEvent& event)
{
    // Shift turns a wheel sideways on some systems.
    const QPoint angle = event.angleDelta();
    m_rest += (angle.y() != 0 ? angle.y() : angle.x()) / notch;
    const double steps = std::trunc(m_rest);
    m_rest -= steps;
    return steps;
}

} // namespace headlight
