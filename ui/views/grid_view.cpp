#include "ui/views/grid_view.h"

#include "ui/controls/legend_bar.h"
#include "ui/controls/style.h"
#include "ui/document/evaluator.h"
#include "ui/export/figures.h"
#include "ui/paint/heatmap.h"
#include "ui/views/follow_heads.h"
#include "ui/views/grid_header.h"
#include "ui/views/heads_canvas.h"
#include "ui/views/pattern_canvas.h"
#include "ui/views/view_message.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace headlight {

using namespace Qt::StringLiterals;

GridView::GridView(Document& document, Evaluator& evaluator, QWidget* parent)
    : View(parent), m_document(document), m_evaluator(evaluator), m_header(new GridHeader), m_area(new QScrollArea),
      m_canvas(new HeadsCanvas(GridFit::Whole)), m_patterns(new PatternCanvas), m_legend(new LegendBar),
      m_message(new QLabel)
{
    setObjectName(u"gridView"_s);
    m_canvas->setObjectName(u"gridCanvas"_s);
    m_patterns->setObjectName(u"patternCanvas"_s);
    m_legend->setObjectName(u"gridLegend"_s);
    makeMessage(*m_message, u"gridMessage"_s);
    layOut();
    followHeads(*m_canvas, document, evaluator);
    followHeads(*m_patterns, document, evaluator);
    connect(m_canvas, &HeadsCanvas::headOpened, this, &GridView::headOpened);
    connect(m_canvas, &HeadsCanvas::shownChanged, this, &GridView::summarise);
    connect(m_patterns, &PatternCanvas::headOpened, this, &GridView::headOpened);
    connect(m_patterns, &PatternCanvas::shownChanged, this, &GridView::summarise);
    connect(m_header, &GridHeader::modeChosen, this, &GridView::showMode);
    connect(m_header, &GridHeader::orderChosen, this, &GridView::showOrder);
    connect(&document, &Document::selectionChanged, this, &GridView::showSelected);
    connect(&evaluator, &Evaluator::evaluated, this, &GridView::showMessage);
    showMode();
}

void GridView::layOut()
{
    auto* inside = new QWidget;
    auto* layout = new QVBoxLayout(inside);
    layout->setContentsMargins(20, 4, 20, 8); // the pictures keep 4 px for their outline
    layout->addWidget(m_canvas);
    layout->addWidget(m_patterns);
    layout->addWidget(m_message);
    m_area->setWidget(inside);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    auto* above = new QHBoxLayout;
    above->setContentsMargins(24, 12, 24, 0);
    above->addWidget(m_header);
    auto* outside = new QVBoxLayout(this);
    outside->setContentsMargins({});
    outside->setSpacing(0);
    outside->addLayout(above);
    outside->addWidget(m_area, 1);
    auto* below = new QHBoxLayout;
    below->setContentsMargins(24, 4, 24, 8);
    below->addWidget(m_legend);
    outside->addLayout(below);
}

GridView::~GridView() = default;

void GridView::setOptions(const HeatmapOptions& options)
{
    const WeightOptions weights = weightOptions(options);
    static_cast<WeightOptions&>(m_options) = weights;
    m_canvas->setWeights(weights);
    m_patterns->setWeights(weights);
    showLegend();
}

bool GridView::showsScores() const
{
    return m_header->showsScores();
}

void GridView::setPresenting(bool presenting)
{
    m_presenting = presenting;
    showSelected();
}

void GridView::showMode()
{
    setFocusProxy(m_header->showsScores() ? static_cast<QWidget*>(m_patterns) : m_canvas);
    showMessage();
    m_area->verticalScrollBar()->setValue(0); // the focus that a hidden picture lost scrolled to the next one's end
}

void GridView::showOrder()
{
    m_options.order = m_header->order();
    m_canvas->setOrder(m_options.order);
    summarise();
}

std::function<void()> GridView::wayBack()
{
    return [this, scores = m_header->showsScores(), order = m_header->order()] {
        m_header->set(scores, order);
        showMode();
        showOrder();
    };
}

void GridView::showSelected()
{
    const Selection& selection = m_document.selection();
    m_canvas->setSpotlight(m_presenting ? std::optional(selection.query) : std::nullopt);
    const QRectF thumbnail = m_canvas->grid().thumbnailRect({selection.layer, selection.head});
    if (m_header->showsScores() || thumbnail.isEmpty())
        return;
    const QPoint inside = m_canvas->mapTo(m_area->widget(), thumbnail.center().toPoint());
    m_area->ensureVisible(inside.x(), inside.y(), 100, 100);
}

double GridView::pictureWidth() const
{
    return m_header->showsScores() ? m_patterns->width() : m_canvas->width();
}

MakePicture GridView::pictureMaker(const Theme& theme, double width) const
{
    const ShownSource source = m_evaluator.exportable();
    const bool scores = m_header->showsScores();
    const GridReading known = scores ? m_patterns->readingOf(source.get()) : m_canvas->readingOf(source.get());
    return [=, options = m_options, letters = font()](const Pose& posed) {
        const ShownSource& of = posed.source ? posed.source : source;
        const GridReading reading = posed.source ? GridReading() : known;
        return trimmed(scores ? patternFigure(of, options, theme, letters, width, reading)
                              : gridFigure(of, options, theme, letters, width, {}, reading));
    };
}

void GridView::showMessage()
{
    const QString text = viewMessage(m_document, m_evaluator);
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
    m_canvas->setVisible(text.isEmpty() && !m_header->showsScores());
    m_patterns->setVisible(text.isEmpty() && m_header->showsScores());
    summarise();
}

void GridView::summarise()
{
    m_header->setSummary(summary());
    showLegend();
}

/// The maps of scores have their scales themselves.
void GridView::showLegend()
{
    LegendContent legend = m_canvas->legend();
    if (m_header->showsScores())
        legend = patternLegend(m_evaluator.source().get(), m_options);
    if (!m_message->text().isEmpty())
        legend = {};
    m_legend->setLegend(std::move(legend));
}

QString GridView::summary() const
{
    if (!viewMessage(m_document, m_evaluator).isEmpty())
        return {};
    if (m_header->showsScores())
        return m_patterns->isComplete() ? QString() : tr("Computing…");
    if (!m_canvas->isComplete())
        return tr("Computing…");
    const Grid& grid = m_canvas->grid();
    if (grid.isOrdered() && m_options.order.atLeast)
        return shownHeadsText(static_cast<Index>(grid.heads().size()), grid.headCount(), *m_options.order.atLeast);
    return grid.headCount() == 1 ? tr("1 head") : tr("%1 heads").arg(grid.headCount());
}

void GridView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        showMessage();
    View::changeEvent(event);
}

} // namespace headlight
