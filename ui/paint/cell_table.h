#pragma once

#include "ui/paint/cell_painter.h"
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
    QString note = {};        ///< a line below the cells; empty: none
};

/// The range of a signed matrix: evenly around 0 up to its largest finite magnitude.
ValueRange signedRange(const Matrix<double>& values);

/// A small matrix in the colours, hatching and numbers of the large heatmap. Cells are square as long as there is
/// room; what is not a number is crossed out.
class CellTable final : public PagePart {
public:
    CellTable(QString title, CellTableContent content);

    QString words() const override;
    double leastHeight(double width, const QFont& font) const override;
    bool stretches() const override { return true; }
    void paint(QPainter& painter, const QRectF& room, const Theme& theme, const QFont& font) const override;
    /// x: the column; y: the row, whole numbers.
    std::optional<QPointF> valueAt(QPointF point, const QRectF& room, const QFont& font) const override;

    const CellTableContent& content() const { return m_content; }
    /// The cells' own rectangle.
    QRectF cells(const QRectF& room, const QFont& font) const;

private:
    void paintNumbers(QPainter& painter, const CellEdges& edges, const CellLook& look, const QFont& font) const;
    void paintLabels(QPainter& painter, const QRectF& room, const Theme& theme, const QFont& font) const;
    bool isAllowed(Index row, Index column) const;
    bool isMadeUp(Index row, Index column) const;
    /// The cell's number, or what stands in its place.
    QString wordOf(Index row, Index column) const;
    double noteHeight(const QFont& font) const;

    CellTableContent m_content;
};

} // namespace headlight
