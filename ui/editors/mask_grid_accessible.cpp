#include "ui/editors/mask_grid_accessible.h"

#include "ui/controls/accessible_table.h"
#include "ui/editors/mask_grid.h"

namespace headlight {

namespace {

class MaskTable final : public PaintedTable {
public:
    explicit MaskTable(MaskGrid& grid) : m_grid(grid) {}

    QString name() const override { return m_grid.accessibleName(); }
    Index rowCount() const override { return m_grid.allowed().rows(); }
    Index columnCount() const override { return m_grid.allowed().cols(); }
    QString rowName(Index row) const override { return m_grid.queries().value(row); }
    QString columnName(Index column) const override { return m_grid.keys().value(column); }
    QString cellName(Cell cell) const override { return m_grid.describe(placeOf(cell)); }
    std::optional<Cell> currentCell() const override
    {
        return isEmpty() ? std::nullopt : std::optional(Cell{m_grid.current().y(), m_grid.current().x()});
    }
    std::optional<bool> isOn(Cell cell) const override { return m_grid.allowed()(cell.row, cell.column); }
    QRect cellRect(Cell cell) const override { return m_grid.squareOf(cell.row, cell.column).toAlignedRect(); }
    std::optional<Cell> cellAt(QPoint point) const override
    {
        if (isEmpty())
            return std::nullopt;
        const QPoint at = m_grid.cellAt(point);
        return Cell{at.y(), at.x()};
    }
    void press(Cell cell) const override { m_grid.press(placeOf(cell)); }

private:
    bool isEmpty() const { return m_grid.allowed().size() == 0; }
    static QPoint placeOf(Cell cell) { return {static_cast<int>(cell.column), static_cast<int>(cell.row)}; }

    MaskGrid& m_grid;
};

} // namespace

void registerAccessibleMask()
{
    readAsTable<MaskGrid, MaskTable>();
}

} // namespace headlight
