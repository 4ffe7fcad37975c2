#include "ui/controls/menu_button.h"

#include "ui/controls/style.h"

#include <QEvent>
#include <QMenu>

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {
constexpr int lineHeight = 30; // as high as a field
}

MenuButton::MenuButton(Frame frame, Wording text, Fill fill, QWidget* parent)
    : QToolButton(parent), m_text(std::move(text)), m_fill(std::move(fill))
{
    setPopupMode(QToolButton::InstantPopup);
    setFocusPolicy(Qt::StrongFocus);
    if (frame == Frame::None) {
        setLook(this, Look::Quiet);
        setStyleSheet(u"QToolButton, QToolButton:focus { padding: 0 2px; }"_s); // its text ends where fields do
    } else {
        setFixedHeight(std::max(lineHeight, fontMetrics().height() + 10));
    }
    auto* menu = new QMenu(this);
    setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this] { filledMenu(); });
    updateText();
}

void MenuButton::updateText()
{
    setText(m_text());
    setToolTip(m_explanation ? m_explanation() : QString());
    // What it is for, and what is chosen: "÷ √dₖ ▾"; a sign says nothing.
    const QString chosen = QString(m_text()).remove(u"▾"_s).trimmed();
    const bool isWord = std::any_of(chosen.begin(), chosen.end(), [](QChar c) { return c.isLetterOrNumber(); });
    if (!m_explanation)
        setAccessibleName(chosen);
    else
        setAccessibleName(isWord ? u"%1: %2"_s.arg(m_explanation(), chosen) : m_explanation());
}

void MenuButton::setExplanation(Wording explanation)
{
    m_explanation = std::move(explanation);
    updateText();
}

void MenuButton::clearMenu()
{
    menu()->clear();
    qDeleteAll(menu()->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly));
}

QMenu& MenuButton::filledMenu()
{
    clearMenu();
    m_fill(*menu());
    return *menu();
}

void MenuButton::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        clearMenu();
        updateText();
    }
    QToolButton::changeEvent(event);
}

QString asMenuText(QString text)
{
    return text.replace(u'&', u"&&"_s);
}

QAction* addEntry(QMenu& menu, const QString& objectName, const QString& text, const std::function<void()>& action)
{
    QAction* entry = menu.addAction(text);
    entry->setObjectName(objectName);
    QObject::connect(entry, &QAction::triggered, &menu, action);
    return entry;
}

QAction* addChoice(QMenu& menu, const QString& objectName, const QString& text, bool ticked,
                   const std::function<void()>& action)
{
    QAction* entry = addEntry(menu, objectName, text, action);
    entry->setCheckable(true);
    entry->setChecked(ticked);
    return entry;
}

} // namespace headlight
