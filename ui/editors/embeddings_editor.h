#pragma once

#include <QWidget>

namespace headlight {

class Document;

class EmbeddingsEditor : public QWidget {
    Q_OBJECT

public:
    explicit EmbeddingsEditor(Document& document, QWidget* parent = nullptr);

private:
    Document& m_document;
};

} // namespace headlight
