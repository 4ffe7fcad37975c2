#include "ui/main_window/centre_area.h"

#include <QEvent>
#include <QLayout>
#include <QResizeEvent>

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize leastSize(416, 200);
constexpr int leastHeight = 120;

/// Scrolls when there is less room than the least, not less than is wished for.
class Modest : public QWidget {
public:
    int heightForWidth(int width) const override { return layout()->totalMinimumHeightForWidth(width); }
};

} // namespace

CentreArea::CentreArea(const QString& name)
{
    auto* centre = new Modest;
    centre->setObjectName(name);
    setObjectName(u"centreArea"_s);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    setWidget(centre);
}

QSize CentreArea::minimumSizeHint() const
{
    return leastSize;
}

YieldingArea::YieldingArea(QWidget* inside)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    setWidget(inside);
}

QSize YieldingArea::sizeHint() const
{
    const bool wraps = widget()->layout()->hasHeightForWidth();
    return {widget()->sizeHint().width(), wraps ? widget()->heightForWidth(width()) : widget()->sizeHint().height()};
}

QSize YieldingArea::minimumSizeHint() const
{
    return {0, std::min(leastHeight, sizeHint().height())};
}

bool YieldingArea::eventFilter(QObject* watched, QEvent* event)
{
    const bool done = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return done;
}

void YieldingArea::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        updateGeometry();
}

} // namespace headlight
