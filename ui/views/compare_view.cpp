#include "ui/views/compare_view.h"

#include "core/text/korean.h"
#include "ui/controls/elided_label.h"
#include "ui/controls/header_layout.h"
#include "ui/controls/heatmap_canvas.h"
#include "ui/controls/legend_bar.h"
#include "ui/controls/style.h"
#include "ui/controls/zoom_buttons.h"
#include "ui/document/evaluator.h"
#include "ui/export/caption.h"
#include "ui/export/compare_figure.h"
#include "ui/paint/number_text.h"
#include "ui/paint/quantity_text.h"
#include "ui/views/compare_panel.h"
#include "ui/views/view_message.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

QPushButton* makeButton(const QString& name)
{
    auto* button = new QPushButton;
    button->setObjectName(name);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

CompareView::CompareView(Document& document, Evaluator& evaluator, QWidget* parent)
    : View(parent), m_document(document), m_evaluator(evaluator), m_title(new QLabel), m_name(new ElidedLabel),
      m_pin(makeButton(u"comparePin"_s)), m_hold(makeButton(u"compareHold"_s)), m_swap(makeButton(u"compareSwap"_s)),
      m_unpin(makeButton(u"compareUnpin"_s)), m_zoom(new ZoomButtons), m_body(new QWidget),
      m_a(new ComparePanel(u"compareA"_s)), m_b(new ComparePanel(u"compareB"_s)),
      m_difference(new ComparePanel(u"compareDifference"_s)), m_legend(new LegendBar), m_readout(new QLabel),
      m_message(new QLabel)
{
    setObjectName(u"compareView"_s);
    for (QLabel* label : {m_readout, m_message}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        setLook(label, Look::Muted);
    }
    m_readout->setObjectName(u"compareReadout"_s);
    m_readout->setAlignment(Qt::AlignTop);
    m_message->setObjectName(u"compareMessage"_s);
    m_message->setAlignment(Qt::AlignCenter);
    for (QWidget* part : std::initializer_list<QWidget*>{m_a, m_b, m_difference, m_legend, m_readout})
        part->setParent(m_body);
    m_legend->setObjectName(u"compareLegend"_s);
    m_body->setMinimumSize(400, 280);
    m_body->installEventFilter(this);
    m_body->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    auto* header = new HeaderLayout;
    makeHeader(*header);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 12, 24, 8);
    layout->setSpacing(8);
    layout->addLayout(header);
    layout->addWidget(m_body, 1);
    layout->addWidget(m_message, 1);
    setFocusProxy(m_b);

    link();
    connect(&evaluator, &Evaluator::evaluated, this, &CompareView::showSource);
    connect(&evaluator, &Evaluator::busyChanged, this, &CompareView::showHeader);
    connect(&document, &Document::selectionChanged, this, &CompareView::showSelection);
    retranslate();
}

CompareView::~CompareView() = default;

void CompareView::makeHeader(HeaderLayout& header)
{
    m_title->setObjectName(u"compareTitle"_s);
    m_name->setObjectName(u"compareHeadName"_s);
    m_name->setTextFormat(Qt::PlainText);
    setLook(m_title, Look::Title);
    setLook(m_name, Look::Muted);
    m_hold->setCheckable(true);
    m_swap->setCheckable(true);
    header.setSpacing(8);
    header.addWidget(m_title);
    header.addWidget(m_name, 1);
    m_zoom->setObjectName(u"compareZoom"_s);
    m_zoom->hide();
    header.addWidget(m_zoom);
    for (QPushButton* button : {m_hold, m_swap, m_unpin, m_pin})
        header.addWidget(button);
    connect(m_pin, &QPushButton::clicked, this, &CompareView::pin);
    connect(m_unpin, &QPushButton::clicked, this, &CompareView::unpin);
    connect(m_swap, &QPushButton::clicked, this, &CompareView::swap);
    connect(m_hold, &QPushButton::clicked, this, &CompareView::holdHead);
}

bool CompareView::pin()
{
    const auto source = m_evaluator.exportable();
    if (!source || source->queryCount() == 0)
        return false;
    const Selection& at = m_document.selection();
    take({m_evaluator.kept(), {at.layer, at.head}, m_document.content()});
    return true;
}

void CompareView::unpin()
{
    take({});
}

void CompareView::take(const Pinned& pinned)
{
    m_pinned = pinned;
    showSource();
    emit pinnedChanged(isPinned());
}

std::function<void()> CompareView::wayBack()
{
    return [this, pinned = m_pinned, component = m_component] {
        m_component = component;
        take(pinned);
    };
}

void CompareView::swap()
{
    m_pinned.swapped = !m_pinned.swapped;
    showSource();
}

void CompareView::holdHead(bool held)
{
    m_pinned.held = held;
    showSource();
}

void CompareView::setOptions(const HeatmapOptions& options)
{
    m_options = options;
    m_options.layer = m_options.head = 0;
    showSource();
}

void CompareView::setPresenting(bool presenting)
{
    for (ComparePanel* panel : {m_a, m_b, m_difference})
        panel->canvas().setPresenting(presenting);
}

CompareView::Sides CompareView::sides(std::shared_ptr<const AttentionSource> present) const
{
    const Selection& at = m_document.selection();
    const ComparedHead now{std::move(present), {at.layer, at.head}};
    const ComparedHead pinned{m_evaluator.shown(m_pinned.source), m_pinned.held ? m_pinned.place : now.place};
    if (m_pinned.swapped)
        return {now, pinned, tr("now"), tr("pinned")};
    return {pinned, now, tr("pinned"), tr("now")};
}

void CompareView::showSource()
{
    if (!isVisible() && m_evaluator.source()) // showEvent catches up
        return;
    QString text = viewMessage(m_document, m_evaluator);
    if (text.isEmpty() && !isPinned())
        text = tr("Pin the present state as A, then change something: A, the state then, and what the change did "
                  "stand here side by side.");
    if (m_message->text() != text)
        m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
    m_body->setVisible(text.isEmpty());
    showHeader();
    m_comparison = {};
    if (text.isEmpty()) {
        const Sides shown = sides(m_evaluator.source());
        const QString missing = tr("There is no such head or quantity here.");
        HeatmapOptions options = m_options;
        options.query = options.quantity == Quantity::Gradient ? m_document.selection().query : 0;
        m_comparison = compare(shown.a, shown.b, options);
        m_a->setCaption(u"A: %1 · %2"_s.arg(headPlaceText(shown.a.place.layer, shown.a.place.head), shown.aName));
        m_b->setCaption(u"B: %1 · %2"_s.arg(headPlaceText(shown.b.place.layer, shown.b.place.head), shown.bName));
        m_a->setPart(m_comparison.a, missing);
        m_b->setPart(m_comparison.b, missing);
        m_difference->setCaption(u"B − A"_s);
        arrange(); // shows the difference too
    } else {
        for (ComparePanel* panel : {m_a, m_b, m_difference})
            panel->setPart({}, {});
    }
    showLegend();
    m_shown = m_document.selection();
    showSelection();
}

void CompareView::showSelection()
{
    if (!isVisible())
        return;
    const Selection& at = m_document.selection();
    const bool isOfQuery = m_options.quantity == Quantity::Gradient;
    if (at.layer != m_shown.layer || at.head != m_shown.head || (isOfQuery && at.query != m_shown.query)) {
        showSource(); // comes back here
        return;
    }
    const Index row = hasKeyRows(m_options.quantity) ? at.key : at.query;
    const Index column = isKeyed(m_options.quantity) ? at.key : m_component;
    for (ComparePanel* panel : {m_a, m_b, m_difference})
        panel->select(row, column);
    showReadout(row, column);
}

/// “cube” reads “red”: A 0.12, B 0.43, B − A 0.31.
void CompareView::showReadout(Index row, Index column)
{
    QString text;
    const auto valueOf = [&](const Comparison::Part& part) {
        const Index layer = part.options.layer;
        const Quantity quantity = part.options.quantity;
        if (isMasked(quantity) && !part.source->sees(layer, row, column))
            return tr("forbidden");
        if (isLeftOut(part.options, column))
            return tr("left out");
        const auto shown = shownSource(part.source, part.options);
        return numberText(shown->tile(quantity, layer, 0, {row, column, 1, 1})(0, 0), std::max(4, m_options.decimals));
    };
    const Comparison::Part& both = m_comparison.difference;
    const Quantity quantity = both.options.quantity;
    if (both.source && row >= 0 && row < both.source->rowCount(quantity, 0, 0) && column >= 0
        && column < both.source->columnCount(quantity, 0, 0)) {
        const QString pattern =
            isKeyed(m_options.quantity) && !hasKeyRows(m_options.quantity) ? tr("“%1” reads “%2”") : tr("“%1”, %2");
        text = filledIn(pattern, {rowLabel(*both.source, quantity, row), columnLabel(*both.source, quantity, column)});
        const QString values = m_inRow ? u":  A %1  ·  B %2  ·  B − A %3"_s : u"\nA  %1\nB  %2\nB − A  %3"_s;
        text += values.arg(valueOf(m_comparison.a), valueOf(m_comparison.b), valueOf(both));
    }
    if (m_readout->text() != text)
        m_readout->setText(text);
}

void CompareView::choose(Index row, Index column)
{
    Selection selection = m_document.selection();
    (hasKeyRows(m_options.quantity) ? selection.key : selection.query) = row;
    if (isKeyed(m_options.quantity))
        selection.key = column;
    else
        m_component = column;
    m_document.select(selection);
    showSelection();
}

void CompareView::showHeader()
{
    m_title->setText(tr("Compare"));
    m_name->setText(m_evaluator.isBusy() ? tr("Computing…") : quantityName(m_options.quantity));
    m_pin->setText(isPinned() ? tr("Pin Anew") : tr("Pin as A"));
    for (QPushButton* button : {m_hold, m_swap, m_unpin})
        button->setVisible(isPinned());
    m_hold->setChecked(m_pinned.held);
    m_swap->setChecked(m_pinned.swapped);
    m_hold->setText(tr("Hold %1").arg(headPlaceText(m_pinned.place.layer, m_pinned.place.head)));
}

double CompareView::pictureWidth() const
{
    return m_body->width();
}

MakePicture CompareView::pictureMaker(const Theme& theme, double width) const
{
    return [=, shown = sides(m_evaluator.exportable()), isPinned = isPinned(), swapped = m_pinned.swapped,
            options = m_options, letters = font()](const Pose& posed) {
        if (!isPinned || !(posed.source || (swapped ? shown.a : shown.b).source))
            return Picture();
        const Sides of = posedIn(shown, swapped, posed.source);
        const Sides far = posedIn(shown, swapped, posed.widest);
        return compareFigure(of.a, of.b, of.aName, of.bName, options, theme, letters, width,
                             posed.widest ? compare(far.a, far.b, options).difference.source : nullptr);
    };
}

CompareView::Sides CompareView::posedIn(Sides sides, bool swapped, const ShownSource& posed)
{
    if (posed)
        (swapped ? sides.a : sides.b).source = posed;
    return sides;
}

std::function<double(const ShownSource&)> CompareView::distance() const
{
    if (!isPinned())
        return {};
    return [shown = sides(m_evaluator.exportable()), swapped = m_pinned.swapped,
            options = m_options](const ShownSource& posed) {
        const Sides of = posedIn(shown, swapped, posed);
        return largestDifference(of.a, of.b, options);
    };
}

std::optional<CaptionOther> CompareView::comparedWith() const
{
    if (!isPinned())
        return std::nullopt;
    return CaptionOther{m_pinned.content, m_evaluator.shown(m_pinned.source),
                        m_pinned.held ? std::optional(m_pinned.place) : std::nullopt, !m_pinned.swapped};
}

QString CompareView::movingSide() const
{
    return !isPinned() ? QString() : m_pinned.swapped ? u"A"_s : u"B"_s;
}

void CompareView::retranslate()
{
    m_unpin->setText(tr("Unpin"));
    m_swap->setText(tr("Swap"));
    m_pin->setToolTip(tr("Keep the present state as A, to compare what comes with it"));
    m_unpin->setToolTip(tr("Forget what is pinned"));
    m_swap->setToolTip(tr("Exchange A and B: the present state is A, the pinned one B"));
    m_hold->setToolTip(tr("Keep the pinned side at the head that it was pinned at, to compare two heads"));
    showHeader();
}

void CompareView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        showSource();
    View::changeEvent(event);
}

bool CompareView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_body && event->type() == QEvent::Resize) {
        arrange();
        showSelection();
    }
    return View::eventFilter(watched, event);
}

void CompareView::showEvent(QShowEvent*)
{
    showSource();
}

} // namespace headlight
