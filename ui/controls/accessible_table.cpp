#include "ui/controls/accessible_table.h"

#include "ui/controls/accessible_cell.h"

#include <QTimer>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace headlight {

AccessibleTable::AccessibleTable(QWidget* widget, std::unique_ptr<const PaintedTable> content)
    : QAccessibleWidget(widget, content->role()), m_content(std::move(content)), m_rows(rowCount()),
      m_columns(columnCount())
{
    const std::optional<Cell> current = m_content->currentCell();
    m_currentName = current && contains(*current) ? m_content->cellName(*current) : QString();
}

AccessibleTable::~AccessibleTable()
{
    forgetObjects();
}

bool AccessibleTable::contains(Cell cell) const
{
    const bool inRows = cell.row >= 0 && cell.row < m_content->rowCount();
    const bool inColumns = cell.column >= 0 && cell.column < m_content->columnCount();
    return (inRows && inColumns) || (hasHeaders() && inRows && cell.column == -1)
           || (hasHeaders() && inColumns && cell.row == -1);
}

int AccessibleTable::indexOf(Cell cell) const
{
    if (!contains(cell))
        return -1;
    if (cell.column < 0)
        return cellCount() + static_cast<int>(cell.row);
    if (cell.row < 0)
        return cellCount() + rowCount() + static_cast<int>(cell.column);
    return static_cast<int>(cell.row) * columnCount() + static_cast<int>(cell.column);
}

Cell AccessibleTable::cellOf(int index) const
{
    if (index >= cellCount() + rowCount())
        return {-1, index - cellCount() - rowCount()};
    if (index >= cellCount())
        return {index - cellCount(), -1};
    return index < 0 ? Cell{-1, -1} : Cell{index / columnCount(), index % columnCount()};
}

QAccessibleInterface* AccessibleTable::objectOf(Cell cell) const
{
    const int index = indexOf(cell);
    if (index < 0)
        return nullptr;
    if (const auto known = m_objects.constFind(index); known != m_objects.cend())
        return QAccessible::accessibleInterface(*known);
    if (m_objects.size() >= mostObjects) {
        QAccessible::deleteAccessibleInterface(m_objects.take(m_asked.front()));
        m_asked.pop_front();
    }
    auto* made = new AccessibleCell(const_cast<AccessibleTable&>(*this), cell);
    m_objects.insert(index, QAccessible::registerAccessibleInterface(made));
    m_asked.push_back(index);
    return made;
}

void AccessibleTable::forgetObjects()
{
    for (const QAccessible::Id id : std::as_const(m_objects))
        QAccessible::deleteAccessibleInterface(id);
    m_objects.clear();
    m_asked.clear();
}

bool AccessibleTable::isFocused() const
{
    return widget()->hasFocus();
}

std::vector<AccessibleTable::News> AccessibleTable::newsOfCurrentCell()
{
    const std::optional<Cell> current = m_content->currentCell();
    if (!current || !contains(*current))
        return {};
    m_currentName = m_content->cellName(*current);
    std::vector<News> news{{QAccessible::Selection, *current}};
    if (isFocused())
        news.push_back({QAccessible::Focus, *current});
    return news;
}

std::vector<AccessibleTable::News> AccessibleTable::newsOfContent()
{
    std::vector<News> news;
    if (rowCount() != m_rows || columnCount() != m_columns) {
        m_rows = rowCount();
        m_columns = columnCount();
        forgetObjects();
        news.push_back({QAccessible::TableModelChanged, {}});
    }
    const std::optional<Cell> current = m_content->currentCell();
    const QString name = current && contains(*current) ? m_content->cellName(*current) : QString();
    if (name != std::exchange(m_currentName, name) && !name.isEmpty())
        news.push_back({QAccessible::NameChanged, *current});
    return news;
}

void* AccessibleTable::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableInterface && hasHeaders())
        return static_cast<QAccessibleTableInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
}

QString AccessibleTable::text(QAccessible::Text kind) const
{
    return kind == QAccessible::Name ? m_content->name() : QAccessibleWidget::text(kind);
}

int AccessibleTable::childCount() const
{
    return std::min(cellCount() + (hasHeaders() ? rowCount() + columnCount() : 0), mostObjects);
}

QAccessibleInterface* AccessibleTable::child(int index) const
{
    return objectOf(cellOf(index));
}

int AccessibleTable::indexOfChild(const QAccessibleInterface* child) const
{
    const auto* cell = dynamic_cast<const AccessibleCell*>(child);
    return cell && cell->parent() == this ? indexOf(cell->cell()) : -1;
}

QAccessibleInterface* AccessibleTable::childAt(int x, int y) const
{
    const std::optional<Cell> cell = m_content->cellAt(widget()->mapFromGlobal(QPoint(x, y)));
    return cell ? objectOf(*cell) : nullptr;
}

QAccessibleInterface* AccessibleTable::focusChild() const
{
    const std::optional<Cell> current = isFocused() ? m_content->currentCell() : std::nullopt;
    return current ? objectOf(*current) : nullptr;
}

QList<QAccessibleInterface*> AccessibleTable::selectedCells() const
{
    QAccessibleInterface* current = m_content->currentCell() ? objectOf(*m_content->currentCell()) : nullptr;
    return current ? QList{current} : QList<QAccessibleInterface*>();
}

QString AccessibleTable::columnDescription(int column) const
{
    return contains({-1, column}) ? m_content->columnName(column) : QString();
}

QString AccessibleTable::rowDescription(int row) const
{
    return contains({row, -1}) ? m_content->rowName(row) : QString();
}

namespace {

void send(QWidget& widget, std::vector<AccessibleTable::News> (AccessibleTable::*news)())
{
    auto* table = QAccessible::isActive()
                      ? dynamic_cast<AccessibleTable*>(QAccessible::queryAccessibleInterface(&widget))
                      : nullptr;
    if (!table)
        return;
    for (const auto& [kind, cell] : (table->*news)()) {
        if (kind == QAccessible::TableModelChanged) {
            QAccessibleTableModelChangeEvent reset(&widget, QAccessibleTableModelChangeEvent::ModelReset);
            QAccessible::updateAccessibility(&reset);
        } else {
            QAccessibleEvent event(&widget, kind);
            event.setChild(table->indexOf(cell));
            QAccessible::updateAccessibility(&event);
        }
    }
}

} // namespace

void tellCurrentCell(QWidget& widget)
{
    send(widget, &AccessibleTable::newsOfCurrentCell);
}

void tellContent(QWidget& widget)
{
    send(widget, &AccessibleTable::newsOfContent);
}

void tellFocus(QWidget& widget)
{
    // Qt tells of the widget itself after its focusInEvent.
    if (QAccessible::isActive())
        QTimer::singleShot(0, &widget, [&widget] { tellCurrentCell(widget); });
}

} // namespace headlight
