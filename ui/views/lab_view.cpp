#include "ui/views/lab_view.h"

#include "ui/controls/elided_label.h"
#include "ui/controls/page_area.h"
#include "ui/controls/page_canvas.h"
#include "ui/controls/refusal_line.h"
#include "ui/controls/style.h"
#include "ui/controls/title_row.h"
#include "ui/document/document.h"
#include "ui/document/evaluator.h"
#include "ui/document/model_edits.h"
#include "ui/export/page_figure.h"
#include "ui/views/lab_controls.h"
#include "ui/views/view_message.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <cmath>
#include <utility>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr int leastHeights[] = {220, 140}; ///< of the displays; of those with the softmax slider below
constexpr int showAfter = 100;             ///< ms between two looks at the progress

} // namespace

LabView::LabView(Document& document, Evaluator& evaluator, QWidget* parent)
    : View(parent), m_document(document), m_evaluator(evaluator), m_title(new QLabel), m_question(new QLabel),
      m_controls(new LabControls), m_refusal(new RefusalLine), m_run(new QPushButton), m_step(new QPushButton),
      m_reset(new QPushButton), m_probe(new QPushButton), m_past(new ElidedLabel), m_progress(new QProgressBar),
      m_cancel(new QPushButton), m_canvas(new PageCanvas), m_area(new PageArea(*m_canvas)), m_message(new QLabel),
      m_reader({[](const LabRequest& wish, const std::atomic<bool>& stop) {
                    LabRequest request = wish;
                    request.stop = &stop;
                    return labOf(request.kind).page(request);
                },
                [](const LabRequest&, const LabRequest&) { return false; },
                [this](const LabRequest& wish, const Page& page) { take(wish, page); }, [this] { showRun(); }})
{
    setObjectName(u"labView"_s);
    m_title->setObjectName(u"labTitle"_s);
    m_question->setObjectName(u"labQuestion"_s);
    m_controls->setObjectName(u"labControls"_s);
    m_run->setObjectName(u"labRun"_s);
    m_step->setObjectName(u"labStep"_s);
    m_reset->setObjectName(u"labReset"_s);
    m_probe->setObjectName(u"labProbe"_s);
    m_past->setObjectName(u"labPast"_s);
    m_past->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_progress->setObjectName(u"labProgress"_s);
    m_cancel->setObjectName(u"labCancel"_s);
    m_canvas->setObjectName(u"labPage"_s);
    makeMessage(*m_message, u"labMessage"_s);
    setLook(m_title, Look::Title);
    setLook(m_question, Look::Muted);
    setLook(m_past, Look::Muted);
    m_question->setWordWrap(true);
    m_progress->setRange(0, 100);
    m_progress->setFixedWidth(120);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 12, 24, 8);
    layout->setSpacing(8);
    layout->addWidget(new TitleRow(m_title, m_past,
                                   {new PageTurner(*m_canvas), m_progress, m_cancel, m_probe, m_run, m_step, m_reset}));
    layout->addWidget(m_question);
    layout->addWidget(m_controls);
    layout->addWidget(m_refusal);
    layout->addWidget(m_area, 1);
    layout->addWidget(m_message, 1);
    setFocusProxy(m_canvas);

    connect(m_controls, &LabControls::edited, this, [this](const std::string& name, double value) {
        LabState changed = state();
        changed[name] = value;
        takeState(lab().edited(changed, name));
    });
    connect(m_controls, &LabControls::refused, m_refusal, &RefusalLine::showReason);
    connect(m_reset, &QPushButton::clicked, this, [this] {
        m_clock.stop();
        takeState(lab().firstState());
    });
    connect(m_run, &QPushButton::clicked, this, &LabView::toggleRun);
    connect(m_step, &QPushButton::clicked, this, [this] {
        m_clock.stop();
        runOn();
    });
    connect(m_probe, &QPushButton::clicked, this, &LabView::probeWanted);
    connect(m_cancel, &QPushButton::clicked, this, &LabView::cancel);
    connect(m_canvas, &PageCanvas::pressed, this, &LabView::press);
    connect(m_canvas, &PageCanvas::dragged, this, &LabView::drag);
    m_canvas->setSelects([this](int part, QPointF value) {
        const auto now = request();
        return now && lab().cellAt(*now, part, value);
    });
    connect(m_canvas, &PageCanvas::nudged, this, &LabView::nudge);
    connect(m_canvas, &PageCanvas::released, this, [this] {
        m_gesture.finish();
        m_grab.reset();
        m_documentGesture = 0;
    });
    connect(&m_clock, &QTimer::timeout, this, &LabView::runOn);
    m_watch.setInterval(showAfter);
    connect(&m_watch, &QTimer::timeout, this, &LabView::showRun);
    connect(&evaluator, &Evaluator::evaluated, this, &LabView::showPage);
    connect(&document, &Document::changed, this, [this](const Change& what) {
        if (!what.wholeDocument)
            return;
        m_canvas->letGo();
        leaveCell();
    });
    connect(&document, &Document::selectionChanged, this, &LabView::showPage);
    showLab(m_kind);
}

LabView::~LabView() = default;

// What has no room is scrolled to in the window's centre, and all controls are there then.
QSize LabView::minimumSizeHint() const
{
    return {View::minimumSizeHint().width(), layout()->totalMinimumHeightForWidth(width())};
}

void LabView::showLab(ViewKind kind)
{
    m_clock.stop();
    m_canvas->letGo(); // what was pressed means nothing in another lab
    if (std::exchange(m_kind, kind) != kind)
        m_canvas->setPage({}); // that of another lab is not shown until this one's is there
    m_reader.forget();
    m_area->setMinimumHeight(leastHeights[lab().usesDocument() ? 1 : 0]);
    m_hasRun = false;
    m_canvas->turnTo(0);
    m_controls->setLab(lab());
    m_refusal->showReason({});
    retranslate();
    showPage();
}

bool LabView::turnFurther(int step)
{
    const int before = m_canvas->sheet();
    turn(step);
    return m_canvas->sheet() != before;
}

bool LabView::turn(int step)
{
    m_canvas->turnTo(m_canvas->sheet() + step);
    return m_canvas->sheetCount() > 1;
}

void LabView::setPresenting(bool presenting)
{
    m_controls->setPresenting(presenting);
    m_question->setHidden(presenting);
}

LabState LabView::state() const
{
    const auto held = m_states.find(m_kind);
    LabState state = held == m_states.end() ? lab().firstState() : held->second;
    if (lab().usesDocument())
        state[scoreMultiplier] = m_evaluator.content().model.scoreMultiplier;
    return state;
}

void LabView::setState(const LabState& state)
{
    m_states[m_kind] = lab().completed(state);
    showPage();
    emit stateChanged();
}

/// Takes in what a person did: the document's part of it is an edit of the document.
void LabView::takeState(const LabState& state)
{
    const auto multiplier = state.find(scoreMultiplier);
    const Content& content = m_evaluator.content();
    m_states[m_kind] = lab().completed(state);
    if (multiplier != state.end() && multiplier->second != content.model.scoreMultiplier) {
        if (m_evaluator.isPlaying()) {
            m_evaluator.play(setScoreMultiplier(content, multiplier->second));
        } else {
            if (m_gesture.isRunning() && m_documentGesture == 0)
                m_documentGesture = m_document.beginGesture();
            m_document.edit(setScoreMultiplier(content, multiplier->second), m_documentGesture);
        }
    }
    showPage();
    emit stateChanged();
}

/// A row of the document is taken apart whole, so that the page would say what was left out of it.
bool LabView::isVeiled() const
{
    const auto& veil = m_evaluator.veil();
    return veil && (veil->labs || (veil->from && lab().usesDocument()));
}

std::optional<LabRequest> LabView::request() const
{
    if (isVeiled())
        return std::nullopt;
    LabRequest request;
    request.kind = m_kind;
    request.state = state();
    if (!lab().usesDocument())
        return request;
    if (!viewMessage(m_document, m_evaluator).isEmpty() || !m_evaluator.source())
        return std::nullopt;
    const Selection& at = m_document.selection();
    request.source = m_evaluator.source();
    request.place = {at.layer, at.head};
    request.query = at.query;
    request.key = at.key;
    if (lab().usesProbe())
        request.content = std::make_shared<const Content>(m_evaluator.content());
    const Head& head =
        m_evaluator.content().model.layers[static_cast<std::size_t>(at.layer)].heads[static_cast<std::size_t>(at.head)];
    request.divisor = head.scale.divisor(head.dK);
    const bool inside = at.layer < request.source->layerCount() && at.head < request.source->headCount(at.layer)
                        && at.query < request.source->queryCount() && at.key < request.source->keyCount();
    return inside ? std::optional(request) : std::nullopt; // the source may be of another sentence for a moment
}

Page LabView::shownPage() const
{
    return request() && !isComputing() ? m_canvas->page() : Page();
}

void LabView::forgetPage()
{
    m_reader.forget();
    m_clock.stop();
    m_canvas->setPage({});
}

void LabView::showPage()
{
    if (isVeiled())
        forgetPage(); // unseen, too: whoever asks for it may ask at any time
    if (!isVisible()) // showEvent catches up
        return;
    QString text = lab().usesDocument() ? viewMessage(m_document, m_evaluator) : QString();
    if (text.isEmpty() && isVeiled())
        text = hiddenMessage();
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
    m_area->setVisible(text.isEmpty());
    m_controls->setVisible(!isVeiled());
    m_reset->setVisible(!isVeiled());
    m_reset->setEnabled(state() != lab().firstState());
    const QString hint = lab().hint(state());
    m_question->setText(isVeiled() ? QString() : hint.isEmpty() ? lab().question() : lab().question() + u' ' + hint);
    const auto wanted = request();
    m_controls->setState(state(), wanted ? &*wanted : nullptr);
    if (!wanted) {
        showRun();
        return;
    }
    if (lab().isHeavy(wanted->state)) {
        LabRequest later = *wanted;
        later.done = m_done = std::make_shared<std::atomic<double>>(0);
        m_reader.want(later);
    } else {
        m_reader.forget();
        take(*wanted, lab().page(*wanted));
    }
    showRun();
}

void LabView::take(const LabRequest& request, const Page& page)
{
    if (request.kind != m_kind)
        return;
    if (m_shown.first == m_kind && lab().isOtherPage(m_shown.second, request.state))
        m_canvas->turnTo(0);
    m_canvas->setPage(page);
    m_shown = {m_kind, request.state};
    showRun();
}

/// Back to what the page shows.
void LabView::cancel()
{
    m_clock.stop();
    m_reader.forget();
    if (m_shown.first == m_kind)
        setState(m_shown.second);
    showRun();
}

double LabView::pictureWidth() const
{
    return m_canvas->width();
}

bool LabView::isTurned() const
{
    return m_canvas->sheetCount() > 1;
}

MakePicture LabView::pictureMaker(const Theme& theme, double width) const
{
    const Lab& shown = lab();
    const FigureHeading heading{shown.title(), shown.question()};
    const auto now = shown.usesDocument() ? request() : std::nullopt;
    return [=, &shown, page = shownPage(), inSight = m_canvas->partsInSight(), letters = font()](const Pose& posed) {
        Page all = page;
        if (now) { // the document may be posed for it
            LabRequest wanted = *now;
            if (posed.source)
                wanted.source = posed.source;
            all = shown.page(wanted);
        }
        return pageFigure(heading, posed.inSight ? partsOf(all, inSight.first, inSight.second) : all, theme, letters,
                          width);
    };
}

void LabView::retranslate()
{
    m_title->setText(lab().title());
    m_reset->setText(tr("Reset"));
    m_reset->setToolTip(tr("Everything in this lab as it began"));
    m_probe->setText(tr("Probe Sentences…"));
    m_probe->setToolTip(tr("The document's sentences, and which word is to read which"));
    m_step->setText(tr("Step"));
    m_step->setToolTip(tr("One step of what Run does"));
    m_run->setToolTip(tr("Goes on by itself, step by step"));
    m_cancel->setText(tr("Cancel"));
    m_progress->setAccessibleName(tr("How much is computed"));
    m_canvas->setAccessibleName(lab().title());
    showRun();
}

void LabView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_controls->setLab(lab());
        retranslate();
        showPage();
    }
    View::changeEvent(event);
}

void LabView::resizeEvent(QResizeEvent* event)
{
    View::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry(); // other lines of controls
}

void LabView::showEvent(QShowEvent*)
{
    showPage();
}

void LabView::hideEvent(QHideEvent*)
{
    m_clock.stop();
    m_canvas->letGo(); // it does not hear of the release
}

} // namespace headlight
