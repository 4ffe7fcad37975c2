#include "ui/views/head_thumbnails.h"

#include "ui/controls/plain_tool_tip.h"
#include "ui/controls/style.h"
#include "ui/paint/heatmap.h"
#include "ui/views/follow_heads.h"
#include "ui/views/heads_canvas.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace headlight {

using namespace Qt::StringLiterals;

HeadThumbnails::HeadThumbnails(Document& document, Evaluator& evaluator, QWidget* parent)
    : QWidget(parent), m_heading(new QLabel(this)), m_canvas(new HeadsCanvas(GridFit::Width, this))
{
    setObjectName(u"headThumbnails"_s);
    m_canvas->setObjectName(u"headThumbnailsCanvas"_s);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    setLook(m_heading, Look::Heading);
    m_heading->setFixedHeight(32); // in line with the headings that have a button beside them
    layout->addWidget(m_heading);
    layout->addWidget(m_canvas);
    followHeads(*m_canvas, document, evaluator);
    connect(m_canvas, &HeadsCanvas::shownChanged, this, &HeadThumbnails::explain);
    connect(m_canvas, &HeadsCanvas::headOpened, this, &HeadThumbnails::headOpened);
    retranslate();
}

HeadThumbnails::~HeadThumbnails() = default;

void HeadThumbnails::setOptions(const HeatmapOptions& options)
{
    m_canvas->setWeights(weightOptions(options));
}

/// The panel has no room for a legend.
void HeadThumbnails::explain()
{
    setPlainToolTip(*m_heading, FlatLegend(m_canvas->legend(), themeOf(this), font(), width()).text());
}

void HeadThumbnails::retranslate()
{
    m_heading->setText(tr("Heads"));
}

void HeadThumbnails::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace headlight
