#pragma once

#include "ui/controls/heatmap_reader.h"
#include "ui/paint/heatmap.h"

#include <QPixmap>
#include <QWidget>

#include <memory>
#include <optional>

namespace headlight {

/// A heatmap that fills its place: cells are chosen by a click or the arrow keys, and tell their full labels and value
/// under the pointer. Knows no document: it says what was chosen and shows what it is told.
///
/// Large matrices are read on another thread; meanwhile the picture before stays. One zooms by the wheel, a pinch or
/// the keys + − 0, and moves what is enlarged by dragging it or by two fingers.
class HeatmapCanvas : public QWidget {
    Q_OBJECT

public:
    explicit HeatmapCanvas(QWidget* parent = nullptr);
    ~HeatmapCanvas() override;

    /// Shows another snapshot, or the same one in another way.
    void setHeatmap(std::shared_ptr<const AttentionSource> source, const HeatmapOptions& options);
    /// Points out a row and a column; both together are a cell.
    void select(std::optional<Index> row, std::optional<Index> column);
    /// The cell that is pointed out, if it is in the matrix.
    std::optional<Cell> selectedCell() const;

    /// Draws for the back row of a class: a spotlight on the selected row, labels of at least 24 px.
    void setPresenting(bool presenting);

    /// The picture as it stands in this widget, for hit tests.
    const Heatmap& heatmap() const;
    /// Whether an older picture has stayed for more than a moment because another one is being read.
    bool isBusy() const { return m_reader->isBusy(); }

    /// Enlarges the cells around the selected one if it is seen, else around the middle.
    void zoomBy(double factor);
    /// Goes back to the whole matrix.
    void zoomToFit();
    bool isZoomed() const { return heatmap().layout().zoom.factor > 1; }
    bool canZoomIn() const;
    /// How near it is looked at.
    const HeatmapZoom& zoom() const { return heatmap().layout().zoom; }
    /// Follows another canvas that shows a matrix of the same shape.
    void followZoom(const HeatmapZoom& zoom);
    void followPointer(std::optional<Cell> cell);
    /// Whether cells are small enough that one may want to see them larger, or are enlarged.
    bool isZoomUseful() const;

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

signals:
    /// A cell was clicked or reached by a key; a click on a label changes the row or the column alone.
    void cellChosen(headlight::Index row, headlight::Index column);
    /// The menu of a column was asked for: on its label, or by the menu key for the selected one.
    void columnMenuWanted(headlight::Index column, const QPoint& globalPosition);
    /// The picture is another one, or nearer or farther.
    void pictureChanged();
    void busyChanged(bool busy);
    /// By a person or by a selection out of sight.
    void zoomed();
    /// The pointer is over another cell, or none.
    void pointed(std::optional<headlight::Cell> cell);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void rebuild();
    void showReading(const HeatmapReader::Reading& reading);
    HeatmapRequest request() const;
    void paintPicture(QPainter& painter);
    void choose(std::optional<Cell> cell);
    std::optional<Cell> targetAt(QPointF point) const;
    void hover(std::optional<Cell> cell);
    QString describe(Cell cell) const;
    QString toolTipAt(Cell cell) const;
    void nameSelection();

    void setZoom(const HeatmapZoom& zoom);
    bool zoomAt(double factor, QPointF point);
    void moveBy(QPointF distance);
    bool zoomByKey(const QKeyEvent& event);
    void showCursor();

    std::shared_ptr<const AttentionSource> m_source;
    HeatmapOptions m_options;
    HeatmapMarks m_marks;
    HeatmapReader* m_reader;
    mutable HeatmapReader::Reading m_reading;   ///< what is shown; perhaps of an earlier source, or coarse
    mutable HeatmapZoom m_zoom;                 ///< cut to the matrix when the picture is made
    mutable std::unique_ptr<Heatmap> m_heatmap; ///< made when it is first needed after a change
    QPixmap m_picture;                          ///< all but the marks, kept from the second paint on
    bool m_isPainted = false;                   ///< since the heatmap was made
    std::optional<QPointF> m_grip;              ///< where the button went down, or was last while it moves the matrix
    bool m_isMoving = false;
    bool m_focusRing = false; ///< the focus came by the keyboard
};

} // namespace headlight
