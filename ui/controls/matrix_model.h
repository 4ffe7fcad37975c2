#pragma once

#include "ui/controls/grid_content.h"

#include <QAbstractTableModel>

namespace headlight {

/// A grid's content as a Qt model. An edit is only told (typed): the numbers change when new content is set.
class MatrixModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        ValueRole = Qt::UserRole, ///< the number as a double
        ShareRole,                ///< the number ÷ extent, in [−1, 1]
        MarkedRole,               ///< of a header: whether it is marked
        ReadOnlyRole              ///< of a column's header or a cell
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setContent(GridContent content);
    const GridContent& content() const { return m_content; }
    /// The power of two at or above the largest magnitude; 1 where all is 0.
    double extent() const { return m_extent; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

    bool isReadOnly(int column) const { return m_content.columns[static_cast<std::size_t>(column)].readOnly; }
    /// Whether a gap stands before the column: read-only columns are shown apart.
    bool startsGroup(int column) const;

signals:
    void typed(const QModelIndex& index, double value);

private:
    GridContent m_content;
    double m_extent = 1; ///< stands for the strongest colour: a power of two, so that colours rarely jump
};

} // namespace headlight
