#include "ui/editors/edit_sender.h"

#include "ui/controls/matrix_grid.h"
#include "ui/controls/text_field.h"
#include "ui/document/error_text.h"

namespace headlight {

EditResult called(EditLabel::Kind kind, EditResult edited)
{
    if (edited)
        edited.value().label.kind = kind;
    return edited;
}

EditSender::EditSender(Document& document, Show show) : m_document(document), m_show(std::move(show))
{
    QObject::connect(&document, &Document::changed, &m_listener, [this] { m_show({}); });
}

bool EditSender::send(EditResult edited)
{
    const Wording refusal = refusalOf(std::move(edited));
    m_show(refusal);
    return !refusal;
}

Wording EditSender::refusalOf(EditResult edited)
{
    const std::optional<EditError> error = m_document.edit(std::move(edited), m_gesture);
    if (!error)
        return {};
    return [reason = *error] { return errorText(reason); };
}

void EditSender::follow(MatrixGrid& grid)
{
    QObject::connect(&grid, &MatrixGrid::gestureStarted, &grid, [this] { begin(); });
    QObject::connect(&grid, &MatrixGrid::gestureFinished, &grid, [this] { end(); });
}

void EditSender::followTyping(TextField& field, const std::function<EditResult(const Content&, const QString&)>& edit)
{
    QObject::connect(&field, &TextField::textEdited, &field, [this, edit](const QString& text) {
        if (!isRunning())
            begin();
        send(edit(base(), text));
    });
    QObject::connect(&field, &TextField::left, &field, [this] { end(); });
}

} // namespace headlight
