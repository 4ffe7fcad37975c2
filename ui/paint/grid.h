#pragma once

#include "core/model/attention_source.h"
#include "core/model/head_place.h"
#include "ui/paint/color_map.h"
#include "ui/paint/theme.h"
#include "ui/paint/value_range.h"

#include <QFont>
#include <QRectF>

#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace headlight {

/// How thumbnails take up their room.
enum class GridFit {
    Whole, ///< a layer a row, as large as all of them fit in the room
    Width  ///< wrapped to the room's width, at least 56 px a thumbnail; bounds() says how high that is
};

struct GridOptions {
    Range range = Range::Unit;
    ColorMap map = ColorMap::Blue;
    GridFit fit = GridFit::Whole;
    bool names = true; ///< the head's own name under L0H4, where there is room
};

struct GridMarks {
    std::optional<HeadPlace> selected;
    std::optional<HeadPlace> hovered;
};

/// The weights of all layers × heads as thumbnails: no numbers, hatched where forbidden, pale where switched off.
/// Draws on any painter. An immutable picture of one snapshot, as Heatmap is.
class Grid {
public:
    Grid(std::shared_ptr<const AttentionSource> source, const GridOptions& options, const Theme& theme,
         const QFont& font, const QRectF& room);

    void paint(QPainter& painter, const GridMarks& marks = {}) const;

    bool isEmpty() const { return m_places.empty(); }
    std::optional<HeadPlace> headAt(QPointF point) const;
    /// The thumbnail without its label; empty if there is no such head.
    QRectF thumbnailRect(HeadPlace place) const;
    /// All that is drawn.
    QRectF bounds() const { return m_bounds; }

    /// The room that a whole grid of this width wants to have in height.
    static double heightForWidth(const std::shared_ptr<const AttentionSource>& source, const GridOptions& options,
                                 const Theme& theme, const QFont& font, double width);

private:
    struct Placed {
        HeadPlace place;
        QRectF thumbnail;
        QRectF label;
    };
    double labelHeight(double side) const;
    void layOutWhole(Index most);
    void layOutWrapped(Index most);
    void place(Index columns, double side);
    void paintThumbnail(QPainter& painter, const Placed& placed) const;
    void paintLabel(QPainter& painter, const Placed& placed, bool selected) const;

    std::shared_ptr<const AttentionSource> m_source;
    GridOptions m_options;
    Theme m_theme;
    QFont m_font;
    QRectF m_room;
    QRectF m_bounds;
    std::vector<Placed> m_places;
};

} // namespace headlight
