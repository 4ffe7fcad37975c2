#pragma once

class QWheelEvent;

namespace headlight {

/// Turns of the wheel as whole steps; what is less than a notch, as from a trackpad, adds up.
class WheelSteps {
public:
    /// @return the steps that the turn completes, above 0 for up or right; often 0
    double take(const QWheelEvent& event);

private:
    int m_rest = 0; ///< of a notch, in eighths of a degree
};

} // namespace headlight
