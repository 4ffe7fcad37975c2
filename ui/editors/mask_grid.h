#pragma once

#include "core/attention/matrix.h"

#include <QStringList>
#include <QWidget>

namespace headlight {

/// A mask as squares to be switched: queries down, keys across, with their tokens where the squares are large enough. A
/// drag brings all squares it crosses into the state that the first one got.
class MaskGrid : public QWidget {
    Q_OBJECT

public:
    /// More tokens a side are not painted by hand here.
    static constexpr Index mostTokens = 40;

    explicit MaskGrid(QWidget* parent = nullptr);

    void setMask(BoolMatrix allowed, QStringList queries, QStringList keys);

    const BoolMatrix& allowed() const { return m_allowed; }
    const QStringList& queries() const { return m_queries; }
    const QStringList& keys() const { return m_keys; }
    /// The square that the keys act on: key, query.
    QPoint current() const { return m_current; }
    /// "“red” sees “cube”": for the pointer, and for screen readers.
    QString describe(QPoint cell) const;
    /// The square at a point, held inside the grid.
    QPoint cellAt(QPointF point) const;
    /// Switches a square, as a key does.
    void press(QPoint cell);

    /// Where a square is drawn.
    QRectF squareOf(Index query, Index key) const { return squareIn(placeFor(width()), query, key); }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

signals:
    void gestureStarted();
    void cellSwitched(headlight::Index query, headlight::Index key, bool allowed);
    void gestureFinished();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    /// Where the squares lie, and how large one is.
    struct Place {
        double left = 0;
        double top = 0;
        double cell = 0;
    };
    Place placeFor(int width) const;
    QRectF squareIn(const Place& place, Index query, Index key) const;
    void paintCell(QPainter& painter, const QRectF& square, bool allowed) const;
    void paintLabels(QPainter& painter, const Place& place) const;
    void describeCurrent();
    void switchCell(QPoint cell, bool allowed);

    BoolMatrix m_allowed;
    QStringList m_queries;
    QStringList m_keys;
    QPoint m_current; ///< key, query
    bool m_painting = false;
    bool m_paintsAllowed = false;
};

} // namespace headlight
