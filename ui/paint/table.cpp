#include "ui/paint/table.h"

#include "ui/paint/math_text.h"
#include "ui/paint/number_text.h"
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

constexpr double gap = 16; ///< between columns, at least
constexpr double noteGap = 6;
constexpr int mostNoteLines = 12;

/// A cell that is wider than its column is shortened, and then has no subscripts.
void drawCell(QPainter& painter, const QRectF& cell, bool left, const QString& text, const QFont& font)
{
    const QList<MathRun> runs = mathRuns(text);
    const double wide = mathWidth(runs, font);
    const double baseline = cell.center().y() + capHeightOf(QFontMetricsF(font)) / 2;
    if (wide > cell.width() + 0.5) {
        painter.setFont(font);
        drawText(painter, QPointF(cell.left(), baseline), shortened(text, font, cell.width()));
    } else {
        drawMath(painter, {left ? cell.left() : cell.right() - wide, baseline}, runs, font);
    }
}

} // namespace

Table::Table(QString title, TableContent content) : PagePart(std::move(title)), m_content(std::move(content)) {}

bool Table::isMarked(std::size_t row) const
{
    return std::find(m_content.marked.begin(), m_content.marked.end(), static_cast<int>(row)) != m_content.marked.end();
}

QString Table::words() const
{
    QString text = title();
    for (const QStringList& row : m_content.rows) {
        text += u". "_s;
        for (qsizetype column = 0; column < row.size(); ++column) {
            const bool named = column > 0 && column < m_content.columns.size() && !m_content.columns[column].isEmpty();
            text += (column > 0 ? u", "_s : QString()) + (named ? m_content.columns[column] + u' ' : QString())
                    + row[column];
        }
    }
    if (!m_content.note.isEmpty())
        text += u". "_s + m_content.note;
    return text.remove(u'_');
}

std::vector<QStringList> Table::numbers() const
{
    std::vector<QStringList> rows = m_content.rows;
    if (!m_content.columns.isEmpty())
        rows.insert(rows.begin(), m_content.columns);
    for (QStringList& row : rows)
        for (QString& cell : row)
            cell = spreadsheetText(cell.remove(u'_'));
    return rows;
}

double Table::leastHeight(double width, const QFont& font) const
{
    const auto lines = m_content.rows.size() + (m_content.columns.isEmpty() ? 0 : 1);
    const auto below = static_cast<double>(wrappedText(m_content.note, font, width, mostNoteLines).size());
    return rowPitch(font) * (static_cast<double>(lines) + below) + (below > 0 ? noteGap : 0);
}

double Table::leastWidth(const QFont& font) const
{
    const std::vector<double> widths = columnWidths(font);
    return std::accumulate(widths.begin(), widths.end(),
                           gap * static_cast<double>(widths.empty() ? 0 : widths.size() - 1));
}

std::vector<double> Table::columnWidths(const QFont& font) const
{
    QFont bold = font;
    bold.setBold(true);
    std::vector<double> widths;
    const auto take = [&](const QStringList& texts) {
        widths.resize(std::max(widths.size(), static_cast<std::size_t>(texts.size())));
        for (qsizetype i = 0; i < texts.size(); ++i) {
            double& wide = widths[static_cast<std::size_t>(i)];
            wide = std::max(wide, std::ceil(mathWidth(mathRuns(texts[i]), bold)));
        }
    };
    take(m_content.columns);
    for (const QStringList& row : m_content.rows)
        take(row);
    return widths;
}

std::vector<double> Table::columnEnds(double width, const QFont& font) const
{
    std::vector<double> widths = columnWidths(font);
    // Too wide: the names give way.
    if (const double total = leastWidth(font); total > width && !widths.empty())
        widths[0] = std::max(40., widths[0] - (total - width));
    std::vector<double> ends;
    double end = -gap;
    for (const double wide : widths)
        ends.push_back(end += gap + wide);
    return ends;
}

void Table::paint(QPainter& painter, const QRectF& room, const Theme& theme, const QFont& font) const
{
    painter.save();
    const std::vector<double> ends = columnEnds(room.width(), font);
    const double line = rowPitch(font);
    double y = room.top();
    QFont bold = font;
    bold.setBold(true);
    const auto paintRow = [&](const QStringList& texts, const QFont& face, const QColor& names, const QColor& numbers) {
        for (qsizetype i = 0; i < texts.size(); ++i) {
            const auto at = static_cast<std::size_t>(i);
            const double left = i == 0 ? 0 : ends[at - 1] + gap;
            painter.setPen(i == 0 ? names : numbers);
            drawCell(painter, QRectF(room.left() + left, y, ends[at] - left, line), i == 0, texts[i], face);
        }
        y += line;
    };
    if (!m_content.columns.isEmpty()) {
        paintRow(m_content.columns, font, theme.muted, theme.muted);
        painter.setPen(QPen(theme.line, 1));
        painter.drawLine(QPointF(room.left(), y - 0.5),
                         QPointF(room.left() + (ends.empty() ? 0 : ends.back()), y - 0.5));
    }
    for (std::size_t row = 0; row < m_content.rows.size(); ++row) {
        const bool marked = isMarked(row);
        paintRow(m_content.rows[row], marked ? bold : font, marked ? theme.ink : theme.muted, theme.ink);
    }
    y += noteGap;
    painter.setPen(theme.muted);
    for (const QString& text : wrappedText(m_content.note, font, room.width(), mostNoteLines)) {
        drawCell(painter, QRectF(room.left(), y, room.width(), line), true, text, font);
        y += line;
    }
    painter.restore();
}

} // namespace headlight
