#include "ui/paint/bar_list.h"

#include "ui/paint/math_text.h"
#include "ui/paint/number_text.h"
#include "ui/paint/plot.h"
#include "ui/paint/text.h"
#include "ui/paint/wrapped_text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr double gap = 8;
constexpr int mostNoteLines = 6;
constexpr double labelShare = 0.35; ///< of the width, in little room
constexpr double leastBar = 80;     ///< the length of the longest

} // namespace

BarList::BarList(QString title, BarListContent content) : PagePart(std::move(title)), m_content(std::move(content))
{
    m_content.least = std::min(m_content.least, 0.);
    m_content.largest = std::max(m_content.largest, 0.);
    if (!(m_content.largest - m_content.least > 0) || !std::isfinite(m_content.largest - m_content.least)) {
        m_content.least = 0;
        m_content.largest = 1;
    }
}

QString BarList::numberOf(int bar) const
{
    return m_content.numbers.isEmpty() ? numberText(m_content.values[static_cast<std::size_t>(bar)], m_content.decimals)
                                       : m_content.numbers[bar];
}

QString BarList::words() const
{
    QString text = title();
    for (int bar = 0; bar < m_content.labels.size(); ++bar)
        text += u"%1 %2: %3"_s.arg(bar == 0 ? QString() : u","_s, m_content.labels[bar], numberOf(bar));
    return m_content.note.isEmpty() ? text : text + u". "_s + QString(m_content.note).remove(u'_');
}

std::vector<QStringList> BarList::numbers() const
{
    std::vector<QStringList> rows;
    for (int bar = 0; bar < m_content.labels.size(); ++bar)
        rows.push_back({m_content.labels[bar], spreadsheetText(m_content.values[static_cast<std::size_t>(bar)])});
    return rows;
}

QStringList BarList::noteLines(double width, const QFont& font) const
{
    return m_content.note.isEmpty() ? QStringList() : wrappedText(m_content.note, font, width, mostNoteLines);
}

double BarList::leastHeight(double width, const QFont& font) const
{
    return rowPitch(font) * static_cast<double>(m_content.labels.size() + noteLines(width, font).size());
}

double BarList::leastWidth(const QFont& font) const
{
    return widest(font).labels + widest(font).numbers + 2 * gap + leastBar;
}

BarList::Widest BarList::widest(const QFont& font) const
{
    QFont bold = font;
    bold.setBold(true);
    Widest found;
    for (int bar = 0; bar < m_content.labels.size(); ++bar) {
        found.labels = std::max(found.labels, std::ceil(QFontMetricsF(bold).horizontalAdvance(m_content.labels[bar])));
        found.numbers = std::max(found.numbers, std::ceil(QFontMetricsF(font).horizontalAdvance(numberOf(bar))));
    }
    return found;
}

QRectF BarList::frame(const QRectF& room, const QFont& font) const
{
    const Widest wide = widest(font);
    const double labels =
        std::min(wide.labels, std::max(labelShare * room.width(), room.width() - wide.numbers - 2 * gap - leastBar));
    return room.adjusted(labels + gap, 0, -(wide.numbers + gap), 0);
}

double BarList::xOf(double value, const QRectF& frame) const
{
    const double place = (std::clamp(value, m_content.least, m_content.largest) - m_content.least)
                         / (m_content.largest - m_content.least);
    return frame.left() + place * frame.width();
}

void BarList::paint(QPainter& painter, const QRectF& room, const Theme& theme, const QFont& font) const
{
    painter.save();
    const QRectF inside = frame(room, font);
    const double line = rowPitch(font);
    const double zero = xOf(0, inside);
    QFont bold = font;
    bold.setBold(true);
    for (int bar = 0; bar < m_content.labels.size(); ++bar) {
        const QRectF row(room.left(), room.top() + bar * line, room.width(), line);
        const double value = m_content.values[static_cast<std::size_t>(bar)];
        painter.setFont(bar == m_content.marked ? bold : font);
        painter.setPen(bar == m_content.marked ? theme.ink : theme.muted);
        const QRectF label(row.left(), row.top(), inside.left() - gap - row.left(), line);
        drawText(painter, label, Qt::AlignRight, shortened(m_content.labels[bar], painter.font(), label.width()));
        painter.setFont(font);
        painter.setPen(theme.ink);
        drawText(painter, QRectF(inside.right() + gap, row.top(), row.right() - inside.right() - gap, line),
                 Qt::AlignRight, numberOf(bar));
        if (!std::isfinite(value))
            continue;
        const double end = xOf(value, inside);
        painter.fillRect(QRectF(std::min(zero, end), row.top() + 3, std::abs(end - zero), line - 6),
                         plotColor(m_content.color, theme));
    }
    const double bottom = room.top() + line * static_cast<double>(m_content.labels.size());
    painter.setFont(font);
    painter.setPen(theme.muted);
    const QStringList notes = noteLines(room.width(), font);
    double baseline = bottom + QFontMetricsF(font).ascent() + 2;
    for (const QString& note : notes) {
        const QList<MathRun> runs = mathRuns(note);
        drawMath(painter, {notes.size() == 1 ? room.right() - mathWidth(runs, font) : room.left(), baseline}, runs,
                 font);
        baseline += line;
    }
    painter.setPen(QPen(theme.line, 1));
    painter.drawLine(QPointF(zero, room.top()), QPointF(zero, bottom));
    painter.restore();
}

std::optional<QPointF> BarList::valueAt(QPointF point, const QRectF& room, const QFont& font) const
{
    const int bar = static_cast<int>(std::floor((point.y() - room.top()) / rowPitch(font)));
    if (bar < 0 || bar >= m_content.labels.size() || point.x() < room.left() || point.x() > room.right())
        return std::nullopt;
    const QRectF inside = frame(room, font);
    const double place = inside.width() > 0 ? std::clamp((point.x() - inside.left()) / inside.width(), 0., 1.) : 0;
    return QPointF(m_content.least + place * (m_content.largest - m_content.least), bar);
}

} // namespace headlight
