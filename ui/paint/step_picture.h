#pragma once

#include "core/analysis/attention_steps.h"
#include "ui/paint/cell.h"
#include "ui/paint/cell_field.h"
#include "ui/paint/heatmap_options.h"
#include "ui/paint/step_layout.h"
#include "ui/paint/theme.h"

#include <QFont>
#include <QRectF>

#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace headlight {

/// How the steps are drawn. Of what concerns weights, range, map and threshold are those of the weights alone, and
/// logarithmic colours those of all matrices. No key is left out: the sums are over all of them.
struct StepOptions : WeightOptions {
    int decimals = 2;        ///< of the numbers in the cells, 2 to 6
    bool values = true;      ///< numbers in the cells, as long as they fit at 12 px
    double largestCell = 40; ///< in height, logical pixels
    int leastText = 12;      ///< of labels; above 12, numbers have three quarters of it even if the picture then is
                             ///< larger than its room
    bool keepsNames = false; ///< rows of up to mostKeptNames tokens or dimensions are high enough for their labels,
                             ///< even if the picture then is higher than its room
    static constexpr Index mostKeptNames = 32;
    bool operator==(const StepOptions&) const = default;
};

/// A cell of one of a step's matrices.
struct StepCell {
    StepMatrix matrix = StepMatrix::Input;
    Cell cell;
    bool operator==(const StepCell&) const = default;
};

/// One step of a head's pass: the matrices that go in and the one that comes out, with their names and shapes.
/// Draws on any painter. An immutable picture of one snapshot, as Heatmap is.
class StepPicture {
public:
    /// @param place of the step among steps->steps()
    /// @param room where to draw, in logical pixels; the picture takes what it needs from the top left
    /// @param stop null: never; once true the picture is unspecified
    StepPicture(std::shared_ptr<const AttentionSteps> steps, std::size_t place, const StepOptions& options,
                const Theme& theme, const QFont& font, const QRectF& room, const std::atomic<bool>* stop = nullptr);

    /// @param pointed a cell of the result that is pointed at: it and the cells that it was made of light up
    /// @param spotlight a row of the result: all others step back, and what they were made of; their numbers stay
    /// legible
    void paint(QPainter& painter, std::optional<Cell> pointed = std::nullopt,
               std::optional<Index> spotlight = std::nullopt) const;

    const AttentionStep& step() const { return m_step; }
    const AttentionSteps& steps() const { return *m_steps; }
    /// The cell of any of its matrices under a point.
    std::optional<StepCell> cellAt(QPointF point) const;
    /// Empty where the step has no such matrix.
    QRectF cellRect(const StepCell& cell) const;
    /// All cells of one of its matrices together.
    QRectF plotRect(StepMatrix matrix) const;
    bool showsValues() const { return m_layout.numbers; }
    /// Whether numbers are wanted that are few enough, but too wide for their cells.
    bool lacksRoomForValues() const { return m_wantsNumbers && !m_layout.numbers; }
    /// Whether the columns are named.
    bool namesColumns() const { return m_layout.columnNames; }
    /// The size of the numbers; 0: there are none.
    int numberPixels() const { return m_numberPixels; }
    /// All that is drawn; larger than the room where numbers are kept.
    QRectF bounds() const { return m_layout.bounds; }

private:
    struct Piece {
        StepMatrix matrix = StepMatrix::Input;
        bool transposed = false;
        Index rows = 0; ///< as drawn
        Index columns = 0;
        StepPiecePlace place;
        CellField field;
        ValueRange range;
        ColorScale scale;
    };
    void addPiece(StepMatrix matrix, bool transposed, const Theme& theme);
    QString symbolOf(const Piece& piece) const;
    QString rowLabel(const Piece& piece, Index row) const;
    QString columnLabel(const Piece& piece, Index column) const;
    double numberWidth() const;
    void layOut(const QRectF& room);
    void readFields(const std::atomic<bool>* stop);
    QRectF rectOf(const Piece& piece, const Tile& cells) const;
    void paintPiece(QPainter& painter, const Piece& piece) const;
    int leastNumber() const;
    void paintSpotlight(QPainter& painter, Index row) const;
    /// @param spotlight a row: the numbers of all others are drawn, on the veil
    void paintNumbers(QPainter& painter, const Piece& piece, std::optional<Index> spotlight = std::nullopt) const;
    QColor numberColor(const Piece& piece, double value, bool dimmed) const;
    void paintLabels(QPainter& painter, const Piece& piece) const;
    void paintCaption(QPainter& painter, const Piece& piece) const;
    void paintOperators(QPainter& painter) const;
    void paintPointed(QPainter& painter, Cell cell) const;
    void paintOwnColumns(QPainter& painter) const;

    std::shared_ptr<const AttentionSteps> m_steps;
    AttentionStep m_step;
    StepOptions m_options;
    Theme m_theme;
    QFont m_font;
    std::vector<Piece> m_pieces; ///< the result last
    StepLayout m_layout;
    bool m_wantsNumbers = false;
    int m_numberPixels = 0;
};

} // namespace headlight
