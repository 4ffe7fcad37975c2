#pragma once

#include "ui/views/worked_lines.h"

#include <QWidget>

class QLabel;

namespace headlight {

class Document;
class Evaluator;
class FlowingText;

/// The selected cell's arithmetic with its real numbers, from q·k to the weight, and the row's weighted mean.
class WorkedCell : public QWidget {
    Q_OBJECT

public:
    WorkedCell(Document& document, Evaluator& evaluator, QWidget* parent = nullptr);
    ~WorkedCell() override;

    /// @param decimals of what goes in (q, k, v), 2 to 6; results have as many or more
    void setDecimals(int decimals);
    /// Shows the row as it is with a number added to q·k of the selected cell, as a lab tries it out; 0: as it is.
    void setAdded(double added);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    /// The same, where what is shown is of another kind: it may need less room.
    void refreshAll();
    QString headingText() const;
    QString stepsText() const;
    bool hasCell() const;

    Document& m_document;
    Evaluator& m_evaluator;
    double m_added = 0; ///< to q·k of the selected cell, by a lab
    int m_decimals = 2;
    WorkedDetail m_detail = WorkedDetail::Short;
    bool m_isNew = false; ///< another document, nothing of which has been shown yet
    QLabel* m_heading;
    FlowingText* m_steps;
};

} // namespace headlight
