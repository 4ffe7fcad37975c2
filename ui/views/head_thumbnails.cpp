#include "ui/views/head_thumbnails.h"

#include "ui/paint/heatmap.h"
#include "ui/views/follow_heads.h"

#include <QVBoxLayout>

namespace headlight {

using namespace Qt::StringLiterals;

HeadThumbnails::HeadThumbnails(Document& document, Evaluator& evaluator, QWidget* parent)
    : QWidget(parent), m_canvas(new HeadsCanvas(GridFit::Width, this))
{
    setObjectName(u"headThumbnails"_s);
    m_canvas->setObjectName(u"headThumbnailsCanvas"_s);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_canvas);
    followHeads(*m_canvas, document, evaluator);
    connect(m_canvas, &HeadsCanvas::headOpened, this, &HeadThumbnails::headOpened);
}

HeadThumbnails::~HeadThumbnails() = default;

void HeadThumbnails::setOptions(const HeatmapOptions& options)
{
    m_canvas->setColors(options.range, options.map);
}

} // namespace headlight
