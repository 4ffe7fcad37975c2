#include "core/lessons/lesson_paper.h"
#include "support/korean_words.h"
#include "support/shipped_lessons.h"
#include "support/text_recorder.h"
#include "ui/document/lesson_text.h"
#include "ui/export/worksheet.h"

#include <QLocale>
#include <QPainter>
#include <QRegularExpression>

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

std::vector<Asked> questionsOf(const Worksheet& sheet)
{
    QStringList lines;
    for (int page = 0; page < sheet.answersFrom; ++page) {
        test::TextRecorder device(sheet.pages[static_cast<std::size_t>(page)].size.toSize());
        QPainter painter(&device);
        sheet.pages[static_cast<std::size_t>(page)].paint(painter);
        painter.end();
        lines += plain(device.text()).split(u'\n');
    }
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
        LessonValues values(*read.lesson);
        for (std::size_t step = 0; step < read.lesson->steps.size(); ++step) {
            const std::optional<Prediction>& asked = read.lesson->steps[step].prediction;
            if (!asked)
                continue;
            const Asked& question = read.questions[number++];
            const double answer = asked->answer ? values.value(step, *asked->answer) : 0;
            if (asked->kind == Prediction::Kind::Number && std::abs(answer * 100 - std::round(answer * 100)) > 1e-6)
                QVERIFY2(!says(question.rest, answer), qPrintable(QString::number(answer) + u" in "_s + question.rest));
        }
    }

    void paperSpeaksOfNoWindow_data() { test::addShippedLessons(); }
    void paperSpeaksOfNoWindow()
    {
        for (const Asked& question : readSheet().questions)
            for (const QString& word :
                 {u"slider"_s, u"switch"_s, u"click"_s, u" lab "_s, u"Choose the cell"_s, u"The picture"_s,
                  u"the picture"_s, u"그림에는"_s, u"슬라이더"_s, u"스위치"_s, u"실험"_s, u"칸을 고르세요"_s})
                if (!question.text.contains(u"of the picture"_s)) // what a model draws
                    QVERIFY2(!question.text.contains(word), qPrintable(word + question.text));
    }

private:
    struct Read {
        std::shared_ptr<const Lesson> lesson;
        std::vector<Asked> questions;
    };

    static Read readSheet()
    {
        QFETCH(QString, path);
        QFETCH(QString, language);
        QLocale::setDefault(QLocale(language));
        std::optional<test::KoreanWords> korean;
        if (language == u"ko"_s)
            korean.emplace();
        Read read{std::make_shared<const Lesson>(test::shippedLesson(path, language)), {}};
        read.questions = questionsOf(worksheet(subjectOf(read.lesson), {1, 0, Paper::A4}, QFont()));
        QLocale::setDefault(QLocale(u"en"_s));
        return read;
    }
};

QTEST_MAIN(WorksheetLessons)
#include "tst_worksheet_lessons.moc"
