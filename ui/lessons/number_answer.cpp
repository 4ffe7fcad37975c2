#include "ui/lessons/number_answer.h"

#include "core/text/parse_number.h"
#include "ui/controls/refusal_line.h"
#include "ui/controls/style.h"
#include "ui/controls/text_field.h"
#include "ui/document/lesson_text.h"

#include <QLabel>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

/// A text without the spaces that set off groups of three digits.
QString withoutSpaces(QString text)
{
    static const QRegularExpression between(u"(?<=\\d)[\\s\\x{202F}\\x{2009}]+(?=\\d{3}(?!\\d))"_s);
    return text.remove(between);
}

/// By how many powers of e two numbers differ in size.
double apart(double number, double other)
{
    return std::abs(std::log(std::abs(number / other)));
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
    const std::optional<double> whole = parseGrouped(text);
    m_readsTwoWays = false;
    if (whole)
        return number ? ofTwoReadings(number.value(), *whole, text.contains(u',')) : *whole;
    if (number)
        return number.value();
    if (text.isEmpty())
        m_refusal->showReason([] { return tr("Write a number first."); });
    else
        m_refusal->showReason(
            [text] { return tr("“%1” is not a number. Write one such as 0.5, 80%, 1/3, √2 or e.").arg(text); });
    return std::nullopt;
}

// "409,600" and "409.600": what the lesson knows it as, or else what the mark mostly is, a comma one of groups and a
// dot the decimal one. Where the other reading is nearer to the answer, nobody can tell.
double NumberAnswer::ofTwoReadings(double decimal, double whole, bool hasComma)
{
    const auto known = [this](double read) {
        const Verdict verdict = m_run.verdict(read);
        return verdict.right ? 2 : verdict.why ? 1 : 0;
    };
    if (known(decimal) != known(whole))
        return known(decimal) > known(whole) ? decimal : whole;
    const double usual = hasComma ? whole : decimal;
    const double other = hasComma ? decimal : whole;
    const double answer = std::get<double>(m_run.rightAnswer());
    m_readsTwoWays = apart(other, answer) < apart(usual, answer);
    return usual;
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
    const QString precision = m_run.isAsking() ? m_run.precision() : QString();
    m_precision->setText(precision);
    m_precision->setVisible(!precision.isEmpty());
    m_field->setAccessibleDescription((question + u' ' + precision).trimmed());
    m_field->setPlaceholderText(tr("a number"));
}

QWidget* NumberAnswer::firstControl()
{
    return m_field;
}

} // namespace headlight
