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
        m_before.reset();
        m_shown.reset();
        emit left();
    });
}

bool LessonDocument::isAsShown() const
{
    return !m_shown || m_document.content() == *m_shown;
}

// A document with a file of its own, or the one from before, does not become an undo step of the lesson's.
bool LessonDocument::mayReplace()
{
    const bool asks = !m_before || !m_document.path().isEmpty();
    if (asks && !m_files.mayLeave())
        return false;
    if (!m_before)
        m_before = m_files.setAside();
    return true;
}

bool LessonDocument::show(const Content& content)
{
    const QScopedValueRollback opens(m_opens, true);
    const bool isFirst = !m_before;
    if (!mayReplace())
        return false;
    m_shown = content;
    if (!isFirst && m_document.content() == content)
        return true;
    if (isFirst || !m_document.path().isEmpty() || m_document.undoStack().count() == 0) {
        m_files.show(content);
        return true;
    }
    // Someone has tried things in it: they can be brought back.
    static_cast<void>(m_document.edit(Edited{content, {EditLabel::Kind::LessonStep, {}}}));
    m_document.markSaved({});
    return true;
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
    if (!m_before)
        return true;
    if (!m_files.mayLeave())
        return false;
    m_shown.reset();
    m_files.putBack(*std::exchange(m_before, std::nullopt));
    return true;
}

} // namespace headlight
