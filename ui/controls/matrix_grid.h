#pragma once

#include "core/attention/matrix.h"
#include "core/model/shared_matrix.h"
#include "ui/controls/gesture.h"
#include "ui/controls/refusal_line.h"

#include <QWidget>

#include <vector>

namespace headlight {

class CellField;
class MatrixModel;
class MatrixTable;

/// What stands beside a row or above a column of a grid.
struct GridLabel {
    QString text;
    QString toolTip;       ///< added to the text that a pointer brings up; may be empty
    bool marked = false;   ///< a dot before the text: this row is unlike its likes
    bool readOnly = false; ///< columns only: shown apart, not edited
    bool operator==(const GridLabel&) const = default;
};

/// What a grid shows: a part of a matrix with a label for each of its rows and columns.
struct GridContent {
    SharedMatrix<double> matrix;
    Tile tile;                      ///< the part shown; contract: inside the matrix
    std::vector<GridLabel> rows;    ///< tile.rows
    std::vector<GridLabel> columns; ///< tile.columns
    QStringList cellToolTips;       ///< empty, or one for each cell, row by row
};

/// An editable grid of numbers with a line for what was refused and a row with a slider for the selected cell.
/// It holds no document: it says what a person wants, and shows what it is given.
class MatrixGrid : public QWidget {
    Q_OBJECT

public:
    explicit MatrixGrid(QWidget* parent = nullptr);
    ~MatrixGrid() override;

    /// Shows other numbers; selection and scroll position stay if the shape does.
    void setContent(GridContent content);
    const GridContent& content() const;

    /// How the selected cell is named from its row's and column's label, e.g. "%1 → %2".
    void setCellPattern(const QString& pattern);
    /// The name that a screen reader says.
    void setTitle(const QString& title);
    /// Ends and step of the slider and of keys and wheel. Contract: minimum < maximum, step > 0.
    void setRange(double minimum, double maximum, double step);
    /// Rows shown before the grid scrolls inside.
    void setMostRows(int rows);

    Index currentRow() const;    ///< −1: none
    Index currentColumn() const; ///< −1: none
    void setCurrentCell(Index row, Index column);
    /// The line under the grid; nothing takes it away.
    void showRefusal(const Wording& reason);

    /// The selected cells as tab-separated text in full precision.
    QString selectedText() const;
    /// Copies the selected cells, and asks for the clipboard's text to be put at the current cell.
    void copy();
    void paste();

signals:
    /// Between these, edits belong to one gesture (a drag, a held key, a run of wheel turns).
    void gestureStarted();
    void gestureFinished();
    void entryEdited(headlight::Index row, headlight::Index column, double value);
    /// Tab-separated text is to be put with its first number at (row, column).
    void pasted(headlight::Index row, headlight::Index column, const QString& text);
    void currentCellChanged(headlight::Index row, headlight::Index column);
    /// The person changed the slider's ends or step.
    void rangeEdited(double minimum, double maximum, double step);

private:
    friend class MatrixTable;
    void editEntry(Index row, Index column, double value);
    void stepCurrent(double steps, bool fine);
    void updateCell();

    MatrixModel* m_model;
    MatrixTable* m_table;
    CellField* m_cell;
    RefusalLine* m_refusal;
    Gesture m_gesture;
    QString m_pattern;
    double m_step = 0.1;
};

} // namespace headlight
