#include "ui/paint/step_layout.h"

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

constexpr double gap = 16;     // between the factors and the product
constexpr double labelGap = 6; // between a label and its cells
constexpr double longestRowLabel = 110;
constexpr double longestTurnedLabel = 72;
constexpr double longestRowLabelLines = 5; // as much of a larger font
constexpr double longestTurnedLabelLines = 3.6;
constexpr double leastExtent = 16;   // of a matrix of many small cells
constexpr double leastLabelled = 13; // a cell below this has no label, nor one that is much lower than its text
constexpr double overlapOfLines = 4;
constexpr double leastNumbered = 16; // the height of a cell with a number
constexpr double numberPadding = 6;
constexpr double squareCell = 28; // the largest cell without a number

double extent(Index count, double cell)
{
    return std::max(leastExtent, static_cast<double>(count) * cell);
}

/// What stands around the cells.
struct Around {
    StepArrangement arrangement = StepArrangement::Row;
    bool rowLabels = true;
    bool columnLabels = true;
    bool turned = false; ///< column labels, to be read from below
};

/// Places the matrices of a step for cells of any size.
class Placing {
public:
    Placing(const StepNeeds& needs, const Around& around) : m_needs(needs), m_around(around)
    {
        double widestColumn = 0;
        for (const StepPieceNeeds& piece : needs.pieces)
            widestColumn = std::max(widestColumn, piece.columnLabelWidth);
        if (around.columnLabels)
            m_columnLabels =
                (around.turned ? std::ceil(
                     std::min(widestColumn, std::max(longestTurnedLabel, longestTurnedLabelLines * needs.lineHeight)))
                               : needs.lineHeight)
                + labelGap;
        m_caption = needs.lineHeight + labelGap;
    }

    double width(double cell) const
    {
        if (isFalk())
            return rowLabels(0) + slot(0, cell) + gap + std::max(slot(1, cell), slot(2, cell));
        double sum = 0;
        for (std::size_t i = 0; i < m_needs.pieces.size(); ++i)
            sum += before(i) + slot(i, cell);
        return sum;
    }

    double height(double cell) const
    {
        if (isFalk())
            return m_caption + m_columnLabels + rows(1, cell) + gap + rows(0, cell) + m_caption;
        return m_columnLabels + highest(cell) + m_caption;
    }

    void place(StepLayout& layout, const QRectF& room) const
    {
        layout.pieces.assign(m_needs.pieces.size(), {});
        if (isFalk())
            placeProduct(layout, room);
        else
            placeRow(layout, room);
        layout.bounds = QRectF(room.topLeft(), QSizeF(width(layout.cellWidth), height(layout.cellHeight)));
    }

private:
    bool isFalk() const { return m_around.arrangement == StepArrangement::Product; }
    double rows(std::size_t i, double cell) const { return extent(m_needs.pieces[i].rows, cell); }

    double highest(double cell) const
    {
        double most = 0;
        for (std::size_t i = 0; i < m_needs.pieces.size(); ++i)
            most = std::max(most, rows(i, cell));
        return most;
    }

    /// The width of a piece with its caption.
    double slot(std::size_t i, double cell) const
    {
        return std::max(extent(m_needs.pieces[i].columns, cell), m_needs.pieces[i].captionWidth);
    }

    double rowLabels(std::size_t i) const
    {
        const double width = m_needs.pieces[i].rowLabelWidth;
        return m_around.rowLabels && width > 0
                   ? std::ceil(std::min(width, std::max(longestRowLabel, longestRowLabelLines * m_needs.lineHeight)))
                         + labelGap
                   : 0;
    }

    /// From the piece at the left of a row to this one.
    double before(std::size_t i) const { return (i > 0 ? m_needs.gaps[i - 1] : 0) + rowLabels(i); }

    QSizeF size(std::size_t i, const StepLayout& layout) const
    {
        return {extent(m_needs.pieces[i].columns, layout.cellWidth), rows(i, layout.cellHeight)};
    }

    QRectF captionBelow(const QRectF& plot, double width) const
    {
        return {plot.left(), plot.bottom() + labelGap, std::max(plot.width(), width), m_needs.lineHeight};
    }

    QRectF above(const QRectF& plot) const
    {
        if (!m_around.columnLabels)
            return {};
        return {plot.left(), plot.top() - m_columnLabels, plot.width(), m_columnLabels - labelGap};
    }

    void placeProduct(StepLayout& layout, const QRectF& room) const
    {
        const double split = room.left() + rowLabels(0) + slot(0, layout.cellWidth) + gap;
        StepPiecePlace& left = layout.pieces[0];
        StepPiecePlace& top = layout.pieces[1];
        StepPiecePlace& result = layout.pieces[2];
        top.plot = QRectF(QPointF(split, room.top() + m_caption + m_columnLabels), size(1, layout));
        result.plot = QRectF(QPointF(split, top.plot.bottom() + gap), size(2, layout));
        left.plot = QRectF(QPointF(), size(0, layout));
        left.plot.moveTopRight({split - gap, result.plot.top()});
        top.caption = QRectF(split, room.top(), slot(1, layout.cellWidth), m_needs.lineHeight);
        result.caption = captionBelow(result.plot, m_needs.pieces[2].captionWidth);
        left.caption = captionBelow(left.plot, m_needs.pieces[0].captionWidth);
        left.caption.moveRight(left.plot.right());
        top.columnLabels = above(top.plot);
        if (!m_around.rowLabels)
            return;
        left.rowLabels =
            QRectF(room.left(), left.plot.top(), left.plot.left() - room.left() - labelGap, left.plot.height());
        top.rowLabels =
            QRectF(room.left(), top.plot.top(), top.plot.left() - room.left() - labelGap, top.plot.height());
    }

    void placeRow(StepLayout& layout, const QRectF& room) const
    {
        const double middle = room.top() + m_columnLabels + highest(layout.cellHeight) / 2;
        double x = room.left();
        for (std::size_t i = 0; i < layout.pieces.size(); ++i) {
            StepPiecePlace& piece = layout.pieces[i];
            x += before(i);
            const QSizeF extents = size(i, layout);
            piece.plot = QRectF(QPointF(x, std::round(middle - extents.height() / 2)), extents);
            piece.caption = captionBelow(piece.plot, m_needs.pieces[i].captionWidth);
            piece.columnLabels = above(piece.plot);
            if (const double width = rowLabels(i); width > 0)
                piece.rowLabels = QRectF(x - width, piece.plot.top(), width - labelGap, extents.height());
            x += slot(i, layout.cellWidth);
        }
    }

    const StepNeeds& m_needs;
    Around m_around;
    double m_columnLabels = 0;
    double m_caption = 0;
};

/// The largest cell whose total extent is no more than the room.
template <class Total>
double largestCell(Total total, double room)
{
    double low = 0;
    double high = 256;
    for (int i = 0; i < 40; ++i) {
        const double middle = (low + high) / 2;
        (total(middle) <= room ? low : high) = middle;
    }
    return low;
}

double wholePixels(double side)
{
    return side >= 4 ? std::floor(side) : side;
}

double leastNamed(const StepNeeds& needs)
{
    return std::max(leastLabelled, needs.lineHeight - overlapOfLines);
}

/// How many cells a matrix as wide as it is high has in a row for each in a column, where the largest are.
double squareShare(const StepNeeds& needs)
{
    Index rows = 1;
    Index columns = 1;
    for (const StepPieceNeeds& piece : needs.pieces) {
        rows = std::max(rows, piece.rows);
        columns = std::max(columns, piece.columns);
    }
    return static_cast<double>(rows) / static_cast<double>(columns);
}

/// Chooses the cells' size, given what stands around them.
void sizeCells(StepLayout& layout, const StepNeeds& needs, const Placing& placing, const QRectF& room)
{
    const double width = largestCell([&](double cell) { return placing.width(cell); }, room.width());
    const double fitting = largestCell([&](double cell) { return placing.height(cell); }, room.height());
    const double height = needs.keepsNames ? std::max({fitting, leastNamed(needs), leastNumbered}) : fitting;
    const double wanted = needs.numberWidth + numberPadding;
    if (needs.keepsNumbers && needs.numberWidth > 0) {
        layout.numbers = true;
        layout.cellHeight = std::max(needs.lineHeight, wholePixels(std::min(height, needs.largestCell)));
        layout.cellWidth = std::max(std::ceil(wanted), wholePixels(std::min(width, 1.5 * layout.cellHeight)));
        return;
    }
    layout.numbers = needs.numberWidth > 0 && width >= wanted && height >= leastNumbered;
    if (layout.numbers) {
        const double high = std::min({height, needs.largestCell, width});
        layout.cellHeight = wholePixels(high);
        layout.cellWidth = wholePixels(std::min(width, std::max(1.2 * wanted, 1.5 * high)));
    } else {
        const double side = wholePixels(std::min({width, height, squareCell, needs.largestCell}));
        layout.cellHeight = needs.keepsNames ? std::max(side, leastNamed(needs)) : side;
        const double wide = std::min({width, squareCell, layout.cellHeight * squareShare(needs)});
        layout.cellWidth = side < leastNamed(needs) ? std::max(side, wholePixels(wide)) : side;
    }
}

/// The best layout of one arrangement. Labels that turn out not to fit give their room back.
StepLayout arranged(const StepNeeds& needs, StepArrangement arrangement, const QRectF& room)
{
    StepLayout layout;
    layout.arrangement = arrangement;
    double widestColumn = 0;
    for (const StepPieceNeeds& piece : needs.pieces)
        widestColumn = std::max(widestColumn, piece.columnLabelWidth);
    const double labelled = leastNamed(needs);
    Around around;
    around.arrangement = arrangement;
    for (int attempt = 0; attempt < 4; ++attempt) {
        const Placing placing(needs, around);
        sizeCells(layout, needs, placing, room);
        placing.place(layout, room);
        layout.columnNames = around.columnLabels;
        layout.turnedColumnLabels = around.turned;
        const bool isWide = needs.keepsNames && !needs.keepsNumbers && layout.bounds.width() > room.width();
        if (around.rowLabels && (layout.cellHeight < labelled || isWide))
            around.rowLabels = false;
        else if (around.columnLabels && layout.cellWidth < labelled)
            around.columnLabels = false;
        else if (around.columnLabels && !around.turned && widestColumn + 4 > layout.cellWidth)
            around.turned = true;
        else
            break;
    }
    return layout;
}

} // namespace

StepLayout layoutStep(const StepNeeds& needs, const QRectF& room)
{
    const StepLayout row = arranged(needs, StepArrangement::Row, room);
    if (!needs.isProduct)
        return row;
    const StepLayout product = arranged(needs, StepArrangement::Product, room);
    if (product.numbers != row.numbers)
        return product.numbers ? product : row;
    if (needs.keepsNames && product.columnNames != row.columnNames)
        return product.columnNames ? product : row;
    const auto isThin = [](const StepLayout& layout) { return 2 * layout.cellWidth < layout.cellHeight; };
    if (needs.keepsNames && isThin(product) != isThin(row))
        return isThin(row) ? product : row;
    const auto excess = [&room](const StepLayout& layout) {
        return std::max(0.0, layout.bounds.width() - room.width())
               + std::max(0.0, layout.bounds.height() - room.height());
    };
    if (excess(product) != excess(row))
        return excess(product) < excess(row) ? product : row;
    const auto area = [](const StepLayout& layout) { return layout.cellWidth * layout.cellHeight; };
    return area(product) >= area(row) ? product : row;
}

} // namespace headlight
