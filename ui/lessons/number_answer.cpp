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

/// With how many decimals a number is written; none where it is computed or has an exponent: 1/3, √2, 5e-1.
std::optional<int> decimalsOf(const QString& text)
{
    static const QRegularExpression plain(u"^[-−+]?\\d*(?:[.,](\\d*))?\\s*(%?)$"_s);
    const QRegularExpressionMatch match = plain.match(text);
    constexpr int percent = 2;
    return match.hasMatch() ? std::optional(int(match.capturedLength(1)) + (match.capturedLength(2) > 0 ? percent : 0))
                            : std::nullopt;
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
    const QString digits = withoutSpaces(text);
    const Result<double, NumberError> number = parseNumber(digits);
    m_readsTwoWays = false;
    if (const std::optional<double> grouped = parseGrouped(text)) {
        const GivenNumber whole(*grouped, 0);
        return number ? ofTwoReadings({number.value(), decimalsOf(digits)}, whole, text.contains(u',')) : whole;
    }
    if (number)
        return GivenNumber(number.value(), decimalsOf(digits));
    if (text.isEmpty())
        m_refusal->showReason([] { return tr("Write a number first."); });
    else
        m_refusal->showReason(
            [text] { return tr("“%1” is not a number. Write one such as 0.5, 80%, 1/3, √2 or e.").arg(text); });
    return std::nullopt;
}

// "409,600" and "409.600": what the lesson knows it as, or else what the mark mostly is, a comma one of groups and a
// dot the decimal one. Where the other reading is nearer to the answer, nobody can tell.
GivenNumber NumberAnswer::ofTwoReadings(const GivenNumber& decimal, const GivenNumber& whole, bool hasComma)
{
    const auto known = [this](const GivenNumber& read) {
        const Verdict verdict = m_run.verdict(read);
        return verdict.right ? 2 : verdict.why ? 1 : 0;
    };
    if (known(decimal) != known(whole))
        return known(decimal) > known(whole) ? decimal : whole;
    const GivenNumber usual = hasComma ? whole : decimal;
    const GivenNumber other = hasComma ? decimal : whole;
    const double answer = std::get<GivenNumber>(m_run.rightAnswer()).value;
    m_readsTwoWays = apart(other.value, answer) < apart(usual.value, answer);
    return usual;
}

void NumberAnswer::close(const LessonAnswer& right)
{
    m_refusal->showReason({});
    m_precision->hide();
    // What someone wrote stays where it is right.
    if (m_run.outcome() == Outcome::Shown || m_field->text().isEmpty())
        m_field->setText(lessonNumber(std::get<GivenNumber>(right).value));
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
