#include "ui/controls/legend_bar.h"

#include "ui/controls/style.h"

#include <QEvent>
#include <QPainter>

#include <cmath>

namespace headlight {

LegendBar::LegendBar(QWidget* parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void LegendBar::setLegend(LegendContent content)
{
    const int before = heightForWidth(width());
    m_content = std::move(content);
    setAccessibleName(text());
    if (heightForWidth(width()) != before)
        updateGeometry();
    update();
}

FlatLegend LegendBar::legend(double width) const
{
    return {m_content, themeOf(this), font(), width};
}

QSize LegendBar::sizeHint() const
{
    return {320, heightForWidth(std::max(320, width()))};
}

int LegendBar::heightForWidth(int width) const
{
    return static_cast<int>(std::ceil(legend(width).height()));
}

void LegendBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    legend(width()).paint(painter, {0, 0});
}

void LegendBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace headlight
