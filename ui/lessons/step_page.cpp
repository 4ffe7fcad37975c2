#include "ui/lessons/step_page.h"

#include "ui/controls/style.h"

#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace headlight {

namespace {

constexpr int margin = 16;
constexpr int above = 8; // what is scrolled to, and below it

} // namespace

StepPage::StepPage(QWidget* parent) : QScrollArea(parent)
{
    auto* page = new QWidget;
    setLook(page, Look::Panel);
    page->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // never wider than the column, which cuts it
    m_content = new QVBoxLayout(page);
    m_content->setContentsMargins(margin - 2, above, margin - 2, margin);
    m_content->setSpacing(8);
    setWidgetResizable(true);
    setFocusPolicy(Qt::TabFocus); // to be read on by keys
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(page);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this] {
        place();
        emit moved();
    });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this] {
        m_follows = m_follows && m_scrolls;
        emit moved();
    });
}

void StepPage::open(QWidget* text, QWidget* last)
{
    m_text = text;
    m_last = last;
    m_follows = true;
    scrollTo(0);
    // The places are known once everything is laid out.
    QMetaObject::invokeMethod(this, &StepPage::place, Qt::QueuedConnection);
}

void StepPage::place()
{
    if (!m_follows || !m_text || !m_last)
        return;
    const int missing = bottomOf(*m_last) - viewport()->height();
    scrollTo(std::clamp(missing, 0, std::max(0, topOf(*m_text))));
    emit moved();
}

bool StepPage::isAhead(const QWidget& beginning, const QWidget& end) const
{
    const int seen = verticalScrollBar()->value();
    return bottomOf(end) - above > seen + viewport()->height() && seen < verticalScrollBar()->maximum()
           && topOf(beginning) > seen;
}

void StepPage::goTo(const QWidget& beginning)
{
    m_follows = false;
    scrollTo(topOf(beginning));
}

void StepPage::bringIn(const QWidget& beginning, const QWidget& end)
{
    const int seen = verticalScrollBar()->value();
    const int bottom = bottomOf(end);
    const int least = bottom - viewport()->height();
    if (seen < least)
        scrollTo(least);
    else if (seen > topOf(beginning))
        scrollTo(std::max(topOf(beginning), least));
}

void StepPage::scrollTo(int value)
{
    m_scrolls = true;
    verticalScrollBar()->setValue(value);
    m_scrolls = false;
}

int StepPage::topOf(const QWidget& wanted) const
{
    return wanted.mapTo(widget(), QPoint()).y() - above;
}

int StepPage::bottomOf(const QWidget& wanted) const
{
    return wanted.mapTo(widget(), QPoint(0, wanted.height())).y() + above;
}

} // namespace headlight
