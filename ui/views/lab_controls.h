#pragma once

#include "ui/controls/gesture.h"
#include "ui/labs/lab.h"

#include <QWidget>

#include <functional>

namespace headlight {

/// A slider with its number, a switch or a choice for each parameter of a lab, in as many lines as they need.
class LabControls : public QWidget {
    Q_OBJECT

public:
    explicit LabControls(QWidget* parent = nullptr);

    /// Makes the controls of a lab; widgets are called "lab_" and the parameter's name.
    void setLab(const Lab& lab);
    /// Shows values; no signal.
    void setState(const LabState& state);

protected:
    void changeEvent(QEvent* event) override;

signals:
    void edited(const std::string& name, double value);

private:
    void add(const LabParameter& parameter);
    void addSlider(const LabParameter& parameter);
    /// Gives sliders and fields the room of the font.
    void fit();

    std::map<std::string, std::function<void(double)>> m_show; ///< puts a value into a parameter's control
};

} // namespace headlight
