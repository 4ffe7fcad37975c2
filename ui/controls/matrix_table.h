#pragma once

#include "ui/controls/refusal_line.h"
#include "ui/controls/wheel_steps.h"

#include <QTableView>

namespace headlight {

class MatrixHeader;
class MatrixModel;

/// The table of a matrix grid: shares its width among the columns, and knows the keys and the wheel.
class MatrixTable : public QTableView {
    Q_OBJECT

public:
    explicit MatrixTable(MatrixModel& model, QWidget* parent = nullptr);

    void setVisibleRows(int wanted, int least);
    /// Shares out the width and the height again; called when labels or the shape changed.
    void arrange();
    /// Of the widest label of a row and of a column together, px.
    int labelWidths() const { return m_rowLabelWidth + m_columnLabelWidth; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void refused(const headlight::Wording& reason);
    void currentChangedTo(const QModelIndex& current);
    /// Alt with an arrow, or the wheel over the selected cell.
    void stepped(double steps, bool fine);
    void turned(double steps, bool fine);
    void keyReleased();
    void copyAsked();
    void pasteAsked();
    void clearAsked();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void measureLabels();
    void arrangeColumns();
    void arrangeRows();
    bool stepByKey(const QKeyEvent& event);
    void moveOn(int rows, int columns);
    int heightOf(int rows, int rowHeight) const;
    /// A length made for usual texts, for the font that there is; never less.
    int scaled(int length) const;

    MatrixModel& m_model;
    MatrixHeader* m_rows;
    MatrixHeader* m_columns;
    int m_wantedRows = 12;
    int m_leastRows = 5;
    int m_rowLabelWidth = 0;
    int m_columnLabelWidth = 0;
    bool m_scrollsSideways = false;
    WheelSteps m_wheel;
};

} // namespace headlight
