#pragma once

#include "ui/lessons/answer_form.h"

class QButtonGroup;

namespace headlight {

class RefusalLine;

/// One of several answers.
class ChoiceAnswer : public AnswerForm {
    Q_OBJECT

public:
    explicit ChoiceAnswer(LessonRun& run, QWidget* parent = nullptr);

    std::optional<LessonAnswer> answer() override;
    void close(const LessonAnswer& right) override;
    void showTexts() override;
    QWidget* firstControl() override;

private:
    LessonRun& m_run;
    QButtonGroup* m_choices;
    RefusalLine* m_refusal;
};

} // namespace headlight
