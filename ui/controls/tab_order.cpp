#include "ui/controls/tab_order.h"

#include <QGridLayout>
#include <QScrollArea>

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

void collectLayout(QLayout& layout, QList<QWidget*>& found);

/// The items as they are read; those of a grid may stand in it in any order.
QList<QLayoutItem*> itemsOf(QLayout& layout)
{
    QList<std::pair<std::pair<int, int>, QLayoutItem*>> placed;
    const auto* grid = qobject_cast<QGridLayout*>(&layout);
    for (int i = 0; i < layout.count(); ++i) {
        int row = 0;
        int column = i;
        int span = 0;
        if (grid)
            grid->getItemPosition(i, &row, &column, &span, &span);
        placed.append({{row, column}, layout.itemAt(i)});
    }
    std::sort(placed.begin(), placed.end());
    QList<QLayoutItem*> items;
    for (const auto& [place, item] : placed)
        items.append(item);
    return items;
}

void collect(QWidget& widget, QList<QWidget*>& found)
{
    if (widget.focusPolicy() != Qt::NoFocus)
        found.append(&widget);
    if (const auto* area = qobject_cast<QScrollArea*>(&widget))
        collect(*area->widget(), found);
    else if (widget.focusPolicy() == Qt::NoFocus && widget.layout())
        collectLayout(*widget.layout(), found);
}

void collectLayout(QLayout& layout, QList<QWidget*>& found)
{
    for (QLayoutItem* item : itemsOf(layout)) {
        if (QWidget* widget = item->widget())
            collect(*widget, found);
        else if (QLayout* inner = item->layout())
            collectLayout(*inner, found);
    }
}

} // namespace

void setTabOrderByLayout(QWidget& panel)
{
    QList<QWidget*> found;
    collect(panel, found);
    for (qsizetype i = 1; i < found.size(); ++i)
        QWidget::setTabOrder(found[i - 1], found[i]);
}

} // namespace headlight
