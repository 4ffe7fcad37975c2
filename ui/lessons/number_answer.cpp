#include "ui/lessons/number_answer.h"

#include "core/text/parse_number.h"
#include "ui/controls/refusal_line.h"
#include "ui/controls/style.h"
#include "ui/controls/text_field.h"
#include "ui/document/lesson_text.h"

#include <QLabel>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

/// A text without the spaces that set off groups of three digits.
QString withoutSpaces(QString text)
{
    static const QRegularExpression between(u"(?<=\\d)[\\s\\x{202F}\\x{2009}]+(?=\\d{3}(?!\\d))"_s);
    return text.remove(between);
}

/// "409,600" as a whole number in groups of three; elsewhere the comma is a decimal one.
std::optional<double> grouped(QString text)
{
    static const QRegularExpression groups(u"^\\s*\\d{1,3}(,\\d{3})+\\s*$"_s);
    if (!groups.match(text).hasMatch())
        return std::nullopt;
    return text.remove(u',').toDouble();
}

/// Whether a question says itself how exact its answer is to be.
bool saysDecimals(const QString& question)
{
    return question.contains(u"decimal"_s, Qt::CaseInsensitive) || question.contains(u"소수점"_s);
}

} // namespace

NumberAnswer::NumberAnswer(LessonRun& run, QWidget* parent)
    : AnswerForm(parent), m_run(run), m_field(new TextField), m_precision(new QLabel), m_refusal(new RefusalLine)
{
    setObjectName(u"numberAnswer"_s);
    m_field->setObjectName(u"answerField"_s);
    m_field->setMaximumWidth(180);
    m_refusal->setObjectName(u"answerRefusal"_s);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_field);
    m_precision->setObjectName(u"answerPrecision"_s);
    m_precision->setWordWrap(true);
    setLook(m_precision, Look::Muted);
    layout->addWidget(m_precision);
    layout->addWidget(m_refusal);
    connect(m_field, &QLineEdit::textEdited, this, [this] {
        m_refusal->showReason({});
        emit changed();
    });
    connect(m_field, &QLineEdit::returnPressed, this, &AnswerForm::committed);
    NumberAnswer::showTexts();
}

std::optional<LessonAnswer> NumberAnswer::answer()
{
    const QString text = m_field->text().trimmed();
    const Result<double, NumberError> number = parseNumber(withoutSpaces(text));
    const auto known = [this](double read) {
        const Verdict verdict = m_run.verdict(read);
        return verdict.right ? 2 : verdict.why ? 1 : 0;
    };
    // "102,400" is read as the lesson knows it.
    if (const auto whole = grouped(text); whole && (!number || known(*whole) > known(number.value())))
        return *whole;
    if (number)
        return number.value();
    if (text.isEmpty())
        m_refusal->showReason([] { return tr("Write a number first."); });
    else
        m_refusal->showReason(
            [text] { return tr("“%1” is not a number. Write one such as 0.5, 80%, 1/3, √2 or e.").arg(text); });
    return std::nullopt;
}

void NumberAnswer::close(const LessonAnswer& right)
{
    m_refusal->showReason({});
    m_precision->hide();
    // What someone wrote stays where it is right.
    if (m_run.outcome() == Outcome::Shown || m_field->text().isEmpty())
        m_field->setText(lessonNumber(std::get<double>(right)));
    m_field->setReadOnly(true);
}

void NumberAnswer::showTexts()
{
    m_field->setAccessibleName(tr("Your answer"));
    const QString question = m_run.text(m_run.step().prediction->question);
    const std::optional<int> decimals =
        m_run.isAsking() && !saysDecimals(question) ? m_run.decimalsAsked() : std::nullopt;
    m_precision->setVisible(decimals.has_value());
    if (decimals)
        m_precision->setText(decimalsText(*decimals, tr("To 1 decimal."), tr("To %1 decimals.")));
    m_field->setAccessibleDescription(decimals ? question + u' ' + m_precision->text() : question);
    m_field->setPlaceholderText(tr("a number"));
}

QWidget* NumberAnswer::firstControl()
{
    return m_field;
}

} // namespace headlight
