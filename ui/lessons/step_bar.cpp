#include "ui/lessons/step_bar.h"

#include "ui/controls/style.h"

#include <QPainter>

#include <algorithm>

namespace headlight {

namespace {

constexpr int thickness = 4;
constexpr double gap = 3;

} // namespace

StepBar::StepBar(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StepBar::showProgress(std::size_t done, std::size_t count)
{
    m_done = done;
    m_count = std::max<std::size_t>(count, 1);
    update();
}

QSize StepBar::sizeHint() const
{
    return {100, thickness};
}

void StepBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const Theme& theme = themeOf(this);
    const double part = width() / static_cast<double>(m_count);
    const double between = part > 3 * gap ? gap : 0; // many steps are one line
    for (std::size_t i = 0; i < m_count; ++i) {
        painter.setBrush(i < m_done ? theme.accent : theme.line);
        const QRectF rect(static_cast<double>(i) * part, 0, part - between, height());
        painter.drawRoundedRect(rect, between > 0 ? 2 : 0, between > 0 ? 2 : 0);
    }
}

} // namespace headlight
