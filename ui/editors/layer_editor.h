#pragma once

#include <QWidget>

namespace headlight {

class Document;

class LayerEditor : public QWidget {
    Q_OBJECT

public:
    explicit LayerEditor(Document& document, QWidget* parent = nullptr);

private:
    Document& m_document;
};

} // namespace headlight
