#include "ui/controls/title_row.h"

#include <QBoxLayout>
#include <QEvent>

#include <algorithm>

namespace headlight {

namespace {

constexpr int gap = 8;

} // namespace

TitleRow::TitleRow(QWidget* title, QWidget* note, const std::vector<QWidget*>& buttons, QWidget* parent)
    : QWidget(parent), m_title(title), m_buttons(new QWidget), m_line(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    auto* row = new QHBoxLayout(m_buttons);
    row->setContentsMargins({});
    row->setSpacing(gap);
    row->addWidget(note, 1);
    for (QWidget* button : buttons)
        row->addWidget(button);
    m_line->setContentsMargins({});
    m_line->setSpacing(gap);
    m_line->addWidget(m_title);
    m_line->addWidget(m_buttons, 1);
}

QSize TitleRow::sizeHint() const
{
    return {m_title->sizeHint().width() + gap + m_buttons->minimumSizeHint().width(), minimumSizeHint().height()};
}

QSize TitleRow::minimumSizeHint() const
{
    const QSize title = m_title->sizeHint();
    const QSize buttons = m_buttons->minimumSizeHint();
    const bool stacked = m_line->direction() == QBoxLayout::TopToBottom;
    return {std::max(title.width(), buttons.width()),
            stacked ? title.height() + gap + buttons.height() : std::max(title.height(), buttons.height())};
}

void TitleRow::arrange()
{
    const auto wanted = width() < sizeHint().width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (wanted == m_line->direction())
        return;
    m_line->setDirection(wanted);
    updateGeometry();
}

bool TitleRow::event(QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        arrange();
    return QWidget::event(event);
}

} // namespace headlight
