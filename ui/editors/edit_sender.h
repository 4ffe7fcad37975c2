#pragma once

#include "ui/controls/refusal_line.h"
#include "ui/document/document.h"

namespace headlight {

class MatrixGrid;

/// The same edit whose step is called otherwise.
EditResult called(EditLabel::Kind kind, EditResult edited);

/// Hands an editor's edits to the document as moves of the gesture that runs, and has refusals shown.
class EditSender {
public:
    using Show = std::function<void(const Wording& reason)>;

    /// @param show shows why an edit was refused, or takes that away again: at the next change of the document, undo
    /// too
    EditSender(Document& document, Show show);
    EditSender(const EditSender&) = delete;
    EditSender& operator=(const EditSender&) = delete;

    void begin() { m_gesture = m_document.beginGesture(); }
    void end() { m_gesture = 0; }
    bool isRunning() const { return m_gesture != 0; }
    /// What an edit of a running gesture is computed from.
    const Content& base() const { return m_document.contentBefore(m_gesture); }

    /// Shows why the edit was refused, or what it could not do in full.
    /// @return whether the edit was taken
    bool send(EditResult edited);
    /// The same for callers that show the reason themselves: nothing if the edit was taken.
    Wording refusalOf(EditResult edited);

    /// The grid's gestures are this editor's.
    void follow(MatrixGrid& grid);
    /// One run of typing in the field is one gesture; each text typed is given to `edit`, with base() to start from.
    /// @param Field a TextField or SentenceField
    template <class Field>
    void followTyping(Field& field, const std::function<EditResult(const Content&, const QString&)>& edit)
    {
        QObject::connect(&field, &Field::textEdited, &field, [this, edit, &field](const QString& text) {
            if (!isRunning())
                begin();
            field.setRefused(!send(edit(base(), text)));
        });
        QObject::connect(&field, &Field::left, &field, [this] { end(); });
    }

private:
    Document& m_document;
    Show m_show;
    quint64 m_gesture = 0;
    QObject m_listener; ///< ends what is heard of the document with this sender
};

} // namespace headlight
