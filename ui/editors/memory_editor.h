#pragma once

#include "ui/editors/edit_sender.h"

#include <QWidget>

class QLabel;
class QMenu;

namespace headlight {

class MenuButton;
class PromptLine;
class TextField;

/// The memory that keys and values come from in place of the sentence: its tokens and their embeddings. Hidden while
/// the document has none.
class MemoryEditor : public QWidget {
    Q_OBJECT

public:
    explicit MemoryEditor(Document& document, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fillMenu(QMenu& menu);
    void showContent();
    void showSelection();
    void retranslate();

    Document& m_document;
    QLabel* m_heading;
    QLabel* m_size;
    MenuButton* m_menu;
    TextField* m_field;
    RefusalLine* m_refusal;
    PromptLine* m_prompt;
    MatrixGrid* m_grid;
    EditSender m_typing;
    EditSender m_numbers;
};

} // namespace headlight
