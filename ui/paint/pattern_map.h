#pragma once

#include "ui/paint/color_map.h"
#include "ui/paint/grid.h"

#include <array>

namespace headlight {

/// The range is that of the scores, own: of each pattern's map; a threshold of weights says nothing about them.
using PatternMapOptions = WeightOptions;

/// What must be known beside the scales of the maps: what their ends stand for, which keys the scores are without.
/// @param source null: nothing
LegendContent patternLegend(const AttentionSource* source, const PatternMapOptions& options);

/// A cell of one of the maps.
struct PatternCell {
    HeadScore pattern = HeadScore::PreviousToken;
    HeadPlace place;         ///< of an even cell: the layer's first head
    bool isBaseline = false; ///< what weights spread evenly over the visible keys would score in this layer
    bool operator==(const PatternCell&) const = default;
};

/// For each pattern a small heatmap of layers × heads: how strongly the heads follow it. Beside each stands a column of
/// baselines from even weights under the same mask. Draws on any painter. An immutable picture of one snapshot.
class PatternMap {
public:
    /// @param reading with scores and baselines; a head that is not read is an empty frame
    PatternMap(std::shared_ptr<const AttentionSource> source, const GridReading& reading,
               const PatternMapOptions& options, const Theme& theme, const QFont& font, const QRectF& room);

    void paint(QPainter& painter, const GridMarks& marks = {}) const;

    bool isEmpty() const { return m_layers == 0 || m_heads == 0; }
    std::optional<PatternCell> cellAt(QPointF point) const;
    /// A cell of one map; empty if there is none.
    QRectF cellRect(const PatternCell& cell) const;
    std::optional<double> score(const PatternCell& cell) const;
    QRectF bounds() const { return m_bounds; }

    static double heightForWidth(const std::shared_ptr<const AttentionSource>& source, const PatternMapOptions& options,
                                 const Theme& theme, const QFont& font, double width);
    /// The least height at which the maps of this width can still be read.
    static double leastHeight(const std::shared_ptr<const AttentionSource>& source, const PatternMapOptions& options,
                              const Theme& theme, const QFont& font, double width);

private:
    struct Panel {
        HeadScore pattern = HeadScore::PreviousToken;
        QRectF bounds;
        QRectF cells;
        QRectF baselines; ///< one column
        QString missing;  ///< why it has no score; empty: it has
        ValueRange range;
    };
    static constexpr double legendWidth = 96; ///< of its colours alone
    void layOut();
    void place(Index across, double cell);
    double panelWidth(double cell) const;
    double panelHeight(double cell) const;
    void readRanges();
    QString whyMissing(HeadScore pattern) const;
    void paintPanel(QPainter& painter, const Panel& panel) const;
    void paintCell(QPainter& painter, const QRectF& rect, std::optional<double> value, const Panel& panel) const;
    void paintAxes(QPainter& painter, const Panel& panel) const;
    void paintLegend(QPainter& painter, QPointF at, const ValueRange& range) const;
    void paintMarks(QPainter& painter, const Panel& panel, const GridMarks& marks) const;

    std::shared_ptr<const AttentionSource> m_source;
    GridReading m_reading;
    PatternMapOptions m_options;
    Theme m_theme;
    QFont m_font;
    ColorScale m_scale;
    QRectF m_room;
    QRectF m_bounds;
    Index m_layers = 0;
    Index m_heads = 0; ///< of the widest layer
    double m_line = 0;
    double m_labels = 0; ///< width of the layers' labels
    double m_least = 0;  ///< a panel's width, so that its title has room
    std::vector<Panel> m_panels;
    QPointF m_legend;
};

} // namespace headlight
