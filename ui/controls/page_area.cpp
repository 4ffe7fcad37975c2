#include "ui/controls/page_area.h"

#include "ui/controls/page_canvas.h"
#include "ui/controls/player_button.h"
#include "ui/controls/style.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollBar>

namespace headlight {

using namespace Qt::StringLiterals;

PageArea::PageArea(PageCanvas& canvas, QWidget* parent) : QScrollArea(parent), m_canvas(canvas)
{
    setWidget(&canvas);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    connect(&canvas, &PageCanvas::turned, this, [this] { verticalScrollBar()->setValue(0); });
}

void PageArea::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    m_canvas.setRoomHeight(viewport()->height());
}

PageTurner::PageTurner(PageCanvas& canvas, QWidget* parent)
    : QWidget(parent), m_canvas(canvas), m_back(new PlayerButton(PlayerButton::Sign::Back)), m_place(new QLabel),
      m_on(new PlayerButton(PlayerButton::Sign::On))
{
    m_back->setObjectName(u"pageBack"_s);
    m_place->setObjectName(u"pagePlace"_s);
    m_on->setObjectName(u"pageOn"_s);
    setLook(m_place, Look::Muted);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(4);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_back, m_place, m_on})
        layout->addWidget(widget);
    connect(m_back, &PlayerButton::clicked, this, [this] { m_canvas.turnTo(m_canvas.sheet() - 1); });
    connect(m_on, &PlayerButton::clicked, this, [this] { m_canvas.turnTo(m_canvas.sheet() + 1); });
    connect(&canvas, &PageCanvas::turned, this, &PageTurner::follow);
    follow();
}

void PageTurner::follow()
{
    const int count = m_canvas.sheetCount();
    setVisible(count > 1);
    m_back->setEnabled(m_canvas.sheet() > 0);
    m_on->setEnabled(m_canvas.sheet() + 1 < count);
    m_place->setText(u"%1 / %2"_s.arg(m_canvas.sheet() + 1).arg(count));
    m_place->setAccessibleName(tr("Displays %1 of %2").arg(m_canvas.sheet() + 1).arg(count));
    m_back->setAccessibleName(tr("The displays before"));
    m_back->setToolTip(tr("The displays before (Page Up)"));
    m_on->setAccessibleName(tr("The next displays"));
    m_on->setToolTip(tr("The next displays (Page Down)"));
}

void PageTurner::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        follow();
    QWidget::changeEvent(event);
}

} // namespace headlight
