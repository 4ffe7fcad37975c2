#include "ui/paint/theme.h"

namespace headlight {

const Theme& Theme::light()
{
    static const Theme theme{
        false,           QColor(0xF4F5F7), QColor(0xFFFFFF), QColor(0x1B2130), QColor(0x667085), QColor(0xDDE1E7),
        QColor(0x2F5BEA)};
    return theme;
}

const Theme& Theme::darkTheme()
{
    static const Theme theme{true,
                             QColor(0x14171D),
                             QColor(0x1B1F27),
                             QColor(0xE8EBF1),
                             QColor(0x98A2B3),
                             QColor(0x2C323D),
                             QColor(0x7C9BFF)};
    return theme;
}

} // namespace headlight
