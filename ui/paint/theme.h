#pragma once

#include <QColor>

namespace headlight {

/// The colours of everything that is not data. The accent marks what can be acted on, never data.
struct Theme {
    bool dark = false;
    QColor ground; ///< behind the panels
    QColor panel;
    QColor ink;
    QColor muted; ///< labels of second rank
    QColor line;
    QColor accent;

    static const Theme& light();
    static const Theme& darkTheme();

    bool operator==(const Theme&) const = default;
};

} // namespace headlight
