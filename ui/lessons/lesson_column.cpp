#include "ui/lessons/lesson_column.h"

#include "core/text/korean.h"
#include "ui/controls/style.h"
#include "ui/controls/tab_order.h"
#include "ui/lessons/lesson_run.h"
#include "ui/lessons/paragraphs.h"
#include "ui/lessons/prediction_panel.h"
#include "ui/lessons/step_bar.h"
#include "ui/lessons/step_page.h"
#include "ui/paint/math_text.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr int margin = 16;
constexpr int gap = 8; // between two buttons
constexpr int leastWidth = 220;
constexpr int usualEms = 20;

QLabel* label(const QString& name, Qt::TextFormat format = Qt::RichText)
{
    auto* made = new QLabel;
    made->setObjectName(name);
    made->setTextFormat(format);
    made->setWordWrap(true);
    return made;
}

QPushButton* button(const QString& name)
{
    auto* made = new QPushButton;
    made->setObjectName(name);
    made->setAutoDefault(true); // Enter presses it
    return made;
}

} // namespace

LessonColumn::LessonColumn(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_lessonTitle(label(u"lessonTitle"_s, Qt::PlainText)),
      m_close(button(u"lessonClose"_s)), m_place(label(u"lessonPlace"_s, Qt::PlainText)), m_bar(new StepBar),
      m_page(new StepPage), m_summary(label(u"lessonSummary"_s, Qt::PlainText)), m_question(label(u"lessonQuestion"_s)),
      m_title(label(u"stepTitle"_s)), m_target(label(u"stepTarget"_s, Qt::PlainText)), m_text(label(u"stepText"_s)),
      m_end(new QWidget), m_toOpen(button(u"lessonToOpen"_s)), m_nextLessonButton(button(u"lessonFollowing"_s)),
      m_beginAgain(button(u"lessonBeginAgain"_s)), m_stepAgain(button(u"stepAgain"_s)), m_back(button(u"lessonBack"_s)),
      m_next(button(u"lessonNext"_s))
{
    setObjectName(u"lessonColumn"_s);
    setLook(this, Look::Panel);
    setLook(m_lessonTitle, Look::Heading);
    setLook(m_close, Look::Quiet);
    setLook(m_place, Look::Muted);
    setLook(m_summary, Look::Muted);
    setLook(m_question, Look::Heading);
    setLook(m_title, Look::Title);
    setLook(m_target, Look::Muted);
    setLook(m_stepAgain, Look::Quiet);
    setLook(m_toOpen, Look::Quiet);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setFocusPolicy(Qt::NoFocus);
    m_close->setText(u"✕"_s);
    layOut();

    connect(m_close, &QPushButton::clicked, this, &LessonColumn::closeWanted);
    connect(m_back, &QPushButton::clicked, this, [this] { emit stepWanted(m_run->index() - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] {
        if (showQuestion())
            takeKeys();
        else
            m_run->isAtEnd() ? emit closeWanted() : emit stepWanted(m_run->index() + 1);
    });
    connect(m_stepAgain, &QPushButton::clicked, this, &LessonColumn::stepAgainWanted);
    connect(m_toOpen, &QPushButton::clicked, this, [this] { emit stepWanted(m_run->openSteps().front()); });
    connect(m_beginAgain, &QPushButton::clicked, this, &LessonColumn::beginAgainWanted);
    connect(m_nextLessonButton, &QPushButton::clicked, this, &LessonColumn::nextLessonWanted);
    showTexts();
    hide();
}

LessonColumn::~LessonColumn() = default;

void LessonColumn::layOut()
{
    auto* top = new QHBoxLayout;
    top->addWidget(m_lessonTitle, 1);
    top->addWidget(m_close, 0, Qt::AlignTop);
    QVBoxLayout& content = m_page->content();
    content.addLayout(top);
    for (QLabel* one : {m_place, m_summary, m_question, m_title, m_target, m_text})
        content.addWidget(one);
    auto* end = new QVBoxLayout(m_end);
    end->setContentsMargins(0, 8, 0, 0);
    end->setSpacing(8);
    end->addWidget(m_toOpen, 0, Qt::AlignLeft);
    end->addWidget(m_nextLessonButton);
    end->addWidget(m_beginAgain, 0, Qt::AlignLeft);
    content.addWidget(m_end);
    content.addStretch(1);
    m_page->setObjectName(u"pageOfText"_s);
    connect(m_page, &StepPage::moved, this, &LessonColumn::showButtons);

    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(margin, 12, margin, 4);
    bar->addWidget(m_bar);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(margin, 8, margin, 12);
    foot->setSpacing(gap);
    foot->addWidget(m_back);
    foot->addStretch(1);
    foot->addWidget(m_next);
    auto* again = new QHBoxLayout;
    again->setContentsMargins(margin - 8, 0, margin, 0);
    again->addWidget(m_stepAgain);
    again->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addWidget(m_page, 1);
    layout->addLayout(again);
    layout->addLayout(foot);
}

QSize LessonColumn::sizeHint() const
{
    return {usualEms * m_text->fontInfo().pixelSize(), QWidget::sizeHint().height()};
}

QSize LessonColumn::minimumSizeHint() const
{
    // Also in large type the way on stands beside the way back, whatever it is called at the moment.
    const int next = segmentWidth(*m_next, tr("Question ↓"));
    const int foot = 2 * margin + gap + m_back->sizeHint().width() + next;
    return {std::max(leastWidth, foot), QWidget::minimumSizeHint().height()};
}

void LessonColumn::setRun(LessonRun* run)
{
    leaveStep();
    m_run = run;
    setVisible(run != nullptr);
}

void LessonColumn::setNextLesson(const Wording& title)
{
    m_nextLesson = title;
}

void LessonColumn::setPresenting(bool presenting)
{
    m_presenting = presenting;
    showTexts();
    if (m_run)
        openPage();
}

void LessonColumn::setStrayed(bool strayed)
{
    m_stepAgain->setVisible(strayed);
}

// Gone at once: it follows the selection, and would take the next step for its own.
void LessonColumn::leaveStep()
{
    delete std::exchange(m_prediction, nullptr);
}

void LessonColumn::showStep()
{
    const bool hadKeys = isAncestorOf(window()->focusWidget());
    leaveStep();
    if (!m_run->isAtEnd() && m_run->step().prediction) {
        m_prediction = new PredictionPanel(*m_run, m_document);
        m_page->content().insertWidget(m_page->content().indexOf(m_end), m_prediction);
        m_prediction->show(); // at once: it may be given the keys
        connect(m_prediction, &PredictionPanel::answered, this, [this] {
            showButtons();
            m_next->setFocus(Qt::OtherFocusReason);
            emit answered();
        });
        connect(m_prediction, &PredictionPanel::attended, m_page,
                [this] { m_page->bringIn(m_prediction->question(), *m_prediction->end()); });
    }
    setStrayed(false);
    showTexts();
    openPage();
    setTabOrderByLayout(*this);
    if (hadKeys)
        takeKeys();
    QAccessibleEvent alert(m_text, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void LessonColumn::openPage()
{
    m_page->open(m_title->isHidden() ? m_text : m_title, m_prediction ? m_prediction->end() : m_text);
}

bool LessonColumn::isQuestionAhead() const
{
    return m_prediction && m_run && m_run->isAsking()
           && m_page->isAhead(m_prediction->question(), *m_prediction->end());
}

bool LessonColumn::showQuestion()
{
    if (!isQuestionAhead())
        return false;
    m_page->goTo(m_prediction->question());
    return true;
}

bool LessonColumn::warnOfSkip()
{
    return m_prediction && m_run->isAsking() && m_prediction->warnOfSkip();
}

void LessonColumn::takeKeys()
{
    QWidget* first = m_prediction && m_run->isAsking() ? m_prediction->firstControl() : nullptr;
    (first ? first : m_next)->setFocus(Qt::OtherFocusReason);
}

void LessonColumn::showTexts()
{
    m_close->setAccessibleName(tr("Close the lesson"));
    m_close->setToolTip(tr("Close the lesson"));
    m_page->setAccessibleName(tr("The step's text"));
    m_stepAgain->setText(tr("Show the step again"));
    m_stepAgain->setToolTip(tr("The window shows something else now. Brings back what the step shows."));
    m_back->setText(tr("Back"));
    m_back->setToolTip(tr("The step before (Alt+Left)"));
    m_beginAgain->setText(tr("Begin again"));
    if (!m_run)
        return;
    const QString lessonTitle = m_run->text(m_run->lesson().title);
    m_lessonTitle->setText(breakable(lessonTitle));
    m_lessonTitle->setAccessibleName(lessonTitle);
    m_lessonTitle->setToolTip(m_run->text(m_run->lesson().summary));
    const QString summary = m_run->text(m_run->lesson().summary);
    m_summary->setText(breakable(summary));
    m_summary->setAccessibleName(summary);
    m_summary->setVisible(!summary.isEmpty() && m_run->index() == 0);
    m_bar->showProgress(m_run->isAtEnd() ? m_run->stepCount() : m_run->index() + 1, m_run->stepCount());
    m_run->isAtEnd() ? showEndTexts() : showStepTexts();
    showButtons();
}

void LessonColumn::showStepTexts()
{
    const LessonStep& step = m_run->step();
    m_place->setText(
        filledIn(tr("Step %1 of %2"), {QString::number(m_run->index() + 1), QString::number(m_run->stepCount())}));
    const QString formula = QString::fromStdString(m_run->lesson().formula);
    const QString asks = questionText(step.asks);
    m_question->setText(mathHtml(formula.isEmpty() ? asks : formula + u" — "_s + asks));
    m_question->setVisible(!asks.isEmpty());
    const QString title = m_run->text(step.title);
    m_title->setText(mathHtml(breakable(title)));
    m_title->setAccessibleName(title);
    m_title->setVisible(!title.isEmpty());
    const QString target = targetText(step.target);
    m_target->setText(target);
    const bool isThere = !m_presenting || step.target == LessonTarget::View || step.target == LessonTarget::Slider
                         || step.target == LessonTarget::Division;
    m_target->setVisible(!target.isEmpty() && isThere);
    const QString text = m_run->text(step.text);
    m_text->setText(paragraphsHtml(text));
    m_text->setAccessibleName(text);
    m_text->setVisible(!text.isEmpty());
    m_end->hide();
}

void LessonColumn::showEndTexts()
{
    m_nextTitle = m_nextLesson ? m_nextLesson() : QString(); // a file is read for it
    m_place->setText(tr("Done"));
    m_question->hide();
    m_target->hide();
    m_title->setText(tr("You are through"));
    m_title->setAccessibleName({});
    m_title->show();
    const auto asked = static_cast<int>(m_run->predictionCount());
    const QString score = asked == 0
                              ? QString()
                              : filledIn(tr("Predicted right at the first try: %1 of %2."),
                                         {QString::number(m_run->progress().rightAtOnce()), QString::number(asked)});
    const std::size_t open = m_run->openSteps().size();
    const QString left = open == 0   ? QString()
                         : open == 1 ? tr("1 question is still open.")
                                     : filledIn(tr("%1 questions are still open."), {QString::number(open)});
    const QString said = open == 0 ? score : score + u"\n\n"_s + left;
    m_text->setText(paragraphsHtml(said));
    m_text->setAccessibleName(said);
    m_text->setVisible(!said.isEmpty());
    m_toOpen->setText(open == 1 ? tr("Go to it") : tr("Go to the first of them"));
    m_toOpen->setVisible(open > 0);
    m_end->show();
}

void LessonColumn::showButtons()
{
    if (!m_run)
        return;
    const QString following = m_run->isAtEnd() ? m_nextTitle : QString();
    m_nextLessonButton->setText(tr("Next lesson"));
    m_nextLessonButton->setToolTip(following);
    m_nextLessonButton->setAccessibleDescription(following);
    m_nextLessonButton->setVisible(!following.isEmpty());
    m_back->setEnabled(m_run->index() > 0);
    m_next->setText(nextText());
    m_next->setToolTip(m_run->isAtEnd()    ? QString()
                       : isQuestionAhead() ? tr("To what is asked (Alt+Right)")
                                           : tr("The next step (Alt+Right)"));
    m_next->setDefault(!m_run->isAsking());
    fitSegment(m_next); // it may be bold
}

QString LessonColumn::nextText() const
{
    if (m_run->isAtEnd())
        return tr("Close");
    if (isQuestionAhead())
        return tr("Question ↓");
    if (m_run->isAsking())
        return tr("Skip");
    return m_run->index() + 1 == m_run->stepCount() ? tr("Finish") : tr("Next");
}

QString LessonColumn::questionText(FormulaQuestion question)
{
    switch (question) {
    case FormulaQuestion::FunctionOf:
        return tr("a function of what?");
    case FormulaQuestion::Shapes:
        return tr("which shapes?");
    case FormulaQuestion::Extremes:
        return tr("what at the extremes?");
    case FormulaQuestion::SpecialCases:
        return tr("which special cases?");
    case FormulaQuestion::WhereFrom:
        return tr("where from?");
    case FormulaQuestion::None:
        break;
    }
    return {};
}

QString LessonColumn::targetText(LessonTarget target)
{
    switch (target) {
    case LessonTarget::View:
        return tr("Look at the picture in the middle.");
    case LessonTarget::Slider:
        return tr("Look at the softmax slider.");
    case LessonTarget::Division:
        return tr("Look at the ÷√dₖ switch.");
    case LessonTarget::Sentence:
        return tr("Look at the sentence.");
    case LessonTarget::Embeddings:
        return tr("Look at the embeddings.");
    case LessonTarget::Heads:
        return tr("Look at the heads.");
    case LessonTarget::Matrices:
        return tr("Look at the head's matrices.");
    case LessonTarget::WorkedCell:
        return tr("Look at the worked cell.");
    case LessonTarget::None:
        break;
    }
    return {};
}

void LessonColumn::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        showTexts();
    else if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)
        fitSegment(m_next);
    QWidget::changeEvent(event);
}

} // namespace headlight
