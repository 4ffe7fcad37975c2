#include "ui/views/steps_view.h"

#include "ui/controls/elided_label.h"
#include "ui/controls/header_layout.h"
#include "ui/controls/player_bar.h"
#include "ui/controls/step_canvas.h"
#include "ui/controls/step_chooser.h"
#include "ui/controls/style.h"
#include "ui/document/evaluator.h"
#include "ui/export/figures.h"
#include "ui/paint/math_text.h"
#include "ui/paint/quantity_text.h"
#include "ui/paint/step_sum.h"
#include "ui/paint/step_text.h"
#include "ui/paint/steps_page.h"
#include "ui/views/view_message.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr int sumGap = 12; // between a cell's name and its sum

/// Lets the canvas have its room, or scrolls it.
class StepArea : public QScrollArea {
public:
    explicit StepArea(StepCanvas& canvas) : m_canvas(canvas)
    {
        setWidget(&canvas);
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus);
        setMinimumSize(canvas.minimumSizeHint());
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QScrollArea::resizeEvent(event);
        m_canvas.setRoom(viewport()->size());
    }
    void keyPressEvent(QKeyEvent* event) override { event->ignore(); } // they are the steps'

private:
    StepCanvas& m_canvas;
};

} // namespace

StepsView::StepsView(Document& document, Evaluator& evaluator, QWidget* parent)
    : View(parent), m_document(document), m_evaluator(evaluator), m_title(new QLabel), m_name(new ElidedLabel),
      m_player(new PlayerBar), m_chooser(new StepChooser), m_formula(new QLabel), m_sentence(new QLabel),
      m_canvas(new StepCanvas), m_area(new StepArea(*m_canvas)), m_place(new QLabel), m_sum(new ElidedLabel),
      m_idle(new QLabel), m_message(new QLabel), m_body(new QWidget)
{
    setObjectName(u"stepsView"_s);
    layOut();
    setFocusProxy(m_canvas);
    connect(m_player, &PlayerBar::stepChosen, this, &StepsView::goTo);
    connect(m_chooser, &StepChooser::stepChosen, m_player, &PlayerBar::goTo);
    connect(m_canvas, &StepCanvas::cellChosen, this, &StepsView::choose);
    connect(m_canvas, &StepCanvas::pointedChanged, this, &StepsView::showSum);
    connect(m_canvas, &StepCanvas::pictureRead, this, &StepsView::scrollToChosen);
    connect(m_canvas, &StepCanvas::busyChanged, this, &StepsView::showHead);
    connect(&evaluator, &Evaluator::evaluated, this, &StepsView::showSource);
    connect(&evaluator, &Evaluator::busyChanged, this, &StepsView::showHead);
    connect(&document, &Document::selectionChanged, this, &StepsView::showSelection);
}

StepsView::~StepsView() = default;

void StepsView::layOut()
{
    const std::pair<QWidget*, QString> names[] = {
        {m_title, u"stepsTitle"_s},     {m_name, u"stepsHeadName"_s}, {m_chooser, u"stepChooser"_s},
        {m_formula, u"stepFormula"_s},  {m_canvas, u"stepCanvas"_s},  {m_sentence, u"stepSentence"_s},
        {m_place, u"stepCell"_s},       {m_sum, u"stepSum"_s},        {m_idle, u"stepsIdle"_s},
        {m_message, u"stepsMessage"_s}, {m_player, u"stepPlayer"_s}};
    for (const auto& [widget, name] : names)
        widget->setObjectName(name);
    setLook(m_title, Look::Title);
    setLook(m_formula, Look::Title);
    for (QLabel* label : std::initializer_list<QLabel*>{m_name, m_sentence, m_place, m_idle, m_message})
        setLook(label, Look::Muted);
    for (QLabel* label : std::initializer_list<QLabel*>{m_name, m_sentence, m_place, m_sum, m_idle, m_message})
        label->setTextFormat(Qt::PlainText);
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_sentence->setWordWrap(true);
    m_idle->setWordWrap(true);

    auto* header = new HeaderLayout;
    makeHeader(*header);
    auto* body = new QVBoxLayout(m_body);
    body->setContentsMargins({});
    body->setSpacing(4);
    body->addWidget(m_chooser);
    body->addSpacing(4);
    body->addWidget(m_formula);
    body->addWidget(m_sentence);
    body->addSpacing(4);
    body->addWidget(m_area, 1);
    auto* sum = new QHBoxLayout;
    sum->setSpacing(sumGap);
    sum->addWidget(m_place);
    sum->addWidget(m_sum, 1);
    body->addLayout(sum);
    body->addWidget(m_idle);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 12, 24, 8);
    layout->setSpacing(8);
    layout->addWidget(m_body, 1); // before the header: the focus goes to the picture first
    layout->insertLayout(0, header);
    layout->addWidget(m_message, 1);
}

void StepsView::makeHeader(HeaderLayout& header)
{
    header.setSpacing(8);
    header.addWidget(m_title);
    header.addWidget(m_name, 1);
    header.addWidget(m_player);
}

void StepsView::setOptions(const HeatmapOptions& options)
{
    m_options.decimals = options.decimals;
    m_options.values = options.values;
    static_cast<WeightOptions&>(m_options) = weightOptions(options);
    showSource();
}

std::function<void()> StepsView::wayBack()
{
    return [this, wanted = m_wanted, component = m_component] {
        m_wanted = wanted;
        m_component = component;
        showStep();
    };
}

// A class has the room that the overview takes for larger cells.
void StepsView::setPresenting(bool presenting)
{
    m_chooser->setVisible(!presenting);
    m_idle->setVisible(!presenting);
    m_canvas->setPresenting(presenting);
    scrollToChosen();
}

void StepsView::showSource()
{
    if (!isVisible() && m_evaluator.source()) // showEvent catches up
        return;
    QString text = viewMessage(m_document, m_evaluator);
    const ShownSource& source = m_evaluator.source();
    const Selection& at = m_document.selection();
    m_steps.reset();
    if (text.isEmpty() && !source) // for a moment, while a veil falls or is lifted
        text = hiddenMessage();
    else if (text.isEmpty() && source->keyCount() == 0)
        text = tr("The memory has no tokens: there is nothing to read.");
    else if (text.isEmpty() && at.layer < source->layerCount() && at.head < source->headCount(at.layer))
        m_steps = std::make_shared<const AttentionSteps>(source, at.layer, at.head);
    else if (text.isEmpty()) // a head that the snapshot does not have yet
        text = tr("Computing…");
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
    m_body->setVisible(text.isEmpty());
    m_chooser->setSteps(m_steps, 0, m_options);
    showHead();
    showStep();
}

void StepsView::showHead()
{
    const Selection& at = m_document.selection();
    m_title->setText(headPlaceText(at.layer, at.head));
    QString name;
    if (m_evaluator.isBusy() || m_canvas->isBusy())
        name = tr("Computing…");
    else if (m_steps)
        name = QString::fromStdString(m_steps->head().name);
    m_name->setText(name);
}

void StepsView::showStep()
{
    const std::size_t place = m_steps ? m_steps->placeOf(m_wanted) : 0;
    m_player->setStep(static_cast<int>(place), m_steps ? static_cast<int>(m_steps->steps().size()) : 0);
    m_chooser->setPlace(place);
    m_canvas->setStep(m_steps, place, m_options);
    if (!m_steps)
        return;
    const AttentionStep& step = m_steps->steps()[place];
    m_formula->setText(mathHtml(stepFormula(*m_steps, step)));
    m_sentence->setText(stepSentence(*m_steps, step));
    QStringList notes{idleText(*m_steps), replicaText(*m_steps), lookNote(m_options)};
    notes.removeAll(QString());
    m_idle->setText(notes.join(u" · "_s));
    showSelection();
}

void StepsView::showSelection()
{
    if (!isVisible())
        return;
    const Selection& at = m_document.selection();
    const bool isAnotherHead = m_steps && (m_steps->layerIndex() != at.layer || m_steps->headIndex() != at.head);
    if (isAnotherHead) {
        showSource();
        return;
    }
    if (!m_steps)
        return;
    const StepMatrix result = m_steps->steps()[m_steps->placeOf(m_wanted)].result;
    const Index columns = m_steps->columnCount(result);
    m_canvas->choose({hasKeyRows(result) ? at.key : at.query,
                      isKeyed(result) ? at.key : std::clamp<Index>(m_component, 0, columns - 1)});
    scrollToChosen();
    showSum();
}

void StepsView::scrollToChosen()
{
    const auto cell = m_canvas->pointed();
    if (!cell || !m_canvas->picture())
        return;
    const QRect rect = m_canvas->picture()->cellRect({m_canvas->picture()->step().result, *cell}).toAlignedRect();
    m_area->ensureVisible(rect.center().x(), rect.center().y(), 2 * rect.width(), 2 * rect.height());
}

void StepsView::showSum()
{
    const auto cell = m_canvas->pointed();
    if (!m_steps || !cell) {
        m_place->clear();
        m_sum->clear();
        return;
    }
    const AttentionStep& step = m_steps->steps()[m_steps->placeOf(m_wanted)];
    const QString place = stepCellName(*m_steps, step.result, cell->row, cell->column);
    const double taken = QFontMetricsF(m_place->font()).horizontalAdvance(place) + 2 * sumGap;
    const QString sum =
        stepSum(*m_steps, step, cell->row, cell->column, m_options.decimals, m_sum->font(), m_body->width() - taken);
    m_place->setText(place);
    m_sum->setText(sum);
    m_canvas->setAccessibleName(u"%1, %2: %3"_s.arg(stepFormula(*m_steps, step), place, sum));
}

void StepsView::goTo(int place)
{
    if (!m_steps)
        return;
    m_wanted = m_steps->steps()[static_cast<std::size_t>(place)].result;
    showStep();
}

void StepsView::choose(Index row, Index column)
{
    const StepMatrix result = m_steps->steps()[m_steps->placeOf(m_wanted)].result;
    Selection selection = m_document.selection();
    (hasKeyRows(result) ? selection.key : selection.query) = row;
    if (isKeyed(result))
        selection.key = column;
    else
        m_component = column;
    m_document.select(selection);
    showSelection();
}

void StepsView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        m_player->goBack();
        break;
    case Qt::Key_Right:
        m_player->goOn();
        break;
    case Qt::Key_Home:
        m_player->goToFirst();
        break;
    case Qt::Key_End:
        m_player->goToLast();
        break;
    case Qt::Key_Space:
        m_player->togglePlaying();
        break;
    default:
        View::keyPressEvent(event);
    }
}

double StepsView::pictureWidth() const
{
    return width();
}

MakePicture StepsView::pictureMaker(const Theme& theme, double width) const
{
    const Selection& at = m_document.selection();
    return [=, source = m_evaluator.exportable(), place = HeadPlace{at.layer, at.head}, options = m_options,
            letters = font()](const Pose& posed) {
        return stepsFigure(posed.source ? posed.source : source, place, options, theme, letters, width);
    };
}

void StepsView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        showSource();
    View::changeEvent(event);
}

void StepsView::showEvent(QShowEvent*)
{
    showSource();
}

void StepsView::resizeEvent(QResizeEvent* event)
{
    View::resizeEvent(event);
    showSum();
}

} // namespace headlight
