#pragma once

#include "ui/lessons/lesson_run.h"

#include <QWidget>

namespace headlight {

class Document;

/// Where an answer to a step's prediction is given: one kind of control for each kind of prediction.
class AnswerForm : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// For the prediction of the run's step, which outlives it.
    /// @param document in which cells are selected
    static AnswerForm* make(LessonRun& run, Document& document);

    /// What is answered now; none, with the reason said beside the control, if that is no answer.
    virtual std::optional<LessonAnswer> answer() = 0;
    /// Whether what answer() read can be read as another one as well: nobody can say which of them is meant.
    virtual bool readsTwoWays() const { return false; }
    /// Shows the right answer and takes no more.
    virtual void close(const LessonAnswer& right) = 0;
    /// The words of the lesson, in the language of the moment.
    virtual void showTexts() = 0;
    /// What is to be typed in, chosen or moved first.
    virtual QWidget* firstControl() = 0;

signals:
    /// Another answer stands there now.
    void changed();
    /// It is meant to be checked, as Enter says.
    void committed();

protected:
    void changeEvent(QEvent* event) override;
};

} // namespace headlight
