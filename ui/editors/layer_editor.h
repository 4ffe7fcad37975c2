#pragma once

#include "core/model/layer.h"
#include "ui/editors/edit_sender.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QMenu;

namespace headlight {

class MaskGrid;
class MenuButton;
class NumberField;
class TokenChips;

/// The selected layer: who sees whom, and what goes around and before its heads.
class LayerEditor : public QWidget {
    Q_OBJECT

public:
    explicit LayerEditor(Document& document, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void connectFields();
    void fillMasks(QMenu& menu);
    void fillActions(QMenu& menu);
    void switchHiddenKey(Index key);
    void showContent();
    void showPaintedMask();
    void retranslate();

    Document& m_document;
    QLabel* m_heading;
    MenuButton* m_actions;
    QLabel* m_maskName;
    MenuButton* m_mask;
    NumberField* m_window;
    MaskGrid* m_painted;
    QLabel* m_paintedNote;
    QCheckBox* m_residual;
    QCheckBox* m_layerNorm;
    QLabel* m_hiddenName;
    TokenChips* m_hidden;
    RefusalLine* m_refusal;
    EditSender m_sender;
};

} // namespace headlight
