#pragma once

#include <QStyledItemDelegate>

namespace headlight {

/// Draws the lines of a list as mathematics is written, in as many rows as they need.
class LineDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace headlight
