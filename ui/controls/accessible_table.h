#pragma once

#include "ui/controls/painted_table.h"

#include <QAccessibleWidget>
#include <QHash>

#include <deque>
#include <memory>
#include <vector>

namespace headlight {

/// Lets screen readers read a table that a widget paints itself. A cell becomes an object when a reader asks for it;
/// the objects asked for longest ago go when there are many, and those of a matrix that is gone go with it.
///
/// Children: the cells by rows, then the row headers, then the column headers.
class AccessibleTable final : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    /// Objects kept at a time; a reader that asks for all children without looking at their rows gets as many.
    static constexpr int mostObjects = 4096;

    AccessibleTable(QWidget* widget, std::unique_ptr<const PaintedTable> content);
    ~AccessibleTable() override;

    const PaintedTable& content() const { return *m_content; }
    bool hasHeaders() const { return m_content->role() == QAccessible::Table; }
    /// Whether the cell is in the table; row −1 is the column headers, column −1 the row headers.
    bool contains(Cell cell) const;
    int indexOf(Cell cell) const;
    QAccessibleInterface* objectOf(Cell cell) const;
    bool isFocused() const;
    using QAccessibleWidget::widget;

    /// An event about a cell; or TableModelChanged, about all of them.
    struct News {
        QAccessible::Event event;
        Cell cell;
        bool operator==(const News&) const = default;
    };
    /// What readers are told when the current cell is another one: it is read out if the keys are here.
    std::vector<News> newsOfCurrentCell();
    /// What they are told when numbers, tokens or the number of cells may have changed.
    std::vector<News> newsOfContent();

    void* interface_cast(QAccessible::InterfaceType type) override;
    QString text(QAccessible::Text kind) const override;
    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override { return objectOf({row, column}); }
    int selectedCellCount() const override { return m_content->currentCell() ? 1 : 0; }
    QList<QAccessibleInterface*> selectedCells() const override;
    QString columnDescription(int column) const override;
    QString rowDescription(int row) const override;
    int columnCount() const override { return static_cast<int>(m_content->columnCount()); }
    int rowCount() const override { return static_cast<int>(m_content->rowCount()); }
    // A cell is selected, never a whole row or column.
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override { forgetObjects(); }

private:
    int cellCount() const { return rowCount() * columnCount(); }
    Cell cellOf(int index) const;
    void forgetObjects();

    std::unique_ptr<const PaintedTable> m_content;
    int m_rows; ///< as last told
    int m_columns;
    QString m_currentName;                         ///< as last told
    mutable QHash<int, QAccessible::Id> m_objects; ///< by index
    mutable std::deque<int> m_asked;               ///< their indices, the oldest first
};

/// Has all widgets of a class read as tables; called by each of them, works once.
/// @tparam Table a PaintedTable made from a Widget&
template <class Widget, class Table>
void readAsTable()
{
    static const bool installed = [] {
        QAccessible::installFactory([](const QString&, QObject* object) -> QAccessibleInterface* {
            auto* widget = qobject_cast<Widget*>(object);
            return widget ? new AccessibleTable(widget, std::make_unique<Table>(*widget)) : nullptr;
        });
        return true;
    }();
    Q_UNUSED(installed)
}

/// Pass on the news of a widget that is read as a table, unless no reader listens.
void tellCurrentCell(QWidget& widget);
void tellContent(QWidget& widget);
/// The widget got the focus: its current cell is read out after its name.
void tellFocus(QWidget& widget);

} // namespace headlight
