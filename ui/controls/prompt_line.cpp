#include "ui/controls/prompt_line.h"

#include "ui/controls/style.h"
#include "ui/controls/text_field.h"

#include <QEvent>
#include <QKeyEvent>
#include <QVBoxLayout>

namespace headlight {

using namespace Qt::StringLiterals;

PromptLine::PromptLine(QWidget* parent)
    : QWidget(parent), m_label(new QLabel(this)), m_field(new TextField(this)), m_refusal(new RefusalLine(this))
{
    setObjectName(u"prompt"_s);
    m_field->setObjectName(u"prompt_field"_s);
    m_field->installEventFilter(this);
    m_label->setBuddy(m_field);
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::PlainText);
    setLook(m_label, Look::Muted);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_label);
    layout->addWidget(m_field);
    layout->addWidget(m_refusal);
    hide();
}

void PromptLine::ask(const Wording& question, const QString& text, const std::function<Wording(const QString&)>& accept)
{
    m_question = question;
    m_accept = accept;
    m_label->setText(question());
    m_field->setText(text);
    m_field->selectAll();
    m_refusal->showReason({});
    show();
    m_field->setFocus();
}

void PromptLine::answer()
{
    const Wording refusal = m_accept(m_field->text().trimmed());
    m_refusal->showReason(refusal);
    if (!refusal)
        hide();
}

void PromptLine::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && m_question)
        m_label->setText(m_question());
    QWidget::changeEvent(event);
}

bool PromptLine::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape) {
            hide();
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            answer();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace headlight
