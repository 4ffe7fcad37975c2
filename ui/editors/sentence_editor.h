#pragma once

#include "ui/editors/edit_sender.h"

#include <QWidget>

class QLabel;
class QMenu;

namespace headlight {

class MenuButton;
class PromptLine;
class SentenceField;
class TokenChips;

/// What goes in: the sentence as it is typed, and its tokens.
class SentenceEditor : public QWidget {
    Q_OBJECT

public:
    explicit SentenceEditor(Document& document, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fillMenu(QMenu& menu);
    void askForSeed();
    void showContent();
    void showSelection();
    void retranslate();

    Document& m_document;
    QLabel* m_heading;
    MenuButton* m_menu;
    SentenceField* m_field;
    RefusalLine* m_refusal;
    PromptLine* m_prompt;
    TokenChips* m_chips;
    EditSender m_sender;
};

} // namespace headlight
