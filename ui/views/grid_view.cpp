#include "ui/views/grid_view.h"

#include "ui/controls/style.h"
#include "ui/document/evaluator.h"
#include "ui/export/figures.h"
#include "ui/paint/heatmap.h"
#include "ui/views/follow_heads.h"
#include "ui/views/view_message.h"

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace headlight {

using namespace Qt::StringLiterals;

GridView::GridView(Document& document, Evaluator& evaluator, QWidget* parent)
    : View(parent), m_document(document), m_evaluator(evaluator), m_area(new QScrollArea),
      m_canvas(new HeadsCanvas(GridFit::Whole)), m_message(new QLabel)
{
    setObjectName(u"gridView"_s);
    m_canvas->setObjectName(u"gridCanvas"_s);
    auto* inside = new QWidget;
    auto* layout = new QVBoxLayout(inside);
    layout->setContentsMargins(20, 12, 20, 8); // the thumbnails keep 4 px for their outline
    layout->addWidget(m_canvas);
    layout->addWidget(m_message);
    m_message->setObjectName(u"gridMessage"_s);
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    setLook(m_message, Look::Muted);
    m_area->setWidget(inside);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    auto* outside = new QVBoxLayout(this);
    outside->setContentsMargins({});
    outside->addWidget(m_area);
    setFocusProxy(m_canvas);
    followHeads(*m_canvas, document, evaluator);
    connect(m_canvas, &HeadsCanvas::headOpened, this, &GridView::headOpened);
    connect(&document, &Document::selectionChanged, this, &GridView::showSelected);
    connect(&evaluator, &Evaluator::evaluated, this, &GridView::showMessage);
    showMessage();
}

GridView::~GridView() = default;

void GridView::setOptions(const HeatmapOptions& options)
{
    m_options.range = options.range;
    m_options.map = options.map;
    m_canvas->setColors(options.range, options.map);
}

void GridView::showSelected()
{
    const Selection& selection = m_document.selection();
    const QPointF middle = m_canvas->grid().thumbnailRect({selection.layer, selection.head}).center();
    const QPoint inside = m_canvas->mapTo(m_area->widget(), middle.toPoint());
    m_area->ensureVisible(inside.x(), inside.y(), 100, 100);
}

Picture GridView::picture() const
{
    return picture(themeOf(this), m_canvas->width());
}

Picture GridView::picture(const Theme& theme, double width) const
{
    return trimmed(gridFigure(m_evaluator.exportable(), m_options, theme, font(), width));
}

void GridView::showMessage()
{
    const QString text = viewMessage(m_document, m_evaluator);
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
    m_canvas->setVisible(text.isEmpty());
}

void GridView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        showMessage();
    View::changeEvent(event);
}

} // namespace headlight
