#pragma once

#include "ui/document/matrix_edits.h"
#include "ui/editors/edit_sender.h"

#include <QWidget>

#include <optional>

class QButtonGroup;
class QMenu;

namespace headlight {

class HeadForm;
class MenuButton;
class PromptLine;

/// The selected head: W_Q, W_K, W_V and its rows of W_O, and below them what else a head is.
class HeadEditor : public QWidget {
    Q_OBJECT

public:
    explicit HeadEditor(Document& document, QWidget* parent = nullptr);

    /// Which of the four matrices is shown.
    void showMatrix(MatrixKind kind);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    MatrixPlace place() const;
    void connectGrid();
    void fillPresets(QMenu& menu);
    void fillMatrix(const Matrix<double>& matrix);
    void askForRandom();
    void showContent();
    void retranslate();

    Document& m_document;
    QButtonGroup* m_tabs;
    MenuButton* m_presets;
    PromptLine* m_prompt;
    MatrixGrid* m_grid;
    HeadForm* m_form;
    EditSender m_sender;
    MatrixKind m_kind = MatrixKind::Query;
    std::optional<MatrixPlace> m_shown;
};

} // namespace headlight
