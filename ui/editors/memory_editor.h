#pragma once

#include <QWidget>

namespace headlight {

class Document;

class MemoryEditor : public QWidget {
    Q_OBJECT

public:
    explicit MemoryEditor(Document& document, QWidget* parent = nullptr);

private:
    Document& m_document;
};

} // namespace headlight
