#pragma once

#include "ui/paint/page_part.h"

#include <memory>
#include <vector>

namespace headlight {

/// Displays that are read together, from left to right and from above to below.
struct Page {
    std::vector<std::shared_ptr<const PagePart>> parts;
    int columns = 2; ///< beside one another, at most; as many as have room for their parts
    /// The first parts are that many pairs, step by step of one argument: where they all have room they stand on one
    /// sheet, in smaller type if need be, each step a column, the pair's second below its first. 0: there is no such
    /// argument.
    std::size_t stages = 0;

    /// All of it in words, part by part.
    QString words() const;
    /// The width below which one of its parts is cut off, in logical pixels.
    double leastWidth(const QFont& font) const;
};

/// Where a page does not fit into a height, its rows are shown by as many as fit, sheet by sheet: the first part of
/// each sheet. A row that is higher by itself is a sheet. Parts share a row wherever each has its least width there;
/// one that has none beside it has the whole width.
/// @param width of the room @param height of the room; 0: all rows are one sheet
std::vector<std::size_t> sheetsOf(const Page& page, const QFont& font, double width, double height);

/// Some of a page's parts.
/// @param begin the first one @param end behind the last one; as far as there are any
Page partsOf(const Page& page, std::size_t begin, std::size_t end);

/// The parts of one of the sheets.
/// @param sheets from sheetsOf() @param sheet which one, from 0
Page sheetOf(const Page& page, const std::vector<std::size_t>& sheets, std::size_t sheet);

/// Where the parts of a page lie.
class PageLayout {
public:
    /// @param width of the room @param height that the page fills if it needs less; 0: no more than it needs
    PageLayout(const Page& page, const QFont& font, double width, double height);

    double height() const { return m_height; }
    /// Where the page may be cut, between its rows: from above.
    const std::vector<double>& breaks() const { return m_breaks; }
    /// The room of a part without its title, from the page's left upper corner.
    const QRectF& room(std::size_t part) const { return m_rooms[part]; }
    /// The part at a point, title and all.
    std::optional<std::size_t> partAt(QPointF point) const;

    /// @param origin the left upper corner
    void paint(QPainter& painter, const Page& page, const Theme& theme, const QFont& font, QPointF origin) const;

private:
    std::vector<QRectF> m_rooms;
    std::vector<QRectF> m_places; ///< with titles
    std::vector<double> m_breaks;
    double m_height = 0;
};

} // namespace headlight
