#pragma once

#include "ui/controls/refusal_line.h"

#include <QWidget>

namespace headlight {

class ElidedLabel;
class NumberField;
class ValueSlider;

/// One number by name: a slider and a field beside each other.
class CellRow : public QWidget {
    Q_OBJECT

public:
    explicit CellRow(QWidget* parent = nullptr);

    /// Shows a number; no signal.
    void show(const QString& name, double value, bool editable);
    void setRange(double minimum, double maximum, double step);
    /// Room for the longest name, so that the slider stands still when another cell is selected.
    void setNameWidth(int width);
    ValueSlider& slider() const { return *m_slider; }

signals:
    void gestureStarted();
    void gestureFinished();
    void valueEdited(double value);
    /// The person changed the slider's ends or step.
    void rangeEdited();
    void refused(const headlight::Wording& reason);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    ElidedLabel* m_name;
    ValueSlider* m_slider;
    NumberField* m_field;
};

} // namespace headlight
