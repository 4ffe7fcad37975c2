#include "ui/controls/prompt_line.h"

#include "ui/controls/style.h"
#include "ui/controls/text_field.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace headlight {

using namespace Qt::StringLiterals;

PromptLine::PromptLine(QWidget* parent)
    : QWidget(parent), m_label(new QLabel(this)), m_field(new TextField(this)), m_answer(new QPushButton(this)),
      m_cancel(new QPushButton(this)), m_refusal(new RefusalLine(this))
{
    setObjectName(u"prompt"_s);
    m_field->setObjectName(u"prompt_field"_s);
    m_field->installEventFilter(this);
    m_answer->setObjectName(u"prompt_answer"_s);
    m_cancel->setObjectName(u"prompt_cancel"_s);
    connect(m_answer, &QPushButton::clicked, this, &PromptLine::answer);
    connect(m_cancel, &QPushButton::clicked, this, &QWidget::hide);
    m_label->setBuddy(m_field);
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::PlainText);
    setLook(m_label, Look::Muted);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_label);
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    row->addWidget(m_field, 1);
    row->addWidget(m_answer);
    row->addWidget(m_cancel);
    layout->addLayout(row);
    layout->addWidget(m_refusal);
    retranslate();
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
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void PromptLine::retranslate()
{
    if (m_question)
        m_label->setText(m_question());
    m_answer->setText(tr("OK"));
    m_cancel->setText(tr("Cancel"));
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
