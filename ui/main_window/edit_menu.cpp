#include "ui/main_window/edit_menu.h"

#include "ui/controls/menu_button.h"
#include "ui/document/document.h"
#include "ui/document/edit_text.h"

namespace headlight {

using namespace Qt::StringLiterals;

EditMenu::EditMenu(Document& document, QWidget* parent) : WordedMenu(QT_TR_NOOP("&Edit"), parent)
{
    m_undo = add(u"editUndo"_s, QT_TR_NOOP("Undo"), QKeySequence::Undo, [this] { m_document->undoGroup().undo(); });
    m_redo = add(u"editRedo"_s, QT_TR_NOOP("Redo"), {}, [this] { m_document->undoGroup().redo(); });
    m_redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    addSeparator();
    add(u"editCopyNumbers"_s, QT_TR_NOOP("Copy &Numbers"), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_C),
        [this] { emit copyNumbersWanted(); });
    follow(document, false);
    retranslate();
}

void EditMenu::follow(Document& document, bool aside)
{
    m_aside = aside;
    if (m_document != &document) {
        if (m_document) {
            disconnect(m_document, nullptr, this, nullptr);
            disconnect(&m_document->undoGroup(), nullptr, this, nullptr);
        }
        m_document = &document;
        connect(&document.undoGroup(), &QUndoGroup::indexChanged, this, &EditMenu::showState);
        connect(&document, &Document::changed, this, &EditMenu::showState);
    }
    showState();
}

void EditMenu::retranslate()
{
    WordedMenu::retranslate();
    showState();
}

void EditMenu::showState()
{
    const auto said = [this](const QString& text) {
        return asMenuText(m_aside ? tr("%1 (Free Vectors)").arg(text) : text);
    };
    m_undo->setText(said(undoText(m_document->undoLabel())));
    m_redo->setText(said(redoText(m_document->redoLabel())));
    m_undo->setEnabled(m_document->undoGroup().canUndo());
    m_redo->setEnabled(m_document->undoGroup().canRedo());
}

} // namespace headlight
