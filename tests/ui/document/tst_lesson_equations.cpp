#include "core/lessons/lesson_answer.h"
#include "tests/support/shipped_lessons.h"
#include "ui/document/lesson_text.h"

#include <QLocale>
#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <set>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

/// Works out "0.9526 · 0.0474" or "8·9 ÷ 2", as it is written.
class Sum {
public:
    explicit Sum(QString text) : m_text(text.remove(QRegularExpression(u"[\\s\\x{202F}]"_s))) {}

    /// None if it is no sum of numbers alone.
    std::optional<double> result()
    {
        const double value = sum();
        return m_isGood && m_at == m_text.size() && m_at > 0 ? std::optional(value) : std::nullopt;
    }

private:
    bool take(QChar c)
    {
        const bool isThere = m_at < m_text.size() && m_text[m_at] == c;
        m_at += isThere ? 1 : 0;
        return isThere;
    }

    double sum()
    {
        double value = product();
        while (m_isGood)
            if (take(u'+'))
                value += product();
            else if (take(u'−'))
                value -= product();
            else
                break;
        return value;
    }

    double product()
    {
        double value = factor();
        while (m_isGood)
            if (take(u'·'))
                value *= factor();
            else if (take(u'÷'))
                value /= factor();
            else
                break;
        return value;
    }

    double factor()
    {
        if (take(u'−'))
            return -factor();
        if (take(u'√'))
            return std::sqrt(factor());
        double value = 0;
        if (take(u'(')) {
            value = sum();
            m_isGood &= take(u')');
        } else {
            const auto digits = QRegularExpression(u"^[0-9]+(?:[.][0-9]+)?"_s).match(m_text.mid(m_at));
            m_isGood &= digits.hasMatch();
            value = digits.captured().toDouble();
            m_at += digits.capturedLength();
        }
        return take(u'²') ? value * value : value;
    }

    QString m_text;
    qsizetype m_at = 0;
    bool m_isGood = true;
};

/// What stands before or behind a sign of equality, as far as it is made of numbers.
QString numbersAt(const QString& text, bool atEnd)
{
    static const QString made = u"[0-9.+−·÷√()²\\s\\x{202F}]*"_s;
    QString found = QRegularExpression(atEnd ? made + u"$"_s : u"^"_s + made).match(text).captured().trimmed();
    while (!atEnd && (found.endsWith(u'.') || found.count(u')') > found.count(u'(')))
        found = found.chopped(1).trimmed();
    return found;
}

/// Half a unit of a number's last decimal, and next to nothing of a whole one; of what is still to be worked out, where
/// a factor may be rounded, a ten thousandth.
double roundingOf(const QString& written, double value)
{
    const auto one = QRegularExpression(u"^−?[0-9\\x{202F}]+(?:[.]([0-9]+))?$"_s).match(written);
    if (!one.hasMatch())
        return 1e-4 * std::abs(value);
    const auto decimals = static_cast<double>(one.capturedLength(1));
    return decimals > 0 ? 0.5 * std::pow(10., -decimals) + 1e-12 : 1e-9;
}

} // namespace

/// What lessons work out comes out from the numbers as they are written: who follows by hand gets the same.
class LessonEquationsTest : public QObject {
    Q_OBJECT

private slots:
    void sumsAreWorkedOut()
    {
        QCOMPARE(Sum(u"4 ÷ (1 + 3) · 2² − √9"_s).result(), std::optional(1.));
        QCOMPARE(Sum(u"−2·3 + 1\u202F000"_s).result(), std::optional(994.));
        QVERIFY(!Sum(u"2 ·"_s).result() && !Sum(u""_s).result() && !Sum(u"(1"_s).result());
    }

    void equationsHoldAsWritten_data() { test::addShippedLessons(); }
    void equationsHoldAsWritten()
    {
        QFETCH(QString, path);
        QFETCH(QString, language);
        QLocale::setDefault(QLocale(language));
        const Lesson lesson = test::shippedLesson(path, language);
        LessonValues values(lesson);
        int checked = 0;
        for (std::size_t step = 0; step < lesson.steps.size(); ++step)
            for (const LocalText* text : test::textsOf(lesson.steps[step])) {
                const QString words = lessonText(values, lesson, step, *text);
                const QStringList sides = words.split(u'=');
                for (qsizetype i = 0; i + 1 < sides.size(); ++i) {
                    const QString left = numbersAt(sides[i], true);
                    const QString right = numbersAt(sides[i + 1], false);
                    const std::optional<double> one = Sum(left).result();
                    const std::optional<double> other = Sum(right).result();
                    if (!one || !other)
                        continue;
                    QVERIFY2(std::abs(*one - *other) <= roundingOf(right, *other), qPrintable(words));
                    ++checked;
                }
            }
        QLocale::setDefault(QLocale(u"en"_s));
        const std::set<std::string> withoutSums{"stable_softmax", "cost_of_length", "mean_of_heads",
                                                "two_sentence_trap"};
        QCOMPARE(checked == 0, withoutSums.count(lesson.id) > 0);
    }

    /// Below the field and on paper, by the tolerance; the words of a question would say it twice, or otherwise.
    void theProgramSaysTheDecimals_data() { test::addShippedLessons(); }
    void theProgramSaysTheDecimals()
    {
        QFETCH(QString, path);
        QFETCH(QString, language);
        for (const LessonStep& step : test::shippedLesson(path, language).steps) {
            if (!step.prediction || step.prediction->kind != Prediction::Kind::Number)
                continue;
            const int decimals = decimalsWithin(step.prediction->tolerance).value_or(0);
            QVERIFY(step.prediction->tolerance
                    <= std::pow(10., -decimals) * (1 + 1e-9)); // the last one may be off by 1
            for (const LocalText* text : {&step.prediction->question, &step.prediction->paper}) {
                const QString words = QString::fromStdString(text->in(language.toStdString()));
                QVERIFY2(!words.contains(u" decimal"_s) && !words.contains(u"소수점"_s), qPrintable(words));
            }
        }
    }
};

QTEST_GUILESS_MAIN(LessonEquationsTest)
#include "tst_lesson_equations.moc"
