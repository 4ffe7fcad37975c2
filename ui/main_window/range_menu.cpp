#include "ui/main_window/range_menu.h"

#include <QActionGroup>

namespace headlight {

using namespace Qt::StringLiterals;

RangeMenu::RangeMenu(QWidget* parent) : WordedMenu(QT_TR_NOOP("&Colours"), parent)
{
    const struct {
        Range range;
        QString name;
        const char* text;
    } choices[] = {{Range::Unit, u"rangeUnit"_s, QT_TR_NOOP("From &0 to 1")},
                   {Range::Shared, u"rangeShared"_s, QT_TR_NOOP("The Same for &All Heads, up to Their Largest")},
                   {Range::Own, u"rangeOwn"_s, QT_TR_NOOP("Up to This Head's &Largest")}};
    auto* group = new QActionGroup(this);
    for (const auto& choice : choices) {
        QAction* action = addChoice(choice.name, choice.text, {}, [this, range = choice.range](bool) {
            m_range = range;
            emit rangeChosen(range);
        });
        group->addAction(action);
        m_choices[static_cast<int>(choice.range)] = action;
    }
    m_choices[static_cast<int>(m_range)]->setChecked(true);
    retranslate();
}

void RangeMenu::showRange(Range range)
{
    m_range = range;
    m_choices[static_cast<int>(range)]->setChecked(true);
}

} // namespace headlight
