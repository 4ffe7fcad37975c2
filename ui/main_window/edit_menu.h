#pragma once

#include "ui/main_window/worded_menu.h"

namespace headlight {

class Document;

/// Edit: undo and redo, each saying what.
class EditMenu : public WordedMenu {
    Q_OBJECT

public:
    EditMenu(Document& document, QWidget* parent);

    QAction* undo() const { return m_undo; }
    QAction* redo() const { return m_redo; }

protected:
    void retranslate() override;

private:
    void showState();

    Document& m_document;
    QAction* m_undo;
    QAction* m_redo;
};

} // namespace headlight
