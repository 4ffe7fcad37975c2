#include "ui/paint/plot.h"

#include "ui/paint/head_colors.h"
#include "ui/paint/math_text.h"
#include "ui/paint/number_text.h"
#include "ui/paint/round_ticks.h"
#include "ui/paint/text.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr double leastFrame = 100; ///< with texts of 14 pixels
constexpr double sample = 22;      ///< of a line in the legend
constexpr double gap = 8;
constexpr double leastStep = 48;     ///< between ticks along
constexpr double leastGappedBar = 4; ///< narrower bars touch one another

double lengthOf(const PlotAxis& axis, double value)
{
    if (!axis.logarithmic)
        return (value - axis.low) / (axis.high - axis.low);
    // Differences of logarithms: a quotient of huge and tiny numbers would overflow.
    const double low = std::log10(axis.low);
    return (std::log10(value) - low) / (std::log10(axis.high) - low);
}

double valueOf(const PlotAxis& axis, double length)
{
    if (!axis.logarithmic)
        return axis.low + length * (axis.high - axis.low);
    if (length == 0 || length == 1) // exactly
        return length == 0 ? axis.low : axis.high;
    const double low = std::log10(axis.low);
    return std::pow(10, low + length * (std::log10(axis.high) - low));
}

struct Tick {
    double value = 0;
    QString text;
};

QString powerText(int exponent)
{
    if (exponent >= 0 && exponent <= 4)
        return QString::number(std::lround(std::pow(10, exponent)));
    if (exponent < 0 && exponent >= -3)
        return QString::number(std::pow(10, exponent), 'f', -exponent);
    static const QString digits = u"⁰¹²³⁴⁵⁶⁷⁸⁹"_s;
    QString text = exponent < 0 ? u"10⁻"_s : u"10"_s;
    for (const QChar digit : QString::number(std::abs(exponent)))
        text += digits[digit.digitValue()];
    return text;
}

/// How many decades lie between two ticks, so that 1 may have one.
int roundDecades(int most)
{
    for (int unit = 1;; unit *= 10)
        for (const int step : {unit, 2 * unit, 3 * unit, 5 * unit})
            if (step >= most)
                return step;
}

std::vector<Tick> ticksOf(const PlotAxis& axis, int most)
{
    std::vector<Tick> ticks;
    if (!axis.logarithmic) {
        std::vector<double> values;
        double step = 0;
        for (int steps = most; values.size() < 2 && steps < most + 8; ++steps) { // one tick tells no scale
            step = roundStep(axis.high - axis.low, steps);
            values = roundTicks(axis.low, axis.high, step);
        }
        for (const double value : values)
            ticks.push_back({value, tickText(value, step)});
        return ticks;
    }
    const int first = static_cast<int>(std::ceil(std::log10(axis.low) - 1e-9));
    const int last = static_cast<int>(std::floor(std::log10(axis.high) + 1e-9));
    const int step = roundDecades((last - first + most) / most);
    const int start = static_cast<int>(std::ceil(static_cast<double>(first) / step)) * step;
    for (int exponent = start; exponent <= last; exponent += step)
        ticks.push_back({std::pow(10, exponent), powerText(exponent)});
    return ticks;
}

/// The ends as a plot can use them.
PlotAxis usable(PlotAxis axis)
{
    const bool finite = std::isfinite(axis.low) && std::isfinite(axis.high);
    if (!finite)
        axis.low = axis.logarithmic ? 1 : 0;
    if (axis.logarithmic && !(axis.low > 0))
        axis.low = axis.high > 0 ? axis.high / 1000 : 1;
    if (!finite || !(axis.high > axis.low))
        axis.high = axis.logarithmic ? 10 * axis.low : axis.low + 1;
    return axis;
}

} // namespace

QColor plotColor(int place, const Theme& theme)
{
    return headColor(place, theme);
}

Plot::Plot(QString title, PlotContent content) : PagePart(std::move(title)), m_content(std::move(content))
{
    m_content.x = usable(m_content.x);
    m_content.y = usable(m_content.y);
}

double Plot::legendHeight(double width, const QFont& font) const
{
    const QFontMetricsF metrics(font);
    double x = 0;
    int lines = 0;
    for (const PlotSeries& series : m_content.series) {
        if (series.name.isEmpty())
            continue;
        const double wide = sample + gap + mathWidth(mathRuns(series.name), font) + 2 * gap;
        if (lines == 0 || x + wide > width) {
            ++lines;
            x = 0;
        }
        x += wide;
    }
    return lines * (metrics.height() + 2) + (lines > 0 ? 4 : 0);
}

double Plot::leastHeight(double width, const QFont& font) const
{
    const double line = QFontMetricsF(font).height();
    return legendHeight(width, font) + 2 * line + 8 + leastFrame * std::max(1., pixelSizeOf(font) / 14) + line;
}

double Plot::leastWidth(const QFont& font) const
{
    double least = mathWidth(mathRuns(m_content.y.title), font);
    for (const PlotSeries& series : m_content.series)
        if (!series.name.isEmpty())
            least = std::max(least, sample + gap + mathWidth(mathRuns(series.name), font));
    return least;
}

QRectF Plot::frame(const QRectF& room, const QFont& font) const
{
    const QFontMetricsF metrics(font);
    double numbers = 0;
    for (const Tick& tick : ticksOf(m_content.y, 5))
        numbers = std::max(numbers, metrics.horizontalAdvance(tick.text));
    const double above = legendHeight(room.width(), font) + metrics.height() + 4;
    return room.adjusted(std::ceil(numbers) + 8, above, -gap, -(2 * metrics.height() + 6));
}

QPointF Plot::at(QPointF value, const QRectF& room, const QFont& font) const
{
    const QRectF inside = frame(room, font);
    return {inside.left() + lengthOf(m_content.x, value.x()) * inside.width(),
            inside.bottom() - lengthOf(m_content.y, value.y()) * inside.height()};
}

std::optional<QPointF> Plot::valueAt(QPointF point, const QRectF& room, const QFont& font) const
{
    const QRectF inside = frame(room, font);
    const double x = std::clamp((point.x() - inside.left()) / inside.width(), 0., 1.);
    const double y = std::clamp((inside.bottom() - point.y()) / inside.height(), 0., 1.);
    return QPointF(valueOf(m_content.x, x), valueOf(m_content.y, y));
}

void Plot::paint(QPainter& painter, const QRectF& room, const Theme& theme, const QFont& font) const
{
    painter.save();
    painter.setFont(font);
    paintLegend(painter, room, theme, font);
    paintAxes(painter, room, theme, font);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.save();
    painter.setClipRect(frame(room, font).adjusted(-2, -2, 2, 2), Qt::IntersectClip);
    for (const PlotSeries& series : m_content.series)
        paintSeries(painter, series, room, theme, font);
    painter.restore();
    if (m_content.marker)
        paintMarker(painter, room, theme, font);
    painter.restore();
}

void Plot::paintLegend(QPainter& painter, const QRectF& room, const Theme& theme, const QFont& font) const
{
    const QFontMetricsF metrics(font);
    double x = room.left();
    double y = room.top();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const PlotSeries& series : m_content.series) {
        if (series.name.isEmpty())
            continue;
        const QList<MathRun> name = mathRuns(series.name);
        const double wide = sample + gap + mathWidth(name, font) + 2 * gap;
        if (x > room.left() && x + wide > room.right()) {
            x = room.left();
            y += metrics.height() + 2;
        }
        const double middle = y + metrics.height() / 2;
        if (series.mark == PlotSeries::Mark::Bars || series.mark == PlotSeries::Mark::Points) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(plotColor(series.color, theme));
            const double half = series.mark == PlotSeries::Mark::Points ? 3.5 : 5;
            const QRectF box(x + sample / 2 - half, middle - half, 2 * half, 2 * half);
            series.mark == PlotSeries::Mark::Points ? painter.drawEllipse(box) : painter.drawRect(box);
        } else {
            painter.setPen(QPen(plotColor(series.color, theme), 2.5,
                                series.mark == PlotSeries::Mark::Dashes ? Qt::DashLine : Qt::SolidLine));
            painter.drawLine(QPointF(x, middle), QPointF(x + sample, middle));
        }
        painter.setPen(theme.ink);
        drawMath(painter, {x + sample + gap, y + metrics.ascent()}, name, font);
        x += wide;
    }
}

void Plot::paintAxes(QPainter& painter, const QRectF& room, const Theme& theme, const QFont& font) const
{
    const QFontMetricsF metrics(font);
    const QRectF inside = frame(room, font);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setFont(font); // subscripts of the legend have left theirs
    for (const Tick& tick : ticksOf(m_content.y, 5)) {
        const double y = at({m_content.x.low, tick.value}, room, font).y();
        painter.setPen(QPen(theme.line, 1));
        painter.drawLine(QLineF(inside.left(), y, inside.right(), y));
        painter.setPen(theme.muted);
        drawText(painter,
                 QRectF(room.left(), y - metrics.height() / 2, inside.left() - 6 - room.left(), metrics.height()),
                 Qt::AlignRight, tick.text);
    }
    double free = room.left();
    for (const Tick& tick :
         ticksOf(m_content.x,
                 std::max(2, static_cast<int>(inside.width() / (leastStep * std::max(1., pixelSizeOf(font) / 14)))))) {
        const double x = at({tick.value, m_content.y.low}, room, font).x();
        painter.setPen(QPen(theme.line, 1));
        painter.drawLine(QLineF(x, inside.bottom(), x, inside.bottom() + 4));
        const double wide = metrics.horizontalAdvance(tick.text);
        const double left = std::min(x - wide / 2, room.right() - wide);
        if (left < free)
            continue;
        free = left + wide + gap;
        painter.setPen(theme.muted);
        drawText(painter, QRectF(left, inside.bottom() + 4, wide, metrics.height()), Qt::AlignLeft, tick.text);
    }
    painter.setPen(QPen(theme.muted, 1));
    painter.drawLine(QLineF(inside.left(), inside.bottom(), inside.right(), inside.bottom()));
    const QList<MathRun> x = mathRuns(m_content.x.title);
    drawMath(painter, {inside.right() - mathWidth(x, font), room.bottom() - metrics.descent()}, x, font);
    drawMath(painter, {room.left(), inside.top() - 6 - metrics.descent() - 2}, mathRuns(m_content.y.title), font);
}

void Plot::paintSeries(QPainter& painter, const PlotSeries& series, const QRectF& room, const Theme& theme,
                       const QFont& font) const
{
    const auto isSeen = [&](const QPointF& value) {
        return std::isfinite(value.y()) && (!m_content.y.logarithmic || value.y() > 0)
               && (!m_content.x.logarithmic || value.x() > 0);
    };
    painter.setBrush(plotColor(series.color, theme));
    painter.setPen(Qt::NoPen);
    if (series.mark == PlotSeries::Mark::Bars) {
        const double base =
            at({m_content.x.low, m_content.y.logarithmic ? m_content.y.low : std::max(0., m_content.y.low)}, room, font)
                .y();
        const double step = series.points.size() > 1 ? series.points[1].x() - series.points[0].x() : 1;
        painter.setRenderHint(QPainter::Antialiasing, false);
        for (const QPointF& value : series.points)
            if (isSeen(value)) {
                const double left = at({value.x() - step / 2, value.y()}, room, font).x();
                const double right = at({value.x() + step / 2, value.y()}, room, font).x();
                const double between = right - left < leastGappedBar ? 0 : 1;
                const double top = at(value, room, font).y();
                painter.drawRect(
                    QRectF(left, std::min(top, base), std::max(1., right - left - between), std::abs(base - top)));
            }
        painter.setRenderHint(QPainter::Antialiasing);
        return;
    }
    if (series.mark == PlotSeries::Mark::Points) {
        for (const QPointF& value : series.points)
            if (isSeen(value))
                painter.drawEllipse(at(value, room, font), 3.5, 3.5);
        painter.setFont(font);
        painter.setPen(theme.ink);
        const std::vector<QRectF> places = labelPlaces(series, room, font);
        for (std::size_t i = 0; i < places.size(); ++i)
            drawText(painter, places[i], Qt::AlignHCenter, series.labels[static_cast<qsizetype>(i)]);
        return;
    }
    QPainterPath path;
    bool down = false;
    for (const QPointF& value : series.points) {
        if (!isSeen(value)) {
            down = false;
            continue;
        }
        // Far outside, lines are cut: painters round coordinates that no screen has.
        const QRectF inside = frame(room, font);
        QPointF point = at(value, room, font);
        point.setY(std::clamp(point.y(), inside.top() - 1e4, inside.bottom() + 1e4));
        down ? path.lineTo(point) : path.moveTo(point);
        down = true;
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(plotColor(series.color, theme), 2,
                        series.mark == PlotSeries::Mark::Dashes ? Qt::DashLine : Qt::SolidLine, Qt::RoundCap,
                        Qt::RoundJoin));
    painter.drawPath(path);
}

std::vector<QRectF> Plot::labelPlaces(const PlotSeries& series, const QRectF& room, const QFont& font) const
{
    const QFontMetricsF metrics(font);
    const QRectF inside = frame(room, font);
    const double high = metrics.height();
    std::vector<QRectF> taken;
    for (qsizetype i = 0; i < series.labels.size(); ++i) {
        const QPointF point = at(series.points[static_cast<std::size_t>(i)], room, font);
        const double wide = metrics.horizontalAdvance(series.labels[i]);
        const double left =
            std::clamp(point.x() - wide / 2, inside.left(), std::max(inside.left(), inside.right() - wide));
        const double above = point.y() - 6 - high;
        const double below = point.y() + 6;
        QRectF place(left, below, wide, high);
        for (const double top : {above, below, below + high, above - high, below + 2 * high}) {
            const QRectF wanted(left, top, wide, high);
            const bool isTaken = std::any_of(taken.begin(), taken.end(), [&](const QRectF& other) {
                return wanted.adjusted(-gap, 0, gap, 0).intersects(other);
            });
            if (isTaken || top < inside.top() || wanted.bottom() > inside.bottom())
                continue;
            place = wanted;
            break;
        }
        taken.push_back(place);
    }
    return taken;
}

void Plot::paintMarker(QPainter& painter, const QRectF& room, const Theme& theme, const QFont& font) const
{
    const QRectF inside = frame(room, font);
    const double value = std::clamp(*m_content.marker, m_content.x.low, m_content.x.high);
    const double x = at({value, m_content.y.low}, room, font).x();
    painter.setPen(QPen(theme.accent, 2));
    painter.drawLine(QPointF(x, inside.top()), QPointF(x, inside.bottom()));
    painter.setBrush(theme.accent);
    painter.setPen(Qt::NoPen);
    painter.drawEllipse(QPointF(x, inside.bottom()), 6, 6);
    const double wide = QFontMetricsF(font).horizontalAdvance(m_content.markerText);
    const double left = x + 6 + wide > inside.right() ? x - 6 - wide : x + 6;
    painter.setFont(font);
    painter.setPen(theme.accent);
    drawText(painter, QPointF(left, inside.top() + QFontMetricsF(font).ascent()), m_content.markerText);
}

} // namespace headlight
