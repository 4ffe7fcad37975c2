#include "core/lessons/lesson_answer.h"
#include "support/shipped_lessons.h"

#include <algorithm>
#include <cmath>

using namespace headlight;
using namespace headlight::test;
using namespace Qt::StringLiterals;

namespace {

QString pathOf(const QString& lesson)
{
    return QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/lessons/%1.headlight-lesson").arg(lesson);
}

bool isClose(double number, double expected)
{
    return std::abs(number - expected) <= 1e-14 * std::max(1., std::abs(expected));
}

} // namespace

/// What a course on attention teaches, in numbers: a lesson computes each, and says it or asks for it in a certain
/// step.
class LessonFiguresTest : public QObject {
    Q_OBJECT

private slots:
    void figureIsComputed_data()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<int>("step");
        QTest::addColumn<QString>("value");
        QTest::addColumn<double>("expected");
        QString lesson;
        const auto said = [&](const char* name, int step, const char* value, double expected) {
            QTest::addRow("%s", name) << lesson << step << QString::fromLatin1(value) << expected;
        };
        const auto asked = [&](const char* name, int step, double expected) { said(name, step, "", expected); };
        lesson = u"02_one_query_two_keys"_s;
        said("score of the worked example", 4, "s1", 1.414213562373095);
        asked("its weight", 4, 0.804429682506957);
        said("its other score", 4, "s2", 0);
        said("its other weight", 4, "a2", 0.195570317493043);
        said("its output", 4, "o1", 8.04429682506957);
        said("the output's other component", 4, "o2", 1.95570317493043);
        said("weights of the zero query", 6, "a1", 0.5);
        asked("output of the zero query", 6, 5);
        said("output of the zero query, other component", 6, "o2", 5);
        said("score without the division", 7, "product", 2);
        asked("weight without the division", 7, 0.880797077977882);
        said("other weight without the division", 7, "rest", 0.119202922022118);
        said("output without the division", 7, "o1", 8.80797077977882);
        said("other component without the division", 7, "o2", 1.19202922022118);
        lesson = u"04_why_root"_s;
        asked("deviation for d = 64", 4, 8);
        said("deviation for d = 512", 4, "wide", 22.627416997969522);
        lesson = u"05_stable_softmax"_s;
        asked("a constant added: the same weight", 2, std::exp(2) / (std::exp(2) + std::exp(1) + 1));
        asked("the largest exponential", 5, 1);
        lesson = u"06_causal_mask"_s;
        asked("causal: the cells that eight tokens see", 2, 36);
        said("causal: the first row", 4, "first", 1);
        asked("causal, equal scores: row 2", 5, 1. / 3);
        said("causal, equal scores: row 3", 5, "last", 0.25);
        lesson = u"08_several_heads"_s;
        asked("one head's mean of (1, 0) and (0, 1)", 2, 0.5);
        said("the mean's other component", 2, "o2", 0.5);
        said("BLEU of 1 head", 7, "b1", 24.9);
        said("BLEU of 8 heads", 7, "b8", 25.8);
        said("BLEU of 16 heads", 7, "b16", 25.8);
        said("BLEU of 32 heads", 7, "b32", 25.4);
        lesson = u"09_cost_of_heads"_s;
        said("width of a block", 1, "dk", 40);
        said("parameters of one matrix", 2, "one", 102400);
        asked("parameters of 1 head", 2, 409600);
        asked("parameters of 8 heads", 3, 409600);
        asked("products of 8 heads", 5, 5368709120.);
        asked("softmax rows a token", 6, 8);
        said("exponentials of 8 heads", 6, "e8", 8. * 4096 * 4096);
        said("exponentials of 1 head", 6, "e1", 4096. * 4096);
        said("width of 320 heads", 7, "one", 1);
        lesson = u"10_cost_of_length"_s;
        asked("twice the tokens", 3, 4);
        asked("weights of a head", 4, 4096. * 4096);
        asked("4096 to 16384 tokens", 5, 16);
        lesson = u"11_published_layouts"_s;
        asked("head width of Transformer base", 2, 64);
        said("layers of CLIP's text encoder", 3, "layers", 12);
        said("heads of its layers", 3, "h", 12);
        said("width of CLIP's text encoder", 3, "d", 768);
        said("tokens of CLIP's text encoder", 3, "n", 77);
        said("heads of Stable Diffusion, 320", 4, "a", 40);
        said("heads of Stable Diffusion, 640", 4, "b", 80);
        said("heads of Stable Diffusion, 1280", 4, "c", 160);
        said("width of SDXL's heads", 4, "w", 64);
        said("heads of SDXL, 640", 4, "x", 10);
        asked("heads of SDXL, 1280", 4, 20);
        said("width of FLUX.1", 5, "d", 3072);
        said("head width of FLUX.1", 5, "dk", 128);
        said("heads of FLUX.1", 5, "h", 24);
        said("first part of its rotary split", 5, "p1", 16);
        asked("other parts of its rotary split", 5, 56);
        said("layers of GPT-2 small", 6, "layers", 12);
        said("heads of its layers, GPT-2", 6, "h", 12);
        said("width of GPT-2 small", 6, "d", 768);
        said("tokens of GPT-2 small", 6, "n", 1024);
        lesson = u"12_stall_and_loss"_s;
        said("gradient of a uniform row of nine", 5, "nine", std::sqrt(8.) / 9);
        asked("gradient of two tied keys", 5, 0.5);
        asked("the factor by the products", 9, 0.125);
        lesson = u"13_mean_of_heads"_s;
        constexpr double weights[] = {0.123, 0.016, 0.323, 0.206, 0.930, 0.013,
                                      0.544, 0.020, 0.090, 0.070, 0.112, 0.025};
        for (int head = 0; head < 12; ++head)
            said(qPrintable(u"published weight of head %1"_s.arg(head)), 2, qPrintable(u"w%1"_s.arg(head)),
                 weights[head]);
        asked("mean of the twelve weights", 2, 0.206);
        asked("what the sharpest head leaves", 4, 0.07);
        constexpr double patterns[] = {0.95, 0.93, 0.94, 0.9, 0.76};
        for (int head = 0; head < 5; ++head)
            said(qPrintable(u"published pattern %1"_s.arg(head)), 7, qPrintable(QString(QChar(u'a' + head))),
                 patterns[head]);
    }

    void cellIsShown_data()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<int>("step");
        QTest::addColumn<int>("quantity");
        QTest::addColumn<Index>("row");
        QTest::addColumn<Index>("column");
        QTest::addColumn<double>("expected");
        QString lesson;
        const auto shown = [&](const char* name, int step, Quantity quantity, Index row, Index column,
                               double expected) {
            QTest::addRow("%s", name) << lesson << step << static_cast<int>(quantity) << row << column << expected;
        };
        lesson = u"02_one_query_two_keys"_s;
        shown("first score of the zero query", 6, Quantity::Scores, 0, 0, 0);
        shown("second score of the zero query", 6, Quantity::Scores, 0, 1, 0);
        shown("second weight of the zero query", 6, Quantity::Weights, 0, 1, 0.5);
        shown("undivided score", 7, Quantity::Scores, 0, 0, 2);
        shown("other undivided score", 7, Quantity::Scores, 0, 1, 0);
        lesson = u"06_causal_mask"_s;
        for (Index row = 0; row < 4; ++row)
            for (Index column = 0; column < 4; ++column)
                shown(qPrintable(u"causal, equal scores: row %1, column %2"_s.arg(row).arg(column)), 5,
                      Quantity::Weights, row, column, column > row ? 0 : 1. / static_cast<double>(row + 1));
    }

    /// In the view of a step, whether its words say it or not.
    void cellIsShown()
    {
        QFETCH(QString, lesson);
        QFETCH(int, step);
        QFETCH(int, quantity);
        QFETCH(Index, row);
        QFETCH(Index, column);
        QFETCH(double, expected);
        for (const QString& language : {u"en"_s, u"ko"_s}) {
            const Lesson read = shippedLesson(pathOf(lesson), language);
            const auto index = static_cast<std::size_t>(step - 1);
            const Scene scene = shownAt(read, index).scene.value();
            QVERIFY(!isLab(scene.view));
            LessonValue cell;
            cell.of = LessonValue::Of::Cell;
            cell.quantity = static_cast<Quantity>(quantity);
            cell.layer = scene.layer;
            cell.head = scene.head;
            cell.row = row;
            cell.column = column;
            QVERIFY(isClose(LessonValues(read).value(index, cell), expected));
        }
    }

    void figureIsComputed()
    {
        QFETCH(QString, lesson);
        QFETCH(int, step);
        QFETCH(QString, value);
        QFETCH(double, expected);
        const auto index = static_cast<std::size_t>(step - 1); // people count from 1
        for (const QString& language : {u"en"_s, u"ko"_s}) {
            const Lesson read = shippedLesson(pathOf(lesson), language);
            QVERIFY(index < read.steps.size());
            const LessonStep& at = read.steps[index];
            const bool isThere =
                value.isEmpty() ? at.prediction && at.prediction->answer : at.values.count(value.toStdString()) == 1;
            QVERIFY(isThere);
            LessonValues values(read);
            const double number =
                values.value(index, value.isEmpty() ? *at.prediction->answer : at.values.at(value.toStdString()));
            QVERIFY2(isClose(number, expected), qPrintable(QString::number(number, 'g', 17)));
        }
    }

    /// The formula that is asked for gives what the program computes of such a row.
    void gradientsOfEqualKeysAreComputed()
    {
        const Lesson lesson = shippedLesson(pathOf(u"12_stall_and_loss"_s), u"en"_s);
        LessonValues values(lesson);
        const LessonStep& step = lesson.steps[4];
        QVERIFY(isOfRowOfWeights(step.values.at("nine").of) && isOfRowOfWeights(step.values.at("two").of));
        QVERIFY(isClose(values.value(4, step.values.at("two")), values.value(4, *step.prediction->answer)));
    }

    /// The published bound holds for the replica, of all tokens but the first, which reads itself alone.
    void theFirstTokenGetsMoreThanIsSaid()
    {
        const Lesson lesson = shippedLesson(pathOf(u"13_mean_of_heads"_s), u"en"_s);
        LessonValues values(lesson);
        const double bound = values.value(6, lesson.steps[6].values.at("d"));
        const Content& replica = lesson.documents.at("replica");
        LessonValue cell;
        cell.of = LessonValue::Of::Cell;
        cell.layer = 1;
        cell.head = 2;
        QVERIFY(replica.model.layers[1].heads[2].name.find("first") != std::string::npos);
        for (cell.row = 1; cell.row < std::ssize(replica.tokens); ++cell.row) {
            const double weight = values.value(6, cell);
            QVERIFY2(weight > bound && weight < 1, qPrintable(QString::number(weight)));
        }
    }

    void theLateHeadReadsSevenTokensBack()
    {
        for (const auto& [language, said] :
             {std::pair(u"en"_s, u"seven tokens back"_s), std::pair(u"ko"_s, u"일곱 칸 앞"_s)}) {
            const Lesson lesson = shippedLesson(pathOf(u"13_mean_of_heads"_s), language);
            const LessonValue& late = lesson.steps[6].values.at("e");
            const std::vector<std::string>& tokens = lesson.documents.at("replica").tokens;
            QCOMPARE(late.row - late.column, Index(7));
            QCOMPARE(tokens[static_cast<std::size_t>(late.row)], std::string("sphere"));
            QCOMPARE(tokens[static_cast<std::size_t>(late.column)], std::string("red"));
            QVERIFY(QString::fromStdString(lesson.steps[6].text.in(language.toStdString())).contains(said));
        }
    }

    /// Measured over ten thousand pairs: the deviation of the deviation is about σ ÷ √(2·10000).
    void measuredDeviationsAreNearTheRoots()
    {
        const Lesson lesson = shippedLesson(pathOf(u"04_why_root"_s), u"en"_s);
        LessonValues values(lesson);
        const auto valueOf = [&](const char* name) { return values.value(3, lesson.steps[3].values.at(name)); };
        constexpr double standardErrors = 4;
        for (const auto& [measured, exact] : {std::pair("measured", "deviation"), std::pair("far", "wide")}) {
            const double sigma = valueOf(exact);
            QVERIFY(valueOf(measured) != sigma);
            QVERIFY(std::abs(valueOf(measured) - sigma) <= standardErrors * sigma / std::sqrt(2 * 10000.));
            const LessonValue& drawn = lesson.steps[3].values.at(measured);
            QCOMPARE(drawn.parts[1].value, 10000.);
        }
        // The seeds are the lesson's: the numbers that it prints.
        QCOMPARE(QString::number(valueOf("measured"), 'f', 2), u"7.99"_s);
        QCOMPARE(QString::number(valueOf("far"), 'f', 2), u"22.52"_s);
    }
};

QTEST_GUILESS_MAIN(LessonFiguresTest)
#include "tst_lesson_figures.moc"
