#pragma once

#include "ui/paint/heatmap.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace headlight {

/// A heatmap that fills its place: cells are chosen by a click or the arrow keys, and tell their full labels and value
/// under the pointer. Knows no document: it says what was chosen and shows what it is told.
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

    /// The picture as it stands in this widget, for hit tests.
    const Heatmap& heatmap() const;

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

signals:
    /// A cell was clicked or reached by a key; a click on a label changes the row or the column alone.
    void cellChosen(headlight::Index row, headlight::Index column);

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
    void choose(std::optional<Cell> cell);
    std::optional<Cell> targetAt(QPointF point) const;
    void hover(std::optional<Cell> cell);
    QString describe(Cell cell) const;
    void nameSelection();

    std::shared_ptr<const AttentionSource> m_source;
    HeatmapOptions m_options;
    HeatmapMarks m_marks;
    mutable std::unique_ptr<Heatmap> m_heatmap; ///< made when it is first needed after a change
    bool m_focusRing = false;                   ///< the focus came by the keyboard
};

} // namespace headlight
