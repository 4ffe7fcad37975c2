#pragma once

#include <QWidget>

namespace headlight {

class Document;
class Evaluator;

/// Under the centre: the big slider that multiplies every score, the switch for ÷√d_k of the selected head, and
/// live what they do to the selected row: entropy, effective keys, largest weight, gradient norm.
class SoftmaxBar : public QWidget {
    Q_OBJECT

public:
    SoftmaxBar(Document& document, Evaluator& evaluator, QWidget* parent = nullptr);
    ~SoftmaxBar() override;
};

} // namespace headlight
