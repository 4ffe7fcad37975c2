#pragma once

#include "core/model/attention_source.h"
#include "ui/paint/flat_legend.h"
#include "ui/paint/grid_order.h"
#include "ui/paint/heatmap_options.h"
#include "ui/paint/theme.h"

#include <QFont>
#include <QRectF>

#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace headlight {

class GridImages;

/// How thumbnails take up their room.
enum class GridFit {
    Whole, ///< a layer a row, as large as all of them fit in the room; sorted ones flow through it
    Width  ///< wrapped to the room's width, at least 56 px a thumbnail; bounds() says how high that is
};

struct GridOptions : WeightOptions {
    GridFit fit = GridFit::Whole;
    bool names = true; ///< the head's own name under L0H4, where there is room
    GridOrder order;   ///< of a whole grid
};

struct GridMarks {
    std::optional<HeadPlace> selected;
    std::optional<HeadPlace> hovered;
    std::optional<Index> spotlight = {}; ///< a query: all other rows step back
};

/// What the legend of thumbnails says: the scale, and what must be known beside it.
/// @param source with all keys
/// @param largest weight of all heads; for a shared range
/// @param cells which unusual ones some head has
LegendContent gridLegend(const AttentionSource& source, const WeightOptions& options, double largest,
                         const UnusualCells& cells, const Theme& theme);
/// The same of what is read.
LegendContent gridLegend(const AttentionSource& source, const WeightOptions& options, const GridReading& reading,
                         const Theme& theme);

/// The weights of all layers × heads as thumbnails: no numbers, hatched where forbidden, pale where switched off.
/// A grid in the order of a score writes it under each; one whose scores are not all read is in the order of places.
/// Draws on any painter. An immutable picture of one snapshot, as Heatmap is.
class Grid {
public:
    /// @param reading whose scores decide the order
    Grid(std::shared_ptr<const AttentionSource> source, const GridReading& reading, const GridOptions& options,
         const Theme& theme, const QFont& font, const QRectF& room);

    /// @param reading of the same snapshot: a head whose weights are not read is an empty frame
    /// @param images null: every thumbnail is drawn anew, cell by cell
    /// @param exposed what must be drawn; empty: everything
    void paint(QPainter& painter, const GridReading& reading, const GridMarks& marks = {}, GridImages* images = nullptr,
               const QRectF& exposed = {}) const;

    /// There is no sentence or no head.
    bool isEmpty() const { return m_headCount == 0; }
    /// Whether the heads stand in the order of their scores.
    bool isOrdered() const { return m_ordered; }
    /// The heads shown, in the order in which they are read.
    std::vector<HeadPlace> heads() const;
    /// Of the snapshot, shown or not.
    Index headCount() const { return m_headCount; }
    /// A thumbnail's side in whole logical pixels, 0 if there is none.
    Index side() const;
    std::optional<HeadPlace> headAt(QPointF point) const;
    /// The thumbnail without its label; empty if there is no such head.
    QRectF thumbnailRect(HeadPlace place) const;
    /// Thumbnail and label with the room of the outline.
    QRectF paintedRect(HeadPlace place) const;
    /// All that is drawn.
    QRectF bounds() const { return m_bounds; }

    /// The room that a whole grid of this width wants to have in height.
    static double heightForWidth(const std::shared_ptr<const AttentionSource>& source, const GridReading& reading,
                                 const GridOptions& options, const Theme& theme, const QFont& font, double width);
    /// The least height at which a whole grid of this width can still be read: thumbnails of 104 px, or as large as the
    /// width allows; sorted ones of 56 px.
    static double leastHeight(const std::shared_ptr<const AttentionSource>& source, const GridReading& reading,
                              const GridOptions& options, const Theme& theme, const QFont& font, double width);

private:
    static constexpr double gap = 12; ///< between thumbnails
    struct Placed {
        HeadPlace place;
        QRectF thumbnail;
        QRectF label;
        QString score; ///< "0.93"; empty where the order is that of places
    };
    static QRectF extentOf(const Placed& placed);
    bool hasOneLine(double side) const;
    double labelHeight(double side) const;
    void layOutWhole(Index most);
    void layOutWrapped(Index most);
    void layOutOrdered(const std::vector<HeadPlace>& heads, const GridReading& reading);
    void placeByLayers(Index columns, double side, QPointF from);
    double rowsOf(double height) const;
    double largestSide(Index most, const QRectF& room) const;
    void paintAxes(QPainter& painter) const;
    void add(HeadPlace place, QPointF at, double side, const QString& score = {});
    void paintThumbnail(QPainter& painter, const Placed& placed, const HeadReading& reading, double largestOfAll,
                        GridImages* images) const;
    void paintSpotlight(QPainter& painter, const Placed& placed, Index query) const;
    void paintLabel(QPainter& painter, const Placed& placed, bool selected) const;

    std::shared_ptr<const AttentionSource> m_source;
    GridOptions m_options;
    Theme m_theme;
    QFont m_font;
    ColorScale m_scale;
    QRectF m_room;
    QRectF m_bounds;
    Index m_headCount = 0;
    double m_line = 0;        ///< of text, its height
    double m_placeWidth = 0;  ///< of a label
    double m_scoredWidth = 0; ///< of a label with a score beside it
    double m_axisWidth = 0;   ///< of the layers' names at the left; 0: every head has its own label
    bool m_ordered = false;
    std::vector<Placed> m_places;
};

} // namespace headlight
