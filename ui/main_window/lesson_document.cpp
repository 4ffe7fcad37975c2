#include "ui/main_window/lesson_document.h"

#include <QScopedValueRollback>

#include <utility>

namespace headlight {

LessonDocument::LessonDocument(Document& document, FileActions& files, QObject* parent)
    : QObject(parent), m_document(document), m_files(files)
{
    connect(&document, &Document::changed, this, [this](const Change& what) {
        if (m_opens || !m_shown)
            return;
        if (!what.wholeDocument) {
            emit changed();
            return;
        }
        m_shown.reset();
        m_files.forgetAside();
        emit left();
    });
}

bool LessonDocument::isAsShown() const
{
    return !m_shown || m_document.content() == *m_shown;
}

// A lesson's document that someone has saved.
bool LessonDocument::isOfAPerson() const
{
    return m_shown && !m_document.path().isEmpty();
}

bool LessonDocument::mayShow()
{
    return !isOfAPerson() || m_files.mayGiveWay();
}

// A document with a file of its own, or the one from before, does not become an undo step of the lesson's.
void LessonDocument::show(const Content& content)
{
    const QScopedValueRollback opens(m_opens, true);
    const bool isFirst = !m_shown;
    if (isFirst)
        m_files.setAside();
    const bool isAnew = isFirst || isOfAPerson() || m_document.undoStack().count() == 0;
    m_shown = content;
    if (!isFirst && m_document.content() == content)
        return;
    if (isAnew) {
        m_files.show(content);
        return;
    }
    // Someone has tried things in it: they can be brought back.
    static_cast<void>(m_document.edit(Edited{content, {EditLabel::Kind::LessonStep, {}}}));
    m_document.markSaved({});
}

bool LessonDocument::replace(const Content& content)
{
    const QScopedValueRollback opens(m_opens, true);
    const bool untouched = isAsShown() && !m_document.isModified() && m_document.path().isEmpty();
    if (!m_shown || !untouched || *m_shown == content)
        return false;
    m_shown = content;
    m_files.show(content);
    return true;
}

bool LessonDocument::end()
{
    const QScopedValueRollback opens(m_opens, true);
    if (!m_shown)
        return true;
    if (!m_files.mayGiveWay())
        return false;
    m_shown.reset();
    m_files.putBack();
    return true;
}

} // namespace headlight
