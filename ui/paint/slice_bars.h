#pragma once

#include "ui/paint/cell_field.h"
#include "ui/paint/heatmap_options.h"
#include "ui/paint/theme.h"

#include <QFont>
#include <QRectF>
#include <QString>

#include <memory>
#include <optional>

class QPainter;

namespace headlight {

/// Which row or column, by the options' bars, and how its numbers become lengths.
struct SliceRequest {
    std::shared_ptr<const AttentionSource> source; ///< with all keys; null gives an empty picture
    HeatmapOptions options;
    ValueRange range; ///< the heatmap's: a bar of full length is its end
    Index index = 0;  ///< of the row or column, brought into those that there are
};

/// One row or column of a heatmap as bars below one another, with the heatmap's colours and numbers: from the left, or
/// from the middle for signed quantities. Where there are more cells than lines fit, bars get thin and labels few;
/// where there are more than pixels, a bar is the largest of its cells. An immutable picture of one snapshot.
class SliceBars {
public:
    SliceBars(SliceRequest request, const Theme& theme, const QFont& font, const QRectF& room);

    /// @param selected the cell whose label is bold
    void paint(QPainter& painter, std::optional<Index> selected = std::nullopt) const;

    bool isEmpty() const { return m_count == 0; }
    /// How many cells the row or column has.
    Index count() const { return m_count; }
    /// The cell at a point, if any.
    std::optional<Index> cellAt(QPointF point) const;
    /// Where a cell's bar, label and number lie.
    QRectF lineRect(Index cell) const;
    /// The bar itself, without extent for 0 and for cells without a value.
    QRectF barRect(Index cell) const;
    /// As in the heatmap; empty where the cell has no number.
    QString numberOf(Index cell) const;
    QString labelOf(Index cell) const;
    QString title() const;
    bool showsNumbers() const { return m_numberWidth > 0; }

private:
    Index blockOf(Index cell) const;
    CellState state(Index block) const;
    double value(Index block) const;
    void paintForbidden(QPainter& painter) const;
    void paintBar(QPainter& painter, Index cell) const;
    void paintWords(QPainter& painter, std::optional<Index> selected) const;

    SliceRequest m_request;
    Theme m_theme;
    QFont m_font;
    QRectF m_room;
    ColorScale m_scale;
    bool m_isRow = true;
    Index m_count = 0;
    CellField m_field; ///< the cells in one line, shrunk to pixels
    QRectF m_plot;     ///< the bars' room
    double m_line = 0; ///< height of a cell
    double m_numberWidth = 0;
};

} // namespace headlight
