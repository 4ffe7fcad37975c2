#include "ui/controls/header_layout.h"

#include <QWidget>

#include <algorithm>
#include <iterator>

namespace headlight {

namespace {

constexpr std::size_t titled = 2; // the title and the name stay in one line
constexpr int lineGap = 6;

} // namespace

HeaderLayout::~HeaderLayout()
{
    for (const Item& item : m_items)
        delete item.item;
}

int HeaderLayout::Item::width() const
{
    return stretch > 0 ? item->minimumSize().width() : item->sizeHint().width();
}

void HeaderLayout::addWidget(QWidget* widget, int stretch)
{
    addChildWidget(widget);
    m_items.push_back({new QWidgetItem(widget), stretch});
    invalidate();
}

void HeaderLayout::addItem(QLayoutItem* item)
{
    m_items.push_back({item, 0});
}

QLayoutItem* HeaderLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].item : nullptr;
}

QLayoutItem* HeaderLayout::takeAt(int index)
{
    QLayoutItem* item = itemAt(index);
    if (item)
        m_items.erase(m_items.begin() + index);
    return item;
}

int HeaderLayout::widthOf(const Line& line) const
{
    int width = 0;
    for (const Item& item : line)
        width += item.width() + (&item == &line.front() ? 0 : spacing());
    return width;
}

std::vector<HeaderLayout::Line> HeaderLayout::linesFor(int width) const
{
    Line all;
    std::copy_if(m_items.begin(), m_items.end(), std::back_inserter(all),
                 [](const Item& item) { return !item.item->isEmpty(); });
    if (all.empty() || widthOf(all) <= width)
        return {all};
    const auto first = all.begin() + static_cast<std::ptrdiff_t>(std::min(titled, all.size()));
    std::vector<Line> lines{Line(all.begin(), first), {}};
    for (auto item = first; item != all.end(); ++item) {
        Line longer = lines.back();
        longer.push_back(*item);
        if (longer.size() > 1 && widthOf(longer) > width)
            lines.push_back({*item});
        else
            lines.back() = longer;
    }
    if (lines.back().empty())
        lines.pop_back();
    return lines;
}

int HeaderLayout::heightOf(const std::vector<Line>& lines) const
{
    int height = -lineGap;
    for (const Line& line : lines) {
        int highest = 0;
        for (const Item& item : line)
            highest = std::max(highest, item.item->sizeHint().height());
        height += highest + lineGap;
    }
    return std::max(0, height);
}

QSize HeaderLayout::minimumSize() const
{
    int width = 0;
    for (const Item& item : m_items)
        if (!item.item->isEmpty())
            width = std::max(width, item.width());
    return {width, heightOf(linesFor(m_width > 0 ? m_width : QWIDGETSIZE_MAX))};
}

void HeaderLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    const bool isAnotherWidth = rect.width() != m_width;
    const int before = minimumSize().height();
    m_width = rect.width();
    const std::vector<Line> lines = linesFor(m_width);
    int top = rect.top();
    for (const Line& line : lines) {
        const int height = heightOf({line});
        place(line, QRect(rect.left(), top, rect.width(), height));
        top += height + lineGap;
    }
    // The views below have to know of another line; the width does not depend on it.
    if (isAnotherWidth && minimumSize().height() != before)
        if (QWidget* widget = parentWidget())
            QMetaObject::invokeMethod(
                widget, [widget] { widget->layout()->invalidate(); }, Qt::QueuedConnection);
}

void HeaderLayout::place(const Line& line, QRect room) const
{
    int stretches = 0;
    for (const Item& item : line)
        stretches += item.stretch;
    int left = std::max(0, room.width() - widthOf(line));
    int x = room.left();
    for (const Item& item : line) {
        const int more = stretches > 0 ? left * item.stretch / stretches : 0;
        stretches -= item.stretch;
        left -= more;
        const int width = std::min(item.width() + more, room.width());
        const int height = std::min(room.height(), item.item->maximumSize().height());
        item.item->setGeometry(QRect(x, room.top() + (room.height() - height) / 2, width, height));
        x += width + spacing();
    }
}

} // namespace headlight
