#include "ui/controls/text_field.h"

#include "ui/controls/field_keys.h"

#include <QContextMenuEvent>
#include <QInputMethodEvent>

#include <limits>
#include <memory>

namespace headlight {

TextField::TextField(QWidget* parent) : QLineEdit(parent)
{
    setMaxLength(std::numeric_limits<int>::max()); // what is too long is refused with a reason, never cut in silence
    connect(this, &QLineEdit::editingFinished, this, &TextField::left);
}

void TextField::showText(const QString& shown)
{
    if (m_composing)
        return;
    m_refused = false;
    if (text() == shown)
        return;
    const int place = placeBehindChange(text(), shown);
    setText(shown);
    setCursorPosition(place);
}

bool TextField::takesBack(const QKeyEvent& event) const
{
    return m_refused && isUndoAvailable() && event.matches(QKeySequence::Undo);
}

bool TextField::event(QEvent* event)
{
    const auto answer = answerToOverride(*this, *event);
    return answer ? *answer : QLineEdit::event(event);
}

void TextField::keyPressEvent(QKeyEvent* event)
{
    if (takesBack(*event))
        takeBack();
    else if (belongsToDocument(*event))
        event->ignore();
    else
        QLineEdit::keyPressEvent(event);
}

void TextField::inputMethodEvent(QInputMethodEvent* event)
{
    m_composing = !event->preeditString().isEmpty();
    QLineEdit::inputMethodEvent(event);
}

void TextField::focusOutEvent(QFocusEvent* event)
{
    m_composing = false;
    QLineEdit::focusOutEvent(event);
}

void TextField::contextMenuEvent(QContextMenuEvent* event)
{
    const std::unique_ptr<QMenu> menu(createStandardContextMenu());
    if (!isReadOnly())
        removeUndo(*menu);
    menu->exec(event->globalPos());
}

} // namespace headlight
