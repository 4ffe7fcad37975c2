#pragma once

#include "ui/controls/refusal_line.h"

#include <QFrame>

class QLabel;

namespace headlight {

class NumberField;

/// Three fields in a small window of their own: a slider's ends and its step.
class RangePopup : public QFrame {
    Q_OBJECT

public:
    RangePopup(double minimum, double maximum, double step, QWidget* parent);

signals:
    /// All three are good numbers: minimum < maximum, 0 < step ≤ maximum − minimum.
    void rangeEdited(double minimum, double maximum, double step);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void take();

    QLabel* m_names[3];
    NumberField* m_fields[3];
    RefusalLine* m_refusal;
};

} // namespace headlight
