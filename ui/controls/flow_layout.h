#pragma once

#include <QLayout>

namespace headlight {

/// Widgets one after the other, in as many lines as the width asks for.
class FlowLayout : public QLayout {
public:
    explicit FlowLayout(int gap, QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    /// @return the height needed; places the items if asked to
    int arrange(const QRect& rect, bool place) const;

    QList<QLayoutItem*> m_items;
    int m_gap;
};

} // namespace headlight
