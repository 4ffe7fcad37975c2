#pragma once

#include "ui/paint/cell.h"
#include "ui/paint/heatmap_reading.h"
#include "ui/paint/theme.h"

#include <QFont>
#include <QRectF>
#include <QStaticText>
#include <QString>
#include <QStringList>

#include <cmath>
#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace headlight {

/// What is pointed out in a heatmap; an export leaves it empty.
struct HeatmapMarks {
    std::optional<Index> row;    ///< selected: its label is bold
    std::optional<Index> column; ///< selected: its label is bold; with a row, the cell gets the two-tone outline
    std::optional<Cell> hovered; ///< gets a thin ring, and thin lines along its row and column up to their labels
    bool spotlight = false;      ///< the cells of all rows but the selected one step back; their numbers stay legible
};

/// One head's matrix as coloured cells with labels, axis titles and a colour bar, whole or enlarged around a place.
/// Draws on any painter. An immutable picture of one snapshot: make a new one when the source, the options, the room or
/// the zoom change.
class Heatmap {
public:
    /// @param source null, or a place that it does not have, gives an empty heatmap
    /// @param room where to draw, in logical pixels; the heatmap takes what it needs from the top left
    /// @param pixelRatio pixels of the device to a logical one: cells are shrunk to no fewer than that
    Heatmap(std::shared_ptr<const AttentionSource> source, const HeatmapOptions& options, const Theme& theme,
            const QFont& font, const QRectF& room, double pixelRatio = 1);
    /// Takes what was read before, perhaps for another room or zoom: what it lacks in detail is shown coarsely.
    Heatmap(HeatmapReading reading, const Theme& theme, const QRectF& room, const HeatmapZoom& zoom);

    void paint(QPainter& painter, const HeatmapMarks& marks = {}) const;
    /// The two steps of paint(): the marks lie over the rest, so that this can be kept.
    void paintUnmarked(QPainter& painter) const;
    void paintMarks(QPainter& painter, const HeatmapMarks& marks) const;

    /// Nothing to show: paint() asks for a sentence.
    bool isEmpty() const { return m_rows == 0 || m_columns == 0; }
    Index rowCount() const { return m_rows; }
    Index columnCount() const { return m_columns; }
    const HeatmapOptions& options() const { return m_options; }
    const HeatmapLayout& layout() const { return m_layout; }
    const ValueRange& range() const { return m_range; }
    const std::vector<HeatmapLegendEntry>& legend() const { return m_legend; }

    /// The zoom in which cells are so many times as large as at the fit, and what lies under a point stays there.
    HeatmapZoom zoomedTo(double factor, QPointF point) const;
    /// The zoom in which everything has moved by so much.
    HeatmapZoom movedBy(QPointF distance) const;
    /// The zoom in which a cell lies in the plot, with a neighbour on each side where there is room: the one there is,
    /// if it does.
    HeatmapZoom showing(Cell cell) const;

    /// The cell under a point, if any.
    std::optional<Cell> cellAt(QPointF point) const;
    /// The cell that a point shows: where cells are smaller than pixels, the one of those under it that the pixel has
    /// its colour from.
    std::optional<Cell> shownAt(QPointF point) const;
    QRectF cellRect(Cell cell) const;
    QRectF rowLabelRect(Index row) const;
    QRectF columnLabelRect(Index column) const;
    /// The cells that are shown; cells beyond it have a rectangle too.
    QRectF plotRect() const { return m_layout.plot; }
    /// All that is drawn: plot, labels, titles and colour bar.
    QRectF bounds() const { return m_layout.bounds; }
    bool showsValues() const { return m_numberPixels > 0; }
    /// The sizes of the labels, of the axis titles and of the numbers in the cells (0: none).
    int labelPixels() const { return m_labelFont.pixelSize(); }
    int titlePixels() const { return m_font.pixelSize(); }
    int numberPixels() const { return m_numberPixels; }

    /// Whole labels for a tooltip, unelided.
    QString fullRowLabel(Index row) const;
    QString fullColumnLabel(Index column) const;
    /// The label of the row or column under a point, if it was shortened there.
    QString shortenedLabelAt(QPointF point) const;

    /// The number of the cell as the source has it; NaN outside.
    double value(Cell cell) const;
    bool isForbidden(Cell cell) const;
    /// A weight of a replica that nobody published.
    bool isMadeUp(Cell cell) const;
    /// Of a key that the weights are shown without.
    bool isLeftOut(Index column) const;
    /// A query that sees no key.
    bool seesNothing(Index row) const;
    /// A query all of whose weight lies on keys that are left out; contract: a row in the plot.
    bool hasNothingLeft(Index row) const;

private:
    void chooseNumbers();
    std::vector<QString> numberTexts() const;
    const CellField* exactField() const;
    const CellField* detailedField() const;
    CellState state(Cell cell) const;
    double number(Cell cell) const;
    QRectF tileRect(const Tile& tile) const;
    QString shownRowLabel(const QString& label) const;
    QString shownColumnLabel(const QString& label) const;
    double hatchSpacing() const;
    void paintCells(QPainter& painter) const;
    void paintCells(QPainter& painter, const CellField& field) const;
    void paintPartings(QPainter& painter) const;
    /// @param spotlight a row: the numbers of all others are drawn, on the veil
    void paintNumbers(QPainter& painter, std::optional<Index> spotlight = std::nullopt) const;
    void paintSpotlight(QPainter& painter, Index row) const;
    QColor numberColor(Cell cell, bool dimmed) const;
    bool isQuiet(double value) const { return std::abs(value) < m_options.threshold; }
    void paintRowsWithoutWeight(QPainter& painter) const;
    void paintRowNote(QPainter& painter, Index row, const QString& text) const;
    void paintLegend(QPainter& painter) const;
    void paintTitles(QPainter& painter) const;
    void paintLabels(QPainter& painter) const;
    void paintRowLabel(QPainter& painter, Index row) const;
    void paintColumnLabel(QPainter& painter, Index column) const;
    void paintMarkedRow(QPainter& painter, Index row, bool isSelected) const;
    void paintMarkedColumn(QPainter& painter, Index column, bool isSelected) const;
    void paintCrosshair(QPainter& painter, Cell cell) const;
    QRectF markRect(const QPainter& painter, Cell cell) const;
    QRectF rowLabelLine(Index row) const;
    QRectF columnLabelLine(Index column) const;
    bool showsRow(Index row) const;
    bool showsColumn(Index column) const;

    std::shared_ptr<const AttentionSource> m_all;    ///< with all keys
    std::shared_ptr<const AttentionSource> m_source; ///< as the options look at it
    std::vector<HeatmapLegendEntry> m_legend;
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
    Tile m_visible;                           ///< the cells in the plot
    std::shared_ptr<const CellField> m_whole; ///< at most one cell a pixel
    std::shared_ptr<const CellField> m_part;  ///< what is looked at through a zoom, in detail; may be null or elsewhere
    const CellField* m_exact = nullptr;       ///< whichever of them has a number for each visible cell, if one has
    std::vector<QStaticText> m_numbers;       ///< of the visible cells, by rows; empty if they do not fit
    int m_numberPixels = 0;                   ///< their font's size, 0 if they do not fit
};

} // namespace headlight
