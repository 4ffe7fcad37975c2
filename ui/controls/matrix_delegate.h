#pragma once

#include "ui/controls/refusal_line.h"

#include <QStyledItemDelegate>

namespace headlight {

/// Paints a grid's numbers as soft tiles and opens a number field over the one that is typed in.
class MatrixDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void refused(const headlight::Wording& reason) const;
    /// Enter or Tab took a number in: the selection moves on.
    void movedOn(int rows, int columns);
};

} // namespace headlight
