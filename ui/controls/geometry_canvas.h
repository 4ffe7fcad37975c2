#pragma once

#include "ui/controls/gesture.h"
#include "ui/controls/latest_reader.h"
#include "ui/paint/geometry_picture.h"

#include <QWidget>

namespace headlight {

/// A head's vectors that fill their place. A click on an arrow's head chooses its token. Where vectors can be moved,
/// heads are dragged, and Space walks among them so that the arrow keys move one. Knows no document: it says what was
/// done and shows what it is told. The directions of many wide vectors are sought on another thread; meanwhile the
/// picture before stays.
class GeometryCanvas : public QWidget {
    Q_OBJECT

public:
    explicit GeometryCanvas(QWidget* parent = nullptr);
    ~GeometryCanvas() override;

    /// Shows another snapshot, or the same one in another way.
    void setPicture(std::shared_ptr<const AttentionSource> source, const GeometryOptions& options);
    /// Whether vectors can be moved; they cannot at first.
    void setMovable(bool movable);
    /// The vector that keys move, where vectors can be moved.
    void setActive(std::optional<VectorPlace> active);
    const std::optional<VectorPlace>& active() const { return m_marks.active; }

    /// The picture as it stands in this widget, for hit tests.
    const GeometryPicture& picture() const;
    /// Whether someone has been kept waiting for a moment.
    bool isBusy() const { return m_reader->isBusy(); }

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

signals:
    /// A vector was clicked, or its token reached by a key.
    void chosen(headlight::VectorPlace place);
    /// Between these, moves belong to one gesture (a drag, a held key).
    void gestureStarted();
    void gestureFinished();
    /// A vector is to have this head, in the plane's numbers.
    void moved(headlight::VectorPlace place, QPointF value);
    /// The picture was read that was waited for.
    void pictureRead();
    void busyChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    using Drawn = std::shared_ptr<const GeometryPicture>;
    /// What is drawn, and where.
    struct Wish {
        std::shared_ptr<const AttentionSource> source;
        GeometryOptions options;
        Theme theme;
        QFont font;
        QRectF room;
        std::optional<GeometryFrames> frames;
        Drawn before; ///< what is right of it is taken over
        bool operator==(const Wish& other) const
        {
            return source == other.source && options == other.options && theme == other.theme && font == other.font
                   && room == other.room;
        }
    };
    static Drawn drawn(const Wish& wish);
    static bool isOfSameTokens(const Wish& one, const Wish& other);
    Wish wish() const;
    void rebuild();
    void take(const Wish& read, const Drawn& picture);
    void hover(std::optional<VectorPlace> place);
    std::optional<VectorPlace> targetAt(QPointF point) const;
    void dragTo(QPointF point, bool fine);
    void finishMoves();
    bool moveByKey(const QKeyEvent& event);
    bool walk(int key);
    void activateNext(int step);
    void nameSelection();

    std::shared_ptr<const AttentionSource> m_source;
    GeometryOptions m_options;
    GeometryMarks m_marks;
    std::unique_ptr<LatestReader<Wish, Drawn>> m_reader;
    mutable Drawn m_picture;                ///< the last one, perhaps of an earlier snapshot; null: none yet
    mutable Wish m_pictureOf;               ///< what m_picture is
    mutable bool m_isCurrent = false;       ///< since the last change
    std::optional<GeometryFrames> m_frames; ///< kept while a vector is moved
    Gesture m_gesture;
    QPointF m_grip; ///< from the pointer to the head that is dragged
    bool m_movable = false;
    bool m_dragging = false;
    bool m_focusRing = false; ///< the focus came by the keyboard
};

} // namespace headlight
