#include "ui/document/content_command.h"

#include <utility>

namespace headlight {

ContentCommand::ContentCommand(Document& document, Edited edited, quint64 gesture, quint64 epoch)
    : m_document(document), m_before(document.content()), m_after(std::move(edited.content)),
      m_label(std::move(edited.label)), m_gesture(gesture), m_epoch(epoch)
{
}

void ContentCommand::redo()
{
    if (m_pushed)
        m_document.endGestures();
    m_pushed = true;
    m_document.apply(m_after);
}

void ContentCommand::undo()
{
    m_document.endGestures();
    m_document.apply(m_before);
}

int ContentCommand::id() const
{
    return m_gesture == 0 ? -1 : 1;
}

bool ContentCommand::mergeWith(const QUndoCommand* other)
{
    // Every command on a document's stack is one of these.
    const auto* later = static_cast<const ContentCommand*>(other);
    if (!later->isOf(m_gesture, m_epoch))
        return false;
    m_after = later->m_after;
    m_label = later->m_label;
    setObsolete(m_after == m_before);
    return true;
}

bool ContentCommand::isOf(quint64 gesture, quint64 epoch) const
{
    return gesture != 0 && gesture == m_gesture && epoch == m_epoch;
}

} // namespace headlight
