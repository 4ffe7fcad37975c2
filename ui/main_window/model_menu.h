#pragma once

#include "ui/controls/refusal_line.h"
#include "ui/document/edit.h"
#include "ui/main_window/worded_menu.h"

namespace headlight {

class Document;

/// Model: heads, layers, memory, what scores go through. Acts on the selected head and layer.
class ModelMenu : public WordedMenu {
    Q_OBJECT

public:
    ModelMenu(Document& document, QWidget* parent);

signals:
    /// A change was refused.
    void refused(const headlight::Wording& reason);

private:
    void addHeadEntries();
    void addLayerEntries();
    void addScoreEntries();
    void addMemoryEntries();
    void edit(EditResult edited);
    void showState();

    Document& m_document;
    QAction* m_removeHead;
    QAction* m_headEarlier;
    QAction* m_headLater;
    QAction* m_headEnabled;
    QAction* m_removeLayer;
    QAction* m_layerEarlier;
    QAction* m_layerLater;
    QAction* m_residual;
    QAction* m_layerNorm;
    QAction* m_divided;
    QAction* m_resetMultiplier;
    QAction* m_addMemory;
    QAction* m_removeMemory;
};

} // namespace headlight
