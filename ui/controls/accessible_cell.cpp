#include "ui/controls/accessible_cell.h"

#include "ui/controls/accessible_table.h"

#include <QWidget>

namespace headlight {

void* AccessibleCell::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableCellInterface && m_table.hasHeaders())
        return static_cast<QAccessibleTableCellInterface*>(this);
    if (type == QAccessible::ActionInterface && !isHeader())
        return static_cast<QAccessibleActionInterface*>(this);
    return nullptr;
}

bool AccessibleCell::isValid() const
{
    return m_table.isValid() && m_table.contains(m_cell);
}

QWindow* AccessibleCell::window() const
{
    return m_table.window();
}

QAccessibleInterface* AccessibleCell::parent() const
{
    return &m_table;
}

QString AccessibleCell::text(QAccessible::Text kind) const
{
    if (kind != QAccessible::Name || !isValid())
        return {};
    if (m_cell.row < 0)
        return m_table.content().columnName(m_cell.column);
    return m_cell.column < 0 ? m_table.content().rowName(m_cell.row) : m_table.content().cellName(m_cell);
}

QRect AccessibleCell::rect() const
{
    if (!isValid())
        return {};
    const QRect inside = m_table.content().cellRect(m_cell);
    return {m_table.widget()->mapToGlobal(inside.topLeft()), inside.size()};
}

QAccessible::Role AccessibleCell::role() const
{
    if (m_cell.row < 0)
        return QAccessible::ColumnHeader;
    if (m_cell.column < 0)
        return QAccessible::RowHeader;
    return m_table.hasHeaders() ? QAccessible::Cell : QAccessible::ListItem;
}

QAccessible::State AccessibleCell::state() const
{
    QAccessible::State state;
    state.invalid = !isValid();
    if (state.invalid)
        return state;
    state.invisible = !m_table.widget()->isVisible();
    state.offscreen = !m_table.widget()->rect().intersects(m_table.content().cellRect(m_cell));
    state.readOnly = true;
    if (isHeader())
        return state;
    state.focusable = true;
    state.selectable = true;
    state.selected = isSelected();
    state.active = state.selected;
    state.focused = state.selected && m_table.isFocused();
    if (const std::optional<bool> on = m_table.content().isOn(m_cell)) {
        state.checkable = true;
        state.checked = *on;
    }
    return state;
}

bool AccessibleCell::isSelected() const
{
    return m_table.content().currentCell() == m_cell;
}

QList<QAccessibleInterface*> AccessibleCell::columnHeaderCells() const
{
    return isHeader() ? QList<QAccessibleInterface*>() : QList{m_table.objectOf({-1, m_cell.column})};
}

QList<QAccessibleInterface*> AccessibleCell::rowHeaderCells() const
{
    return isHeader() ? QList<QAccessibleInterface*>() : QList{m_table.objectOf({m_cell.row, -1})};
}

QStringList AccessibleCell::actionNames() const
{
    return isHeader() ? QStringList() : QStringList{pressAction()};
}

void AccessibleCell::doAction(const QString& name)
{
    if (name == pressAction() && isValid())
        m_table.content().press(m_cell);
}

} // namespace headlight
