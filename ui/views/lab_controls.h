#pragma once

#include "ui/controls/gesture.h"
#include "ui/controls/refusal_line.h"
#include "ui/labs/lab.h"

#include <QWidget>

#include <functional>

class QLabel;

namespace headlight {

/// A slider with its number, a switch or a choice for each parameter of a lab, in as many lines as they need.
class LabControls : public QWidget {
    Q_OBJECT

public:
    explicit LabControls(QWidget* parent = nullptr);

    /// Makes the controls of a lab; widgets are called "lab_" and the parameter's name.
    void setLab(const Lab& lab);
    /// Shows values; what does nothing with them cannot be set, and says why. Others take a refusal away.
    /// @param request of the page, whose texts are shown; null: there is no page
    void setState(const LabState& state, const LabRequest* request);
    /// Smaller beside the large type of a presentation, where the displays need the room.
    void setPresenting(bool presenting);

protected:
    void changeEvent(QEvent* event) override;

signals:
    void edited(const std::string& name, double value);
    /// Why a value is not taken as it is; nothing: all is well again.
    void refused(const headlight::Wording& reason);

private:
    void add(const LabParameter& parameter);
    void addSlider(const LabParameter& parameter);
    /// Why the others do not leave room for a value; empty: they do.
    QString refusal(const LabParameter& parameter, double value) const;
    /// Side by side; they stay together in what it returns.
    QWidget* addRow(const std::vector<QWidget*>& widgets);
    /// Gives sliders and fields the room of the font, and all rows the same height of their middles.
    void fit();

    struct Control {
        std::function<void(double)> show; ///< puts a value into it
        QWidget* place;                   ///< all of it
        QLabel* label;                    ///< null: a switch's own text
        LabParameter parameter;
    };
    void showText(const Control& control, const QString& text);
    void showIdle(const Control& control, const QString& reason);

    const Lab* m_lab = nullptr;
    LabState m_state;
    bool m_presenting = false;
    std::map<std::string, Control> m_controls;
};

} // namespace headlight
