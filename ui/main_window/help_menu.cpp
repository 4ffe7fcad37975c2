#include "ui/main_window/help_menu.h"

namespace headlight {

using namespace Qt::StringLiterals;

HelpMenu::HelpMenu(QWidget* parent) : WordedMenu(QT_TR_NOOP("&Help"), parent)
{
    add(u"helpKeys"_s, QT_TR_NOOP("&Keyboard and Mouse"), QKeySequence(Qt::Key_F1), [this] { emit keysWanted(); });
    add(u"helpWords"_s, QT_TR_NOOP("&Words Used Here"), {}, [this] { emit wordsWanted(); });
    addSeparator();
    add(u"helpAbout"_s, QT_TR_NOOP("&About Headlight"), {}, [this] { emit aboutWanted(); });
    retranslate();
}

} // namespace headlight
