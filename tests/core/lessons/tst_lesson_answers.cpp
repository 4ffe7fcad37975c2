#include "core/lessons/lesson_answer.h"
#include "core/model/veiled_source.h"
#include "support/lesson_text.h"

#include <cmath>

using namespace headlight;

namespace {

/// A lesson of one step about the worked example that asks something.
Lesson lessonThatAsks(const QByteArray& predict)
{
    return readLesson(lessonOfSteps("{'title': 't', 'document': 'worked', 'predict': " + predict + "}"));
}

/// Three tokens under the causal mask: the products of the last are 1, 3 and 3; those of the second 1, 3 and 3, the
/// last forbidden.
Lesson lessonUnderAMask(const QByteArray& predict)
{
    return readLesson(json("{'format': 'headlight-lesson', 'version': 1, 'id': 'test', 'title': 'A test', 'documents':"
                           " {'m': {'format': 'headlight', 'version': 1, 'tokens': ['a', 'b', 'c'], 'embeddings':"
                           " [[1, 1], [1, 3], [1, 3]], 'layers': [{'heads': [{'query': [[1], [0]], 'key': [[0], [1]],"
                           " 'value': [[1, 0], [0, 1]]}]}]}}, 'steps': [{'title': 't', 'document': 'm', 'predict': ")
                      + json(predict) + "}]}");
}

std::string whyOf(const Verdict& verdict)
{
    return verdict.why ? verdict.why->in("en") : std::string();
}

Veil veilOf(const QByteArray& answer)
{
    return lessonThatAsks("{'kind': 'number', 'question': 'q', 'answer': " + answer + "}").steps[0].prediction->veil;
}

} // namespace

/// Answers are checked against what the lesson computes.
class LessonAnswersTest : public QObject {
    Q_OBJECT

private slots:
    void numberIsRightWithinItsTolerance()
    {
        const Lesson lesson = lessonThatAsks(
            "{'kind': 'number', 'question': 'q', 'answer': {'of': 'cell', 'row': 0, 'column': 0}, 'tolerance': 0.001,"
            " 'wrong': [{'value': {'of': 'cell', 'row': 0, 'column': 0, 'divide': false}, 'why': 'undivided'},"
            " {'value': 0.5, 'why': 'half'}]}");
        LessonValues values(lesson);
        const auto verdict = [&](double given) { return verdictOfNumber(values, lesson, 0, given); };
        QVERIFY(verdict(0.8044).right);
        QVERIFY(verdict(0.804429682506957 + 0.000999).right);
        QVERIFY(!verdict(0.804429682506957 + 0.001001).right);
        QVERIFY(!verdict(0.8044).why);
        QCOMPARE(whyOf(verdict(0.8808)), std::string("undivided"));
        QVERIFY(!verdict(0.8808).right);
        QCOMPARE(whyOf(verdict(0.5)), std::string("half"));
        QVERIFY(!verdict(0.6).right && !verdict(0.6).why);
        QVERIFY(!verdict(std::nan("")).right);
    }

    void aNumberThatIsRoundedTooFarIsTold_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<double>("given");
        QTest::addColumn<int>("written");
        QTest::addColumn<int>("decimals");                                                      // 0: it is wrong
        const QByteArray weight = "{'of': 'cell', 'row': 0, 'column': 0}";                      // 0.80443
        const QByteArray score = "{'of': 'cell', 'quantity': 'scores', 'row': 0, 'column': 0}"; // 1.41421
        QTest::newRow("one decimal") << weight << 0.8 << 1 << 3;
        QTest::newRow("two, with a 0") << weight << 0.80 << 2 << 3;
        QTest::newRow("three, the last is 0") << QByteArray("0.8088") << 0.81 << 3 << 0;
        QTest::newRow("one of a score") << score << 1.4 << 1 << 3;
        QTest::newRow("two of a score") << score << 1.41 << 2 << 3;
        QTest::newRow("cut off, not rounded") << QByteArray("0.669") << 0.66 << 2 << 0;
        QTest::newRow("of a row that is saturated") << QByteArray("0.999999") << 0.9 << 1 << 0;
        QTest::newRow("a whole number that is near") << QByteArray("40.9") << 41. << 0 << 3;
        QTest::newRow("a whole number") << weight << 1. << 0 << 0;
        QTest::newRow("0") << weight << 0. << 0 << 0;
        QTest::newRow("another decimal") << weight << 0.81 << 2 << 0;
        QTest::newRow("exact, and wrong") << weight << 0.8123 << 4 << 0;
        QTest::newRow("far for its size") << QByteArray("0.06") << 0.1 << 1 << 0;
        QTest::newRow("the sign") << score << -1.4 << 1 << 0;
        QTest::newRow("of a whole answer") << QByteArray("8") << 8.1 << 1 << 0;
    }
    void aNumberThatIsRoundedTooFarIsTold()
    {
        QFETCH(QByteArray, answer);
        QFETCH(double, given);
        QFETCH(int, written);
        QFETCH(int, decimals);
        const Lesson lesson = lessonThatAsks("{'kind': 'number', 'question': 'q', 'answer': " + answer + "}");
        LessonValues values(lesson);
        const Verdict verdict = verdictOfNumber(values, lesson, 0, {given, written});
        QVERIFY(!verdict.right);
        QCOMPARE(verdict.decimals.value_or(0), decimals);
    }

    /// Within the tolerance, too: what is asked and what is taken agree.
    void aRoundedNumberIsNotTakenByLuck()
    {
        const Lesson lesson = lessonThatAsks(
            "{'kind': 'number', 'question': 'q', 'answer': {'of': 'quotient', 'parts': [2718, 1000]}, 'tolerance':"
            " 0.02}"); // to two decimals
        LessonValues values(lesson);
        const auto verdict = [&](double given, int written) {
            return verdictOfNumber(values, lesson, 0, {given, written});
        };
        QVERIFY(verdict(2.72, 2).right && verdict(2.71, 2).right && verdict(2.718, 3).right);
        QVERIFY(verdict(2.70, 2).right); // as 2.701 is, which is nearer
        QVERIFY(!verdict(2.7, 1).right);
        QCOMPARE(verdict(2.7, 1).decimals, std::optional(2));
        const Lesson even = lessonThatAsks("{'kind': 'number', 'question': 'q', 'answer': 0.5003}");
        LessonValues halves(even);
        QVERIFY(verdictOfNumber(halves, even, 0, {0.5, 1}).right); // which is 0.500
    }

    void theToleranceSaysHowManyDecimals_data()
    {
        QTest::addColumn<QByteArray>("tolerance");
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<int>("decimals");
        for (const auto& [tolerance, decimals] :
             {std::pair("0.001", 3), {"0.0006", 3}, {"0.005", 2}, {"0.01", 2}, {"0.02", 2}, {"0.0001", 4}, {"0.5", 0}})
            QTest::newRow(tolerance) << QByteArray(tolerance) << QByteArray("1.23456") << decimals;
        QTest::newRow("the answer itself") << QByteArray("0") << QByteArray("1.5") << 0;
        QTest::newRow("a whole answer") << QByteArray("0.001") << QByteArray("10") << 0;
    }
    void theToleranceSaysHowManyDecimals()
    {
        QFETCH(QByteArray, tolerance);
        QFETCH(QByteArray, answer);
        QFETCH(int, decimals);
        const Lesson lesson = lessonThatAsks("{'kind': 'number', 'question': 'q', 'answer': " + answer
                                             + ", 'tolerance': " + tolerance + "}");
        LessonValues values(lesson);
        QCOMPARE(decimalsAsked(values, lesson, 0).value_or(0), decimals);
    }

    /// As exact as the decimals that are asked for: three, or two digits of a small answer, which 0 is never.
    void withoutAToleranceTheDecimalsAskedForAreRight_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<int>("decimals");
        QTest::addColumn<double>("right");
        QTest::addColumn<double>("wrong");
        QTest::newRow("a weight") << QByteArray("0.8808") << 3 << 0.881 << 0.880;
        QTest::newRow("farther off") << QByteArray("0.8808") << 3 << 0.8804 << 0.8801;
        QTest::newRow("large") << QByteArray("1234.5678") << 3 << 1234.568 << 1234.569;
        QTest::newRow("small") << QByteArray("0.0123") << 3 << 0.012 << 0.013;
        QTest::newRow("smaller") << QByteArray("0.0087") << 4 << 0.0087 << 0.009;
        QTest::newRow("a half thousandth") << QByteArray("0.0005") << 5 << 0.0005 << 0.001;
        QTest::newRow("0 for it") << QByteArray("0.0005") << 5 << 0.00050 << 0.;
        QTest::newRow("below 0") << QByteArray("-0.000123") << 5 << -0.00012 << 0.;
        QTest::newRow("too small for decimals") << QByteArray("1.5e-20") << 0 << 1.5e-20 << 1e-3;
        QTest::newRow("0") << QByteArray("0") << 0 << 0. << 0.001;
    }
    void withoutAToleranceTheDecimalsAskedForAreRight()
    {
        QFETCH(QByteArray, answer);
        QFETCH(int, decimals);
        QFETCH(double, right);
        QFETCH(double, wrong);
        const Lesson lesson = lessonThatAsks("{'kind': 'number', 'question': 'q', 'answer': " + answer + "}");
        LessonValues values(lesson);
        QCOMPARE(decimalsAsked(values, lesson, 0).value_or(0), decimals);
        QVERIFY(verdictOfNumber(values, lesson, 0, right).right);
        QVERIFY(!verdictOfNumber(values, lesson, 0, wrong).right);
    }

    void aWrongAnswerSaysWhatIsWrong()
    {
        const Lesson number = lessonThatAsks("{'kind': 'number', 'question': 'q', 'answer': 3}");
        LessonValues values(number);
        QCOMPARE(verdictOfNumber(values, number, 0, 4).side, 1);
        QCOMPARE(verdictOfNumber(values, number, 0, -7).side, -1);
        const Lesson cell = lessonUnderAMask("{'kind': 'cell', 'question': 'q', 'find': 'smallest', 'row': 1}");
        LessonValues cells(cell);
        QCOMPARE(verdictOfCell(cells, cell, 0, 1, 1).ahead, std::size_t(1));
        QVERIFY(!verdictOfCell(cells, cell, 0, 1, 1).isForbidden);
        QVERIFY(verdictOfCell(cells, cell, 0, 1, 2).isForbidden);
        QCOMPARE(verdictOfCell(cells, cell, 0, 1, 0).ahead, std::size_t(0));
    }

    void exactNumberForgivesRounding()
    {
        const Lesson lesson = lessonThatAsks("{'kind': 'number', 'question': 'q', 'tolerance': 0, 'answer': {'of':"
                                             " 'sum', 'parts': [0.1, 0.2]}}");
        LessonValues values(lesson);
        QVERIFY(verdictOfNumber(values, lesson, 0, 0.3).right);
        QVERIFY(!verdictOfNumber(values, lesson, 0, 0.3000001).right);
    }

    void choiceIsRightByMarkOrByValue()
    {
        const Lesson byMark = lessonThatAsks("{'kind': 'choice', 'question': 'q', 'choices': [{'text': 'a', 'why':"
                                             " 'no'}, {'text': 'b', 'right': true, 'why': 'yes'}]}");
        LessonValues values(byMark);
        QVERIFY(!verdictOfChoice(values, byMark, 0, 0).right);
        QCOMPARE(whyOf(verdictOfChoice(values, byMark, 0, 0)), std::string("no"));
        QVERIFY(verdictOfChoice(values, byMark, 0, 1).right);
        QCOMPARE(whyOf(verdictOfChoice(values, byMark, 0, 1)), std::string("yes"));
        QVERIFY(!verdictOfChoice(values, byMark, 0, 2).right);
        QCOMPARE(rightChoice(values, byMark, 0), 1u);

        const Lesson byValue = lessonThatAsks(
            "{'kind': 'choice', 'question': 'q', 'answer': {'of': 'parameters', 'parts': [320, 8]}, 'choices':"
            " [{'text': 'eight times', 'value': {'of': 'product', 'parts': [8, 409600]}}, {'text': 'equal', 'value':"
            " {'of': 'parameters', 'parts': [320, 1]}}]}");
        LessonValues of(byValue);
        QVERIFY(!verdictOfChoice(of, byValue, 0, 0).right);
        QVERIFY(verdictOfChoice(of, byValue, 0, 1).right);
        QCOMPARE(rightChoice(of, byValue, 0), 1u);
    }

    void cellsThatTieAreAllRight()
    {
        const Lesson lesson = lessonUnderAMask("{'kind': 'cell', 'question': 'q', 'find': 'largest', 'row': 2}");
        LessonValues values(lesson);
        QVERIFY((rightCells(values, lesson, 0) == std::vector<Index>{1, 2}));
        QVERIFY(verdictOfCell(values, lesson, 0, 2, 1).right);
        QVERIFY(verdictOfCell(values, lesson, 0, 2, 2).right);
        QVERIFY(!verdictOfCell(values, lesson, 0, 2, 0).right);
        QVERIFY(!verdictOfCell(values, lesson, 0, 1, 1).right);
    }

    void forbiddenCellsAreNeverRight()
    {
        for (const QByteArray quantity : {"weights", "scores"}) {
            const Lesson lesson = lessonUnderAMask("{'kind': 'cell', 'question': 'q', 'find': 'smallest', 'row': 1,"
                                                   " 'quantity': '"
                                                   + quantity + "'}");
            LessonValues values(lesson);
            QVERIFY((rightCells(values, lesson, 0) == std::vector<Index>{0}));
        }
        const Lesson products =
            lessonUnderAMask("{'kind': 'cell', 'question': 'q', 'find': 'largest', 'row': 1, 'quantity': 'products'}");
        LessonValues values(products);
        QVERIFY((rightCells(values, products, 0) == std::vector<Index>{1, 2}));
    }

    void orderCountsWhatStandsInPlace()
    {
        const Lesson lesson = lessonThatAsks("{'kind': 'order', 'question': 'q', 'lines': ['a', 'b', 'same', 'same']}");
        QVERIFY(verdictOfOrder(lesson, 0, {0, 1, 2, 3}).right);
        QVERIFY(verdictOfOrder(lesson, 0, {0, 1, 3, 2}).right);
        QVERIFY(!verdictOfOrder(lesson, 0, {0, 2, 1, 3}).right);
        QCOMPARE(verdictOfOrder(lesson, 0, {0, 2, 1, 3}).placed, 1u);
        QCOMPARE(verdictOfOrder(lesson, 0, {1, 0, 2, 3}).placed, 0u);
        QVERIFY(!verdictOfOrder(lesson, 0, {0, 1, 2}).right);
        QVERIFY(!verdictOfOrder(lesson, 0, {0, 1, 2, 9}).right);
    }

    void veilComesFromTheAnswer()
    {
        QVERIFY((veilOf("{'of': 'cell', 'row': 0, 'column': 0}") == Veil{Quantity::Weights, 0, false}));
        QVERIFY((veilOf("{'of': 'entropy', 'row': 0}") == Veil{Quantity::Weights, 0, false}));
        QVERIFY((veilOf("{'of': 'cell', 'quantity': 'layer_output', 'row': 0, 'column': 0}")
                 == Veil{Quantity::Output, 0, false}));
        // Every query's scores hang on a key: no row can be left open.
        QVERIFY(
            (veilOf("{'of': 'length', 'quantity': 'keys', 'row': 1}") == Veil{Quantity::Keys, std::nullopt, false}));
        QVERIFY((veilOf("{'of': 'length', 'quantity': 'embeddings', 'row': 0}") == Veil{}));
        QVERIFY((veilOf("{'of': 'sum', 'parts': [1, {'of': 'cell', 'row': 0, 'column': 0}, {'of': 'cell', 'quantity':"
                        " 'scores', 'row': 0, 'column': 1}]}")
                 == Veil{Quantity::Scores, 0, false}));
        // The largest product of a row is its largest weight.
        for (const Quantity quantity : {Quantity::Weights, Quantity::Scores, Quantity::Products}) {
            Prediction ofCell;
            ofCell.kind = Prediction::Kind::Cell;
            ofCell.quantity = quantity;
            QVERIFY((impliedVeil(ofCell, 0) == Veil{Quantity::Products, 0, false}));
        }
        Prediction ofSecondLayer;
        ofSecondLayer.answer = LessonValue();
        ofSecondLayer.answer->of = LessonValue::Of::Cell;
        ofSecondLayer.answer->layer = 1;
        QVERIFY((impliedVeil(ofSecondLayer, 0) == Veil{Quantity::Weights, 0, false, 1}));
        Prediction ofShownCell;
        ofShownCell.kind = Prediction::Kind::Cell;
        ofShownCell.row = 2;
        QVERIFY((impliedVeil(ofShownCell, 1) == Veil{Quantity::Products, 2, false, 1}));
        QVERIFY((veilOf("{'of': 'root', 'parts': [64]}") == Veil{std::nullopt, std::nullopt, true}));
        Prediction ofWords;
        ofWords.kind = Prediction::Kind::Choice;
        QVERIFY((impliedVeil(ofWords, 0) == Veil{std::nullopt, std::nullopt, true}));
    }

    void veilLiesOverAllThatTheAnswerIsMadeOf_data()
    {
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("second");
        const QByteArrayList names{"queries", "keys", "values", "products", "scores", "weights", "output"};
        for (const QByteArray& first : names)
            for (const QByteArray& second : names)
                QTest::addRow("%s and %s", first.data(), second.data()) << first << second;
    }
    void veilLiesOverAllThatTheAnswerIsMadeOf()
    {
        QFETCH(QByteArray, first);
        QFETCH(QByteArray, second);
        const auto cell = [](const QByteArray& quantity) {
            return "{'of': 'cell', 'quantity': '" + quantity + "', 'row': 0, 'column': 0}";
        };
        const Lesson lesson =
            lessonThatAsks("{'kind': 'number', 'question': 'q', 'answer': {'of': 'product', 'parts': [" + cell(first)
                           + ", " + cell(second) + "]}}");
        LessonValues values(lesson);
        const auto source = veiled(values.source(0), lesson.steps[0].prediction->veil);
        for (const LessonValue& part : lesson.steps[0].prediction->answer->parts)
            QVERIFY(isHiddenNumber(source->tile(part.quantity, 0, 0, {0, 0, 1, 1})(0, 0)));
    }

    void veilOfACellLiesInTheLayerShown()
    {
        const QByteArray layer = "{'heads': [{'query': [[1], [0]], 'key': [[0], [1]], 'value': [[1, 0], [0, 1]]}]}";
        const QByteArray lesson =
            "{'format': 'headlight-lesson', 'version': 1, 'id': 'test', 'title': 'A test', 'documents': {'m':"
            " {'format': 'headlight', 'version': 1, 'tokens': ['a', 'b'], 'embeddings': [[1, 1], [1, 3]], 'layers': ["
            + layer + ", " + layer
            + "]}}, 'steps': [{'title': 't', 'document': 'm', 'show': {'view': 'heatmap', 'layer': 1}}, {'title': 'u', "
              "'predict':"
              " {'kind': 'cell', 'question': 'q', 'find': 'largest', 'row': 1}}]}";
        QVERIFY((readLesson(json(lesson)).steps[1].prediction->veil == Veil{Quantity::Products, 1, false, 1}));
    }
};

QTEST_GUILESS_MAIN(LessonAnswersTest)
#include "tst_lesson_answers.moc"
