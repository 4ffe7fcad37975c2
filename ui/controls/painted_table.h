#pragma once

#include "ui/paint/cell.h"

#include <QAccessible>
#include <QPoint>
#include <QRect>
#include <QString>

#include <optional>

namespace headlight {

/// What a screen reader is told of a table or a list that a widget paints itself: see AccessibleTable. It is asked for
/// one cell at a time, so that it may have millions of them.
class PaintedTable {
public:
    virtual ~PaintedTable() = default;

    /// QAccessible::Table; or QAccessible::List: one column, without headers.
    virtual QAccessible::Role role() const { return QAccessible::Table; }
    virtual QString name() const = 0;
    virtual Index rowCount() const = 0;
    virtual Index columnCount() const = 0;
    /// What stands beside a row and above a column, whole.
    virtual QString rowName(Index row) const = 0;
    virtual QString columnName(Index column) const = 0;
    /// All that is to be said of a cell, its row and column too.
    virtual QString cellName(Cell cell) const = 0;
    /// The cell that the keys act on; none where there are no cells.
    virtual std::optional<Cell> currentCell() const = 0;
    /// Whether a cell is switched on; none where cells are not switched.
    virtual std::optional<bool> isOn(Cell) const { return std::nullopt; }
    /// Where a cell is painted, in the widget.
    virtual QRect cellRect(Cell cell) const = 0;
    virtual std::optional<Cell> cellAt(QPoint point) const = 0;
    /// What a click on the cell does.
    virtual void press(Cell cell) const = 0;
};

} // namespace headlight
