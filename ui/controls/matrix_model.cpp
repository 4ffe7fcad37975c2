#include "ui/controls/matrix_model.h"

#include "ui/controls/plain_tool_tip.h"
#include "ui/paint/number_text.h"

#include <QRect>

#include <algorithm>
#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

double extentOf(const GridContent& content)
{
    const Tile& tile = content.tile;
    double largest = 0;
    for (Index column = 0; column < tile.columns; ++column) {
        if (!content.columns[static_cast<std::size_t>(column)].readOnly && tile.rows > 0)
            largest = std::max(
                largest, content.matrix->col(tile.column + column).segment(tile.row, tile.rows).cwiseAbs().maxCoeff());
    }
    constexpr double most = 0x1p1022; // from its negative to it is a finite way for a slider
    return largest > 0 && std::isfinite(largest) ? std::min(std::exp2(std::ceil(std::log2(largest))), most) : 1;
}

/// Whether two numbers are shown otherwise; 0 and −0 are.
bool isOther(double a, double b)
{
    return a != b || std::signbit(a) != std::signbit(b);
}

/// The least part of a grid that holds all cells in which two tiles of one size differ; empty where none does.
QRect differenceOf(const GridContent& before, const GridContent& after)
{
    QRect cells;
    for (int row = 0; row < after.tile.rows; ++row)
        for (int column = 0; column < after.tile.columns; ++column)
            if (isOther(before.at(row, column), after.at(row, column)))
                cells |= QRect(column, row, 1, 1);
    return cells;
}

QString lined(const QString& first, const QString& second)
{
    return second.isEmpty() ? first : first + u'\n' + second;
}

} // namespace

void MatrixModel::setContent(GridContent content)
{
    const bool sameShape =
        content.rows.size() == m_content.rows.size() && content.columns.size() == m_content.columns.size();
    const bool sameLabels = sameShape && content.rows == m_content.rows && content.columns == m_content.columns;
    const bool sameNumbers = content.matrix.sharesWith(m_content.matrix) && content.tile == m_content.tile;
    if (!sameShape)
        beginResetModel();
    std::swap(m_content, content);
    const double extent = sameLabels && sameNumbers ? m_extent : extentOf(m_content);
    const bool sameColors = sameLabels && extent == m_extent;
    m_extent = extent;
    if (!sameShape)
        return endResetModel();
    QRect cells(0, 0, columnCount(), rowCount());
    if (sameColors)
        cells = sameNumbers ? QRect() : differenceOf(content, m_content);
    if (!cells.isEmpty())
        emit dataChanged(index(cells.top(), cells.left()), index(cells.bottom(), cells.right()));
    if (!sameLabels && !cells.isEmpty()) {
        emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
        emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    }
}

int MatrixModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_content.rows.size());
}

int MatrixModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_content.columns.size());
}

QVariant MatrixModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const double value = m_content.at(index.row(), index.column());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return exactText(value);
    case Qt::ToolTipRole: {
        const QString about = m_content.about ? m_content.about(index.row(), index.column()) : QString();
        return lined(exactText(value), about);
    }
    case Qt::AccessibleDescriptionRole:
        return isReadOnly(index.column()) ? tr("cannot be changed here") : QString();
    case Qt::TextAlignmentRole:
        return Qt::AlignCenter;
    case ValueRole:
        return value;
    case ShareRole:
        return std::clamp(value / m_extent, -1.0, 1.0);
    case ReadOnlyRole:
        return isReadOnly(index.column());
    default:
        return {};
    }
}

QVariant MatrixModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const auto& labels = orientation == Qt::Horizontal ? m_content.columns : m_content.rows;
    if (section < 0 || section >= static_cast<int>(labels.size()))
        return {};
    const GridLabel& label = labels[static_cast<std::size_t>(section)];
    switch (role) {
    case Qt::DisplayRole:
        return label.text;
    case Qt::ToolTipRole:
        return plainToolTip(lined(label.text, label.toolTip));
    case MarkedRole:
        return label.marked;
    case ReadOnlyRole:
        return label.readOnly;
    default:
        return {};
    }
}

Qt::ItemFlags MatrixModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    const Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    return isReadOnly(index.column()) ? flags : flags | Qt::ItemIsEditable;
}

bool MatrixModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable))
        return false;
    const double number = value.toDouble();
    if (number != m_content.at(index.row(), index.column()))
        emit typed(index, number);
    return true;
}

bool MatrixModel::startsGroup(int column) const
{
    return column > 0 && isReadOnly(column) != isReadOnly(column - 1);
}

} // namespace headlight
