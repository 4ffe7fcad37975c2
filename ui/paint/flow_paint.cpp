// The drawing half of Flow.
#include "ui/paint/flow.h"

#include "ui/paint/cell_painter.h"
#include "ui/paint/hidden_text.h"
#include "ui/paint/number_text.h"
#include "ui/paint/prompt.h"
#include "ui/paint/text.h"
#include "ui/paint/token_label.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <set>

namespace headlight {

namespace {

constexpr double faintStrength = 0.2;
constexpr double thinnest = 0.75;
constexpr double thickest = 7;
constexpr double leastTickPitch = 3; ///< ticks closer than that would be a bar

QFont weighted(QFont font, bool bold)
{
    font.setBold(bold);
    return font;
}

/// Heights that keep a line of text apart.
class TakenLines {
public:
    explicit TakenLines(double apart) : m_apart(apart - 1e-6) {}

    bool take(double y)
    {
        const auto next = m_heights.lower_bound(y);
        if ((next != m_heights.end() && *next - y < m_apart)
            || (next != m_heights.begin() && y - *std::prev(next) < m_apart))
            return false;
        m_heights.insert(next, y);
        return true;
    }

private:
    double m_apart;
    std::set<double> m_heights;
};

} // namespace

void Flow::paint(QPainter& painter, const FlowMarks& marks) const
{
    if (isEmpty()) {
        paintPrompt(painter, m_room, m_font, m_theme);
        return;
    }
    if (!marks.hovered)
        paintLines(painter, marks.focus().has_value());
    paintTokens(painter, marks);
}

void Flow::paintLines(QPainter& painter, bool faint, const std::atomic<bool>* stop) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const FlowLine& line : m_reading->lines.lines) {
        if (stop && *stop)
            break;
        paintLine(painter, line, faint ? faintStrength : 1);
    }
    painter.restore();
}

// Lines of several heads run side by side: they would hide one another where heads read the same.
void Flow::paintLine(QPainter& painter, const FlowLine& line, double strength) const
{
    const auto heads = static_cast<double>(m_options.heads.size());
    const double pitch = std::min(m_columns.queries.pitch, m_columns.keys.pitch);
    const double lane = heads > 1 ? 0.7 * pitch / heads : 0;
    const double most = std::clamp(heads > 1 ? 0.75 * lane : 0.4 * pitch, 2 * thinnest, thickest);
    const double weight = std::min(line.weight, 1.0);
    const QPointF shift(0, lane * (line.head - (heads - 1) / 2));

    QColor color = isMadeUp(line) ? madeUpLine(m_theme) : m_colors[static_cast<std::size_t>(line.head)];
    color.setAlphaF(static_cast<float>(strength * (0.25 + 0.75 * weight)));
    painter.setPen(QPen(color, thinnest + (most - thinnest) * weight, Qt::SolidLine, Qt::FlatCap));
    const QPointF from = QPointF(m_columns.queries.lineX, m_columns.queries.yOf(line.query)) + shift;
    const QPointF to = QPointF(m_columns.keys.lineX, m_columns.keys.yOf(line.key)) + shift;
    const double middle = (from.x() + to.x()) / 2;
    QPainterPath path(from);
    path.cubicTo(QPointF(middle, from.y()), QPointF(middle, to.y()), to);
    painter.drawPath(path);
}

void Flow::paintTokens(QPainter& painter, const FlowMarks& marks) const
{
    painter.save();
    painter.setRenderHint(QPainter::TextAntialiasing);
    const auto focus = marks.focus();
    FlowLines strong;
    if (focus && focus->place < count(focus->side)) {
        strong = linesOf(*focus);
        painter.setRenderHint(QPainter::Antialiasing);
        for (const FlowLine& line : strong.lines)
            paintLine(painter, line, 1);
        painter.setRenderHint(QPainter::Antialiasing, false);
        if (m_options.heads.size() == 1)
            paintNumbers(painter, *focus, strong);
    }
    paintTitles(painter);
    for (const FlowSide side : {FlowSide::Queries, FlowSide::Keys}) {
        paintTicks(painter, side);
        paintLabels(painter, side, marks, strong);
    }
    paintSightless(painter, marks);
    paintLegend(painter, legend(), m_font, m_theme, m_columns.legend);
    painter.restore();
}

void Flow::paintTitles(QPainter& painter) const
{
    painter.setFont(m_font);
    painter.setPen(m_theme.muted);
    const auto paintTitle = [&](FlowSide side, Qt::Alignment alignment) {
        const QRectF& rect = m_columns.of(side).title;
        drawText(painter, rect, alignment, shortened(title(side), m_font, rect.width()));
    };
    paintTitle(FlowSide::Queries, Qt::AlignRight);
    paintTitle(FlowSide::Keys, Qt::AlignLeft);
}

/// A short line at each token, so that it is seen where labels are left out.
void Flow::paintTicks(QPainter& painter, FlowSide side) const
{
    const FlowColumn& column = m_columns.of(side);
    if (column.pitch >= lineHeight() || column.pitch < leastTickPitch)
        return;
    const double x = side == FlowSide::Queries ? column.lineX - 5 : column.lineX + 1;
    for (Index i = 0; i < column.count; ++i)
        painter.fillRect(snapped(painter, QRectF(x, column.yOf(i) - 0.5, 4, 1)), m_theme.line);
}

std::vector<Index> Flow::labelled(FlowSide side, const FlowMarks& marks, const FlowLines& strong) const
{
    const FlowColumn& column = m_columns.of(side);
    std::vector<Index> shown;
    TakenLines taken(std::min(lineHeight(), std::max(column.pitch, 1e-3) * std::ceil(lineHeight() / column.pitch)));
    const auto show = [&](Index place) {
        if (place >= 0 && place < column.count && taken.take(column.yOf(place)))
            shown.push_back(place);
    };
    if (marks.hovered && marks.hovered->side == side)
        show(marks.hovered->place);
    if (const auto selected = side == FlowSide::Queries ? marks.query : marks.key)
        show(*selected);
    // The far ends of the lines in focus come next, the strongest first.
    const auto focus = marks.focus();
    if (focus && focus->side != side)
        for (auto line = strong.lines.rbegin(); line != strong.lines.rend(); ++line)
            show(side == FlowSide::Queries ? line->query : line->key);
    const Index step = std::max<Index>(1, static_cast<Index>(std::ceil(lineHeight() / column.pitch)));
    for (Index i = 0; i < column.count; i += step)
        show(i);
    return shown;
}

void Flow::paintLabels(QPainter& painter, FlowSide side, const FlowMarks& marks, const FlowLines& strong) const
{
    const auto& tokens = side == FlowSide::Queries ? m_source->queryTokens() : m_source->keyTokens();
    const auto alignment = side == FlowSide::Queries ? Qt::AlignRight : Qt::AlignLeft;
    const auto selected = side == FlowSide::Queries ? marks.query : marks.key;
    const auto focus = marks.focus();
    const auto isEnd = [&](Index place) {
        const auto ends = [&](const FlowLine& line) {
            return (side == FlowSide::Queries ? line.query : line.key) == place;
        };
        return focus && focus->side != side && std::any_of(strong.lines.begin(), strong.lines.end(), ends);
    };
    for (const Index place : labelled(side, marks, strong)) {
        const QRectF rect = labelRect({side, place});
        QFont font = weighted(m_font, place == selected);
        const auto& out = m_options.keysLeftOut;
        font.setStrikeOut(side == FlowSide::Keys && std::binary_search(out.begin(), out.end(), place));
        painter.setFont(font);
        const bool isStrong = place == selected || focus == FlowToken{side, place} || isEnd(place);
        painter.setPen(isStrong ? m_theme.ink : m_theme.muted);
        drawText(painter, rect, alignment,
                 shortened(tokenLabel(tokens[static_cast<std::size_t>(place)]), font, rect.width()));
    }
}

/// The weights of the token in focus, beside the tokens at the other ends.
void Flow::paintNumbers(QPainter& painter, FlowToken focus, const FlowLines& strong) const
{
    const bool atKeys = focus.side == FlowSide::Queries;
    const FlowColumn& column = atKeys ? m_columns.keys : m_columns.queries;
    TakenLines taken(std::min(lineHeight(), column.pitch * std::ceil(lineHeight() / column.pitch)));
    painter.setFont(m_font);
    painter.setPen(m_theme.muted);
    for (auto line = strong.lines.rbegin(); line != strong.lines.rend(); ++line) {
        const double y = column.yOf(atKeys ? line->key : line->query);
        if (taken.take(y))
            drawText(painter, QRectF(column.numbers.left(), y - lineHeight() / 2, column.numbers.width(), lineHeight()),
                     Qt::AlignRight, numberText(line->weight, m_options.decimals, LeadingZero::Drop));
    }
}

void Flow::paintSightless(QPainter& painter, const FlowMarks& marks) const
{
    const QFontMetricsF metrics(m_font);
    painter.setFont(m_font);
    painter.setPen(m_theme.ink);
    for (const Index query : labelled(FlowSide::Queries, marks, {})) {
        if (!isSightless(query) && !isHiddenQuery(query))
            continue;
        const QString text = isSightless(query) ? QCoreApplication::translate("paint", "sees nothing") : hiddenText();
        const double width = metrics.horizontalAdvance(text) + 8;
        const QRectF plate(m_columns.queries.lineX, m_columns.queries.yOf(query) - lineHeight() / 2, width,
                           lineHeight());
        painter.fillRect(snapped(painter, plate), m_theme.ground);
        drawText(painter, plate, Qt::AlignHCenter, text);
    }
}

} // namespace headlight
