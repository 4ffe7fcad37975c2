#include "ui/views/geometry_view.h"

#include "ui/controls/elided_label.h"
#include "ui/controls/geometry_canvas.h"
#include "ui/controls/header_layout.h"
#include "ui/controls/page_stack.h"
#include "ui/controls/style.h"
#include "ui/document/evaluator.h"
#include "ui/export/geometry_figure.h"
#include "ui/paint/quantity_text.h"
#include "ui/views/dimension_chooser.h"
#include "ui/views/free_vectors_page.h"
#include "ui/views/view_message.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace headlight {

using namespace Qt::StringLiterals;

GeometryView::GeometryView(Document& document, Evaluator& evaluator, QWidget* parent)
    : View(parent), m_document(document), m_evaluator(evaluator), m_title(new QLabel), m_name(new ElidedLabel),
      m_ofHead(new QPushButton), m_free(new QPushButton), m_keyDimensions(new DimensionChooser(false)),
      m_valueDimensions(new DimensionChooser(true)), m_canvas(new GeometryCanvas), m_message(new QLabel),
      m_freePage(new FreeVectorsPage), m_pages(new PageStack)
{
    setObjectName(u"geometryView"_s);
    auto* header = new HeaderLayout;
    makeHeader(*header);
    makePages();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 12, 24, 8);
    layout->setSpacing(4);
    layout->addLayout(header);
    layout->addWidget(m_pages, 1);

    connect(m_canvas, &GeometryCanvas::chosen, this, &GeometryView::choose);
    connect(m_canvas, &GeometryCanvas::pictureRead, this, &GeometryView::showDimensions);
    connect(m_canvas, &GeometryCanvas::busyChanged, this, &GeometryView::showHead);
    connect(m_freePage, &FreeVectorsPage::documentWanted, this, &GeometryView::documentWanted);
    connect(&evaluator, &Evaluator::evaluated, this, &GeometryView::showSource);
    connect(&evaluator, &Evaluator::busyChanged, this, &GeometryView::showHead);
    connect(&document, &Document::selectionChanged, this, &GeometryView::showSource);
    retranslate();
    showFreeVectors(false);
}

GeometryView::~GeometryView() = default;

void GeometryView::makeHeader(HeaderLayout& header)
{
    m_title->setObjectName(u"geometryTitle"_s);
    m_name->setObjectName(u"geometryHeadName"_s);
    m_name->setTextFormat(Qt::PlainText);
    setLook(m_title, Look::Title);
    setLook(m_name, Look::Muted);
    header.setSpacing(8);
    header.addWidget(m_title);
    header.addWidget(m_name, 1);
    header.addWidget(m_keyDimensions);
    header.addWidget(m_valueDimensions);
    header.addWidget(makeSwitch());
    connect(m_keyDimensions, &DimensionChooser::chosen, this, [this](const PlaneDimensions& dimensions) {
        m_options.keyDimensions = dimensions;
        showSource();
    });
    connect(m_valueDimensions, &DimensionChooser::chosen, this, [this](const PlaneDimensions& dimensions) {
        m_options.valueDimensions = dimensions;
        showSource();
    });
}

QWidget* GeometryView::makeSwitch()
{
    auto* segments = new QWidget;
    setLook(segments, Look::Segments);
    auto* row = new QHBoxLayout(segments);
    row->setContentsMargins(2, 2, 2, 2);
    row->setSpacing(2);
    auto* group = new QButtonGroup(this);
    m_ofHead->setObjectName(u"geometryOfHead"_s);
    m_free->setObjectName(u"geometryFree"_s);
    for (QPushButton* button : {m_ofHead, m_free}) {
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        setLook(button, Look::Segment);
        group->addButton(button);
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, button] { showFreeVectors(button == m_free); });
    }
    return segments;
}

void GeometryView::makePages()
{
    m_canvas->setObjectName(u"geometryCanvas"_s);
    makeMessage(*m_message, u"geometryMessage"_s);
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins({});
    layout->addWidget(m_canvas, 1);
    layout->addWidget(m_message, 1);
    m_pages->addWidget(page);
    m_pages->addWidget(m_freePage);
}

bool GeometryView::showsFreeVectors() const
{
    return m_free->isChecked();
}

/// They may be those that are asked for: they begin as the worked example.
void GeometryView::veilFreeVectors()
{
    std::optional<Veil> veil = m_evaluator.veil();
    if (veil) {
        veil->row.reset();
        veil->layer = 0;
    }
    const bool isCovered =
        veil && (veil->from == Quantity::Queries || veil->from == Quantity::Keys || veil->from == Quantity::Values);
    m_freePage->evaluator().setVeil(veil);
    m_pages->setCurrentIndex(showsFreeVectors() && !isCovered ? 1 : 0);
}

bool GeometryView::hidesVectorsOfHead() const
{
    const auto source = m_evaluator.source();
    const GeometryOptions at = options();
    return m_evaluator.hides() && at.layer < source->layerCount() && at.head < source->headCount(at.layer)
           && hidesVectors(*source, at);
}

void GeometryView::showFreeVectors(bool shown)
{
    (shown ? m_free : m_ofHead)->setChecked(true);
    veilFreeVectors();
    setFocusProxy(shown ? static_cast<QWidget*>(m_freePage) : m_canvas);
    showSource();
    emit freeVectorsShown(shown);
    if (isVisible())
        setFocus(); // what is dragged moves by keys too
}

Document& GeometryView::freeDocument()
{
    return m_freePage->document();
}

Evaluator& GeometryView::freeEvaluator()
{
    return m_freePage->evaluator();
}

GeometryOptions GeometryView::options() const
{
    GeometryOptions options = m_options;
    const Selection& at = m_document.selection();
    options.layer = at.layer;
    options.head = at.head;
    options.query = at.query;
    options.key = at.key;
    return options;
}

void GeometryView::setOptions(const HeatmapOptions& options)
{
    if (options.decimals == m_options.decimals)
        return;
    m_options.decimals = options.decimals;
    m_freePage->setDecimals(options.decimals);
    showSource();
}

std::function<void()> GeometryView::wayBack()
{
    return [this, keys = m_options.keyDimensions, values = m_options.valueDimensions] {
        m_options.keyDimensions = keys;
        m_options.valueDimensions = values;
        showSource();
    };
}

void GeometryView::showSource()
{
    veilFreeVectors();
    if (!isVisible() && m_evaluator.source()) // showEvent catches up
        return;
    showHead();
    QString text = viewMessage(m_document, m_evaluator);
    if (text.isEmpty() && (showsFreeVectors() || hidesVectorsOfHead()))
        text = hiddenMessage();
    if (m_message->text() != text)
        m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
    m_canvas->setVisible(text.isEmpty());
    m_canvas->setPicture(text.isEmpty() ? m_evaluator.source() : nullptr, options());
    showDimensions();
}

void GeometryView::showDimensions()
{
    const GeometryPicture& shown = m_canvas->picture();
    const bool offers = !shown.isEmpty() && !showsFreeVectors();
    const Index keys = offers ? shown.numbers().keyPlane.width() : 0;
    const Index values = offers ? shown.numbers().valuePlane.width() : 0;
    // A chooser that comes or goes resizes the canvas, which then has another picture.
    m_keyDimensions->showChoice(keys, m_options.keyDimensions);
    m_valueDimensions->showChoice(values, m_options.valueDimensions);
}

void GeometryView::showHead()
{
    const Selection& at = m_document.selection();
    const bool free = showsFreeVectors();
    const QString title = free ? tr("Free vectors") : headPlaceText(at.layer, at.head);
    if (m_title->text() != title)
        m_title->setText(title);
    QString name;
    const auto source = m_evaluator.source();
    if (free)
        name = tr("Drag a head or a dot; or Space, then the arrow keys (Shift: finer)");
    else if (m_evaluator.isBusy() || m_canvas->isBusy())
        name = tr("Computing…");
    else if (source && at.layer < source->layerCount() && at.head < source->headCount(at.layer))
        name = QString::fromStdString(source->headName(at.layer, at.head));
    if (m_name->text() != name)
        m_name->setText(name);
}

void GeometryView::choose(VectorPlace place)
{
    Selection selection = m_document.selection();
    (place.kind == VectorKind::Query ? selection.query : selection.key) = place.index;
    m_document.select(selection);
}

double GeometryView::pictureWidth() const
{
    return showsFreeVectors() ? m_freePage->pictureWidth() : m_canvas->width();
}

MakePicture GeometryView::pictureMaker(const Theme& theme, double width) const
{
    if (showsFreeVectors())
        return [made = m_freePage->picture(theme, width)](const Pose&) { return made; };
    return [=, source = m_evaluator.exportable(), options = options(), letters = font()](const Pose& posed) {
        return geometryFigure(posed.source ? posed.source : source, options, theme, letters, width);
    };
}

void GeometryView::retranslate()
{
    m_ofHead->setText(tr("This head"));
    m_ofHead->setToolTip(tr("The vectors of the selected head"));
    m_free->setText(tr("Free vectors"));
    m_free->setToolTip(tr("A few vectors of their own, to be dragged"));
    for (QPushButton* button : {m_ofHead, m_free})
        fitSegment(button);
}

void GeometryView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showSource();
    }
    View::changeEvent(event);
}

void GeometryView::showEvent(QShowEvent*)
{
    showSource();
}

} // namespace headlight
