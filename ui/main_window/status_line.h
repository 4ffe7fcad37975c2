#pragma once

#include "ui/controls/refusal_line.h"
#include "ui/controls/style.h"

#include <QStatusBar>

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

    /// What is spoken of from now on.
    /// @param aside it is the free vectors' own document, whose sizes are those of its vectors
    void follow(Document& document, Evaluator& evaluator, bool aside);

    /// Names a lab that shows nothing of the document in place of its cell and sizes.
    /// @param name empty: the document's are shown
    void showLab(const QString& name);
    /// @param decimals of the cell's number
    void setDecimals(int decimals);
    /// Shows the selected weight as it is with a number added to its q·k, as a lab tries it out; 0: as it is.
    void setAdded(double added);
    void showRefusal(const Wording& reason);
    /// Says that something was done or is being done, in the same place; nothing takes it away.
    void showDone(const Wording& sentence);

signals:
    /// The button with the other language's name was pressed.
    void otherLanguageWanted();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void say(const Wording& sentence, Look look);
    void showState();
    void fitSizes();
    void retranslate();
    QString cellText() const;
    QString sizesText() const;

    Document* m_document = nullptr;
    Evaluator* m_evaluator = nullptr;
    bool m_aside = false;
    QString m_lab;  ///< its name, in place of the document's cell
    Wording m_said; ///< what stands in the cell's place, if anything does
    int m_decimals = 2;
    double m_added = 0;
    QLabel* m_cell;
    QLabel* m_sizes;
    QPushButton* m_language;
};

} // namespace headlight
