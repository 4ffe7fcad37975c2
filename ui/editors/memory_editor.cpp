#include "ui/editors/memory_editor.h"

#include "ui/document/document.h"

namespace headlight {

MemoryEditor::MemoryEditor(Document& document, QWidget* parent) : QWidget(parent), m_document(document)
{
    setObjectName(QStringLiteral("memory_editor"));
}

} // namespace headlight
