#pragma once

#include "ui/document/edit.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace headlight {

class Document;
class Evaluator;
class NumberField;
class Readouts;
class RefusalLine;
class ValueSlider;

/// Under the centre: the big slider that multiplies every score, the switch for ÷√d_k of the selected head, and
/// live what they do to the selected row: entropy, effective keys, largest weight, gradient norm.
class SoftmaxBar : public QWidget {
    Q_OBJECT

public:
    SoftmaxBar(Document& document, Evaluator& evaluator, QWidget* parent = nullptr);
    ~SoftmaxBar() override;
    /// Shows the row as it is with a number added to q·k of the selected cell, as a lab tries it out; 0: as it is.
    void setAdded(double added);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();
    void sizeRow();
    void connectSlider();
    /// Takes in an edit of what is shown: as a step of the document, or in play.
    std::optional<EditError> edit(EditResult edited, quint64 gesture);
    void multiply(double factor, quint64 gesture);
    void retranslate();
    void showMultiplier();
    void setSliderEnd(double end);
    void showScale();
    void showRow();

    Document& m_document;
    Evaluator& m_evaluator;
    double m_added = 0;    ///< to q·k of the selected cell, by a lab
    quint64 m_gesture = 0; ///< of the running drag
    double m_sliderEnd = 0;
    QLabel* m_caption;
    ValueSlider* m_slider;
    NumberField* m_field;
    RefusalLine* m_refusal;
    Readouts* m_readouts;
    QCheckBox* m_divide;
    QLabel* m_divideLabel;
    QVBoxLayout* m_sliderPlace; ///< around the slider
};

} // namespace headlight
