#include "ui/controls/panel_column.h"

#include "ui/controls/style.h"

#include <QEvent>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace headlight {

namespace {

constexpr int margin = 16;
constexpr int headingMargin = 8; // above a heading, which has room around it
constexpr int barMargin = 10;    // where a scroll bar of as many pixels may stand beside
constexpr int leastWidth = 220;
constexpr int mostNeeded = 330; // what is wider, in large type, is scrolled to

/// The panels below one another. They give way where that saves the column from scrolling, and keep their height where
/// it has to scroll all the same: nothing then scrolls in what scrolls.
class Panels : public QWidget {
public:
    int heightForWidth(int width) const override
    {
        const int least = layout()->totalMinimumHeightForWidth(width);
        return least <= parentWidget()->height() ? least : layout()->totalHeightForWidth(width);
    }
};

} // namespace

PanelColumn::PanelColumn(const QList<QWidget*>& panels, QWidget* parent) : QScrollArea(parent)
{
    auto* column = new Panels;
    setLook(column, Look::Panel);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(margin, headingMargin, barMargin, margin);
    layout->setSpacing(margin);
    for (QWidget* panel : panels)
        layout->addWidget(panel);
    layout->addStretch(1);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setWidget(column);
}

QSize PanelColumn::minimumSizeHint() const
{
    const int needed = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
    return {std::clamp(needed, leastWidth, mostNeeded), QScrollArea::minimumSizeHint().height()};
}

bool PanelColumn::eventFilter(QObject* watched, QEvent* event)
{
    const bool done = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return done;
}

} // namespace headlight
