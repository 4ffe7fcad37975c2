#include "ui/paint/step_layout.h"

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

constexpr double gap = 16;     // between the factors and the product
constexpr double labelGap = 6; // between a label and its cells
constexpr double longestRowLabel = 110;
constexpr double longestTurnedLabel = 72;
constexpr double leastExtent = 16;   // of a matrix of many small cells
constexpr double leastLabelled = 13; // a cell below this has no label
constexpr double leastNumbered = 16; // the height of a cell with a number
constexpr double numberPadding = 6;
constexpr double squareCell = 28; // the largest cell without a number

double extent(Index count, double cell)
{
    return std::max(leastExtent, static_cast<double>(count) * cell);
}

/// Places the matrices of a step for cells of any size.
class Placing {
public:
    Placing(const StepNeeds& needs, bool rowLabels, bool columnLabels, bool turned) : m_needs(needs)
    {
        const bool isProduct = needs.arrangement == StepArrangement::Product;
        const StepPieceNeeds& first = needs.pieces.front();
        double widestColumn = 0;
        for (const StepPieceNeeds& piece : needs.pieces)
            widestColumn = std::max(widestColumn, piece.columnLabelWidth);
        if (rowLabels)
            m_rowLabels = std::ceil(std::min(first.rowLabelWidth, longestRowLabel)) + labelGap;
        if (columnLabels)
            m_columnLabels =
                (turned ? std::ceil(std::min(widestColumn, longestTurnedLabel)) : needs.lineHeight) + labelGap;
        m_caption = needs.lineHeight + labelGap;
        m_product = isProduct;
        m_rows = rowLabels;
        m_columns = columnLabels;
    }

    double slot(std::size_t i, double cell) const
    {
        const StepPieceNeeds& piece = m_needs.pieces[i];
        return std::max(extent(piece.columns, cell), piece.captionWidth);
    }

    double width(double cell) const
    {
        if (m_product)
            return m_rowLabels + slot(0, cell) + gap + std::max(slot(1, cell), slot(2, cell));
        double sum = m_rowLabels;
        for (std::size_t i = 0; i < m_needs.pieces.size(); ++i)
            sum += slot(i, cell) + (i < m_needs.gaps.size() ? m_needs.gaps[i] : 0);
        return sum;
    }

    double height(double cell) const
    {
        const auto rows = [&](std::size_t i) { return extent(m_needs.pieces[i].rows, cell); };
        if (m_product)
            return m_caption + m_columnLabels + rows(1) + gap + rows(0) + m_caption;
        double highest = 0;
        for (std::size_t i = 0; i < m_needs.pieces.size(); ++i)
            highest = std::max(highest, rows(i));
        return m_columnLabels + highest + m_caption;
    }

    /// The largest cell whose total extent is no more than the room.
    template <class Total>
    static double largest(Total total, double room)
    {
        double low = 0;
        double high = 256;
        for (int i = 0; i < 40; ++i) {
            const double middle = (low + high) / 2;
            (total(middle) <= room ? low : high) = middle;
        }
        return low;
    }

    void place(StepLayout& layout, const QRectF& room) const
    {
        layout.pieces.resize(m_needs.pieces.size());
        if (m_product)
            placeProduct(layout, room);
        else
            placeRow(layout, room);
        layout.bounds = QRectF(room.topLeft(), QSizeF(width(layout.cellWidth), height(layout.cellHeight)));
    }

private:
    QSizeF size(std::size_t i, const StepLayout& layout) const
    {
        return {extent(m_needs.pieces[i].columns, layout.cellWidth), extent(m_needs.pieces[i].rows, layout.cellHeight)};
    }

    QRectF captionBelow(const QRectF& plot, double width) const
    {
        return {plot.left(), plot.bottom() + labelGap, std::max(plot.width(), width), m_needs.lineHeight};
    }

    QRectF above(const QRectF& plot) const
    {
        if (!m_columns)
            return {};
        return {plot.left(), plot.top() - m_columnLabels, plot.width(), m_columnLabels - labelGap};
    }

    void placeProduct(StepLayout& layout, const QRectF& room) const
    {
        const double split = room.left() + m_rowLabels + slot(0, layout.cellWidth) + gap;
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
        left.columnLabels = above(left.plot);
        if (!m_rows)
            return;
        left.rowLabels =
            QRectF(room.left(), left.plot.top(), left.plot.left() - room.left() - labelGap, left.plot.height());
        top.rowLabels =
            QRectF(room.left(), top.plot.top(), top.plot.left() - room.left() - labelGap, top.plot.height());
    }

    void placeRow(StepLayout& layout, const QRectF& room) const
    {
        double x = room.left() + m_rowLabels;
        for (std::size_t i = 0; i < layout.pieces.size(); ++i) {
            StepPiecePlace& piece = layout.pieces[i];
            piece.plot = QRectF(QPointF(x, room.top() + m_columnLabels), size(i, layout));
            piece.caption = captionBelow(piece.plot, m_needs.pieces[i].captionWidth);
            piece.columnLabels = above(piece.plot);
            x += slot(i, layout.cellWidth) + (i < m_needs.gaps.size() ? m_needs.gaps[i] : 0);
        }
        StepPiecePlace& first = layout.pieces.front();
        if (m_rows)
            first.rowLabels = QRectF(room.left(), first.plot.top(), m_rowLabels - labelGap, first.plot.height());
    }

    const StepNeeds& m_needs;
    double m_rowLabels = 0;
    double m_columnLabels = 0;
    double m_caption = 0;
    bool m_product = false;
    bool m_rows = false;
    bool m_columns = false;
};

double wholePixels(double side)
{
    return side >= 4 ? std::floor(side) : side;
}

/// Chooses the cells' size, given what stands around them.
void sizeCells(StepLayout& layout, const StepNeeds& needs, const Placing& placing, const QRectF& room)
{
    const double width = Placing::largest([&](double cell) { return placing.width(cell); }, room.width());
    const double height = Placing::largest([&](double cell) { return placing.height(cell); }, room.height());
    const double wanted = needs.numberWidth + numberPadding;
    layout.numbers = needs.numberWidth > 0 && width >= wanted && height >= leastNumbered;
    if (layout.numbers) {
        const double high = std::min({height, needs.largestCell, width});
        layout.cellHeight = wholePixels(high);
        layout.cellWidth = wholePixels(std::min(width, std::max(1.2 * wanted, 1.5 * high)));
    } else {
        layout.cellWidth = layout.cellHeight = wholePixels(std::min({width, height, squareCell}));
    }
}

} // namespace

StepLayout layoutStep(const StepNeeds& needs, const QRectF& room)
{
    StepLayout layout;
    double widestColumn = 0;
    for (const StepPieceNeeds& piece : needs.pieces)
        widestColumn = std::max(widestColumn, piece.columnLabelWidth);
    // Labels that turn out not to fit give their room back.
    bool rowLabels = true;
    bool columnLabels = true;
    bool turned = false;
    for (int attempt = 0; attempt < 4; ++attempt) {
        const Placing placing(needs, rowLabels, columnLabels, turned);
        sizeCells(layout, needs, placing, room);
        placing.place(layout, room);
        layout.turnedColumnLabels = turned;
        if (rowLabels && layout.cellHeight < leastLabelled)
            rowLabels = false;
        else if (columnLabels && layout.cellWidth < leastLabelled)
            columnLabels = false;
        else if (columnLabels && !turned && widestColumn + 4 > layout.cellWidth)
            turned = true;
        else
            break;
    }
    return layout;
}

} // namespace headlight
