#include "ui/controls/slice_canvas.h"

#include "core/text/korean.h"
#include "ui/controls/plain_tool_tip.h"
#include "ui/controls/style.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>

namespace headlight {

SliceCanvas::SliceCanvas(QWidget* parent) : QWidget(parent)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    nameSelection();
}

SliceCanvas::~SliceCanvas() = default;

QSize SliceCanvas::sizeHint() const
{
    return {216, 200};
}

void SliceCanvas::setSlice(const SliceRequest& request)
{
    m_request = request;
    rebuild();
}

void SliceCanvas::select(std::optional<Index> cell)
{
    if (cell == m_selected)
        return;
    m_selected = cell;
    nameSelection();
    update();
}

const SliceBars& SliceCanvas::bars() const
{
    if (!m_bars)
        m_bars = std::make_unique<SliceBars>(m_request, themeOf(this), font(), QRectF(rect()));
    return *m_bars;
}

void SliceCanvas::rebuild()
{
    m_bars.reset();
    nameSelection();
    update();
}

void SliceCanvas::nameSelection()
{
    if (bars().isEmpty()) {
        setAccessibleName(tr("Bars"));
        return;
    }
    const bool isInside = m_selected && *m_selected >= 0 && *m_selected < bars().count();
    setAccessibleName(isInside ? filledIn(tr("Bars: %1, “%2”: %3"),
                                          {bars().title(), bars().labelOf(*m_selected), bars().numberOf(*m_selected)})
                               : filledIn(tr("Bars: %1"), {bars().title()}));
}

void SliceCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), themeOf(this).ground);
    bars().paint(painter, m_selected);
}

void SliceCanvas::resizeEvent(QResizeEvent*)
{
    rebuild();
}

void SliceCanvas::mousePressEvent(QMouseEvent* event)
{
    const auto cell = event->button() == Qt::LeftButton ? bars().cellAt(event->position()) : std::nullopt;
    if (cell)
        emit cellChosen(*cell);
    else
        event->ignore();
}

void SliceCanvas::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::LanguageChange)
        rebuild();
    QWidget::changeEvent(event);
}

bool SliceCanvas::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto& help = static_cast<const QHelpEvent&>(*event);
    const auto cell = bars().cellAt(help.pos());
    showPlainToolTip(help, cell ? filledIn(tr("“%1”: %2"), {bars().labelOf(*cell), bars().numberOf(*cell)}) : QString(),
                     this);
    return true;
}

} // namespace headlight
