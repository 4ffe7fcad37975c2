#include "ui/editors/embeddings_editor.h"

#include "ui/document/document.h"

namespace headlight {

EmbeddingsEditor::EmbeddingsEditor(Document& document, QWidget* parent) : QWidget(parent), m_document(document)
{
    setObjectName(QStringLiteral("embeddings_editor"));
}

} // namespace headlight
