#pragma once

#include "ui/controls/latest_reader.h"
#include "ui/controls/step_wish.h"
#include "ui/paint/step_strip.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace headlight {

/// The strip of all steps: a click chooses one. Thumbnails of large matrices are read on another thread. The keys that
/// do the same are its neighbours' business.
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
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void show(const StepWish& wish, std::shared_ptr<const StepStrip> strip, bool isRead) const;
    void hover(std::optional<std::size_t> place);

    std::shared_ptr<const AttentionSteps> m_steps;
    std::size_t m_place = 0;
    StepOptions m_options;
    std::optional<std::size_t> m_hovered;
    using Reader = LatestReader<StepWish, std::shared_ptr<const StepStrip>>;
    std::unique_ptr<Reader> m_reader;
    mutable std::shared_ptr<const StepStrip> m_strip; ///< perhaps with older numbers, or with none
    mutable StepWish m_stripOf;                       ///< what it is laid out for
    mutable bool m_isRead = false;                    ///< for that
};

} // namespace headlight
