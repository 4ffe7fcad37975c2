#include "ui/paint/page.h"

#include "ui/paint/math_text.h"
#include "ui/paint/text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr double leastColumn = 280; ///< with texts of 14 pixels
constexpr double between = 24;

QFont titleFont(const QFont& font)
{
    QFont bold = font;
    bold.setBold(true);
    return bold;
}

double titleHeight(const PagePart& part, const QFont& font)
{
    return part.title().isEmpty() ? 0 : std::ceil(QFontMetricsF(titleFont(font)).height()) + 6;
}

/// Parts beside one another.
struct Row {
    std::size_t begin = 0;
    std::size_t end = 0;
    double height = 0;
    bool stretches = false;
};

struct Rows {
    std::vector<Row> rows;
    double each = 0; ///< the width of a part
};

Rows rowsOf(const Page& page, const QFont& font, double width)
{
    double least = leastColumn * std::max(1., pixelSizeOf(font) / 14);
    for (const auto& part : page.parts)
        least = std::max({least, part->leastWidth(font), mathWidth(mathRuns(part->title()), titleFont(font))});
    const int fitting = static_cast<int>((width + between) / (least + between));
    const auto columns = static_cast<std::size_t>(std::clamp(fitting, 1, std::max(1, page.columns)));
    Rows found;
    found.each = (width - between * static_cast<double>(columns - 1)) / static_cast<double>(columns);
    for (std::size_t begin = 0; begin < page.parts.size(); begin += columns) {
        Row row{begin, std::min(begin + columns, page.parts.size())};
        for (std::size_t i = row.begin; i < row.end; ++i) {
            const PagePart& part = *page.parts[i];
            row.height = std::max(row.height, titleHeight(part, font) + part.leastHeight(found.each, font));
            row.stretches = row.stretches || part.stretches();
        }
        found.rows.push_back(row);
    }
    return found;
}

} // namespace

std::vector<std::size_t> sheetsOf(const Page& page, const QFont& font, double width, double height)
{
    std::vector<std::size_t> firsts = {0};
    double y = 0; // below what the sheet has
    for (const Row& row : rowsOf(page, font, width).rows) {
        if (height > 0 && row.begin > firsts.back() && y + between + row.height > height) {
            firsts.push_back(row.begin);
            y = 0;
        }
        y += row.height + (row.begin > firsts.back() ? between : 0);
    }
    return firsts;
}

Page sheetOf(const Page& page, const std::vector<std::size_t>& sheets, std::size_t sheet)
{
    const auto at = [&page](std::size_t part) { return page.parts.begin() + static_cast<std::ptrdiff_t>(part); };
    const std::size_t end = sheet + 1 < sheets.size() ? sheets[sheet + 1] : page.parts.size();
    return {{at(std::min(sheets[sheet], page.parts.size())), at(end)}, page.columns};
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
    const Rows rows = rowsOf(page, font, width);
    const double each = rows.each;
    double needed = 0;
    for (const Row& row : rows.rows)
        needed += row.height + (row.begin > 0 ? between : 0);
    const auto stretching =
        std::count_if(rows.rows.begin(), rows.rows.end(), [](const Row& row) { return row.stretches; });
    const double more = stretching > 0 ? std::max(0., height - needed) / static_cast<double>(stretching) : 0;
    double y = 0;
    for (const Row& row : rows.rows) {
        const double high = row.height + (row.stretches ? more : 0);
        for (std::size_t i = row.begin; i < row.end; ++i) {
            const QRectF place(static_cast<double>(i - row.begin) * (each + between), y, each, high);
            m_places.push_back(place);
            m_rooms.push_back(place.adjusted(0, titleHeight(*page.parts[i], font), 0, 0));
        }
        y += high + between;
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
    for (std::size_t i = 0; i < page.parts.size(); ++i) {
        const PagePart& part = *page.parts[i];
        painter.setPen(theme.ink);
        drawMath(painter, origin + m_places[i].topLeft() + QPointF(0, QFontMetricsF(bold).ascent()),
                 mathRuns(part.title()), bold);
        part.paint(painter, m_rooms[i].translated(origin), theme, font);
    }
}

} // namespace headlight
