#pragma once

#include "ui/main_window/worded_menu.h"
#include "ui/paint/value_range.h"

namespace headlight {

/// What the ends of the colour scale stand for, to choose from.
class RangeMenu : public WordedMenu {
    Q_OBJECT

public:
    explicit RangeMenu(QWidget* parent);

    void showRange(Range range);
    Range range() const { return m_range; }

signals:
    void rangeChosen(headlight::Range range);

private:
    QAction* m_choices[3] = {};
    Range m_range = Range::Unit;
};

} // namespace headlight
