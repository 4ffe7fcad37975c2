#include "ui/main_window/segments.h"

#include "ui/controls/style.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPushButton>

namespace headlight {

Segments::Segments(const QStringList& names, const QStringList& words, int chosen, QWidget* parent)
    : QWidget(parent), m_buttons(new QButtonGroup(this))
{
    setLook(this, Look::Segments);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(2, 2, 2, 2);
    layout->setSpacing(2);
    for (int i = 0; i < words.size(); ++i) {
        auto* button = new QPushButton(words[i]);
        button->setObjectName(names[i]);
        button->setCheckable(true);
        button->setAutoDefault(false);
        button->setChecked(i == chosen);
        setLook(button, Look::Segment);
        fitSegment(button);
        m_buttons->addButton(button, i);
        layout->addWidget(button);
    }
    connect(m_buttons, &QButtonGroup::idToggled, this, [this](int, bool on) {
        if (on)
            emit choiceChanged();
    });
}

int Segments::chosen() const
{
    return m_buttons->checkedId();
}

} // namespace headlight
