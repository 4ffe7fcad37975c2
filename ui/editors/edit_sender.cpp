#include "ui/editors/edit_sender.h"

#include "core/text/korean.h"
#include "ui/controls/matrix_grid.h"
#include "ui/document/error_text.h"
#include "ui/document/word_rows.h"

#include <QCoreApplication>

namespace headlight {

EditResult called(EditLabel::Kind kind, EditResult edited)
{
    if (edited)
        edited.value().label.kind = kind;
    return edited;
}

namespace {

/// Holds the words of EditSender.
struct EditSenderText {
    Q_DECLARE_TR_FUNCTIONS(EditSender)
};

/// What has to be known of words that no dimension was free for; nothing: there are none.
Wording remarkOn(const std::vector<std::string>& words)
{
    if (words.empty())
        return {};
    return [count = words.size(), word = QString::fromStdString(words.front())] {
        return count == 1 ? filledIn(EditSenderText::tr("No dimension is free for the new word “%1”: its row is all 0. "
                                                        "Add a dimension and write its 1 there."),
                                     {word})
                          : EditSenderText::tr("No dimensions are free for %1 new words: their rows are all 0. Add "
                                               "dimensions and write their 1s there.")
                                .arg(count);
    };
}

} // namespace

EditSender::EditSender(Document& document, Show show) : m_document(document), m_show(std::move(show))
{
    QObject::connect(&document, &Document::changed, &m_listener, [this] { m_show({}); });
}

bool EditSender::send(EditResult edited)
{
    const Content before = base();
    const Wording refusal = refusalOf(std::move(edited));
    m_show(refusal ? refusal : remarkOn(wordsWithoutDimension(before, m_document.content())));
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

} // namespace headlight
