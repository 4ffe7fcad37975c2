#pragma once

#include "ui/lessons/lesson_run.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace headlight {

class AnswerForm;
class Document;

/// What a step asks before it is shown: the question, where to answer it, and what is said to the answer. A wrong one
/// brings the hint, and the offer to be shown the right one.
class PredictionPanel : public QWidget {
    Q_OBJECT

public:
    /// For the run's step, which has a prediction. Both outlive the panel.
    PredictionPanel(LessonRun& run, Document& document, QWidget* parent = nullptr);

    /// Where the keys go first; null: to the view.
    QWidget* firstControl() const;
    /// Says that the open question will be skipped. @return false if it was said before
    bool warnOfSkip();

    const QWidget& question() const;
    /// The last that there is to see: what checks an answer; once it is answered, what is said to it.
    QWidget* end();

signals:
    /// Someone works at an answer.
    void attended();
    /// It was answered right, or its answer was shown: nothing is hidden any more.
    void answered();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void attend();
    void check();
    void reveal();
    void close();
    void showTexts();
    /// Says what is said to an answer to screen readers too, and where it can be seen.
    void tell();
    QString feedback();
    QString rightText();
    QString saidToWrong();
    QString reasonOf(const Verdict& verdict) const;
    bool hidesSomethingShown() const;
    QString answerText();

    LessonRun& m_run;
    AnswerForm* m_form;
    QLabel* m_heading;
    QLabel* m_question;
    QPushButton* m_check;
    QPushButton* m_show;
    QLabel* m_feedback;
    QLabel* m_hidden;
    QLabel* m_skip;
    bool m_warnsOfSkip = false;
    std::optional<LessonAnswer> m_given; ///< checked last
};

} // namespace headlight
