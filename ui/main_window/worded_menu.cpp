#include "ui/main_window/worded_menu.h"

#include <QCoreApplication>
#include <QEvent>

namespace headlight {

WordedMenu::WordedMenu(const char* title, QWidget* parent) : QMenu(parent)
{
    m_words.append({menuAction(), title});
}

QAction* WordedMenu::add(const QString& name, const char* text, const QKeySequence& key, std::function<void()> act)
{
    QAction* action = addAction(QString());
    action->setObjectName(name);
    action->setShortcut(key);
    connect(action, &QAction::triggered, this, std::move(act));
    m_words.append({action, text});
    return action;
}

QAction* WordedMenu::addChoice(const QString& name, const char* text, const QKeySequence& key,
                               std::function<void(bool)> act)
{
    QAction* action = addAction(QString());
    action->setObjectName(name);
    action->setShortcut(key);
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, std::move(act));
    m_words.append({action, text});
    return action;
}

QMenu* WordedMenu::addPart(const QString& name, const char* title)
{
    QMenu* part = addMenu(QString());
    part->setObjectName(name);
    m_words.append({part->menuAction(), title});
    return part;
}

void WordedMenu::retranslate()
{
    for (const Word& word : m_words)
        word.action->setText(QCoreApplication::translate(metaObject()->className(), word.text));
}

void WordedMenu::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMenu::changeEvent(event);
}

} // namespace headlight
