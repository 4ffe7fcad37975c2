#pragma once

#include <QWidget>

namespace headlight {

class Document;
class Evaluator;

/// The selected cell's arithmetic with its real numbers, from q·k to the weight, and the row's weighted mean.
class WorkedCell : public QWidget {
    Q_OBJECT

public:
    WorkedCell(Document& document, Evaluator& evaluator, QWidget* parent = nullptr);
    ~WorkedCell() override;

    /// @param decimals of what goes in (q, k, v), 2 to 6; results have as many or more
    void setDecimals(int decimals);
};

} // namespace headlight
