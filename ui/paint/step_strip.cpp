#include "ui/paint/step_strip.h"

#include "ui/paint/cell_painter.h"
#include "ui/paint/math_text.h"
#include "ui/paint/step_cells.h"
#include "ui/paint/step_text.h"
#include "ui/paint/text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

constexpr double thumbnailSide = 36;
constexpr double leastThumbnail = 6;
constexpr double widestItem = 64;
constexpr double symbolGap = 6;
constexpr double markHeight = 3;

/// The matrix' shape inside a square; long ones stay visible.
QSizeF thumbnailSize(Index rows, Index columns)
{
    const double larger = static_cast<double>(std::max({rows, columns, Index{1}}));
    const auto side = [&](Index count) {
        return std::max(leastThumbnail, std::round(thumbnailSide * static_cast<double>(count) / larger));
    };
    return {side(columns), side(rows)};
}

} // namespace

StepStrip::StepStrip(std::shared_ptr<const AttentionSteps> steps, const StepOptions& options, const Theme& theme,
                     const QFont& font, const QRectF& room)
    : m_steps(std::move(steps)), m_options(options), m_theme(theme), m_font(pictureFont(font))
{
    const std::vector<AttentionStep>& all = m_steps->steps();
    const double width = std::min(widestItem, room.width() / static_cast<double>(all.size()));
    for (std::size_t i = 0; i < all.size(); ++i) {
        Item item;
        item.rect = QRectF(room.left() + static_cast<double>(i) * width, room.top(), width, heightFor(m_font));
        const StepMatrix matrix = all[i].result;
        const QSizeF size = thumbnailSize(m_steps->rowCount(matrix), m_steps->columnCount(matrix))
                                .boundedTo({width - 6, thumbnailSide});
        item.thumbnail = QRectF(QPointF(), size);
        item.thumbnail.moveCenter({item.rect.center().x(), room.top() + 1 + thumbnailSide / 2});
        m_items.push_back(std::move(item));
    }
}

void StepStrip::read(const std::atomic<bool>* stop)
{
    CellField before;
    for (std::size_t i = 0; i < m_items.size() && !(stop && *stop); ++i) {
        const QSizeF size = m_items[i].thumbnail.size();
        before = readResultCells(*m_steps, m_steps->steps()[i], before, static_cast<Index>(size.height()),
                                 static_cast<Index>(size.width()), stop);
        m_items[i].field = before;
        m_items[i].range = stepRange(*m_steps, m_steps->steps()[i].result, before, m_options.range);
    }
}

double StepStrip::heightFor(const QFont& font)
{
    return thumbnailSide + 2 + symbolGap + std::ceil(QFontMetricsF(pictureFont(font)).height()) + markHeight + 2;
}

std::optional<std::size_t> StepStrip::stepAt(QPointF point) const
{
    for (std::size_t i = 0; i < m_items.size(); ++i)
        if (m_items[i].rect.contains(point))
            return i;
    return std::nullopt;
}

void StepStrip::paint(QPainter& painter, std::optional<std::size_t> current, std::optional<std::size_t> hovered) const
{
    painter.save();
    painter.setRenderHint(QPainter::TextAntialiasing);
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        const Item& item = m_items[i];
        const StepMatrix matrix = m_steps->steps()[i].result;
        const ColorScale scale = matrix == StepMatrix::Weights ? ColorScale::sequential(m_options.map, m_theme)
                                                               : ColorScale::diverging(m_theme);
        const bool isRead = item.field.values.size() > 0;
        const CellEdges edges =
            cellEdges(painter, item.thumbnail, isRead ? item.field.rows() : 1, isRead ? item.field.columns() : 1);
        const ValueRange range = m_options.logarithmic ? item.range.logarithmic() : item.range;
        if (isRead)
            paintField(painter, item.field, edges, {scale, range, m_theme, 4, stepThreshold(matrix, m_options)});
        const bool isMarked = i == current || i == hovered;
        paintRing(painter, edges.outer().adjusted(-1, -1, 1, 1), 1, isMarked ? m_theme.muted : m_theme.line);
        paintSymbol(painter, i, i == current);
    }
    painter.restore();
}

void StepStrip::paintSymbol(QPainter& painter, std::size_t place, bool isCurrent) const
{
    const QRectF& rect = m_items[place].rect;
    const double top = rect.top() + 2 + thumbnailSide + symbolGap;
    const QFontMetricsF metrics(m_font);
    const QList<MathRun> symbol = mathRuns(shortSymbol(*m_steps, m_steps->steps()[place].result));
    QFont font = m_font;
    // The symbol of a product is the widest: it may shrink a little between its neighbours.
    const double width = mathWidth(symbol, font);
    if (width > rect.width() - 2)
        font = withPixelSize(font, std::max(double{leastTextPixels}, pixelSizeOf(font) * (rect.width() - 2) / width));
    painter.setPen(isCurrent ? m_theme.ink : m_theme.muted);
    drawMath(painter, {rect.center().x() - mathWidth(symbol, font) / 2, top + metrics.ascent()}, symbol, font);
    if (isCurrent)
        painter.fillRect(
            snapped(painter, QRectF(rect.left() + 3, rect.bottom() - markHeight, rect.width() - 6, markHeight)),
            m_theme.accent);
}

} // namespace headlight
