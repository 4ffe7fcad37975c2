#pragma once

#include "ui/lessons/answer_form.h"

class QLabel;

namespace headlight {

class RefusalLine;

/// A cell of one row: the one that is selected in the window, by a click or by keys.
class CellAnswer : public AnswerForm {
    Q_OBJECT

public:
    CellAnswer(LessonRun& run, Document& document, QWidget* parent = nullptr);

    std::optional<LessonAnswer> answer() override;
    void close(const LessonAnswer& right) override;
    void showTexts() override;
    QWidget* firstControl() override;

private:
    QString token(bool query, Index index) const;

    LessonRun& m_run;
    Document& m_document;
    QLabel* m_chosen;
    RefusalLine* m_refusal;
    std::optional<Index> m_right; ///< the column, once it is said
};

} // namespace headlight
