#pragma once

#include "ui/controls/gesture.h"
#include "ui/controls/slider_scale.h"
#include "ui/controls/wheel_steps.h"

#include <QWidget>

#include <optional>
#include <vector>

class QPainter;

namespace headlight {

/// A value with a tick and a text above the groove: "√d_k" is drawn with a subscript.
struct SliderMark {
    double value = 0;
    QString text;
    bool operator==(const SliderMark&) const = default;
};

/// A slider over real numbers: dragged, clicked, turned by the wheel, moved by the arrow, Page, Home and End keys; with
/// Shift ten times as fine; a double click goes back to the reset value. A value outside the range is shown at the end
/// that it is past, and stays what it is.
class ValueSlider : public QWidget {
    Q_OBJECT

public:
    enum class Size { Small, Big }; ///< handles of 16 and 22 px; a big one has its ends written beside it

    explicit ValueSlider(Size size = Size::Small, QWidget* parent = nullptr);

    /// A linear scale. Contract: minimum < maximum, step > 0, all finite.
    void setRange(double minimum, double maximum, double step);
    /// 0 at the left end, then a logarithmic scale with √(lowest · highest) in the middle. Contract: 0 < lowest <
    /// highest.
    void setLogarithmicRange(double lowest, double highest);
    const SliderScale& scale() const { return m_scale; }
    /// What stands at the ends in place of the scale's numbers: a slider of exponents shows the powers.
    void setEndTexts(const QString& lowest, const QString& highest);
    /// Whether anything is written at the ends; a small one is less high without.
    void setEndsShown(bool shown);

    double value() const { return m_value; }
    /// Shows a value; no signal.
    void setValue(double value);

    /// Where a double click goes; none: a double click does nothing.
    void setResetValue(std::optional<double> value);
    /// A text stands over its tick, and beside it, away from the other, where two would run into each other; of two at
    /// one place the first in the list is kept.
    void setMarks(std::vector<SliderMark> marks);
    /// Whether a right click offers fields for the ends and the step (linear scales only).
    void setRangeAdjustable(bool adjustable);
    /// Opens the fields for the ends and the step.
    void editRange();

    /// The height of the handle's middle, from the top.
    int middle() const { return qRound(groove().y); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// A move by a person, as by keys: steps of the scale, fine or not, as a gesture of its own unless one runs.
    void moveBy(double steps, bool fine = false);
    /// Sets the value as a person does: valueEdited is emitted if it differs.
    void editValue(double value);

signals:
    void gestureStarted();
    void valueEdited(double value);
    void gestureFinished();
    /// The person changed the ends or the step.
    void rangeEdited(double minimum, double maximum, double step);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// Where the groove lies: the middle of the handle goes from left to right at height y.
    struct Groove {
        double left = 0;
        double right = 0;
        double y = 0;
        double xOf(double place) const { return left + place * (right - left); }
    };
    Groove groove() const;
    void paintEnds(QPainter& painter, const Groove& groove) const;
    void paintMarks(QPainter& painter, const Groove& groove) const;
    void paintGroove(QPainter& painter, const Groove& groove) const;
    void paintHandle(QPainter& painter, const Groove& groove) const;
    /// Larger beside large type.
    int handleSize() const;
    bool hasMarkTexts() const;
    double snapped(double place, bool fine) const;

    Size m_size;
    SliderScale m_scale;
    QString m_lowestText; ///< empty: the scale's number
    QString m_highestText;
    bool m_endsShown = true;
    double m_value = 0;
    std::optional<double> m_reset;
    std::vector<SliderMark> m_marks;
    Gesture m_gesture;
    double m_dragX = 0;     ///< where the pointer was last, px
    double m_dragPlace = 0; ///< the place dragged to, before rounding; may lie past the ends
    bool m_dragging = false;
    bool m_hovered = false;
    bool m_rangeAdjustable = false;
    WheelSteps m_wheel;
};

} // namespace headlight
