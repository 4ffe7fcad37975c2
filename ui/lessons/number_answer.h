#pragma once

#include "ui/lessons/answer_form.h"

class QLabel;

namespace headlight {

class RefusalLine;
class TextField;

/// A number that is typed in, as people write it: 0.88 or 0,88, 88%, 1/3, √2, e, 409 600 or 409,600.
class NumberAnswer : public AnswerForm {
    Q_OBJECT

public:
    explicit NumberAnswer(LessonRun& run, QWidget* parent = nullptr);

    std::optional<LessonAnswer> answer() override;
    bool readsTwoWays() const override { return m_readsTwoWays; }
    void close(const LessonAnswer& right) override;
    void showTexts() override;
    QWidget* firstControl() override;

private:
    GivenNumber ofTwoReadings(const GivenNumber& decimal, const GivenNumber& whole, bool hasComma);

    LessonRun& m_run;
    TextField* m_field;
    QLabel* m_precision;
    RefusalLine* m_refusal;
    bool m_readsTwoWays = false;
};

} // namespace headlight
