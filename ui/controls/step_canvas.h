#pragma once

#include "ui/paint/step_picture.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace headlight {

/// One step of a head's pass that fills its place. A cell of the result is pointed at by the pointer, or chosen by a
/// click, or by the keys Up, Down, Shift+Left, Shift+Right; it and the cells that it was made of light up.
/// Knows no document.
class StepCanvas : public QWidget {
    Q_OBJECT

public:
    explicit StepCanvas(QWidget* parent = nullptr);
    ~StepCanvas() override;

    /// @param steps null: nothing to show @param place among its steps
    void setStep(std::shared_ptr<const AttentionSteps> steps, std::size_t place, const StepOptions& options);
    /// The cell of the result that is lit while the pointer is over none.
    void choose(Cell cell);
    /// Draws for the back row of a class: a spotlight on the chosen row, numbers that stay legible even where the
    /// picture gets larger than its room.
    void setPresenting(bool presenting);
    /// What the picture has to fit into where that is not this widget: it grows with a picture that is larger.
    void setRoom(QSize room);
    /// What is lit: under the pointer, or else chosen.
    std::optional<Cell> pointed() const;
    /// The picture as it stands in this widget; null if there is none.
    const StepPicture* picture() const;

    QSize minimumSizeHint() const override { return {240, 160}; }
    QSize sizeHint() const override { return {640, 400}; }

signals:
    /// A cell of the result was clicked or reached by a key.
    void cellChosen(headlight::Index row, headlight::Index column);
    /// Another cell is lit.
    void pointedChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void rebuild();
    void growWithPicture();
    void hover(std::optional<Cell> cell);
    std::optional<Cell> resultAt(QPointF point) const;

    std::shared_ptr<const AttentionSteps> m_steps;
    std::size_t m_place = 0;
    StepOptions m_options;
    QSize m_room;
    bool m_presenting = false;
    Cell m_chosen;
    std::optional<Cell> m_hovered;
    mutable std::unique_ptr<StepPicture> m_picture; ///< made when it is first needed after a change
    bool m_focusRing = false;                       ///< the focus came by the keyboard
};

} // namespace headlight
