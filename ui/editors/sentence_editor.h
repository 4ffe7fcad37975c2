#pragma once

#include <QWidget>

namespace headlight {

class Document;

class SentenceEditor : public QWidget {
    Q_OBJECT

public:
    explicit SentenceEditor(Document& document, QWidget* parent = nullptr);

private:
    Document& m_document;
};

} // namespace headlight
