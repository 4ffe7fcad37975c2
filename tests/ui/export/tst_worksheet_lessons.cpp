#include "core/lessons/lesson_answer.h"
#include "core/lessons/lesson_paper.h"
#include "support/korean_words.h"
#include "support/shipped_lessons.h"
#include "support/text_recorder.h"
#include "ui/document/lesson_text.h"
#include "ui/export/worksheet.h"

#include <QLocale>
#include <QPainter>
#include <QRegularExpression>

#include <set>

using namespace headlight;
using namespace Qt::StringLiterals;
using Of = LessonValue::Of;

namespace {

/// What stands between one question's number and another's.
struct Asked {
    QString text; ///< from the question before it to the one after it: with the steps that only tell
    QString rest; ///< of the sheet
};

/// Thousands apart or not.
QString plain(QString text)
{
    return text.remove(QChar(0x202F)).remove(QChar(0x2009)).remove(QChar(0x00A0));
}

QStringList linesOf(const Worksheet& sheet, int from, int to)
{
    QStringList lines;
    for (int page = from; page < to; ++page) {
        test::TextRecorder device(sheet.pages[static_cast<std::size_t>(page)].size.toSize());
        QPainter painter(&device);
        sheet.pages[static_cast<std::size_t>(page)].paint(painter);
        painter.end();
        lines += plain(device.text()).split(u'\n');
    }
    return lines;
}

std::vector<Asked> questionsOf(const Worksheet& sheet)
{
    const QStringList lines = linesOf(sheet, 0, sheet.answersFrom);
    std::vector<qsizetype> places{0};
    for (qsizetype line = 0; line < lines.size(); ++line)
        if (lines[line] == u"%1."_s.arg(places.size()))
            places.push_back(line);
    places.push_back(lines.size());
    std::vector<Asked> questions;
    for (std::size_t i = 1; i + 1 < places.size(); ++i)
        questions.push_back({lines.mid(places[i - 1], places[i + 1] - places[i - 1]).join(u' '),
                             (lines.mid(0, places[i - 1]) + lines.mid(places[i + 1])).join(u' ')});
    return questions;
}

bool says(const QString& text, double number)
{
    if (std::abs(number) >= 1000) { // the recorder keeps words apart that fonts set apart
        const QString digits = QString::number(number, 'f', 0);
        return text.contains(QRegularExpression(digits.chopped(3) + u"\\s*"_s + digits.right(3) + u"\\b"_s));
    }
    QStringList ways{lessonNumber(number)};
    for (int decimals = 0; decimals <= 4; ++decimals)
        ways << lessonNumber(number, decimals);
    const QRegularExpression numbers(u"−?[0-9]+(?:\\.[0-9]+)?"_s);
    for (auto found = numbers.globalMatch(text); found.hasNext();) {
        const QString said = found.next().captured();
        const double value = QString(said).replace(u'−', u'-').toDouble();
        if (std::abs(value - number) <= 0.00006 && (number == 0 || value != 0))
            return true;
        if (ways.contains(said) && said.contains(u'.') && said.size() >= 4)
            return true;
    }
    return false;
}

/// Whether a number is not met by chance: others of its kind are 8, or 0.5.
bool isTelling(double number)
{
    return std::isfinite(number)
           && (std::abs(number * 100 - std::round(number * 100)) > 1e-6 || std::abs(number) >= 100);
}

/// The numbers that say a question's answer: its own, or those by which its cells are compared.
std::vector<double> tellingNumbers(LessonValues& values, const Lesson& lesson, std::size_t step)
{
    const Prediction& asked = *lesson.steps[step].prediction;
    std::vector<double> numbers;
    if (asked.kind == Prediction::Kind::Number)
        numbers.push_back(values.value(step, *asked.answer));
    if (asked.kind == Prediction::Kind::Cell) {
        const auto source = values.source(step);
        const Scene scene = shownAt(lesson, step).scene.value_or(Scene{});
        for (const Quantity quantity : {Quantity::Products, Quantity::Scores, Quantity::Weights}) {
            const Matrix<double> row =
                source->tile(quantity, scene.layer, scene.head, {asked.row, 0, 1, source->keyCount()});
            numbers.insert(numbers.end(), row.data(), row.data() + row.size());
        }
    }
    std::erase_if(numbers, [](double number) { return !isTelling(number); });
    return numbers;
}

/// Whether a row of a quantity is said; of keys and values, row by row.
bool saysRow(const QString& text, const AttentionSource& source, const LessonValue& at, Quantity quantity, Index row)
{
    const Index width = source.columnCount(quantity, at.layer, at.head);
    const Matrix<double> numbers = source.tile(quantity, at.layer, at.head, {row, 0, 1, width});
    for (Index c = 0; c < width; ++c)
        if (!std::isinf(numbers(0, c)) && !says(text, numbers(0, c)))
            return false;
    return true;
}

bool saysVectors(const QString& text, const AttentionSource& source, const LessonValue& at, Index key)
{
    if (!saysRow(text, source, at, Quantity::Queries, at.row))
        return false;
    for (Index j = 0; j < source.keyCount(); ++j)
        if ((key < 0 || key == j) && !saysRow(text, source, at, Quantity::Keys, j))
            return false;
    return true;
}

/// Whether a text holds what a value is computed from, or the value where it is a part of the answer.
bool isComputable(const QString& text, LessonValues& values, std::size_t step, const LessonValue& value, bool isPart)
{
    if (isPart && says(text, values.value(step, value)))
        return true;
    for (const LessonValue& part : value.parts)
        if (!isComputable(text, values, step, part, true))
            return false;
    if (!isOfDocument(value.of))
        return true;
    const auto source = values.sourceFor(step, value);
    if (value.of == Of::MeanWeight) {
        for (Index head = 0; head < source->headCount(value.layer); ++head)
            if (!says(text, source->tile(Quantity::Weights, value.layer, head, {value.row, value.column, 1, 1})(0, 0)))
                return false;
        return true;
    }
    const bool hasScores =
        saysRow(text, *source, value, Quantity::Scores, value.row) || saysVectors(text, *source, value, -1);
    const bool isOfWeights = value.of == Of::LargestWeight || value.of == Of::Entropy;
    switch (isOfWeights ? Quantity::Weights : value.quantity) {
    case Quantity::Products:
    case Quantity::Scores:
        return saysVectors(text, *source, value, value.column);
    case Quantity::Weights:
        return hasScores;
    case Quantity::Output:
        for (Index key = 0; key < source->keyCount(); ++key)
            if (!says(text, source->tile(Quantity::Values, value.layer, value.head, {key, value.column, 1, 1})(0, 0)))
                return false;
        return hasScores || saysRow(text, *source, value, Quantity::Weights, value.row);
    default:
        return false;
    }
}

/// What a sheet prints of a step, without what there is to choose from.
std::string printedText(const Lesson& lesson, std::size_t step, const std::string& language)
{
    const LessonStep& at = lesson.steps[step];
    std::string text = at.title.in(language) + " | " + paperText(at).in(language);
    if (!at.prediction)
        return text;
    text += " | " + paperQuestion(*at.prediction).in(language);
    for (const LocalText& line : at.prediction->lines)
        text += " | " + line.in(language);
    return text;
}

/// Those up to the last question.
std::size_t printedSteps(const Lesson& lesson)
{
    std::size_t count = lesson.steps.size();
    while (count > 0 && !lesson.steps[count - 1].prediction)
        --count;
    return count;
}

/// Pairs of words that follow each other in a sentence and mean something.
std::set<std::pair<QString, QString>> wordPairs(const std::string& text)
{
    static const QRegularExpression sentences(u"[.?!:;,|(){}\\n=]"_s);
    static const QRegularExpression noLetters(u"[^\\p{L}\\p{N}₀-₉_]+"_s);
    static const QStringList small{u"the"_s, u"and"_s,  u"for"_s,  u"its"_s,  u"has"_s,  u"one"_s, u"all"_s, u"are"_s,
                                   u"was"_s, u"that"_s, u"with"_s, u"from"_s, u"than"_s, u"can"_s, u"each"_s};
    std::set<std::pair<QString, QString>> pairs;
    for (const QString& sentence : QString::fromStdString(text).toLower().split(sentences)) {
        QString last;
        for (const QString& word : sentence.split(noLetters, Qt::SkipEmptyParts)) {
            const bool means = (word.size() > 2 && !word[0].isDigit() && !small.contains(word))
                               || (word.size() > 1 && word[0].script() == QChar::Script_Hangul);
            if (means && !last.isEmpty())
                pairs.emplace(last, word);
            last = means ? word : QString();
        }
    }
    return pairs;
}

/// Words that name something, and say nothing of it.
bool isHarmless(const QString& words)
{
    static const QStringList names{u"undivided row"_s, u"낱말이 명사"_s, u"명사 바로"_s,
                                   u"바로 앞에"_s,     u"색을 따르는"_s, u"자리를 따르는"_s};
    return names.contains(words);
}

} // namespace

/// The sheets of the lessons that the program brings along can be solved from the paper, and do not solve themselves.
class WorksheetLessons : public QObject {
    Q_OBJECT

private slots:
    void questionsStandWithWhatTheyAreAnsweredFrom_data() { test::addShippedLessons(); }
    void questionsStandWithWhatTheyAreAnsweredFrom()
    {
        const Read read = readSheet();
        std::size_t number = 0;
        LessonValues values(*read.lesson);
        for (std::size_t step = 0; step < read.lesson->steps.size(); ++step) {
            const std::optional<Prediction>& asked = read.lesson->steps[step].prediction;
            if (!asked)
                continue;
            QVERIFY2(number < read.questions.size(), "a question is left out");
            const QString& text = read.questions[number++].text;
            LessonValue value = asked->answer.value_or(LessonValue{});
            if (asked->kind == Prediction::Kind::Cell) {
                const Scene scene = shownAt(*read.lesson, step).scene.value_or(Scene{});
                value.of = Of::Cell;
                value.quantity = asked->quantity;
                value.layer = scene.layer;
                value.head = scene.head;
                value.row = asked->row;
                value.column = -1;
            }
            QVERIFY2(isComputable(text, values, step, value, false), qPrintable(text));
        }
        QCOMPARE(read.questions.size(), number);
    }

    void noAnswerStandsBesideAnotherQuestion_data() { test::addShippedLessons(); }
    void noAnswerStandsBesideAnotherQuestion()
    {
        const Read read = readSheet();
        std::size_t number = 0;
        std::size_t checked = 0;
        LessonValues values(*read.lesson);
        for (std::size_t step = 0; step < read.lesson->steps.size(); ++step) {
            if (!read.lesson->steps[step].prediction)
                continue;
            const Asked& question = read.questions[number++];
            const std::vector<double> numbers = tellingNumbers(values, *read.lesson, step);
            const auto said =
                std::count_if(numbers.begin(), numbers.end(), [&](double one) { return says(question.rest, one); });
            const bool isCell = read.lesson->steps[step].prediction->kind == Prediction::Kind::Cell;
            QVERIFY2(said < (isCell ? 2 : 1), qPrintable(question.text + u" in "_s + question.rest)); // one by chance
            checked += numbers.size();
        }
        // Their answers cannot be told from other numbers.
        const std::set<std::string> withoutTelling{"why_root", "several_heads", "cost_of_length"};
        QCOMPARE(checked == 0, withoutTelling.count(read.lesson->id) > 0);
    }

    /// What is printed behind a question draws nothing from its answer: "So it is as many".
    void noTextLooksBack_data() { test::addShippedLessons(); }
    void noTextLooksBack()
    {
        static const QRegularExpression back(u"(^|\\n|: )(So|so|Thus|Therefore|그래서|따라서|그러므로)\\s|\\b(here "
                                             u"too|(as|than|told from \\w+) before)\\b|"
                                             "여기서도|(^|\\s)전에는"_s);
        QFETCH(QString, language);
        const Read read = readSheet();
        bool hasAsked = false;
        for (const LessonStep& step : read.lesson->steps) {
            std::vector<const LocalText*> texts{&step.title, &paperText(step)};
            if (step.prediction)
                texts.push_back(&paperQuestion(*step.prediction));
            for (const LocalText* text : texts) {
                const QString words = QString::fromStdString(text->in(language.toStdString()));
                QVERIFY2(!hasAsked || !back.match(words).hasMatch(), qPrintable(words));
            }
            hasAsked |= step.prediction.has_value();
        }
    }

    /// Nor does it say the right choice's reason in its own words.
    void noTextSaysTheReason_data() { test::addShippedLessons(); }
    void noTextSaysTheReason()
    {
        QFETCH(QString, language);
        const std::string code = language.toStdString();
        const Read read = readSheet();
        const Lesson& lesson = *read.lesson;
        LessonValues values(lesson);
        for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
            const std::optional<Prediction>& asked = lesson.steps[step].prediction;
            if (!asked || asked->kind != Prediction::Kind::Choice)
                continue;
            const LessonChoice& right = asked->choices[rightChoice(values, lesson, step)];
            std::string open = printedText(lesson, step, code);
            for (const LessonChoice& choice : asked->choices)
                open += " | " + choice.text.in(code);
            for (std::size_t before = 0; before < step; ++before)
                open += " | " + printedText(lesson, before, code);
            std::set<std::pair<QString, QString>> reasons =
                wordPairs(right.text.in(code) + " | " + right.why.in(code) + " | " + asked->explanation.in(code));
            for (const auto& known : wordPairs(open))
                reasons.erase(known);
            for (std::size_t later = step + 1; later < printedSteps(lesson); ++later)
                for (const auto& [one, other] : wordPairs(printedText(lesson, later, code)))
                    QVERIFY2(
                        reasons.count({one, other}) == 0 || isHarmless(one + u' ' + other),
                        qPrintable(u"step %1 says “%2 %3” of step %4"_s.arg(later + 1).arg(one, other).arg(step + 1)));
        }
    }

    void paperSpeaksOfNoWindow_data() { test::addShippedLessons(); }
    void paperSpeaksOfNoWindow()
    {
        static const QRegularExpression window(
            u"\\b(slider|switch|click|drag|lab|screen|window|(next|this) step|this document|shown here|you see|"
            "Choose the cell|(?<!of )the picture)\\b|그림에는|슬라이더|스위치|실험|화면|여기 보이|이 문서|(다음|이) 단계|칸을 고르"_s,
            QRegularExpression::CaseInsensitiveOption);
        const Read read = readSheet();
        QStringList texts{read.key};
        for (const Asked& question : read.questions)
            texts << question.text;
        for (const QString& text : texts)
            QVERIFY2(!window.match(text).hasMatch(), qPrintable(window.match(text).captured() + u" in "_s + text));
    }

private:
    struct Read {
        std::shared_ptr<const Lesson> lesson;
        std::vector<Asked> questions;
        QString key;
    };

    static Read readSheet()
    {
        QFETCH(QString, path);
        QFETCH(QString, language);
        QLocale::setDefault(QLocale(language));
        std::optional<test::KoreanWords> korean;
        if (language == u"ko"_s)
            korean.emplace();
        Read read{std::make_shared<const Lesson>(test::shippedLesson(path, language)), {}, {}};
        const Worksheet sheet = worksheet(subjectOf(read.lesson), {1, 0, Paper::A4}, QFont());
        read.questions = questionsOf(sheet);
        read.key = linesOf(sheet, sheet.answersFrom, static_cast<int>(sheet.pages.size())).join(u' ');
        QLocale::setDefault(QLocale(u"en"_s));
        return read;
    }
};

QTEST_MAIN(WorksheetLessons)
#include "tst_worksheet_lessons.moc"
