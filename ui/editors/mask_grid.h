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

private:
    /// Where the squares lie, and how large one is.
    struct Place {
        double left = 0;
        double top = 0;
        double cell = 0;
    };
    Place placeFor(int width) const;
    QRectF squareIn(const Place& place, Index query, Index key) const;
    /// The cell at a point, held inside the grid.
    QPoint cellAt(QPointF point) const;
    void paintCell(QPainter& painter, const QRectF& square, bool allowed) const;
    void paintLabels(QPainter& painter, const Place& place) const;
    /// "“red” sees “cube”": for the pointer, and of the current cell for screen readers.
    QString describe(QPoint cell) const;
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
