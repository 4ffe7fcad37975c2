#include "ui/main_window/edit_menu.h"

#include "ui/controls/menu_button.h"
#include "ui/document/document.h"
#include "ui/document/edit_text.h"

namespace headlight {

using namespace Qt::StringLiterals;

EditMenu::EditMenu(Document& document, QWidget* parent) : WordedMenu(QT_TR_NOOP("&Edit"), parent), m_document(document)
{
    m_undo = add(u"editUndo"_s, QT_TR_NOOP("Undo"), QKeySequence::Undo, [&document] { document.undoStack().undo(); });
    m_redo = add(u"editRedo"_s, QT_TR_NOOP("Redo"), {}, [&document] { document.undoStack().redo(); });
    m_redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    connect(&document.undoStack(), &QUndoStack::indexChanged, this, &EditMenu::showState);
    connect(&document, &Document::changed, this, &EditMenu::showState);
    retranslate();
}

void EditMenu::retranslate()
{
    WordedMenu::retranslate();
    showState();
}

void EditMenu::showState()
{
    m_undo->setText(asMenuText(undoText(m_document.undoLabel())));
    m_redo->setText(asMenuText(redoText(m_document.redoLabel())));
    m_undo->setEnabled(m_document.undoStack().canUndo());
    m_redo->setEnabled(m_document.undoStack().canRedo());
}

} // namespace headlight
