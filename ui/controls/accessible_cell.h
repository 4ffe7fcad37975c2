#pragma once

#include "ui/paint/cell.h"

#include <QAccessible>

namespace headlight {

class AccessibleTable;

/// A cell or a header of a table that a widget paints itself.
class AccessibleCell final : public QAccessibleInterface,
                             public QAccessibleTableCellInterface,
                             public QAccessibleActionInterface {
public:
    /// @param cell row −1: the header of its column; column −1: the header of its row
    AccessibleCell(AccessibleTable& table, Cell cell) : m_table(table), m_cell(cell) {}

    Cell cell() const { return m_cell; }

    void* interface_cast(QAccessible::InterfaceType type) override;
    bool isValid() const override;
    QObject* object() const override { return nullptr; }
    QWindow* window() const override;
    QAccessibleInterface* parent() const override;
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override;
    QAccessible::Role role() const override;
    QAccessible::State state() const override;

    bool isSelected() const override;
    QList<QAccessibleInterface*> columnHeaderCells() const override;
    QList<QAccessibleInterface*> rowHeaderCells() const override;
    int columnIndex() const override { return static_cast<int>(m_cell.column); }
    int rowIndex() const override { return static_cast<int>(m_cell.row); }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override { return parent(); }

    QStringList actionNames() const override;
    void doAction(const QString& name) override;
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    bool isHeader() const { return m_cell.row < 0 || m_cell.column < 0; }

    AccessibleTable& m_table; ///< which deletes this
    Cell m_cell;
};

} // namespace headlight
