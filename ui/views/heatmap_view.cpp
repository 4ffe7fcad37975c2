#include "ui/views/heatmap_view.h"

#include "ui/controls/elided_label.h"
#include "ui/controls/header_layout.h"
#include "ui/controls/heatmap_canvas.h"
#include "ui/controls/menu_button.h"
#include "ui/controls/slice_canvas.h"
#include "ui/controls/style.h"
#include "ui/controls/zoom_buttons.h"
#include "ui/document/evaluator.h"
#include "ui/export/figures.h"
#include "ui/paint/quantity_text.h"
#include "ui/views/view_message.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr int leastDecimals = 2;
constexpr int mostDecimals = 6;

constexpr Quantity offered[] = {Quantity::Embeddings, Quantity::Queries,    Quantity::Keys,    Quantity::Values,
                                Quantity::Products,   Quantity::Scores,     Quantity::Weights, Quantity::Gradient,
                                Quantity::Output,     Quantity::LayerOutput};

} // namespace

HeatmapView::HeatmapView(Document& document, Evaluator& evaluator, QWidget* parent)
    : View(parent), m_document(document), m_evaluator(evaluator), m_title(new QLabel), m_name(new ElidedLabel),
      m_quantity(new QComboBox), m_decimals(new QComboBox), m_zoom(new ZoomButtons),
      m_display(new MenuButton(
          MenuButton::Frame::Line, [] { return u"⋯"_s; }, [this](QMenu& menu) { fillDisplayMenu(menu); })),
      m_canvas(new HeatmapCanvas), m_bars(new SliceCanvas), m_message(new QLabel)
{
    setObjectName(u"heatmapView"_s);
    m_canvas->setObjectName(u"heatmap"_s);
    makeMessage(*m_message, u"heatmapMessage"_s);

    auto* header = new HeaderLayout;
    makeHeader(*header);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 12, 24, 8);
    layout->setSpacing(4);
    layout->addLayout(header);
    auto* pictures = new QHBoxLayout;
    pictures->setSpacing(16);
    pictures->addWidget(m_canvas, 1);
    pictures->addWidget(m_bars);
    m_bars->setObjectName(u"bars"_s);
    m_bars->hide();
    layout->addLayout(pictures, 1);
    layout->addWidget(m_message, 1);
    setFocusProxy(m_canvas);

    connect(m_zoom, &ZoomButtons::zoomed, m_canvas, &HeatmapCanvas::zoomBy);
    connect(m_zoom, &ZoomButtons::fitWanted, m_canvas, &HeatmapCanvas::zoomToFit);
    connect(m_canvas, &HeatmapCanvas::pictureChanged, this, [this] {
        showZoom();
        showBars();
    });
    connect(m_canvas, &HeatmapCanvas::columnMenuWanted, this, &HeatmapView::showColumnMenu);
    connect(m_bars, &SliceCanvas::cellChosen, this, [this](Index cell) {
        const Cell at = selectedCell();
        m_options.bars == Bars::Row ? choose(at.row, cell) : choose(cell, at.column);
    });
    connect(m_canvas, &HeatmapCanvas::busyChanged, this, &HeatmapView::showHead);
    connect(m_canvas, &HeatmapCanvas::cellChosen, this, &HeatmapView::choose);
    connect(&evaluator, &Evaluator::evaluated, this, &HeatmapView::showSource);
    connect(&evaluator, &Evaluator::busyChanged, this, &HeatmapView::showHead);
    connect(&document, &Document::selectionChanged, this, &HeatmapView::showSelection);
    retranslate();
}

HeatmapView::~HeatmapView() = default;

void HeatmapView::makeHeader(HeaderLayout& header)
{
    m_title->setObjectName(u"heatmapTitle"_s);
    m_name->setObjectName(u"heatmapHeadName"_s);
    m_name->setTextFormat(Qt::PlainText);
    setLook(m_title, Look::Title);
    setLook(m_name, Look::Muted);
    m_quantity->setObjectName(u"quantity"_s);
    for (const Quantity quantity : offered)
        m_quantity->addItem({}, static_cast<int>(quantity));
    m_decimals->setObjectName(u"decimals"_s);
    for (int decimals = leastDecimals; decimals <= mostDecimals; ++decimals)
        m_decimals->addItem(u"."_s + QString(decimals, u'0'), decimals);
    header.setSpacing(8);
    header.addWidget(m_title);
    header.addWidget(m_name, 1);
    m_zoom->setObjectName(u"zoomButtons"_s);
    m_zoom->hide();
    header.addWidget(m_zoom);
    header.addWidget(m_quantity);
    header.addWidget(m_decimals);
    m_display->setObjectName(u"display"_s);
    m_display->setExplanation([] { return tr("How it is shown: colours, what is quiet, bars, keys left out"); });
    header.addWidget(m_display);
    connect(m_quantity, &QComboBox::activated, this,
            [this](int index) { setQuantity(static_cast<Quantity>(m_quantity->itemData(index).toInt())); });
    connect(m_decimals, &QComboBox::activated, this,
            [this](int index) { setDecimals(m_decimals->itemData(index).toInt()); });
}

HeatmapOptions HeatmapView::options() const
{
    HeatmapOptions options = m_options;
    options.layer = m_document.selection().layer;
    options.head = m_document.selection().head;
    options.query = options.quantity == Quantity::Gradient ? m_document.selection().query : 0;
    return options;
}

void HeatmapView::setOptions(const HeatmapOptions& options)
{
    HeatmapOptions wanted = options;
    wanted.decimals = std::clamp(wanted.decimals, leastDecimals, mostDecimals);
    wanted.layer = wanted.head = wanted.query = 0;
    std::sort(wanted.keysLeftOut.begin(), wanted.keysLeftOut.end());
    if (wanted == m_options)
        return;
    m_options = wanted;
    m_leftOutTokens.clear();
    if (const auto source = m_evaluator.source())
        for (const Index key : m_options.keysLeftOut)
            m_leftOutTokens.push_back(key < source->keyCount() ? source->keyTokens()[static_cast<std::size_t>(key)]
                                                               : "");
    m_quantity->setCurrentIndex(m_quantity->findData(static_cast<int>(wanted.quantity)));
    m_decimals->setCurrentIndex(m_decimals->findData(wanted.decimals));
    showSource();
    emit optionsChanged();
}

void HeatmapView::setQuantity(Quantity quantity)
{
    HeatmapOptions wanted = m_options;
    wanted.quantity = quantity;
    setOptions(wanted);
}

void HeatmapView::setDecimals(int decimals)
{
    HeatmapOptions wanted = m_options;
    wanted.decimals = decimals;
    setOptions(wanted);
}

void HeatmapView::showSource()
{
    takeInChangedKeys();
    if (!isVisible() && m_evaluator.source()) // showEvent catches up
        return;
    const QString text = viewMessage(m_document, m_evaluator);
    if (m_message->text() != text)
        m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
    m_canvas->setVisible(text.isEmpty());
    m_canvas->setHeatmap(text.isEmpty() ? m_evaluator.source() : nullptr, options());
    showSelection();
}

void HeatmapView::showHead()
{
    const Selection& at = m_document.selection();
    const bool isOfHead = m_options.quantity != Quantity::Embeddings && m_options.quantity != Quantity::LayerOutput;
    const QString title = isOfHead                                      ? headPlaceText(at.layer, at.head)
                          : m_options.quantity == Quantity::LayerOutput ? u"L%1"_s.arg(at.layer)
                                                                        : quantityName(m_options.quantity);
    if (m_title->text() != title)
        m_title->setText(title);
    QString name;
    const auto source = m_evaluator.source();
    if (m_evaluator.isBusy() || m_canvas->isBusy())
        name = tr("Computing…");
    else if (isOfHead && source && at.layer < source->layerCount() && at.head < source->headCount(at.layer))
        name = QString::fromStdString(source->headName(at.layer, at.head));
    if (m_name->text() != name)
        m_name->setText(name);
}

void HeatmapView::showSelection()
{
    if (!isVisible())
        return;
    showHead();
    const HeatmapOptions wanted = options();
    const HeatmapOptions& shown = m_canvas->heatmap().options();
    if ((shown.layer != wanted.layer || shown.head != wanted.head || shown.query != wanted.query)
        && viewMessage(m_document, m_evaluator).isEmpty())
        m_canvas->setHeatmap(m_evaluator.source(), wanted);
    const Cell at = selectedCell();
    m_canvas->select(at.row, at.column);
    showBars();
}

/// Where the selection lies in the quantity shown.
Cell HeatmapView::selectedCell() const
{
    const Selection& at = m_document.selection();
    const Index columns = m_canvas->heatmap().columnCount();
    const Quantity quantity = m_options.quantity;
    Cell cell{hasKeyRows(quantity) ? at.key : at.query,
              isKeyed(quantity) ? at.key : std::clamp<Index>(m_component, 0, std::max<Index>(0, columns - 1))};
    if (quantity == Quantity::Gradient && m_otherKey)
        cell.row = std::min(*m_otherKey, std::max<Index>(0, columns - 1));
    return cell;
}

void HeatmapView::showZoom()
{
    m_zoom->setVisible(m_canvas->isZoomUseful());
    m_zoom->setUsable(m_canvas->canZoomIn(), m_canvas->isZoomed());
}

void HeatmapView::choose(Index row, Index column)
{
    Selection selection = m_document.selection();
    if (m_options.quantity == Quantity::Gradient)
        m_otherKey = row;
    else
        (hasKeyRows(m_options.quantity) ? selection.key : selection.query) = row;
    if (isKeyed(m_options.quantity))
        selection.key = column;
    else
        m_component = column;
    m_document.select(selection);
    showSelection();
}

Index HeatmapView::slice() const
{
    return m_options.bars == Bars::Column ? selectedCell().column : selectedCell().row;
}

void HeatmapView::showBars()
{
    const bool isShown = m_options.bars != Bars::None && m_message->text().isEmpty() && !m_canvas->heatmap().isEmpty();
    m_bars->setVisible(isShown); // the map may be another one from here on: it gives or takes the bars' room
    if (!isShown)
        return;
    const Cell at = selectedCell();
    m_bars->setSlice({m_evaluator.source(), options(), m_canvas->heatmap().range(), slice()});
    m_bars->select(m_options.bars == Bars::Row ? at.column : at.row);
}

void HeatmapView::setKeyLeftOut(Index key, bool out)
{
    HeatmapOptions wanted = m_options;
    std::erase(wanted.keysLeftOut, key);
    if (out)
        wanted.keysLeftOut.push_back(key);
    setOptions(wanted);
}

/// A key left out is a token: where the sentence has another one now, it is shown.
void HeatmapView::takeInChangedKeys()
{
    const auto source = m_evaluator.source();
    if (!source || m_options.keysLeftOut.empty())
        return;
    HeatmapOptions wanted = m_options;
    wanted.keysLeftOut.clear();
    for (std::size_t i = 0; i < m_options.keysLeftOut.size(); ++i) {
        const Index key = m_options.keysLeftOut[i];
        if (key < source->keyCount() && source->keyTokens()[static_cast<std::size_t>(key)] == m_leftOutTokens[i])
            wanted.keysLeftOut.push_back(key);
    }
    setOptions(wanted);
}

ChangeOptions HeatmapView::changeOptions()
{
    return [this](const std::function<void(HeatmapOptions&)>& change) {
        HeatmapOptions wanted = m_options;
        change(wanted);
        setOptions(wanted);
    };
}

void HeatmapView::fillDisplayMenu(QMenu& menu, ViewKind view, bool ofScores)
{
    DisplayChoices choices;
    choices.view = view;
    choices.ofScores = ofScores;
    choices.options = m_options;
    choices.source = m_evaluator.source();
    choices.selectedKey = m_document.selection().key;
    choices.largest = m_canvas->heatmap().range().high;
    headlight::fillDisplayMenu(menu, choices, changeOptions());
}

void HeatmapView::showColumnMenu(Index column, const QPoint& place)
{
    if (m_options.quantity != Quantity::Weights)
        return;
    QMenu menu(this);
    menu.setObjectName(u"columnMenu"_s);
    addKeyChoices(menu, m_options, m_evaluator.source(), {column}, changeOptions());
    menu.exec(place);
}

std::function<void()> HeatmapView::wayBack()
{
    return [this, options = m_options, leftOut = m_leftOutTokens, component = m_component, otherKey = m_otherKey,
            zoom = m_canvas->zoom()] {
        m_component = component;
        m_otherKey = otherKey;
        setOptions(options);
        m_leftOutTokens = leftOut;
        showSource(); // the keys left out may be other tokens here
        m_canvas->followZoom(zoom);
    };
}

void HeatmapView::setPresenting(bool presenting)
{
    m_canvas->setPresenting(presenting);
}

double HeatmapView::pictureWidth() const
{
    return m_canvas->width();
}

MakePicture HeatmapView::pictureMaker(const Theme& theme, double width) const
{
    return [=, source = m_evaluator.exportable(), options = options(), letters = font(),
            bars = slice()](const Pose& posed) {
        return trimmed(heatmapFigure(posed.source ? posed.source : source, options, theme, letters, width, {}, bars));
    };
}

void HeatmapView::retranslate()
{
    for (int i = 0; i < m_quantity->count(); ++i)
        m_quantity->setItemText(i, quantityName(static_cast<Quantity>(m_quantity->itemData(i).toInt())));
    m_quantity->setCurrentIndex(m_quantity->findData(static_cast<int>(m_options.quantity)));
    m_quantity->setAccessibleName(tr("Quantity shown"));
    m_quantity->setToolTip(tr("What the picture shows"));
    m_decimals->setAccessibleName(tr("Decimals"));
    m_decimals->setToolTip(tr("Decimals of the numbers in the cells"));
}

void HeatmapView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showSource();
    }
    View::changeEvent(event);
}

void HeatmapView::showEvent(QShowEvent*)
{
    showSource();
}

} // namespace headlight
