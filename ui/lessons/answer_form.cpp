#include "ui/lessons/answer_form.h"

#include "ui/lessons/cell_answer.h"
#include "ui/lessons/choice_answer.h"
#include "ui/lessons/number_answer.h"
#include "ui/lessons/order_answer.h"

#include <QEvent>

namespace headlight {

AnswerForm* AnswerForm::make(LessonRun& run, Document& document)
{
    switch (run.step().prediction->kind) {
    case Prediction::Kind::Number:
        return new NumberAnswer(run);
    case Prediction::Kind::Choice:
        return new ChoiceAnswer(run);
    case Prediction::Kind::Cell:
        return new CellAnswer(run, document);
    case Prediction::Kind::Order:
        break;
    }
    return new OrderAnswer(run);
}

void AnswerForm::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        showTexts();
    QWidget::changeEvent(event);
}

} // namespace headlight
