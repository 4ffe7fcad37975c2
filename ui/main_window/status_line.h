#pragma once

#include <QStatusBar>

class QLabel;
class QPushButton;

namespace headlight {

class Document;
class Evaluator;

/// The window's last line: the selected cell, the model's sizes, and the switch to the other language. A sentence on
/// what was done or refused takes the cell's place until the next change.
class StatusLine : public QStatusBar {
    Q_OBJECT

public:
    StatusLine(Document& document, Evaluator& evaluator, QWidget* parent = nullptr);

    void showRefusal(const QString& sentence);
    /// Says that something was done, in the same place.
    void showDone(const QString& sentence);

signals:
    /// The button with the other language's name was pressed.
    void otherLanguageWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void showState();
    QString cellText() const;
    QString sizesText() const;

    Document& m_document;
    Evaluator& m_evaluator;
    QLabel* m_cell;
    QLabel* m_sizes;
    QPushButton* m_language;
};

} // namespace headlight
