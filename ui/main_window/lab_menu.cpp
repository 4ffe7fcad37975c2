#include "ui/main_window/lab_menu.h"

#include "ui/labs/lab.h"

namespace headlight {

using namespace Qt::StringLiterals;

LabMenu::LabMenu(QWidget* parent) : WordedMenu(QT_TR_NOOP("&Labs"), parent)
{
    for (int i = wayCount; i < viewCount; ++i) {
        const auto kind = static_cast<ViewKind>(i);
        QAction* action = addAction(QString());
        action->setObjectName(u"labs_"_s + QLatin1StringView(viewName(kind).data()));
        action->setCheckable(true);
        action->setShortcut(QKeyCombination(Qt::ALT, static_cast<Qt::Key>(Qt::Key_1 + i - wayCount)));
        connect(action, &QAction::triggered, this, [this, kind] { emit labChosen(kind); });
        m_labs[static_cast<std::size_t>(i - wayCount)] = action;
    }
    addSeparator();
    m_probe = addAction(QString());
    m_probe->setObjectName(u"labsProbe"_s);
    connect(m_probe, &QAction::triggered, this, &LabMenu::probeWanted);
    retranslate();
}

void LabMenu::showView(ViewKind kind)
{
    for (std::size_t i = 0; i < m_labs.size(); ++i)
        m_labs[i]->setChecked(static_cast<int>(i) + wayCount == static_cast<int>(kind));
}

void LabMenu::retranslate()
{
    WordedMenu::retranslate();
    m_probe->setText(tr("Probe Sentences…"));
    for (std::size_t i = 0; i < m_labs.size(); ++i) {
        const Lab& lab = labOf(static_cast<ViewKind>(static_cast<int>(i) + wayCount));
        m_labs[i]->setText(lab.title());
        m_labs[i]->setStatusTip(lab.question());
    }
}

} // namespace headlight
