#pragma once

#include "ui/paint/heatmap_options.h"
#include "ui/paint/theme.h"

#include <QFont>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace headlight {

/// Which unusual cells a heatmap has.
struct UnusualCells {
    bool forbidden = false; ///< a query does not see a key
    bool sightless = false; ///< a query sees no key at all
    bool invalid = false;   ///< something that is not a finite number
    bool madeUp = false;    ///< weights of a replica that nobody published
    bool hidden = false;    ///< under a veil

    bool operator==(const UnusualCells&) const = default;
};

/// A look that the legend explains; None is words alone.
enum class HeatmapLegendMark { None, Forbidden, Sightless, Invalid, Quiet, MadeUp, Hidden };

struct HeatmapLegendEntry {
    HeatmapLegendMark mark = HeatmapLegendMark::None;
    QString text;
};

/// Whether some cells of a masked quantity are forbidden, and whole rows of them; whether weights are made up.
UnusualCells unusualCells(const AttentionSource& source, const HeatmapOptions& options);

/// What must be known beside the numbers of the colour bar: unusual cells that are there, what is quiet or left out,
/// and what the ends of the colours stand for.
/// @param source as it is, with all keys
std::vector<HeatmapLegendEntry> legendEntries(const AttentionSource& source, const HeatmapOptions& options,
                                              const UnusualCells& cells);

/// "not published: made up or changed": what grey weights are.
QString madeUpText();

/// What the ends of the colours stand for: "range 0–1", "own range, logarithmic".
QString rangeText(const HeatmapOptions& options);

/// "without “a” and “b”, renormalised", or nothing if no key is left out.
QString leftOutText(const AttentionSource& source, const HeatmapOptions& options);

/// A legend's width in one line.
double legendWidth(const HeatmapLegendEntry& entry, const QFont& font);

/// Draws an entry: its mark, then its words, shortened to the rectangle.
void paintHeatmapLegendEntry(QPainter& painter, const QRectF& rect, const HeatmapLegendEntry& entry, const QFont& font,
                             const Theme& theme);

} // namespace headlight
