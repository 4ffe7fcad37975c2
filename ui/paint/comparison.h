#pragma once

#include "core/model/compared_source.h"
#include "ui/paint/flat_legend.h"
#include "ui/paint/heatmap.h"

#include <QString>

#include <memory>

namespace headlight {

/// The heatmaps of two heads and of their difference: what the window and the files draw.
struct Comparison {
    /// One of the heatmaps; without a source there is none.
    struct Part {
        std::shared_ptr<const AttentionSource> source;
        HeatmapOptions options;
    };
    Part a;
    Part b;
    Part difference; ///< b − a, in a range of its own around 0
    QString reason;  ///< why there is no difference, in the language of the moment; empty: there is one
};

/// Puts two heads side by side: both in one range, of 0 to 1 or over both. They have one legend together; where all
/// rows are the same, A alone names them.
/// @param options layer, head and bars are passed over
/// @param widest the difference of the two that differ most, of all that are compared one after the other: the range of
/// this one's colours holds it too; null: they are of this difference alone
Comparison compare(const ComparedHead& a, const ComparedHead& b, const HeatmapOptions& options,
                   const std::shared_ptr<const AttentionSource>& widest = nullptr);

/// The largest magnitude in the difference of two heads; 0 where there is none.
double largestDifference(const ComparedHead& a, const ComparedHead& b, const HeatmapOptions& options);

/// The legend of the three; a heatmap that is not there is empty.
LegendContent comparisonLegend(const Heatmap& a, const Heatmap& b, const Heatmap& difference, const Theme& theme);

/// "L0H4: name", for a heading.
QString comparedHeadText(const ComparedHead& head);

} // namespace headlight
