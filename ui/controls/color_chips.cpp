#include "ui/controls/color_chips.h"

#include "ui/controls/flow_layout.h"
#include "ui/controls/plain_tool_tip.h"
#include "ui/controls/style.h"

#include <QIcon>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr int dot = 12;
constexpr int dotRoom = 16;  // with the gap to the text
constexpr int highest = 104; // px: three lines and a part of one, which shows that there are more

QIcon dotIcon(const QColor& color, double ratio)
{
    QPixmap pixmap(QSize(dotRoom, dot) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawEllipse(QRectF(0, 0, dot, dot));
    painter.end();
    return QIcon(pixmap);
}

} // namespace

ColorChips::ColorChips(QWidget* parent) : QScrollArea(parent), m_lines(new QWidget)
{
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    auto* layout = new FlowLayout(4, m_lines);
    layout->setContentsMargins({});
    setWidget(m_lines);
    m_lines->setAutoFillBackground(false);
}

int ColorChips::heightForWidth(int width) const
{
    return std::min(m_lines->layout()->heightForWidth(width), highest);
}

QSize ColorChips::sizeHint() const
{
    return {320, heightForWidth(width())};
}

QSize ColorChips::minimumSizeHint() const
{
    return {120, 0};
}

void ColorChips::setChips(const std::vector<ColorChip>& chips)
{
    for (std::size_t i = 0; i < m_buttons.size() && i < chips.size(); ++i)
        m_buttons[i]->setChecked(chips[i].checked); // a click may not have been heard
    if (chips == m_chips)
        return;
    while (m_buttons.size() > chips.size()) {
        delete m_buttons.back();
        m_buttons.pop_back();
    }
    while (m_buttons.size() < chips.size()) {
        const int place = static_cast<int>(m_buttons.size());
        auto* button = new QPushButton(m_lines);
        button->setObjectName(u"chip%1"_s.arg(place));
        setLook(button, Look::Chip);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setIconSize({dotRoom, dot});
        connect(button, &QPushButton::clicked, this, [this, place](bool checked) { emit chipToggled(place, checked); });
        m_lines->layout()->addWidget(button);
        button->show();
        m_buttons.push_back(button);
    }
    m_chips = chips;
    for (std::size_t i = 0; i < chips.size(); ++i)
        show(*m_buttons[i], chips[i]);
    updateGeometry();
}

void ColorChips::show(QPushButton& button, const ColorChip& chip) const
{
    QString text = chip.text;
    button.setText(text.replace(u'&', u"&&"_s)); // no mnemonic
    button.setToolTip(plainToolTip(chip.toolTip));
    button.setAccessibleName(chip.toolTip);
    button.setIcon(chip.color.isValid() ? dotIcon(chip.color, devicePixelRatioF()) : QIcon());
    button.setChecked(chip.checked);
}

} // namespace headlight
