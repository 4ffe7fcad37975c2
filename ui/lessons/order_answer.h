#pragma once

#include "ui/lessons/answer_form.h"

class QListWidget;
class QPushButton;

namespace headlight {

/// Lines to be put in order: dragged, or moved by buttons and by Alt and an arrow key.
class OrderAnswer : public AnswerForm {
    Q_OBJECT

public:
    explicit OrderAnswer(LessonRun& run, QWidget* parent = nullptr);

    std::optional<LessonAnswer> answer() override;
    void close(const LessonAnswer& right) override;
    void showTexts() override;
    QWidget* firstControl() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill(const std::vector<std::size_t>& order);
    void move(int by);
    void fitHeight();
    void showButtons();

    LessonRun& m_run;
    QListWidget* m_list;
    QPushButton* m_up;
    QPushButton* m_down;
    bool m_closed = false;
};

} // namespace headlight
