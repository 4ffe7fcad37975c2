#pragma once

#include <QKeyEvent>
#include <QKeySequence>
#include <QMenu>
#include <QString>

#include <algorithm>

namespace headlight {

/// Whether a key undoes or redoes: a field leaves these to the window, for the document.
inline bool belongsToDocument(const QKeyEvent& event)
{
    return event.matches(QKeySequence::Undo) || event.matches(QKeySequence::Redo);
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
