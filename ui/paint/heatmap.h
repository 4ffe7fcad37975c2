#pragma once

#include "core/model/attention_source.h"
#include "ui/paint/cell.h"
#include "ui/paint/cell_field.h"
#include "ui/paint/color_map.h"
#include "ui/paint/heatmap_layout.h"
#include "ui/paint/theme.h"
#include "ui/paint/value_range.h"

#include <QFont>
#include <QRectF>
#include <QStaticText>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace headlight {

/// What a heatmap shows and how.
struct HeatmapOptions {
    Quantity quantity = Quantity::Weights;
    Index layer = 0;
    Index head = 0;
    int decimals = 2;   ///< 2 to 6
    bool values = true; ///< numbers in the cells, as long as they fit at 12 px
    Range range = Range::Unit;
    ColorMap map = ColorMap::Blue; ///< of weights; everything else is purple below 0 and orange above
    bool operator==(const HeatmapOptions&) const = default;
};

/// What is pointed out in a heatmap; an export leaves it empty.
struct HeatmapMarks {
    std::optional<Index> row;    ///< selected: its label is bold
    std::optional<Index> column; ///< selected: its label is bold; with a row, the cell gets the two-tone outline
    std::optional<Cell> hovered;
};

/// One head's matrix as coloured cells with labels, axis titles and a colour bar. Draws on any painter.
/// An immutable picture of one snapshot: make a new one when the source, the options or the room change.
class Heatmap {
public:
    /// @param source null, or a place that it does not have, gives an empty heatmap
    /// @param room where to draw, in logical pixels; the heatmap takes what it needs from the top left
    Heatmap(std::shared_ptr<const AttentionSource> source, const HeatmapOptions& options, const Theme& theme,
            const QFont& font, const QRectF& room);

    void paint(QPainter& painter, const HeatmapMarks& marks = {}) const;

    /// Nothing to show: paint() asks for a sentence.
    bool isEmpty() const { return m_rows == 0 || m_columns == 0; }
    Index rowCount() const { return m_rows; }
    Index columnCount() const { return m_columns; }
    const HeatmapOptions& options() const { return m_options; }

    /// The cell under a point, if any.
    std::optional<Cell> cellAt(QPointF point) const;
    QRectF cellRect(Cell cell) const;
    QRectF rowLabelRect(Index row) const;
    QRectF columnLabelRect(Index column) const;
    /// All cells together.
    QRectF plotRect() const { return m_layout.plot; }
    /// All that is drawn: plot, labels, titles and colour bar.
    QRectF bounds() const { return m_layout.bounds; }
    bool showsValues() const { return m_numberPixels > 0; }

    /// Whole labels for a tooltip, unelided.
    QString fullRowLabel(Index row) const;
    QString fullColumnLabel(Index column) const;
    /// The label of the row or column under a point, if it was shortened there.
    QString shortenedLabelAt(QPointF point) const;

    /// The number of the cell as the source has it; NaN outside.
    double value(Cell cell) const;
    bool isForbidden(Cell cell) const;
    /// A query that sees no key.
    bool seesNothing(Index row) const;

private:
    void layOut();
    void chooseNumbers();
    QStringList numberTexts() const;
    QString shownRowLabel(const QString& label) const;
    QString shownColumnLabel(const QString& label) const;
    double hatchSpacing() const;
    void paintPartings(QPainter& painter) const;
    void paintNumbers(QPainter& painter) const;
    QColor numberColor(Index row, Index column) const;
    void paintSightlessRows(QPainter& painter) const;
    void paintTitles(QPainter& painter) const;
    void paintRowLabels(QPainter& painter, std::optional<Index> bold) const;
    void paintColumnLabels(QPainter& painter, std::optional<Index> bold) const;
    void paintMarks(QPainter& painter, const HeatmapMarks& marks) const;

    std::shared_ptr<const AttentionSource> m_source;
    HeatmapOptions m_options;
    Theme m_theme;
    QFont m_font;
    QFont m_labelFont;
    QRectF m_room;
    Index m_rows = 0;
    Index m_columns = 0;
    ColorScale m_scale;
    ValueRange m_range;
    HeatmapLayout m_layout;
    CellField m_field;                  ///< at most one cell a pixel
    std::vector<QStaticText> m_numbers; ///< of the cells, by rows; empty if they do not fit
    int m_numberPixels = 0;             ///< their font's size, 0 if they do not fit
};

} // namespace headlight
