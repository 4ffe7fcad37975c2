#include "ui/paint/paragraph.h"

#include "ui/paint/math_text.h"
#include "ui/paint/wrapped_text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>
#include <limits>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostLines = 40;

QStringList linesOf(const QString& text, double width, const QFont& font)
{
    QStringList lines;
    for (const QString& part : text.split(u'\n'))
        lines += wrappedText(part, font, width, mostLines);
    return lines;
}

} // namespace

QString Paragraph::words() const
{
    QString text = title().isEmpty() ? m_text : title() + u". "_s + m_text;
    return text.replace(u'\n', u' ').remove(u'_');
}

double Paragraph::leastHeight(double width, const QFont& font) const
{
    return static_cast<double>(linesOf(m_text, width, font).size()) * (std::ceil(QFontMetricsF(font).height()) + 2);
}

double Paragraph::leastWidth(const QFont&) const
{
    return m_width == Width::Whole ? std::numeric_limits<double>::infinity() : 0;
}

void Paragraph::paint(QPainter& painter, const QRectF& room, const Theme& theme, const QFont& font) const
{
    painter.save();
    painter.setPen(theme.ink);
    const QFontMetricsF metrics(font);
    double y = room.top();
    for (const QString& line : linesOf(m_text, room.width(), font)) {
        drawMath(painter, {room.left(), y + metrics.ascent()}, mathRuns(line), font);
        y += std::ceil(metrics.height()) + 2;
    }
    painter.restore();
}

} // namespace headlight
