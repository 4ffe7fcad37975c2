#pragma once

#include <QLayout>

#include <vector>

namespace headlight {

/// The line above a view: its title, its name, and what is chosen there. Where they have no room beside one another the
/// choices go below the title, in as many lines as they need.
class HeaderLayout : public QLayout {
public:
    using QLayout::QLayout;
    ~HeaderLayout() override;

    /// @param stretch its share of what is left of its line; 0: it keeps the width that it asks for
    void addWidget(QWidget* widget, int stretch = 0);
    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    struct Item {
        QLayoutItem* item = nullptr;
        int stretch = 0;
        int width() const;
    };
    using Line = std::vector<Item>;
    std::vector<Line> linesFor(int width) const;
    int widthOf(const Line& line) const;
    int heightOf(const std::vector<Line>& lines) const;
    void place(const Line& line, QRect room) const;

    std::vector<Item> m_items;
    int m_width = 0; ///< that it has
};

} // namespace headlight
