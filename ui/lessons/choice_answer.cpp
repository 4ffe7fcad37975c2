#include "ui/lessons/choice_answer.h"

#include "ui/controls/refusal_line.h"
#include "ui/lessons/choice_button.h"

#include <QButtonGroup>
#include <QVBoxLayout>

namespace headlight {

using namespace Qt::StringLiterals;

ChoiceAnswer::ChoiceAnswer(LessonRun& run, QWidget* parent)
    : AnswerForm(parent), m_run(run), m_choices(new QButtonGroup(this)), m_refusal(new RefusalLine)
{
    setObjectName(u"choiceAnswer"_s);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    for (std::size_t i = 0; i < run.step().prediction->choices.size(); ++i) {
        auto* button = new ChoiceButton;
        button->setObjectName(u"choice_%1"_s.arg(i));
        m_choices->addButton(button, static_cast<int>(i));
        layout->addWidget(button);
        connect(button, &ChoiceButton::entered, this, &AnswerForm::committed);
    }
    m_refusal->setObjectName(u"answerRefusal"_s);
    layout->addWidget(m_refusal);
    connect(m_choices, &QButtonGroup::idToggled, this, [this] { m_refusal->showReason({}); });
    connect(m_choices, &QButtonGroup::buttonClicked, this, &AnswerForm::changed);
    ChoiceAnswer::showTexts();
}

std::optional<LessonAnswer> ChoiceAnswer::answer()
{
    const int chosen = m_choices->checkedId();
    if (chosen >= 0)
        return static_cast<std::size_t>(chosen);
    m_refusal->showReason([] { return tr("Choose an answer first."); });
    return std::nullopt;
}

void ChoiceAnswer::close(const LessonAnswer& right)
{
    m_refusal->showReason({});
    const auto place = static_cast<int>(std::get<std::size_t>(right));
    const QList<QAbstractButton*> buttons = m_choices->buttons();
    for (QAbstractButton* button : buttons)
        static_cast<ChoiceButton*>(button)->close(m_choices->id(button) == place);
}

void ChoiceAnswer::showTexts()
{
    const auto& choices = m_run.step().prediction->choices;
    for (std::size_t i = 0; i < choices.size(); ++i)
        static_cast<ChoiceButton*>(m_choices->button(static_cast<int>(i)))->setChoice(m_run.text(choices[i].text));
}

QWidget* ChoiceAnswer::firstControl()
{
    return m_choices->button(0);
}

} // namespace headlight
