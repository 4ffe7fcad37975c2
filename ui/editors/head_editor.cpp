#include "ui/editors/head_editor.h"

#include "ui/document/document.h"

namespace headlight {

HeadEditor::HeadEditor(Document& document, QWidget* parent) : QWidget(parent), m_document(document)
{
    setObjectName(QStringLiteral("head_editor"));
}

} // namespace headlight
