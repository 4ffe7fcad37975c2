#include "ui/paint/plane.h"

#include "ui/paint/color_map.h"
#include "ui/paint/round_ticks.h"
#include "ui/paint/text.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

constexpr double margin = 16; ///< around what is seen: tips and their marks stay inside
constexpr int mostSteps = 6;
constexpr double flatNumbers = 32; ///< from a line to its numbers: vectors and their labels lie between

/// The ends of an axis, moved out to ticks.
struct Ends {
    double low = -1;
    double high = 1;
};

Ends endsOf(double low, double high, double step)
{
    return {std::floor(std::min(low, 0.) / step + 1e-9) * step, std::ceil(std::max(high, 0.) / step - 1e-9) * step};
}

} // namespace

Plane::Plane(const QRectF& rect, const QRectF& seen) : m_rect(rect)
{
    double left = std::min(seen.left(), 0.);
    double right = std::max(seen.right(), 0.);
    double low = std::min(seen.top(), 0.);
    double high = std::max(seen.bottom(), 0.);
    const double extent = std::max(right - left, high - low);
    if (!(extent > 0) || !std::isfinite(extent)) {
        left = low = -1;
        right = high = 1;
    }
    // Moved out to ticks, so that the scale stays while a vector moves a little.
    m_step = roundStep(std::max(right - left, high - low), mostSteps);
    const Ends x = endsOf(left, right, m_step);
    const Ends y = endsOf(low, high, m_step);
    const double width = std::max(1., rect.width() - 2 * margin);
    const double height = std::max(1., rect.height() - 2 * margin);
    m_scale = width / std::max(x.high - x.low, m_step);
    if (y.high > y.low)
        m_scale = std::min(m_scale, height / (y.high - y.low));
    m_middle = {(x.low + x.high) / 2, (y.low + y.high) / 2};
}

QPointF Plane::at(QPointF value) const
{
    return m_rect.center() + QPointF((value.x() - m_middle.x()) * m_scale, -(value.y() - m_middle.y()) * m_scale);
}

QPointF Plane::valueAt(QPointF point) const
{
    const QPointF from = point - m_rect.center();
    return {m_middle.x() + from.x() / m_scale, m_middle.y() - from.y() / m_scale};
}

void Plane::paintAxes(QPainter& painter, const Theme& theme, const QFont& font, bool flat) const
{
    const QPointF low = valueAt(m_rect.bottomLeft());
    const QPointF high = valueAt(m_rect.topRight());
    const QPointF origin = at({0, 0});
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(theme.line, 1));
    for (const double x : roundTicks(low.x(), high.x(), m_step)) {
        const double at = this->at({x, 0}).x();
        painter.drawLine(flat ? QLineF(at, origin.y() - 4, at, origin.y() + 4)
                              : QLineF(at, m_rect.top(), at, m_rect.bottom()));
    }
    if (!flat)
        for (const double y : roundTicks(low.y(), high.y(), m_step)) {
            const double at = this->at({0, y}).y();
            painter.drawLine(QLineF(m_rect.left(), at, m_rect.right(), at));
        }
    painter.setPen(QPen(mixed(theme.line, theme.muted, 0.6), 1));
    painter.drawLine(QLineF(m_rect.left(), origin.y(), m_rect.right(), origin.y()));
    if (!flat)
        painter.drawLine(QLineF(origin.x(), m_rect.top(), origin.x(), m_rect.bottom()));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.muted, 1));
    painter.setBrush(theme.ground);
    painter.drawEllipse(origin, 3, 3);
    painter.setFont(font);
    painter.setPen(theme.muted);
    paintNumbers(painter, flat);
}

void Plane::paintNumbers(QPainter& painter, bool flat) const
{
    const QFontMetricsF metrics(painter.font());
    const QPointF low = valueAt(m_rect.bottomLeft());
    const QPointF high = valueAt(m_rect.topRight());
    const double below = flat ? at({0, 0}).y() + flatNumbers : m_rect.bottom() + 2;
    double free = m_rect.left() - tickRoom(painter.font());
    for (const double x : roundTicks(low.x(), high.x(), m_step)) {
        const QString text = tickText(x, m_step);
        const double width = metrics.horizontalAdvance(text);
        const double left = at({x, 0}).x() - width / 2;
        if (left < free || left + width > m_rect.right() + 8)
            continue;
        drawText(painter, QRectF(left, below, width, metrics.height()), Qt::AlignLeft, text);
        free = left + width + 8;
    }
    if (flat)
        return;
    for (const double y : roundTicks(low.y(), high.y(), m_step)) {
        const double middle = at({0, y}).y();
        const QRectF place(m_rect.left() - tickRoom(painter.font()), middle - metrics.height() / 2,
                           tickRoom(painter.font()) - 6, metrics.height());
        drawText(painter, place, Qt::AlignRight, tickText(y, m_step));
    }
}

double tickRoom(const QFont& font)
{
    return std::ceil(QFontMetricsF(font).horizontalAdvance(QStringLiteral("−0.00"))) + 6;
}

void paintArrow(QPainter& painter, QPointF from, QPointF to, const ArrowLook& look)
{
    const QLineF line(from, to);
    const double head = 4 + 3 * look.width;
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.color);
    if (line.length() < 2) {
        painter.drawEllipse(to, 1.5 + look.width, 1.5 + look.width);
        return;
    }
    const double length = std::min(head, line.length());
    const QPointF along = (to - from) / line.length();
    const QPointF across(-along.y(), along.x());
    const QPointF neck = to - along * length;
    const double half = 0.42 * length;
    painter.drawPolygon(QPolygonF({to, neck + across * half, neck - across * half}));
    if (line.length() <= head)
        return;
    painter.setPen(QPen(look.color, look.width, Qt::SolidLine, Qt::FlatCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawLine(from, neck + along);
}

} // namespace headlight
