#pragma once

#include "ui/paint/cell_field.h"
#include "ui/paint/heatmap_layout.h"
#include "ui/paint/heatmap_legend.h"
#include "ui/paint/heatmap_options.h"

#include <QFont>

#include <atomic>
#include <memory>

namespace headlight {

/// Which heatmap, where and how near.
struct HeatmapRequest {
    std::shared_ptr<const AttentionSource> source; ///< null gives an empty heatmap, as a place that it does not have
    HeatmapOptions options;
    QFont font;
    QRectF room;           ///< logical pixels
    double pixelRatio = 1; ///< pixels of the device to a logical one: cells are shrunk to no fewer than that
    HeatmapZoom zoom;

    bool operator==(const HeatmapRequest&) const = default;
};

/// What of a heatmap can take long: everything that comes from the source. Matrices with more cells than pixels are
/// read shrunk; the part that is looked at through a zoom is read once more, in the detail that it shows.
struct HeatmapReading {
    HeatmapRequest request;                        ///< what it was read for
    std::shared_ptr<const AttentionSource> source; ///< as its options look at it
    std::vector<HeatmapLegendEntry> legend;
    Index rows = 0; ///< 0 if there is nothing to show
    Index columns = 0;
    ValueRange range;
    QFont labelFont; ///< at the size that the needs are measured at
    HeatmapNeeds needs;
    std::shared_ptr<const CellField> whole; ///< all of the matrix
    std::shared_ptr<const CellField> part;  ///< around what is looked at; null while the whole is all there is to see
};

/// Reads all but the cells: enough for a layout.
HeatmapReading measureHeatmap(const HeatmapRequest& request, const std::atomic<bool>* stop = nullptr);

/// Reads what a request asks for, on any thread.
/// @param before an earlier reading or null: what is still right of it is taken over
/// @param stop null: never; once true the rest of the reading is unspecified
HeatmapReading readHeatmap(const HeatmapRequest& request, const HeatmapReading* before = nullptr,
                           const std::atomic<bool>* stop = nullptr);

/// How wide the first of some heatmaps is whose cells are equally large, and whose rows it alone names.
/// @param all their widths together
double namedWidth(const AttentionSource& source, const HeatmapOptions& options, const QFont& font, double all,
                  int count);

/// The colours of a heatmap.
ColorScale heatmapScale(const HeatmapOptions& options, const Theme& theme);

/// Tells blocks of keys that are left out alone from forbidden ones.
void markLeftOut(CellField& field, const HeatmapOptions& options);

/// Whether the reading takes less than a frame of a screen, judged by the count of multiplications.
bool isQuickToRead(const HeatmapRequest& request, const HeatmapReading* before);

/// Whether a reading has all that a request shows: nothing would change by reading again.
bool serves(const HeatmapReading& reading, const HeatmapRequest& request);

/// Whether only the zoom differs: range, labels and the whole matrix stay.
bool differsInZoomOnly(const HeatmapRequest& one, const HeatmapRequest& other);

/// The cells of a layout's matrix that lie in its plot, whole or in part.
Tile visibleTile(const HeatmapLayout& layout, Index rows, Index columns);

} // namespace headlight
