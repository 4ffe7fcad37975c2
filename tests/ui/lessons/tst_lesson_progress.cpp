#include "support/lesson_column_fixture.h"
#include "ui/lessons/lesson_progress.h"

using namespace headlight;
using namespace Qt::StringLiterals;

/// How far someone is in a lesson counts as long as it asks the same.
class TestLessonProgress : public QObject {
    Q_OBJECT

private slots:
    void progressIsKeptAsItWas()
    {
        const LessonProgress progress{
            2, {Outcome::RightAtOnce, Outcome::Open, Outcome::Shown, Outcome::RightLater, Outcome::Tried}};
        QCOMPARE(textOf(progress, {5, u"ab"_s}), u"2:1.s2t:ab"_s);
        QVERIFY(progressIn(u"2:1.s2t:ab"_s, {5, u"ab"_s}) == progress);
    }

    void whatIsOfOtherQuestionsIsNone()
    {
        QVERIFY(progressIn(u"2:1.s:ab"_s, {3, u"ab"_s}));
        for (const QString& text : {u"2:1.s2:ab"_s, u""_s, u"9:...:ab"_s, u"x:...:ab"_s, u"-1:...:ab"_s, u"1"_s,
                                    u"2:1.s:cd"_s, u"2:1.s"_s, u"2:1.s:ab:ab"_s})
            QVERIFY2(!progressIn(text, {3, u"ab"_s}), qPrintable(text));
    }

    void anotherQuestionOrAnswerMakesAnotherMark_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        const auto row = [](const char* from, const char* to) {
            QTest::newRow(to) << QByteArray(from) << QByteArray(to);
        };
        row("Which weight?", "What weight?");
        row("'tolerance': 0.001", "'tolerance': 0.01");
        row("'answer': {'of': 'cell', 'quantity': 'weights'", "'answer': {'of': 'cell', 'quantity': 'scores'");
        row("'divide': false", "'divide': true");
        row("'show': {'view': 'heatmap', 'divide'", "'show': {'view': 'heatmap', 'score_multiplier': 2, 'divide'");
        row("'quantity': 'products', 'row': 0, 'column': 0", "'quantity': 'products', 'row': 0, 'column': 1");
        row("How many times?", "How often?");
        row("As many", "As few");
        row("{'text': 'An eighth'}", "{'text': 'An eighth'}, {'text': 'Never'}");
        row("'find': 'largest'", "'find': 'smallest'");
        row("'parts': [320, 8]", "'parts': [320, 4]");
        row("'one', 'two'", "'two', 'one'");
        row("{'en': 'Plain'", "{'en': 'Plain', 'de': 'Schlicht'}, 'text': ''}, {'title': {'en': 'Plain'");
    }
    void anotherQuestionOrAnswerMakesAnotherMark()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QVERIFY(steps().contains(from));
        const LessonQuestions before = questionsOf(readLesson(lessonOfSteps(steps())));
        const LessonQuestions after = questionsOf(readLesson(lessonOfSteps(steps().replace(from, to))));
        QVERIFY(before != after);
        QVERIFY(!progressIn(textOf(noProgress(before.steps), before), after));
    }

    void whatIsSaidAroundTheQuestionsMakesNone_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        const auto row = [](const char* from, const char* to) {
            QTest::newRow(to) << QByteArray(from) << QByteArray(to);
        };
        row("Mind the exponent.", "Think.");
        row("Just read.", "Read on.");
        row("'view': 'heatmap'", "'view': 'grid'");
    }
    void whatIsSaidAroundTheQuestionsMakesNone()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QVERIFY(steps().contains(from));
        QCOMPARE(questionsOf(readLesson(lessonOfSteps(steps().replace(from, to)))),
                 questionsOf(readLesson(lessonOfSteps(steps()))));
    }

private:
    static QByteArray steps()
    {
        return asking::number + ", " + asking::choice + ", " + asking::cell + ", " + asking::whole + ", "
               + asking::order + ", " + asking::nothing;
    }
};

QTEST_MAIN(TestLessonProgress)
#include "tst_lesson_progress.moc"
