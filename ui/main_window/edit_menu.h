#pragma once

#include "ui/main_window/worded_menu.h"

namespace headlight {

class Document;

/// Edit: undo and redo, each saying what, on the document that is looked at; the numbers for a spreadsheet.
class EditMenu : public WordedMenu {
    Q_OBJECT

public:
    EditMenu(Document& document, QWidget* parent);

    /// What undo and redo act on from now on.
    /// @param aside it is the free vectors' own document, which the texts say
    void follow(Document& document, bool aside);

    QAction* undo() const { return m_undo; }
    QAction* redo() const { return m_redo; }

signals:
    void copyNumbersWanted();

protected:
    void retranslate() override;

private:
    void showState();

    Document* m_document = nullptr;
    bool m_aside = false;
    QAction* m_undo;
    QAction* m_redo;
};

} // namespace headlight
