#pragma once

#include <QWidget>

namespace headlight {

class Document;

class HeadEditor : public QWidget {
    Q_OBJECT

public:
    explicit HeadEditor(Document& document, QWidget* parent = nullptr);

private:
    Document& m_document;
};

} // namespace headlight
