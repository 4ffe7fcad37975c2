#include "ui/main_window/theme_switch.h"

#include "ui/controls/style.h"

#include <QApplication>
#include <QPalette>
#include <QStyleHints>

namespace headlight {

ThemeSwitch::ThemeSwitch(QObject* parent) : QObject(parent)
{
    const QPalette palette = QApplication::palette();
    m_paletteWasDark = palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
    prepareStyle();
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, [this] {
        if (m_choice == ThemeChoice::System)
            choose(m_choice);
    });
#endif
}

bool ThemeSwitch::systemIsDark() const
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    const Qt::ColorScheme scheme = QApplication::styleHints()->colorScheme();
    if (scheme != Qt::ColorScheme::Unknown)
        return scheme == Qt::ColorScheme::Dark;
#endif
    return m_paletteWasDark;
}

const Theme& ThemeSwitch::theme() const
{
    const bool dark = m_choice == ThemeChoice::Dark || (m_choice == ThemeChoice::System && systemIsDark());
    return dark ? Theme::darkTheme() : Theme::light();
}

void ThemeSwitch::choose(ThemeChoice choice)
{
    m_choice = choice;
    applyTheme(*qApp, theme());
    emit chosen(choice);
}

} // namespace headlight
