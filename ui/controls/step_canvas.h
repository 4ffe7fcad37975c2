#pragma once

#include "ui/controls/latest_reader.h"
#include "ui/controls/step_wish.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace headlight {

/// One step of a head's pass that fills its place. A cell of the result is pointed at by the pointer, or chosen by a
/// click, or by the keys Up, Down, Shift+Left, Shift+Right; it and the cells that it was made of light up.
/// Large matrices are read on another thread; meanwhile the picture before stays. Knows no document.
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
    /// The picture of this step as it stands in this widget, perhaps with older numbers; null if there is none, or not
    /// yet.
    const StepPicture* picture() const;
    /// Whether someone has been kept waiting for a moment.
    bool isBusy() const { return m_reader->isBusy(); }

    QSize minimumSizeHint() const override { return {240, 160}; }
    QSize sizeHint() const override { return {640, 400}; }

signals:
    /// A cell of the result was clicked or reached by a key.
    void cellChosen(headlight::Index row, headlight::Index column);
    /// Another cell is lit.
    void pointedChanged();
    /// The picture was read that was waited for.
    void pictureRead();
    void busyChanged();

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
    StepWish wish() const;
    void take(const StepWish& wish, std::shared_ptr<const StepPicture> picture);
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
    using Reader = LatestReader<StepWish, std::shared_ptr<const StepPicture>>;
    std::unique_ptr<Reader> m_reader;
    mutable std::shared_ptr<const StepPicture> m_picture; ///< the last that was read; null: none of these tokens
    mutable StepWish m_pictureOf;                         ///< what m_picture is
    bool m_focusRing = false;                             ///< the focus came by the keyboard
};

} // namespace headlight
