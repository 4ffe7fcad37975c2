#pragma once

#include "ui/paint/color_map.h"
#include "ui/paint/heatmap_legend.h"
#include "ui/paint/value_range.h"

#include <QPointF>

namespace headlight {

/// A colour scale in a legend of several.
struct LegendScale {
    QString name; ///< what it is of; may be empty
    ColorScale scale;
    ValueRange range;
    QString meaning;        ///< what its ends stand for: "own range"
    bool hasNumbers = true; ///< false: each picture has ends of its own
};

/// What a legend of several pictures says.
struct LegendContent {
    std::vector<LegendScale> scales;
    std::vector<HeatmapLegendEntry> entries;
};

/// The legend of several pictures together, in as many lines as it needs: scales as level bars between the numbers of
/// their ends, then what must be known beside them.
class FlatLegend {
public:
    FlatLegend(LegendContent content, const Theme& theme, const QFont& font, double width);

    double height() const;
    void paint(QPainter& painter, QPointF corner) const;
    /// The same in words.
    QString text() const;

private:
    void paintScale(QPainter& painter, const QRectF& rect, const LegendScale& scale) const;

    LegendContent m_content;
    Theme m_theme;
    QFont m_font;
    std::vector<QRectF> m_places; ///< of the scales, then of the entries
};

/// Entries that several legends have, once each, without what their ranges mean: that stands at the scales.
std::vector<HeatmapLegendEntry> commonEntries(const std::vector<std::vector<HeatmapLegendEntry>>& legends);

} // namespace headlight
