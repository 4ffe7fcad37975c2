#include "ui/views/flow_view.h"

#include "ui/controls/color_chips.h"
#include "ui/controls/elided_label.h"
#include "ui/controls/flow_canvas.h"
#include "ui/controls/header_layout.h"
#include "ui/controls/style.h"
#include "ui/controls/value_slider.h"
#include "ui/document/evaluator.h"
#include "ui/export/flow_figure.h"
#include "ui/paint/head_colors.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/quantity_text.h"
#include "ui/views/head_words.h"
#include "ui/views/view_message.h"

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr double leastThreshold = 0.001; // above 0 on the slider
constexpr Index mostNamedChips = 6;      // with more heads their names would take the picture's room

} // namespace

FlowView::FlowView(Document& document, Evaluator& evaluator, QWidget* parent)
    : View(parent), m_document(document), m_evaluator(evaluator), m_title(new QLabel), m_name(new ElidedLabel),
      m_share(new ElidedLabel), m_threshold(new ValueSlider), m_chips(new ColorChips), m_area(new QScrollArea),
      m_canvas(new FlowCanvas), m_message(new QLabel)
{
    setObjectName(u"flowView"_s);
    m_canvas->setObjectName(u"flow"_s);
    m_chips->setObjectName(u"flowHeads"_s);
    makeMessage(*m_message, u"flowMessage"_s);
    m_area->setWidget(m_canvas);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);

    auto* header = new HeaderLayout;
    makeHeader(*header);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 12, 24, 8);
    layout->setSpacing(8);
    layout->addLayout(header);
    layout->addWidget(m_chips);
    layout->addWidget(m_area, 1);
    layout->addWidget(m_message, 1);
    setFocusProxy(m_canvas);

    connect(m_canvas, &FlowCanvas::tokenChosen, this, &FlowView::choose);
    connect(m_canvas, &FlowCanvas::flowRead, this, &FlowView::showShare);
    connect(m_canvas, &FlowCanvas::busyChanged, this, &FlowView::showHead);
    connect(m_chips, &ColorChips::chipToggled, this, [this](int place, bool shown) {
        setShown(place, shown);
        showChips(); // the only head stays
    });
    connect(m_threshold, &ValueSlider::valueEdited, this, &FlowView::setThreshold);
    connect(&evaluator, &Evaluator::evaluated, this, &FlowView::showSource);
    connect(&evaluator, &Evaluator::busyChanged, this, &FlowView::showHead);
    connect(&document, &Document::selectionChanged, this, &FlowView::showSelection);
    followHead();
    retranslate();
}

FlowView::~FlowView() = default;

void FlowView::makeHeader(HeaderLayout& header)
{
    m_title->setObjectName(u"flowTitle"_s);
    m_name->setObjectName(u"flowHeadName"_s);
    m_name->setTextFormat(Qt::PlainText);
    m_share->setObjectName(u"flowShare"_s);
    m_share->setTextFormat(Qt::PlainText);
    m_share->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setLook(m_title, Look::Title);
    setLook(m_name, Look::Muted);
    setLook(m_share, Look::Muted);
    m_threshold->setObjectName(u"flowThreshold"_s);
    m_threshold->setLogarithmicRange(leastThreshold, 1);
    m_threshold->setValue(m_options.threshold);
    m_threshold->setResetValue(m_options.threshold);
    m_threshold->setMinimumWidth(120);
    m_threshold->setMaximumWidth(180);
    header.setSpacing(8);
    header.addWidget(m_title);
    header.addWidget(m_name, 1);
    header.addWidget(m_share, 2);
    header.addWidget(m_threshold, 1);
}

FlowOptions FlowView::options() const
{
    return m_options;
}

void FlowView::setOptions(const HeatmapOptions& options)
{
    if (m_options.decimals == options.decimals && m_options.keysLeftOut == options.keysLeftOut)
        return;
    m_options.decimals = options.decimals;
    m_options.keysLeftOut = options.keysLeftOut;
    showSource();
}

void FlowView::setThreshold(double threshold)
{
    m_options.threshold = std::clamp(threshold, 0.0, 1.0);
    m_threshold->setValue(m_options.threshold);
    showSource();
}

std::function<void()> FlowView::wayBack()
{
    return [this, threshold = m_options.threshold, layer = m_options.layer, heads = m_options.heads] {
        m_options.layer = layer;
        m_options.heads = heads;
        setThreshold(threshold);
    };
}

void FlowView::setShown(Index head, bool shown)
{
    std::vector<Index>& heads = m_options.heads;
    const auto place = std::lower_bound(heads.begin(), heads.end(), head);
    const bool isShown = place != heads.end() && *place == head;
    if (isShown == shown || (isShown && heads.size() == 1))
        return;
    if (shown)
        heads.insert(place, head);
    else
        heads.erase(place);
    if (!shown && head == m_document.selection().head)
        m_document.selectHead({m_options.layer, heads.front()});
    showSource();
}

/// Shows the selected head: in place of the one shown, or beside several; all heads of a layer become all of another.
void FlowView::followHead()
{
    const Selection& at = m_document.selection();
    const auto& layers = m_document.content().model.layers;
    const auto headCount = [&](Index layer) -> Index {
        const auto place = static_cast<std::size_t>(layer);
        return place < layers.size() ? static_cast<Index>(layers[place].heads.size()) : 0;
    };
    std::vector<Index>& heads = m_options.heads;
    const bool several = heads.size() > 1;
    const bool all = several && static_cast<Index>(heads.size()) >= headCount(m_options.layer);
    if (at.layer != m_options.layer) {
        m_options.layer = at.layer;
        heads = {at.head};
        if (all)
            for (Index head = heads.front() = 0; ++head < headCount(at.layer);)
                heads.push_back(head);
    }
    std::erase_if(heads, [&](Index head) { return head >= headCount(at.layer); });
    if (std::find(heads.begin(), heads.end(), at.head) != heads.end())
        return;
    if (!several)
        heads.clear();
    heads.insert(std::lower_bound(heads.begin(), heads.end(), at.head), at.head);
}

void FlowView::showSource()
{
    if (!isVisible() && m_evaluator.source()) // showEvent catches up
        return;
    followHead();
    const QString text = viewMessage(m_document, m_evaluator);
    if (m_message->text() != text)
        m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
    m_area->setVisible(text.isEmpty());
    m_canvas->setFlow(text.isEmpty() ? m_evaluator.source() : nullptr, m_options);
    const Selection& at = m_document.selection();
    m_canvas->select(at.query, at.key);
    showHead();
    showChips();
}

void FlowView::showSelection()
{
    if (!isVisible())
        return;
    const FlowOptions before = m_options;
    followHead();
    if (!(m_options == before))
        showSource();
    const Selection& at = m_document.selection();
    m_canvas->select(at.query, at.key);
    showHead();
    showChips();
    revealSelected();
}

void FlowView::showHead()
{
    const Selection& at = m_document.selection();
    const QString title =
        m_options.heads.size() == 1 ? headPlaceText(at.layer, at.head) : u"L%1"_s.arg(m_options.layer);
    if (m_title->text() != title)
        m_title->setText(title);
    QString name;
    const auto source = m_evaluator.source();
    if (m_evaluator.isBusy() || m_canvas->isBusy())
        name = tr("Computing…");
    else if (m_options.heads.size() > 1)
        name = tr("%1 heads").arg(m_options.heads.size());
    else if (source && at.layer < source->layerCount() && at.head < source->headCount(at.layer))
        name = QString::fromStdString(source->headName(at.layer, at.head));
    if (m_name->text() != name)
        m_name->setText(name);
}

void FlowView::showShare()
{
    const FlowReader::Read& read = m_canvas->reader().last();
    const QString text = read.reading ? flowText(*read.source, read.options, read.reading->lines) : QString();
    if (m_share->text() != text)
        m_share->setText(text);
}

void FlowView::showChips()
{
    const auto source = m_evaluator.source();
    std::vector<ColorChip> chips;
    const Index layer = m_options.layer;
    const Index count = source && layer < source->layerCount() ? source->headCount(layer) : 0;
    for (Index head = 0; head < count; ++head) {
        const bool shown = std::binary_search(m_options.heads.begin(), m_options.heads.end(), head);
        const QString name = QString::fromStdString(source->headName(layer, head));
        QString text = headPlaceText(layer, head);
        QString tip = headInWords(layer, head);
        if (!name.isEmpty()) {
            tip += u": "_s + name;
            if (count <= mostNamedChips)
                text += u' ' + (name.size() > 16 ? name.left(15) + u'…' : name);
        }
        chips.push_back({text, tip, headColor(head, themeOf(this)), shown});
    }
    m_chips->setVisible(count > 1);
    m_chips->setChips(chips);
}

void FlowView::choose(FlowToken token)
{
    Selection selection = m_document.selection();
    (token.side == FlowSide::Queries ? selection.query : selection.key) = token.place;
    m_document.select(selection);
}

void FlowView::revealSelected()
{
    if (const auto rect = m_canvas->selectedRect(); rect.isValid())
        m_area->ensureVisible(rect.center().x(), rect.center().y(), 0, rect.height() * 2);
}

double FlowView::pictureWidth() const
{
    return m_canvas->width();
}

MakePicture FlowView::pictureMaker(const Theme& theme, double width) const
{
    FlowOptions options = m_options;
    options.legend = true;
    if (options.heads.size() == 1) { // the one that is selected, though nobody may have said so yet
        options.layer = m_document.selection().layer;
        options.heads = {m_document.selection().head};
    }
    return [=, source = m_evaluator.exportable(), letters = font()](const Pose& posed) {
        return flowFigure(posed.source ? posed.source : source, options, theme, letters, width);
    };
}

std::vector<HeadPlace> FlowView::headsTogether() const
{
    return isOfOneHead() ? std::vector<HeadPlace>() : placesOf(m_options);
}

void FlowView::retranslate()
{
    m_threshold->setAccessibleName(tr("Threshold"));
    m_threshold->setToolTip(tr("Least weight that gets a line"));
}

void FlowView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showSource();
        showShare();
    } else if (event->type() == QEvent::PaletteChange && isVisible()) {
        showChips();
    }
    View::changeEvent(event);
}

void FlowView::showEvent(QShowEvent*)
{
    showSource();
}

} // namespace headlight
