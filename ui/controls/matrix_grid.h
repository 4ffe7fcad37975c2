#pragma once

#include "ui/controls/gesture.h"
#include "ui/controls/grid_content.h"
#include "ui/controls/refusal_line.h"

#include <QWidget>

namespace headlight {

class CellRow;
class MatrixModel;
class MatrixTable;

/// An editable grid of numbers with a line for what was refused and a row with a slider for the selected cell.
/// It holds no document: it says what a person wants, and shows what it is given.
class MatrixGrid : public QWidget {
    Q_OBJECT

public:
    explicit MatrixGrid(QWidget* parent = nullptr);
    ~MatrixGrid() override;

    /// Shows other numbers; the selected cell and the scroll position stay if the shape does.
    void setContent(GridContent content);
    const GridContent& content() const;

    /// How the selected cell is named from its row's and column's label, e.g. "%1 → %2".
    void setCellPattern(const QString& pattern);
    /// The name that a screen reader says.
    void setTitle(const QString& title);
    /// Ends and step of the slider, and the step of keys and wheel; the ends make room for larger numbers until the
    /// person sets them. Contract: minimum < maximum, step > 0.
    void setRange(double minimum, double maximum, double step);
    /// Rows that the grid wants to show before it scrolls inside, and that it keeps when there is little room.
    void setVisibleRows(int wanted, int least);

    Index currentRow() const;    ///< −1: none
    Index currentColumn() const; ///< −1: none
    void setCurrentCell(Index row, Index column); ///< where there is no such cell, it stays
    /// The line under the grid; nothing takes it away.
    void showRefusal(const Wording& reason);

    /// The selected cells as tab-separated text in full precision.
    QString selectedText() const;
    /// Puts the selected cells on the clipboard.
    void copy() const;
    /// Asks for the clipboard's text to be put at the selected cell.
    void paste();

signals:
    /// Between these, edits belong to one gesture (a drag, a held key, a run of wheel turns).
    void gestureStarted();
    void gestureFinished();
    void entryEdited(headlight::Index row, headlight::Index column, double value);
    /// Tab-separated text is to be put with its first number at (row, column).
    void pasted(headlight::Index row, headlight::Index column, const QString& text);
    /// The same with zeros, for cells that were emptied.
    void cleared(headlight::Index row, headlight::Index column, const QString& zeros);
    void currentCellChanged(headlight::Index row, headlight::Index column);

private:
    void editEntry(Index row, Index column, double value);
    void stepCurrent(double steps, bool fine);
    void clearSelected();
    void updateCell();
    void makeRoomOnSlider();

    MatrixModel* m_model;
    MatrixTable* m_table;
    RefusalLine* m_refusal;
    CellRow* m_cell;
    Gesture m_gesture;
    bool m_rangeIsPersons = false; ///< the ends of the slider were set by hand: they stay
    QString m_pattern = QStringLiteral("%1 · %2");
};

} // namespace headlight
