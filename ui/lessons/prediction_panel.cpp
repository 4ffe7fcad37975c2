#include "ui/lessons/prediction_panel.h"

#include "core/model/view_kind.h"
#include "core/text/korean.h"
#include "ui/controls/flow_layout.h"
#include "ui/controls/style.h"
#include "ui/document/lesson_text.h"
#include "ui/lessons/answer_form.h"
#include "ui/lessons/paragraphs.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

QLabel* textLabel(const QString& name)
{
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setFocusPolicy(Qt::NoFocus);
    return label;
}

QString paragraph(const QString& text)
{
    return text.isEmpty() ? QString() : u"\n\n"_s + text;
}

} // namespace

PredictionPanel::PredictionPanel(LessonRun& run, Document& document, QWidget* parent)
    : QWidget(parent), m_run(run), m_form(AnswerForm::make(run, document)), m_heading(new QLabel),
      m_question(textLabel(u"predictionQuestion"_s)), m_check(new QPushButton), m_show(new QPushButton),
      m_feedback(textLabel(u"predictionFeedback"_s)), m_hidden(new QLabel), m_skip(new QLabel)
{
    setObjectName(u"predictionPanel"_s);
    setLook(m_heading, Look::Heading);
    m_check->setObjectName(u"predictionCheck"_s);
    m_check->setDefault(true);
    m_check->setAutoDefault(true);
    m_show->setObjectName(u"predictionShow"_s);
    m_show->setAutoDefault(true);
    setLook(m_show, Look::Quiet);
    m_hidden->setObjectName(u"predictionHidden"_s);
    m_hidden->setWordWrap(true);
    setLook(m_hidden, Look::Muted);
    m_skip->setObjectName(u"predictionSkip"_s);
    m_skip->setWordWrap(true);
    setLook(m_skip, Look::Error);
    auto* buttons = new FlowLayout(8);
    buttons->addWidget(m_check);
    buttons->addWidget(m_show);
    auto* rule = new QWidget;
    rule->setFixedHeight(1);
    setLook(rule, Look::Rule);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(rule);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_heading, m_question, m_form})
        layout->addWidget(widget);
    layout->addLayout(buttons);
    layout->addWidget(m_feedback);
    layout->addWidget(m_hidden);
    layout->addWidget(m_skip);

    connect(m_form, &AnswerForm::committed, this, &PredictionPanel::check);
    connect(m_form, &AnswerForm::changed, this, [this] {
        m_given.reset(); // what was said was said to another answer
        m_feedback->setMinimumHeight(m_feedback->isHidden() ? 0 : m_feedback->height()); // nothing moves under a click
        showTexts();
        attend();
    });
    connect(m_check, &QPushButton::clicked, this, &PredictionPanel::check);
    connect(m_show, &QPushButton::clicked, this, &PredictionPanel::reveal);
    if (!run.isAsking())
        close();
    showTexts();
}

QWidget* PredictionPanel::firstControl() const
{
    return m_form->firstControl();
}

const QWidget& PredictionPanel::question() const
{
    return *m_heading;
}

QWidget* PredictionPanel::end()
{
    if (m_run.isAsking())
        return m_check;
    return m_feedback;
}

// Later: its place is known once everything is laid out.
void PredictionPanel::attend()
{
    const auto tell = [this] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        emit attended();
    };
    QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
}

void PredictionPanel::check()
{
    if (!m_run.isAsking())
        return;
    const std::optional<LessonAnswer> answer = m_form->answer();
    if (!answer)
        return attend();
    m_given = answer;
    m_feedback->setMinimumHeight(0);
    if (!m_run.verdict(*answer).decimals && m_run.predict(*answer)) // one that is rounded too far is no try
        return reveal();
    showTexts();
    tell();
}

void PredictionPanel::reveal()
{
    if (m_run.isAsking()) {
        m_given.reset();
        m_run.giveAway();
    }
    close();
    showTexts();
    emit answered();
    tell();
}

void PredictionPanel::tell()
{
    QAccessibleEvent alert(m_feedback, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    const auto scroll = [this] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest); // its place is known after that
        for (QWidget* outer = parentWidget(); outer; outer = outer->parentWidget())
            if (auto* area = qobject_cast<QScrollArea*>(outer))
                area->ensureWidgetVisible(m_feedback, 0, 8);
    };
    QMetaObject::invokeMethod(this, scroll, Qt::QueuedConnection);
}

void PredictionPanel::close()
{
    m_feedback->setMinimumHeight(0);
    m_form->close(m_run.rightAnswer());
    m_check->hide();
    m_show->hide();
}

QString PredictionPanel::answerText()
{
    const LessonAnswer right = m_run.rightAnswer();
    const Prediction& asked = *m_run.step().prediction;
    if (const GivenNumber* number = std::get_if<GivenNumber>(&right))
        return filledIn(tr("The answer: %1."), {lessonNumber(number->value)});
    if (const auto* choice = std::get_if<std::size_t>(&right); choice && *choice < asked.choices.size())
        return m_run.text(asked.choices[*choice].why);
    return {}; // it is seen
}

QString PredictionPanel::rightText()
{
    const GivenNumber* given = m_given ? std::get_if<GivenNumber>(&*m_given) : nullptr;
    const LessonAnswer right = m_run.rightAnswer();
    const GivenNumber* number = std::get_if<GivenNumber>(&right);
    if (!given || !number || lessonNumber(given->value) == lessonNumber(number->value))
        return tr("Right.");
    return filledIn(tr("Right. More exactly: %1."), {lessonNumber(number->value)});
}

QString PredictionPanel::saidToWrong()
{
    const Verdict verdict = m_run.verdict(*m_given);
    if (verdict.decimals)
        return decimalsText(*verdict.decimals, tr("Close: give 1 decimal."), tr("Close: give %1 decimals."));
    const QString reason = verdict.why ? m_run.text(*verdict.why) : reasonOf(verdict);
    return (tr("Not yet.") + u' ' + reason).trimmed();
}

// As much as a teacher would say without giving it away.
QString PredictionPanel::reasonOf(const Verdict& verdict) const
{
    const Prediction& asked = *m_run.step().prediction;
    switch (asked.kind) {
    case Prediction::Kind::Number:
        if (m_form->readsTwoWays())
            return {};
        return verdict.side > 0 ? tr("That is too large.") : tr("That is too small.");
    case Prediction::Kind::Order:
        return filledIn(tr("Line %1 is the first that does not belong where it stands."),
                        {QString::number(verdict.placed + 1)});
    case Prediction::Kind::Cell:
        if (verdict.isForbidden)
            return tr("The mask forbids that cell.");
        if (verdict.ahead == 1)
            return asked.largest ? tr("One cell of the row is larger.") : tr("One cell of the row is smaller.");
        return filledIn(asked.largest ? tr("%1 cells of the row are larger.") : tr("%1 cells of the row are smaller."),
                        {QString::number(verdict.ahead)});
    case Prediction::Kind::Choice:
        break;
    }
    return {};
}

QString PredictionPanel::feedback()
{
    const Prediction& asked = *m_run.step().prediction;
    if (m_run.isAsking()) {
        QString said = m_given ? saidToWrong() : QString();
        if (m_run.hasTried() && !asked.hint.isEmpty())
            said += paragraph(filledIn(tr("Hint: %1"), {m_run.text(asked.hint)}));
        return said;
    }
    const QString opening = m_run.outcome() == Outcome::Shown ? answerText() : rightText();
    QString why;
    if (m_given && m_run.outcome() != Outcome::Shown)
        if (const Verdict verdict = m_run.verdict(*m_given); verdict.why)
            why = u' ' + m_run.text(*verdict.why);
    return opening + why + paragraph(m_run.text(asked.explanation));
}

void PredictionPanel::showTexts()
{
    const bool tried = m_run.hasTried();
    m_heading->setText(tr("Your prediction"));
    m_question->setText(paragraphsHtml(m_run.text(m_run.step().prediction->question)));
    m_question->setAccessibleName(m_run.text(m_run.step().prediction->question));
    m_check->setText(tr("Check"));
    m_show->setText(tr("Show the answer"));
    m_show->setVisible(m_run.isAsking() && tried);
    m_hidden->setVisible(m_run.isAsking() && hidesSomethingShown());
    m_hidden->setText(tr("What would give it away is hidden in the window until you answer."));
    m_skip->setVisible(m_run.isAsking() && m_warnsOfSkip);
    m_skip->setText(tr("This question is still open. Press again to skip it."));
    const QString said = feedback().trimmed();
    m_feedback->setText(paragraphsHtml(said));
    m_feedback->setAccessibleName(said);
    m_feedback->setVisible(!said.isEmpty() || m_feedback->minimumHeight() > 0);
}

// Labs that are hidden while the step shows something else are not missed.
bool PredictionPanel::hidesSomethingShown() const
{
    const Veil& veil = m_run.step().prediction->veil;
    const auto scene = shownAt(m_run.lesson(), m_run.index()).scene;
    return veil.from || (veil.labs && scene && isLab(scene->view));
}

bool PredictionPanel::warnOfSkip()
{
    if (m_warnsOfSkip)
        return false;
    m_warnsOfSkip = true;
    showTexts();
    QAccessibleEvent alert(m_skip, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    return true;
}

void PredictionPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        showTexts();
    const QList<QEvent::Type> fits{QEvent::LanguageChange, QEvent::StyleChange, QEvent::FontChange};
    if (fits.contains(event->type()))
        fitSegment(m_check);
    QWidget::changeEvent(event);
}

void PredictionPanel::showEvent(QShowEvent* event)
{
    m_check->ensurePolished();
    fitSegment(m_check); // it is bold, and as large as presenter mode has it
    QWidget::showEvent(event);
}

} // namespace headlight
