#include "core/lessons/lesson_paper.h"
#include "support/lesson_text.h"

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

PaperQuestion questionOf(const Lesson& lesson, std::size_t step = 0)
{
    LessonValues values(lesson);
    return paperQuestion(values, lesson, step);
}

Lesson asking(const QByteArray& answer, const QByteArray& more = {})
{
    return readLesson(lessonOfSteps("{'title': 't', 'document': 'worked'" + more
                                    + ", 'predict': {'kind': 'number', 'question': 'q', 'answer': " + answer + "}}"));
}

} // namespace

/// What a lesson's question needs beside it where there is no window.
class LessonPaper : public QObject {
    Q_OBJECT

private slots:
    void questionBringsWhatItIsAnsweredFrom()
    {
        const QByteArray cell = "'row': 0, 'column': 0}";
        PaperQuestion asked = questionOf(asking("{'of': 'cell', 'quantity': 'scores', " + cell));
        QCOMPARE(asked.given.size(), 1U);
        QVERIFY(asked.isThere && asked.given[0].queryAndKeys && asked.given[0].needsScaling);
        asked = questionOf(asking("{'of': 'cell', " + cell));
        QVERIFY(asked.given.at(0).scores && !asked.given[0].queryAndKeys && !asked.given[0].values);
        asked = questionOf(asking("{'of': 'difference', 'parts': [{'of': 'cell', 'quantity': 'output', " + cell
                                  + ", {'of': 'largest_weight', 'row': 0}]}"));
        QCOMPARE(asked.given.size(), 1U);
        QVERIFY(asked.given[0].scores && asked.given[0].values);
        QVERIFY(questionOf(asking("{'of': 'root', 'parts': [64]}")).given.empty());
        QVERIFY(!questionOf(asking("{'of': 'cell', 'quantity': 'queries', " + cell)).isThere);
    }

    void whatTheTextSaysIsNotPrintedTwice()
    {
        const QByteArray values = ", 'values': {'s': {'of': 'cell', 'quantity': 'scores', 'row': 0, 'column': 0}, 'z':"
                                  " {'of': 'cell', 'quantity': 'scores', 'row': 0, 'column': 1}}";
        const QByteArray weight = "{'of': 'cell', 'row': 0, 'column': 0}";
        QVERIFY(questionOf(asking(weight, values + ", 'text': 'scores {s} and {z}'")).given.empty());
        QVERIFY(!questionOf(asking(weight, values + ", 'text': 'scores {s} and another'")).given.empty());
        // One of them says all, if all are alike.
        const QByteArray alike = ", 'show': {'view': 'heatmap', 'score_multiplier': 0}";
        QVERIFY(questionOf(asking(weight, alike + values + ", 'text': 'every score is {s}'")).given.empty());
        QVERIFY(!questionOf(asking(weight, alike + values + ", 'text': 'they are alike'")).given.empty());
        // Only what the paper says counts.
        QVERIFY(!questionOf(asking(weight, values + ", 'text': '{s} and {z}', 'paper': 'scores'")).given.empty());
        QVERIFY(!questionOf(asking(weight, values + ", 'text': {'en': '{s} and {z}', 'ko': '{s}'}")).given.empty());
    }

    void numberThatIsAskedForIsNotGiven()
    {
        const Lesson lesson = readLesson(lessonOfSteps(
            "{'title': 't', 'document': 'worked', 'predict': {'kind': 'number', 'question': 'q', 'answer': {'of':"
            " 'cell', 'quantity': 'scores', 'row': 0, 'column': 0}}},"
            "{'title': 't', 'predict': {'kind': 'number', 'question': 'q', 'answer': {'of': 'cell', 'row': 0,"
            " 'column': 0}}}"));
        const PaperQuestion asked = questionOf(lesson, 1);
        QVERIFY(asked.given.at(0).queryAndKeys && !asked.given[0].scores);
    }

    /// Cells to be found and parts of an answer count, too.
    void rowThatIsAskedAboutIsNotGiven_data()
    {
        QTest::addColumn<QByteArray>("predict");
        const QByteArray score = "{'of': 'cell', 'quantity': 'scores', 'row': 0, 'column': 0}";
        const QByteArray product = "{'of': 'cell', 'quantity': 'products', 'row': 0, 'column': 1}";
        QTest::newRow("a cell of the scores")
            << QByteArray("'kind': 'cell', 'find': 'largest', 'row': 0, 'quantity': 'scores'");
        QTest::newRow("a cell of the products")
            << QByteArray("'kind': 'cell', 'find': 'smallest', 'row': 0, 'quantity': 'products'");
        QTest::newRow("a difference") << "'kind': 'number', 'answer': {'of': 'difference', 'parts': [1, " + score
                                             + "]}";
        QTest::newRow("a part of a part")
            << "'kind': 'number', 'answer': {'of': 'sum', 'parts': [1, {'of': 'root', 'parts': [{'of': 'sum', 'parts':"
               " [4, "
                   + product + "]}]}]}";
    }
    void rowThatIsAskedAboutIsNotGiven()
    {
        QFETCH(QByteArray, predict);
        const Lesson lesson = readLesson(
            lessonOfSteps("{'title': 't', 'document': 'worked', 'show': {'view': 'heatmap'}, 'predict': {" + predict
                          + ", 'question': 'q'}},"
                            "{'title': 't', 'predict': {'kind': 'number', 'question': 'q', 'answer': {'of':"
                            " 'cell', 'row': 0, 'column': 0}}}"));
        const PaperQuestion asked = questionOf(lesson, 1);
        QVERIFY(asked.given.at(0).queryAndKeys && !asked.given[0].scores);
    }

    void numbersOfOneRowGiveEachOtherAway()
    {
        const Lesson lesson = asking("{'of': 'cell', 'row': 0, 'column': 0}");
        LessonValues values(lesson);
        LessonValue other;
        other.of = LessonValue::Of::Cell;
        other.column = 1;
        QVERIFY(givesAway(values, lesson, 0, other));
        other.divide = false; // another row of weights
        QVERIFY(!givesAway(values, lesson, 0, other));
        other.divide.reset();
        other.quantity = Quantity::Scores;
        QVERIFY(!givesAway(values, lesson, 0, other));
    }

    void authorsWordsForPaperStandInPlaceOfTheWindows()
    {
        const Lesson lesson = readLesson(
            lessonOfSteps("{'title': 't', 'text': 'look', 'paper': 'read', 'predict': {'kind': 'number', 'question':"
                          " 'click', 'paper': 'write', 'answer': 1}},"
                          "{'title': 't', 'text': 'look', 'paper': false, 'predict': {'kind': 'number', 'question':"
                          " 'q', 'answer': 1}}"));
        QCOMPARE(paperText(lesson.steps[0]).in("en"), std::string("read"));
        QCOMPARE(paperQuestion(*lesson.steps[0].prediction).in("en"), std::string("write"));
        QVERIFY(questionOf(lesson, 0).isThere);
        QVERIFY(!questionOf(lesson, 1).isThere);
        QVERIFY(!parseLesson(lessonOfSteps("{'title': 't', 'paper': true}"), {}).ok());
        QVERIFY(!parseLesson(lessonOfSteps("{'title': 't', 'paper': ' '}"), {}).ok());
        QVERIFY(!parseLesson(lessonOfSteps("{'title': 't', 'paper': '{x}'}"), {}).ok());
    }
};

QTEST_GUILESS_MAIN(LessonPaper)
#include "tst_lesson_paper.moc"
