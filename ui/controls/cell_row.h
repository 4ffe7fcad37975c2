#pragma once

#include "ui/controls/refusal_line.h"

#include <QWidget>

class QGridLayout;

namespace headlight {

class ElidedLabel;
class NumberField;
class ValueSlider;

/// One number by name: a slider and a field beside each other, after the name or, where it is long, under it.
class CellRow : public QWidget {
    Q_OBJECT

public:
    explicit CellRow(QWidget* parent = nullptr);

    /// Shows a number; no signal.
    void show(const QString& name, double value, bool editable);
    void setRange(double minimum, double maximum, double step);
    /// Room for the longest name, so that the slider stands still when another cell is selected: beside the slider if
    /// that stays wide enough to be dragged, above it otherwise.
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
    void resizeEvent(QResizeEvent* event) override;

private:
    void placeName();
    void retranslate();

    QGridLayout* m_layout;
    ElidedLabel* m_name;
    ValueSlider* m_slider;
    NumberField* m_field;
    int m_nameWidth = 0;
};

} // namespace headlight
