#pragma once

#include "ui/controls/refusal_line.h"

#include <QWidget>

class QPushButton;

namespace headlight {

class TextField;

/// A question with a field that opens in place, below what it is about: Enter or its button answers, Esc or the other
/// takes it away.
class PromptLine : public QWidget {
    Q_OBJECT

public:
    explicit PromptLine(QWidget* parent = nullptr);

    /// @param accept takes the answer; gives why it is refused, or nothing
    void ask(const Wording& question, const QString& text, const std::function<Wording(const QString&)>& accept);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void answer();
    void retranslate();

    Wording m_question;
    std::function<Wording(const QString&)> m_accept;
    QLabel* m_label;
    TextField* m_field;
    QPushButton* m_answer;
    QPushButton* m_cancel;
    RefusalLine* m_refusal;
};

} // namespace headlight
