#include "ui/editors/sentence_editor.h"

#include "ui/document/document.h"

namespace headlight {

SentenceEditor::SentenceEditor(Document& document, QWidget* parent) : QWidget(parent), m_document(document)
{
    setObjectName(QStringLiteral("sentence_editor"));
}

} // namespace headlight
