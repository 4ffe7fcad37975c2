#include "ui/paint/page.h"

#include "ui/paint/math_text.h"
#include "ui/paint/text.h"
#include "ui/paint/wrapped_text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr double leastColumn = 280;      ///< with texts of 14 pixels
constexpr double leastStageColumn = 190; ///< of an argument in steps, which is seen as a whole
constexpr double between = 24;
constexpr int mostTitleLines = 3;

QFont titleFont(const QFont& font)
{
    QFont bold = font;
    bold.setBold(true);
    return bold;
}

QStringList titleLines(const PagePart& part, const QFont& font, double width)
{
    return wrappedText(part.title(), titleFont(font), width, mostTitleLines);
}

double titleHeight(const PagePart& part, const QFont& font, double width)
{
    const auto lines = static_cast<double>(titleLines(part, font, width).size());
    return lines > 0 ? lines * std::ceil(QFontMetricsF(titleFont(font)).height()) + 6 : 0;
}

double leastWidthOf(const PagePart& part, const QFont& font, double column)
{
    double least = std::max(column * std::max(1., pixelSizeOf(font) / 14), part.leastWidth(font));
    for (const QString& word : part.title().split(u' '))
        least = std::max(least, mathWidth(mathRuns(word), titleFont(font)));
    return std::ceil(least);
}

/// Parts beside one another; of an argument in steps, pairs below one another.
struct Row {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t levels = 1;     ///< parts below one another
    std::vector<double> widths; ///< of the columns
    double title = 0;           ///< the height of the titles
    double level = 0;           ///< the least height of a level, title and all
    bool stretches = false;

    double height() const { return level * static_cast<double>(levels) + between * static_cast<double>(levels - 1); }
    std::size_t column(std::size_t part) const { return (part - begin) / levels; }
};

/// Shares the width: each as much as the others, but none less than its least. Empty: they have no room.
std::vector<double> sharedWidths(const std::vector<double>& least, double width)
{
    const auto count = static_cast<double>(least.size());
    double free = width - between * (count - 1);
    if (std::accumulate(least.begin(), least.end(), 0.) > free)
        return {};
    double even = free / count;
    std::vector<double> widths(least.size(), 0);
    for (bool settled = false; !settled;) { // those that need more than an even share have theirs first
        settled = true;
        double others = 0;
        for (std::size_t i = 0; i < least.size(); ++i) {
            if (widths[i] == 0 && least[i] > even) {
                widths[i] = least[i];
                free -= least[i];
                settled = false;
            }
            others += widths[i] == 0 ? 1 : 0;
        }
        even = others > 0 ? free / others : 0;
    }
    for (double& wide : widths)
        wide = wide == 0 ? even : wide;
    return widths;
}

/// Parts from one on in that many columns; without columns they have no room.
Row rowOf(const Page& page, const QFont& font, double width, std::size_t begin, std::size_t columns, std::size_t levels)
{
    Row row;
    row.begin = begin;
    row.end = std::min(begin + columns * levels, page.parts.size());
    row.levels = levels;
    std::vector<double> least(columns, 0);
    for (std::size_t i = row.begin; i < row.end; ++i)
        least[row.column(i)] = std::max(
            least[row.column(i)], leastWidthOf(*page.parts[i], font, levels > 1 ? leastStageColumn : leastColumn));
    row.widths = columns == 1 ? std::vector<double>{width} : sharedWidths(least, width);
    if (row.widths.empty())
        return row;
    double inside = 0;
    for (std::size_t i = row.begin; i < row.end; ++i) {
        const PagePart& part = *page.parts[i];
        const double wide = row.widths[row.column(i)];
        row.title = std::max(row.title, titleHeight(part, font, wide));
        inside = std::max(inside, part.leastHeight(wide, font));
        row.stretches = row.stretches || part.stretches();
    }
    row.level = row.title + inside;
    return row;
}

/// The steps of an argument side by side; none if there is none, or no room for it.
/// @param height that it must fit into; 0: any
std::optional<Row> argumentOf(const Page& page, const QFont& font, double width, double height)
{
    if (page.stages < 2 || page.parts.size() < 2 * page.stages)
        return std::nullopt;
    const Row all = rowOf(page, font, width, 0, page.stages, 2);
    return !all.widths.empty() && (height <= 0 || all.height() <= height) ? std::optional(all) : std::nullopt;
}

/// @param begin the first part
/// @param height that an argument in steps must fit into; 0: any
std::vector<Row> rowsOf(const Page& page, const QFont& font, double width, double height, std::size_t begin = 0)
{
    std::vector<Row> rows;
    if (const auto argument = begin == 0 ? argumentOf(page, font, width, height) : std::nullopt) {
        begin = argument->end;
        rows.push_back(*argument);
    }
    while (begin < page.parts.size()) {
        auto columns = std::min(static_cast<std::size_t>(std::max(1, page.columns)), page.parts.size() - begin);
        Row row = rowOf(page, font, width, begin, columns, 1);
        while (row.widths.empty())
            row = rowOf(page, font, width, begin, --columns, 1);
        begin = row.end;
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace

std::vector<std::size_t> sheetsOf(const Page& page, const QFont& font, double width, double height)
{
    std::vector<std::size_t> firsts = {0};
    std::size_t begin = 0;
    if (height > 0 && !argumentOf(page, font, width, height))
        for (double pixels = pixelSizeOf(font) - 1; begin == 0 && pixels >= leastTextPixels; --pixels)
            if (const auto argument = argumentOf(page, withPixelSize(font, pixels), width, height)) {
                begin = argument->end; // a sheet of its own, in smaller type
                if (begin < page.parts.size())
                    firsts.push_back(begin);
            }
    double y = 0; // below what the sheet has
    for (const Row& row : rowsOf(page, font, width, height, begin)) {
        if (height > 0 && row.begin > firsts.back() && y + between + row.height() > height) {
            firsts.push_back(row.begin);
            y = 0;
        }
        y += row.height() + (row.begin > firsts.back() ? between : 0);
    }
    return firsts;
}

Page partsOf(const Page& page, std::size_t begin, std::size_t end)
{
    const auto at = [&page](std::size_t part) {
        return page.parts.begin() + static_cast<std::ptrdiff_t>(std::min(part, page.parts.size()));
    };
    return {{at(begin), at(end)}, page.columns, begin == 0 ? page.stages : 0};
}

Page sheetOf(const Page& page, const std::vector<std::size_t>& sheets, std::size_t sheet)
{
    return partsOf(page, sheets[sheet], sheet + 1 < sheets.size() ? sheets[sheet + 1] : page.parts.size());
}

double Page::leastWidth(const QFont& font) const
{
    double least = 0;
    for (const auto& part : parts)
        least = std::max(least, part->leastWidth(font));
    return least;
}

QString Page::words() const
{
    QStringList texts;
    for (const auto& part : parts)
        texts << part->words();
    return texts.join(u'\n');
}

PageLayout::PageLayout(const Page& page, const QFont& font, double width, double height)
{
    const std::vector<Row> rows = rowsOf(page, font, width, height);
    double needed = 0;
    double stretching = 0; // levels
    for (const Row& row : rows) {
        needed += row.height() + (row.begin > 0 ? between : 0);
        stretching += row.stretches ? static_cast<double>(row.levels) : 0;
    }
    const double more = stretching > 0 ? std::max(0., height - needed) / stretching : 0;
    m_places.resize(page.parts.size());
    m_rooms.resize(page.parts.size());
    double y = 0;
    for (const Row& row : rows) {
        if (row.begin > 0)
            m_breaks.push_back(y - between / 2);
        const double high = row.level + (row.stretches ? more : 0);
        for (std::size_t i = row.begin; i < row.end; ++i) {
            const auto before = row.widths.begin() + static_cast<std::ptrdiff_t>(row.column(i));
            const double x =
                std::accumulate(row.widths.begin(), before, 0.) + between * static_cast<double>(row.column(i));
            const double top = y + static_cast<double>((i - row.begin) % row.levels) * (high + between);
            m_places[i] = QRectF(x, top, *before, high);
            m_rooms[i] = m_places[i].adjusted(0, row.title, 0, 0);
        }
        y += (high + between) * static_cast<double>(row.levels);
    }
    m_height = std::max(0., y - between);
}

std::optional<std::size_t> PageLayout::partAt(QPointF point) const
{
    for (std::size_t i = 0; i < m_places.size(); ++i)
        if (m_places[i].contains(point))
            return i;
    return std::nullopt;
}

void PageLayout::paint(QPainter& painter, const Page& page, const Theme& theme, const QFont& font, QPointF origin) const
{
    const QFont bold = titleFont(font);
    const QFontMetricsF metrics(bold);
    for (std::size_t i = 0; i < page.parts.size(); ++i) {
        const PagePart& part = *page.parts[i];
        painter.setPen(theme.ink);
        QPointF at = origin + m_places[i].topLeft() + QPointF(0, metrics.ascent());
        for (const QString& line : titleLines(part, font, m_places[i].width())) {
            drawMath(painter, at, mathRuns(line), bold);
            at.ry() += std::ceil(metrics.height());
        }
        part.paint(painter, m_rooms[i].translated(origin), theme, font);
    }
}

} // namespace headlight
