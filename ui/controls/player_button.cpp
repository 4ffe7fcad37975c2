#include "ui/controls/player_button.h"

#include "ui/controls/style.h"
#include "ui/paint/color_map.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace headlight {

namespace {

constexpr double half = 5; // of the sign's side

/// A triangle that points to the right (1) or to the left (−1), its middle at x.
QPainterPath triangle(double x, double direction)
{
    QPainterPath path;
    path.moveTo(x - direction * half * 0.8, -half);
    path.lineTo(x + direction * half * 0.8, 0);
    path.lineTo(x - direction * half * 0.8, half);
    path.closeSubpath();
    return path;
}

QPainterPath bar(double x)
{
    QPainterPath path;
    path.addRect(QRectF(x - 1, -half, 2, 2 * half));
    return path;
}

/// The sign around the origin.
QPainterPath pathOf(PlayerButton::Sign sign)
{
    using Sign = PlayerButton::Sign;
    switch (sign) {
    case Sign::First:
        return bar(-half) + triangle(1.5, -1);
    case Sign::Back:
        return triangle(-1, -1);
    case Sign::Play:
    case Sign::On:
        return triangle(1, 1);
    case Sign::Pause:
        return bar(-3) + bar(3);
    case Sign::Last:
        return triangle(-1.5, 1) + bar(half);
    }
    return {};
}

} // namespace

PlayerButton::PlayerButton(Sign sign, QWidget* parent) : QToolButton(parent), m_sign(sign)
{
    setFocusPolicy(Qt::TabFocus);
}

double PlayerButton::scale() const
{
    constexpr double common = 28; // the height of a line that a button of the common size is beside
    return std::max(1.0, fontMetrics().height() / common);
}

void PlayerButton::setSign(Sign sign)
{
    if (sign == m_sign)
        return;
    m_sign = sign;
    update();
}

void PlayerButton::keyPressEvent(QKeyEvent* event)
{
    // An ordinary button would hand the focus on by arrow keys.
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)
        event->ignore();
    else
        QToolButton::keyPressEvent(event);
}

void PlayerButton::paintEvent(QPaintEvent* event)
{
    QToolButton::paintEvent(event);
    const Theme& theme = themeOf(this);
    const bool isPlayer = m_sign == Sign::Play || m_sign == Sign::Pause;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(QRectF(rect()).center());
    painter.scale(scale(), scale());
    const QColor color = isPlayer ? theme.accent : theme.ink;
    painter.fillPath(pathOf(m_sign), isEnabled() ? color : mixed(theme.muted, theme.panel, 0.4));
}

} // namespace headlight
