#pragma once

#include "ui/paint/step_strip.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace headlight {

/// The strip of all steps: a click chooses one. The keys that do the same are its neighbours' business.
class StepChooser : public QWidget {
    Q_OBJECT

public:
    explicit StepChooser(QWidget* parent = nullptr);
    ~StepChooser() override;

    /// @param steps null: nothing to show @param place the step that is shown
    void setSteps(std::shared_ptr<const AttentionSteps> steps, std::size_t place, const StepOptions& options);
    /// Marks another step.
    void setPlace(std::size_t place);
    /// The strip as it stands in this widget; null if there is none.
    const StepStrip* strip() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void stepChosen(int place);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void rebuild();
    void hover(std::optional<std::size_t> place);

    std::shared_ptr<const AttentionSteps> m_steps;
    std::size_t m_place = 0;
    StepOptions m_options;
    std::optional<std::size_t> m_hovered;
    mutable std::unique_ptr<StepStrip> m_strip; ///< made when it is first needed after a change
};

} // namespace headlight
