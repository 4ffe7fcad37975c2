#pragma once

#include "ui/paint/cell_painter.h"
#include "ui/paint/flat_legend.h"
#include "ui/paint/page_part.h"
#include "ui/paint/value_range.h"

#include "core/attention/matrix.h"

#include <QPoint>
#include <QStringList>

namespace headlight {

/// A small matrix as coloured cells.
struct CellTableContent {
    QStringList rows;    ///< labels; as many as rows
    QStringList columns; ///< as many as columns
    Matrix<double> values;
    BoolMatrix allowed = {}; ///< empty: all cells are; the others are hatched
    bool isWeights = true;   ///< the map of weights; else the one around 0
    ValueRange range = {};   ///< of the colours
    int decimals = 2;
    bool numbers = true; ///< as long as they fit
    int markedRow = -1;  ///< its label is bold
    ColorMap map = ColorMap::Blue;
    QPoint framed = {-1, -1}; ///< a cell with a frame, column and row; none
    BoolMatrix madeUp = {};   ///< of a replica, grey: nobody published them; empty: none is
    QString note = {};        ///< below the cells, in as many lines as it needs; "a_j" has a subscript; empty: none
    bool legend = false;      ///< the colours with the numbers of their ends below the cells
    bool roomy = false;       ///< asks for the width of its numbers, and has a row of its own where that is not there
    bool low = false;         ///< asks for no more height than its numbers need
};

/// The range of a signed matrix: evenly around 0 up to its largest finite magnitude.
ValueRange signedRange(const Matrix<double>& values);

/// A small matrix in the colours, hatching and numbers of the large heatmap. Cells are square, or wider where that
/// gives numbers and labels their room; what is not a number is crossed out. Where colours have a sign, a number too
/// small for its decimals is "≈0".
class CellTable final : public PagePart {
public:
    CellTable(QString title, CellTableContent content);

    QString words() const override;
    /// A forbidden cell is empty.
    std::vector<QStringList> numbers() const override;
    double leastHeight(double width, const QFont& font) const override;
    double leastWidth(const QFont& font) const override;
    bool stretches() const override { return true; }
    void paint(QPainter& painter, const QRectF& room, const Theme& theme, const QFont& font) const override;
    /// x: the column; y: the row, whole numbers.
    std::optional<QPointF> valueAt(QPointF point, const QRectF& room, const QFont& font) const override;

    const CellTableContent& content() const { return m_content; }
    /// The cells' own rectangle.
    QRectF cells(const QRectF& room, const QFont& font) const;
    /// How many decimals have room in every cell of a size; none: no number is written, so that an empty cell never
    /// looks like a small one.
    std::optional<int> fittingDecimals(const QSizeF& cell, const QFont& font) const;
    /// What is written into a cell with so many decimals.
    QString numberOf(Index row, Index column, int decimals) const;

private:
    void paintNumbers(QPainter& painter, const CellEdges& edges, const CellLook& look, const QFont& font) const;
    void paintLabels(QPainter& painter, const QRectF& room, const Theme& theme, const QFont& font) const;
    bool isAllowed(Index row, Index column) const;
    bool isMadeUp(Index row, Index column) const;
    /// The cell's number, or what stands in its place.
    QString wordOf(Index row, Index column) const;
    /// Whether a number is written into a cell.
    bool isNumber(Index row, Index column) const;
    double widestNumber(int decimals, const QFont& font) const;
    ColorScale colors(const Theme& theme) const;
    FlatLegend flatLegend(const Theme& theme, const QFont& font, double width) const;
    double noteHeight(double width, const QFont& font) const;
    double labelWidth(double width, const QFont& font) const;
    /// Of all that stands below the cells.
    double heightBelow(double width, const QFont& font) const;
    void paintBelow(QPainter& painter, const QRectF& room, double top, const Theme& theme, const QFont& font) const;

    CellTableContent m_content;
};

} // namespace headlight
