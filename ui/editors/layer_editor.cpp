#include "ui/editors/layer_editor.h"

#include "ui/document/document.h"

namespace headlight {

LayerEditor::LayerEditor(Document& document, QWidget* parent) : QWidget(parent), m_document(document)
{
    setObjectName(QStringLiteral("layer_editor"));
}

} // namespace headlight
