#pragma once

#include "ui/controls/refusal_line.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace headlight {

class Document;
class LessonRun;
class PredictionPanel;
class StepBar;
class StepPage;
enum class LessonTarget;
enum class FormulaQuestion;

/// A lesson beside the window that it drives: its title and how far one is in it, the step's text, what it asks, and
/// the way on and back. It says what is wanted; the window does it.
class LessonColumn : public QWidget {
    Q_OBJECT

public:
    /// @param document in which cells are chosen
    explicit LessonColumn(Document& document, QWidget* parent = nullptr);
    ~LessonColumn() override;

    /// Shows a lesson, which outlives its being shown; null: none.
    void setRun(LessonRun* run);
    /// Lets go of the step's prediction; to be called before the run goes to another step.
    void leaveStep();
    /// Shows the run's step, or its end.
    void showStep();
    /// Whether presenter mode is on, where only the view and the slider are there to be looked at.
    void setPresenting(bool presenting);
    /// Has the keys go to where the step is answered, or to the way on.
    void takeKeys();
    /// Scrolls to what the step asks if that is below what is seen. @return whether it was
    bool showQuestion();
    /// Says, once, that going on leaves the step's question open. @return whether it was said now
    bool warnOfSkip();
    /// What the lesson that follows is called; nothing: none does.
    void setNextLesson(const Wording& title);
    /// Whether the window shows something else than the step does, which can be asked for again.
    void setStrayed(bool strayed);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void stepWanted(std::size_t step);
    /// The step's prediction is not open any more.
    void answered();
    void stepAgainWanted();
    void beginAgainWanted();
    void nextLessonWanted();
    void closeWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void openPage();
    bool isQuestionAhead() const;
    QString nextText() const;
    void showTexts();
    void showStepTexts();
    void showEndTexts();
    void showButtons();
    static QString questionText(FormulaQuestion question);
    static QString targetText(LessonTarget target);

    Document& m_document;
    LessonRun* m_run = nullptr;
    Wording m_nextLesson;
    QString m_nextTitle; ///< at the end; empty: there is none
    bool m_presenting = false;
    QLabel* m_lessonTitle;
    QPushButton* m_close;
    QLabel* m_place;
    StepBar* m_bar;
    StepPage* m_page;
    QLabel* m_summary;
    QLabel* m_question;
    QLabel* m_title;
    QLabel* m_target;
    QLabel* m_text;
    PredictionPanel* m_prediction = nullptr;
    QWidget* m_end;
    QPushButton* m_toOpen;
    QPushButton* m_nextLessonButton;
    QPushButton* m_beginAgain;
    QPushButton* m_stepAgain;
    QPushButton* m_back;
    QPushButton* m_next;
};

} // namespace headlight
