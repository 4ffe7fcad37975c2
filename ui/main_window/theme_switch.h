#pragma once

#include "ui/main_window/settings.h"
#include "ui/paint/theme.h"

#include <QObject>

namespace headlight {

/// Shows the program in the theme that was chosen; "system" follows the system's, live where Qt tells (6.5 and later).
class ThemeSwitch : public QObject {
    Q_OBJECT

public:
    /// Prepares the style; to be made before the first applyTheme: it reads the system's palette.
    explicit ThemeSwitch(QObject* parent = nullptr);

    void choose(ThemeChoice choice);
    ThemeChoice choice() const { return m_choice; }
    /// The theme that the choice comes to now.
    const Theme& theme() const;

signals:
    void chosen(ThemeChoice choice);

private:
    bool systemIsDark() const;

    ThemeChoice m_choice = ThemeChoice::System;
    bool m_paletteWasDark = false;
};

} // namespace headlight
