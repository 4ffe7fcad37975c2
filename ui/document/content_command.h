#pragma once

#include "ui/document/document.h"

#include <QUndoCommand>

namespace headlight {

/// The one undo command: what the content was before and after. Cheap, for contents share their matrices.
class ContentCommand final : public QUndoCommand {
public:
    /// @param gesture 0: a step of its own @param epoch moves merge only within one (Document::m_endedGestures)
    ContentCommand(Document& document, Edited edited, quint64 gesture, quint64 epoch);

    void redo() override;
    void undo() override;
    int id() const override;
    bool mergeWith(const QUndoCommand* other) override;

    const Content& before() const { return m_before; }
    const EditLabel& label() const { return m_label; }
    bool isOf(quint64 gesture, quint64 epoch) const;

private:
    Document& m_document;
    Content m_before;
    Content m_after;
    EditLabel m_label;
    quint64 m_gesture = 0;
    quint64 m_epoch = 0;
    bool m_pushed = false;
};

} // namespace headlight
