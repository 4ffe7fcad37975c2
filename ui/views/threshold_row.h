#pragma once

#include <QWidget>

class QLabel;

namespace headlight {

class ValueSlider;

/// A slider for the magnitude below which cells are quiet, from 0 over four decades up to an end; for a menu.
class ThresholdRow : public QWidget {
    Q_OBJECT

public:
    /// @param largest the end, > 0
    explicit ThresholdRow(double largest, QWidget* parent = nullptr);

    void setThreshold(double threshold);

signals:
    /// By a person; 0: nothing is quiet.
    void thresholdEdited(double threshold);

private:
    void say(double threshold);

    QLabel* m_number;
    ValueSlider* m_slider;
};

} // namespace headlight
