#pragma once

#include <QHeaderView>

namespace headlight {

/// The labels of a grid's rows or columns: quiet, the selected one in ink and bold, upright where columns are narrow.
class MatrixHeader : public QHeaderView {
    Q_OBJECT

public:
    MatrixHeader(Qt::Orientation orientation, QWidget* parent);

    /// Whether texts run upwards. Columns only.
    void setUpright(bool upright);
    /// Room before a column's label, as before its cells.
    static constexpr int groupGap = 6;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;

private:
    bool m_upright = false;
};

} // namespace headlight
