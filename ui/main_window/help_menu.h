#pragma once

#include "ui/main_window/worded_menu.h"

namespace headlight {

/// Help: keys, words, about.
class HelpMenu : public WordedMenu {
    Q_OBJECT

public:
    explicit HelpMenu(QWidget* parent);

signals:
    void keysWanted();
    void wordsWanted();
    void aboutWanted();
};

} // namespace headlight
