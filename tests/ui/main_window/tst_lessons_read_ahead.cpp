#include "support/lesson_student.h"
#include "support/shipped_lessons.h"
#include "support/text_recorder.h"
#include "ui/controls/page_canvas.h"
#include "ui/controls/view.h"
#include "ui/main_window/lesson_actions.h"

#include <QPainter>
#include <QRegularExpression>
#include <QTextEdit>

#include <algorithm>
#include <cmath>

using namespace headlight;
using namespace headlight::test;
using namespace Qt::StringLiterals;

namespace {

/// Answers that may be read beforehand: why stands beside each.
struct Known {
    const char* lesson;
    std::size_t step; ///< where it is read, from 1 as those who look at a lesson count
    std::size_t asked;
};
constexpr Known known[] = {
    {"stable_softmax", 1, 2},    // "keep it in mind": that it comes again is what is asked
    {"weighted_mean", 1, 4},     // the value of the key that takes all
    {"weighted_mean", 2, 4},     // ticks of the axes
    {"weighted_mean", 4, 4},     // the values are given
    {"several_heads", 1, 2},     // the two weights, of which the output is made
    {"cost_of_heads", 2, 3},     // one head's parameters, to be compared with those of eight
    {"cost_of_heads", 5, 5},     // one head's products, likewise
    {"published_layouts", 1, 2}, // the far end of the softmax slider
    {"published_layouts", 2, 2}, // likewise
    {"mean_of_heads", 2, 2},     // the fourth head has the mean by chance, as was published
    {"mean_of_heads", 2, 4},     // the tenth head has by chance what is left by the fifth
    {"why_root", 4, 6},          // a deviation measured in the lab is 0.988 by chance
    {"cost_of_heads", 7, 9},     // "width of a head", and a full-width head
    {"cost_of_heads", 8, 9},     // likewise
    {"stall_and_loss", 5, 8},    // by the scores, in Korean
    {"stall_and_loss", 6, 8},    // likewise
};

bool isKnown(const Lesson& lesson, std::size_t step, std::size_t asked)
{
    return std::any_of(std::begin(known), std::end(known), [&](const Known& one) {
        return lesson.id == one.lesson && one.step == step + 1 && one.asked == asked + 1;
    });
}

QString paintedBy(const Picture& picture)
{
    TextRecorder recorder(picture.size.toSize());
    QPainter painter(&recorder);
    if (picture.paint)
        picture.paint(painter);
    return recorder.text();
}

/// The words of the lab that is shown, if one is, and of all its sheets.
QString labIn(const MainWindowFixture& fixture)
{
    const auto* page = fixture.window->findChild<PageCanvas*>(u"labPage"_s);
    if (!page->isVisible())
        return {};
    [page] { QTRY_VERIFY(!page->page().parts.empty()); }(); // it may be computed in the background
    return page->page().words();
}

/// All that can be read in the window, in its labels, painted, and in the whole of its view's picture.
QString everythingIn(MainWindowFixture& fixture)
{
    QCoreApplication::processEvents();
    QStringList words{labIn(fixture)};
    for (const QWidget* widget : fixture.window->findChildren<QWidget*>()) {
        if (!widget->isVisible())
            continue;
        words << widget->accessibleName() << widget->accessibleDescription();
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            words << label->text();
        if (const auto* edit = qobject_cast<const QTextEdit*>(widget))
            words << edit->toPlainText();
    }
    for (View* view : fixture.window->findChildren<View*>())
        if (view->isVisible())
            words << paintedBy(view->picture());
    TextRecorder screen(fixture.window->size());
    fixture.window->render(&screen);
    words << screen.text();
    return words.join(u'\n');
}

/// Whether a number as it is written says an answer: a whole one by all its digits, another by three or by all. Whole
/// ones below 10 count keys, heads and steps, and the scale of colours has quarters: they say nothing.
bool says(const QString& written, double answer)
{
    const qsizetype point = written.indexOf(u'.');
    const qsizetype decimals = point < 0 ? 0 : written.size() - point - 1;
    const double off = std::abs(written.toDouble() - std::abs(answer));
    if (answer == std::round(answer))
        return off == 0 && std::abs(answer) >= 10;
    if (4 * answer == std::round(4 * answer) && answer < 1)
        return off == 0 && decimals > 2;
    QString digits = written;
    digits.remove(u'.').remove(QRegularExpression(u"^0+"_s));
    const bool isSame = off <= 0.5001 * std::pow(10, -static_cast<double>(decimals));
    return isSame && (digits.size() >= 3 || off < 1e-12);
}

/// The numbers in a text, without the gaps between their groups.
QStringList numbersIn(const QString& text)
{
    static const QRegularExpression number(
        u"(?<![\\d.])(?:\\d{1,3}(?:[\\x{a0}\\x{2009}\\x{202f},]\\d{3})+(?![\\d.])|\\d+(?:\\.\\d+)?)"_s);
    QStringList numbers;
    for (auto found = number.globalMatch(text); found.hasNext();)
        numbers << found.next().captured().remove(QRegularExpression(u"[^\\d.]"_s));
    return numbers;
}

} // namespace

/// Goes through each shipped lesson in the window and looks at all that can be read there. Neither before a question is
/// answered nor at any step before it, answered or not, stands the number that it asks for. And no lab shows
/// beforehand, word for word, what is right among choices or in a proof. Not looked at: what someone finds who leaves
/// the way of the lesson, tool tips, numbers below 10 that are whole, and right choices that a lab would give away in
/// other words.
class LessonsReadAheadTest : public QObject {
    Q_OBJECT

private slots:
    void noAnswerIsReadBeforeItIsAskedFor_data() { addShippedLessons(); }
    void noAnswerIsReadBeforeItIsAskedFor()
    {
        QFETCH(QString, path);
        QFETCH(QString, language);
        MainWindowFixture fixture(language);
        fixture.window->resize(1600, 900);
        QVERIFY(fixture.window->lessons().openFile(path));
        const Lesson lesson = shippedLesson(path, language);
        LessonValues values(lesson);
        Student student(fixture, lesson);
        for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
            QString read = everythingIn(fixture);
            checkNumbers(lesson, values, step, step, numbersIn(read));
            QString lab = labIn(fixture);
            if (lesson.steps[step].prediction) {
                student.answerRight(step);
                read = everythingIn(fixture);
                lab = labIn(fixture);
            }
            const QStringList numbers = numbersIn(read);
            for (std::size_t later = step + 1; later < lesson.steps.size(); ++later) {
                checkNumbers(lesson, values, step, later, numbers);
                checkWords(lesson, values, step, later, lab);
            }
            student.goOn();
        }
    }

private:
    static void checkNumbers(const Lesson& lesson, LessonValues& values, std::size_t step, std::size_t asked,
                             const QStringList& numbers)
    {
        const std::optional<Prediction>& prediction = lesson.steps[asked].prediction;
        if (!prediction || !prediction->answer || isKnown(lesson, step, asked))
            return;
        const double answer = values.value(asked, *prediction->answer);
        for (const QString& number : numbers)
            if (says(number, answer))
                QFAIL(
                    qPrintable(u"step %1 says %2, which step %3 asks for"_s.arg(step + 1).arg(number).arg(asked + 1)));
    }

    static void checkWords(const Lesson& lesson, LessonValues& values, std::size_t step, std::size_t asked,
                           const QString& lab)
    {
        const std::optional<Prediction>& prediction = lesson.steps[asked].prediction;
        if (!prediction || lab.isEmpty() || isKnown(lesson, step, asked))
            return;
        std::vector<const LocalText*> right;
        for (const LocalText& line : prediction->lines)
            right.push_back(&line);
        if (prediction->kind == Prediction::Kind::Choice)
            right.push_back(&prediction->choices[rightChoice(values, lesson, asked)].text);
        const QStringList pairs = pairsIn(lab);
        for (const LocalText* text : right)
            for (const QString& pair : pairsIn(lessonText(values, lesson, asked, *text)))
                QVERIFY2(
                    !pairs.contains(pair),
                    qPrintable(u"the lab of step %1 says “%2” of step %3"_s.arg(step + 1).arg(pair).arg(asked + 1)));
    }

    /// Each two long words that follow each other; of Hangul all but single syllables are.
    static QStringList pairsIn(const QString& text)
    {
        static const QRegularExpression noLetters(u"[^\\p{L}]+"_s);
        QStringList words;
        for (const QString& word : text.toLower().split(noLetters, Qt::SkipEmptyParts))
            if (word.size() > 3 || (word.size() > 1 && word[0].script() == QChar::Script_Hangul))
                words << word;
        QStringList pairs;
        for (qsizetype i = 0; i + 1 < words.size(); ++i)
            pairs << words[i] + u' ' + words[i + 1];
        return pairs;
    }
};

QTEST_MAIN(LessonsReadAheadTest)
#include "tst_lessons_read_ahead.moc"
