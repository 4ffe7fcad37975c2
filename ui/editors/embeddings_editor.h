#pragma once

#include "ui/editors/edit_sender.h"

#include <QWidget>

class QLabel;
class QMenu;

namespace headlight {

class MenuButton;
class PromptLine;

/// The table of embeddings, tokens × dimensions, with what can be done to its rows, dimensions and positions.
class EmbeddingsEditor : public QWidget {
    Q_OBJECT

public:
    explicit EmbeddingsEditor(Document& document, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fillMenu(QMenu& menu);
    void addColumnEntries(QMenu& menu);
    void addPositionEntries(QMenu& menu);
    void askForNewDimension();
    void askForDimensionName();
    void writePositions(std::optional<PositionColumn> column);
    void showContent();
    void showSelection();
    void retranslate();

    Document& m_document;
    QLabel* m_heading;
    QLabel* m_size;
    MenuButton* m_menu;
    PromptLine* m_prompt;
    MatrixGrid* m_grid;
    QLabel* m_empty;
    EditSender m_sender;
};

} // namespace headlight
