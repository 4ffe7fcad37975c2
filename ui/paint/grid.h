#pragma once

#include "core/model/attention_source.h"
#include "core/model/head_place.h"
#include "ui/paint/cell_field.h"
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

    /// Reads the heads that are not yet read, at least one, until so much time has passed: for a window that must not
    /// stand still. A picture that is painted meanwhile lacks the others; one that was never read is read whole.
    /// @return whether all are read
    bool read(int milliseconds) const;

    bool isEmpty() const { return m_places.empty(); }
    std::optional<HeadPlace> headAt(QPointF point) const;
    /// The thumbnail without its label; empty if there is no such head.
    QRectF thumbnailRect(HeadPlace place) const;
    /// All that is drawn.
    QRectF bounds() const { return m_bounds; }

    /// The room that a whole grid of this width wants to have in height.
    static double heightForWidth(const std::shared_ptr<const AttentionSource>& source, const GridOptions& options,
                                 const Theme& theme, const QFont& font, double width);
    /// The least height at which a whole grid of this width can still be read: thumbnails of 104 px, or as large as the
    /// width allows.
    static double leastHeight(const std::shared_ptr<const AttentionSource>& source, const GridOptions& options,
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
    void paintThumbnail(QPainter& painter, std::size_t place) const;
    void paintLabel(QPainter& painter, const Placed& placed, bool selected) const;

    std::shared_ptr<const AttentionSource> m_source;
    GridOptions m_options;
    Theme m_theme;
    QFont m_font;
    QRectF m_room;
    QRectF m_bounds;
    std::vector<Placed> m_places;
    mutable std::vector<CellField> m_fields; ///< of the places; read when they are painted first, and not again
    mutable double m_largest = 0;            ///< weight among them
};

} // namespace headlight
