// How a value slider looks: its groove, handle, ends and marks.

#include "ui/controls/slider_marks.h"
#include "ui/controls/style.h"
#include "ui/controls/value_slider.h"
#include "ui/paint/math_text.h"
#include "ui/paint/number_text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

constexpr int halo = 4;    // room around the handle for the focus ring, px
constexpr int gap = 10;    // between an end's text and the groove
constexpr int tick = 8;    // height of a mark's tick
constexpr int textGap = 8; // between the texts of two marks
constexpr int lift = 3;    // of a mark's text above its tick: a subscript hangs down
constexpr int leastSmall = 64;
constexpr int leastBig = 160;

/// The scale's end, short enough to stand under it.
QString endText(double value)
{
    constexpr qsizetype longest = 7;
    const QString exact = exactText(value);
    if (exact.size() <= longest)
        return exact;
    return std::abs(value) >= 1e4 ? numberText(value, 2) : exactText(QString::number(value, 'g', 3).toDouble());
}

} // namespace

int ValueSlider::handleSize() const
{
    const int least = m_size == Size::Big ? 22 : 16;
    return std::max(least, qRound(0.8 * fontMetrics().height()) / 2 * 2);
}

bool ValueSlider::hasMarkTexts() const
{
    return std::any_of(m_marks.begin(), m_marks.end(), [](const SliderMark& mark) { return !mark.text.isEmpty(); });
}

ValueSlider::Groove ValueSlider::groove() const
{
    const QFontMetrics metrics = fontMetrics();
    const double half = handleSize() / 2.0 + halo;
    Groove groove{half, width() - half, 0};
    if (m_size == Size::Big) {
        groove.left += metrics.horizontalAdvance(endText(m_scale.minimum())) + gap - halo;
        groove.right -= metrics.horizontalAdvance(endText(m_scale.maximum())) + gap - halo;
        groove.y = height() - half;
    } else {
        groove.y = half + (hasMarkTexts() ? metrics.height() + lift : 2);
    }
    groove.right = std::max(groove.right, groove.left + 1);
    return groove;
}

QSize ValueSlider::sizeHint() const
{
    const int handle = handleSize() + 2 * halo;
    const int text = fontMetrics().height();
    const int marks = hasMarkTexts() ? text + lift : 2;
    const int ends = m_size == Size::Big || !m_endsShown ? 0 : text - halo;
    return {m_size == Size::Big ? 2 * leastBig : 2 * leastSmall, std::max(28, marks + handle + ends)};
}

QSize ValueSlider::minimumSizeHint() const
{
    return {m_size == Size::Big ? leastBig : leastSmall, sizeHint().height()};
}

void ValueSlider::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!isEnabled())
        painter.setOpacity(0.45);
    const Groove line = groove();
    paintEnds(painter, line);
    paintMarks(painter, line);
    paintGroove(painter, line);
    paintHandle(painter, line);
}

void ValueSlider::paintEnds(QPainter& painter, const Groove& groove) const
{
    if (!m_endsShown)
        return;
    painter.setPen(themeOf(this).muted);
    const QString lowest = m_lowestText.isEmpty() ? endText(m_scale.minimum()) : m_lowestText;
    const QString highest = m_highestText.isEmpty() ? endText(m_scale.maximum()) : m_highestText;
    const int text = fontMetrics().height();
    QRectF box(0, groove.y - text / 2.0, width(), text);
    if (m_size == Size::Small)
        box = QRectF(halo, height() - text, width() - 2 * halo, text);
    painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter, lowest);
    painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter, highest);
}

void ValueSlider::paintMarks(QPainter& painter, const Groove& groove) const
{
    const double bottom = groove.y - handleSize() / 2.0;
    const double baseline = bottom - tick / 2.0 - lift - fontMetrics().descent();
    std::vector<MarkText> texts;
    for (const SliderMark& mark : m_marks)
        texts.push_back({groove.xOf(m_scale.placeOf(mark.value)), mathWidth(mathRuns(mark.text), font())});
    const auto places = markTextPlaces(texts, width(), textGap);
    painter.setPen(QPen(themeOf(this).muted, 1));
    for (std::size_t i = 0; i < texts.size(); ++i) {
        painter.drawLine(QPointF(texts[i].tick, bottom - tick / 2.0), QPointF(texts[i].tick, bottom + tick / 2.0));
        if (places[i])
            drawMath(painter, {*places[i], baseline}, mathRuns(m_marks[i].text), font());
    }
}

void ValueSlider::paintGroove(QPainter& painter, const Groove& groove) const
{
    const Theme& theme = themeOf(this);
    const double thickness = m_size == Size::Big ? 6 : 4;
    const double x = groove.xOf(m_scale.placeOf(m_value));
    const QRectF whole(groove.left, groove.y - thickness / 2, groove.right - groove.left, thickness);
    QRectF filled = whole;
    filled.setRight(x);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.line);
    painter.drawRoundedRect(whole, thickness / 2, thickness / 2);
    painter.setBrush(theme.accent);
    painter.drawRoundedRect(filled, thickness / 2, thickness / 2);
}

void ValueSlider::paintHandle(QPainter& painter, const Groove& groove) const
{
    const Theme& theme = themeOf(this);
    const QPointF middle(groove.xOf(m_scale.placeOf(m_value)), groove.y);
    const double radius = handleSize() / 2.0;
    if (hasFocus() || m_dragging || m_hovered) {
        QColor ring = theme.accent;
        ring.setAlphaF(hasFocus() || m_dragging ? 0.4F : 0.15F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ring);
        painter.drawEllipse(middle, radius + 3, radius + 3);
    }
    const double pen = 2;
    painter.setPen(QPen(theme.accent, pen));
    painter.setBrush(m_dragging ? theme.accent : theme.panel);
    painter.drawEllipse(middle, radius - pen / 2, radius - pen / 2);
}

} // namespace headlight
