#pragma once

#include <QKeyEvent>
#include <QKeySequence>
#include <QMenu>
#include <QString>

#include <algorithm>
#include <optional>

namespace headlight {

/// Whether a key undoes or redoes: a field leaves these to the window, for the document.
inline bool belongsToDocument(const QKeyEvent& event)
{
    return event.matches(QKeySequence::Undo) || event.matches(QKeySequence::Redo);
}

/// Answers whether a key is a shortcut: what a field takes back itself is its own, and undo and redo else the window's.
/// @return what event() returns; none: the event asks something else
template <class Field>
std::optional<bool> answerToOverride(const Field& field, QEvent& event)
{
    if (event.type() != QEvent::ShortcutOverride)
        return std::nullopt;
    const auto& key = static_cast<const QKeyEvent&>(event);
    if (!field.takesBack(key) && !belongsToDocument(key))
        return std::nullopt;
    event.setAccepted(field.takesBack(key));
    return event.isAccepted();
}

/// Takes undo, redo and the line under them out of a field's own menu.
inline void removeUndo(QMenu& menu)
{
    if (menu.actions().size() <= 3)
        return;
    for (QAction* action : menu.actions().first(3))
        menu.removeAction(action);
}

/// Behind what changed, in the text that comes: before all that two texts have in common at their ends.
inline int placeBehindChange(const QString& before, const QString& after)
{
    const auto [end, other] = std::mismatch(before.crbegin(), before.crend(), after.crbegin(), after.crend());
    return static_cast<int>(after.size() - (end - before.crbegin()));
}

} // namespace headlight
