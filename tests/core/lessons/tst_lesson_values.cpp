#include "core/files/document_file.h"
#include "core/lessons/lesson_values.h"
#include "support/lesson_text.h"

#include <cmath>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

/// A lesson of one step whose value is called x.
Lesson lessonOfValue(const QByteArray& value, const QByteArray& rest = {})
{
    return readLesson(
        lessonOfSteps("{'title': 't', 'document': 'worked', 'values': {'x': " + value + "}" + rest + "}"));
}

double valueOf(const QByteArray& value, const QByteArray& rest = {})
{
    const Lesson lesson = lessonOfValue(value, rest);
    return LessonValues(lesson).value(0, lesson.steps[0].values.at("x"));
}

} // namespace

/// What a lesson says is what the program computes.
class LessonValuesTest : public QObject {
    Q_OBJECT

private slots:
    void valueIsComputed_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<double>("expected");
        const auto row = [](const char* name, const QByteArray& value, double expected) {
            QTest::newRow(name) << value << expected;
        };
        row("a constant", "-2.5", -2.5);
        row("a weight", "{'of': 'cell', 'row': 0, 'column': 0}", 0.804429682506957);
        row("undivided", "{'of': 'cell', 'row': 0, 'column': 0, 'divide': false}", 0.880797077977882);
        row("sharper", "{'of': 'cell', 'quantity': 'scores', 'row': 0, 'column': 0, 'score_multiplier': 3}",
            3 * std::sqrt(2));
        row("a product", "{'of': 'cell', 'quantity': 'products', 'row': 0, 'column': 0}", 2);
        row("an output", "{'of': 'cell', 'quantity': 'output', 'row': 0, 'column': 1}", 1.95570317493043);
        row("a key", "{'of': 'cell', 'quantity': 'keys', 'row': 1, 'column': 1}", 1);
        row("of the layer", "{'of': 'cell', 'quantity': 'layer_output', 'row': 0, 'column': 0}", 8.04429682506957);
        row("a mean over one head", "{'of': 'mean_weight', 'row': 0, 'column': 1}", 0.195570317493043);
        row("the largest", "{'of': 'largest_weight', 'row': 0}", 0.804429682506957);
        row("entropy in nats", "{'of': 'entropy', 'row': 0}",
            -0.804429682506957 * std::log(0.804429682506957) - 0.195570317493043 * std::log(0.195570317493043));
        row("a gradient's norm", "{'of': 'gradient_norm', 'row': 0}",
            2 * 0.804429682506957 * 0.195570317493043); // ±a₁a₂ in four cells
        row("a length", "{'of': 'length', 'quantity': 'values', 'row': 1}", 10);
        row("a root", "{'of': 'root', 'parts': [64]}", 8);
        row("a sum", "{'of': 'sum', 'parts': [1, 2, {'of': 'product', 'parts': [3, 4]}]}", 15);
        row("a difference", "{'of': 'difference', 'parts': [1, 2]}", -1);
        row("a quotient", "{'of': 'quotient', 'parts': [1, 4]}", 0.25);
        row("parameters of one head", "{'of': 'parameters', 'parts': [320, 1]}", 409600);
        row("parameters of eight", "{'of': 'parameters', 'parts': [320, 8]}", 409600);
        row("products of one head", "{'of': 'score_products', 'parts': [4096, 320, 1]}", 5368709120.);
        row("products of eight", "{'of': 'score_products', 'parts': [4096, 320, 8]}", 5368709120.);
        row("exponentials", "{'of': 'exponentials', 'parts': [4096, 8]}", 8. * 4096 * 4096);
        row("four times the tokens",
            "{'of': 'quotient', 'parts': [{'of': 'score_products', 'parts': [16384, 320, 1]},"
            " {'of': 'score_products', 'parts': [4096, 320, 1]}]}",
            16);
    }

    void valueIsComputed()
    {
        QFETCH(QByteArray, value);
        QFETCH(double, expected);
        const double found = valueOf(value);
        QVERIFY2(std::abs(found - expected) <= 1e-13 * std::max(1., std::abs(expected)),
                 qPrintable(QString::number(found, 'g', 17)));
    }

    void deviationIsSampledByItsSeed()
    {
        const QByteArray one = "{'of': 'sampled_deviation', 'parts': [64, 20000, 1]}";
        const double first = valueOf(one);
        // The standard error of the deviation is about 0.04.
        QVERIFY(std::abs(first - 8) < 0.2);
        QCOMPARE(valueOf(one), first);
        QVERIFY(valueOf("{'of': 'sampled_deviation', 'parts': [64, 20000, 2]}") != first);
        // Asked again it is the same, and no number stays none.
        const Lesson lesson = lessonOfValue(one);
        LessonValues values(lesson);
        LessonValue value = lesson.steps[0].values.at("x");
        QCOMPARE(values.value(0, value), first);
        QCOMPARE(values.value(0, value), first);
        value.parts[0].of = LessonValue::Of::Root;
        QVERIFY(std::isnan(values.value(0, value)));
    }

    void stepSetsItsDocument()
    {
        const QByteArray weight = "{'of': 'cell', 'row': 0, 'column': 0}";
        const double sharper = valueOf(weight, ", 'show': {'view': 'heatmap', 'score_multiplier': 2}");
        QVERIFY(std::abs(sharper - 1 / (1 + std::exp(-2 * std::sqrt(2)))) < 1e-15);
        const double undivided = valueOf(weight, ", 'show': {'view': 'heatmap', 'divide': false}");
        QVERIFY(std::abs(undivided - 0.880797077977882) < 1e-15);
        // A document that is named stands as it is.
        const double named = valueOf("{'of': 'cell', 'row': 0, 'column': 0, 'document': 'worked'}",
                                     ", 'show': {'view': 'heatmap', 'divide': false, 'score_multiplier': 2}");
        QVERIFY(std::abs(named - 0.804429682506957) < 1e-15);
    }

    void stepKeepsWhatStepsBeforeItSaid()
    {
        const Lesson lesson = readLesson(lessonOfSteps(
            "{'title': 'a', 'document': 'worked', 'show': {'view': 'flow', 'divide': false}},"
            "{'title': 'b', 'values': {'x': {'of': 'cell', 'row': 0, 'column': 0}}}, {'title': 'c', 'show':"
            " {'view': 'steps', 'key': 1}, 'values': {'x': {'of': 'cell', 'row': 0, 'column': 0}}}"));
        LessonValues values(lesson);
        QVERIFY(std::abs(values.value(1, lesson.steps[1].values.at("x")) - 0.880797077977882) < 1e-15);
        QVERIFY(std::abs(values.value(2, lesson.steps[2].values.at("x")) - 0.804429682506957) < 1e-15);
        QCOMPARE(shownAt(lesson, 1).document, std::string("worked"));
        QCOMPARE(shownAt(lesson, 1).scene->view, ViewKind::Flow);
        QVERIFY(!shownAt(lesson, 1).divide);
        QCOMPARE(shownAt(lesson, 2).scene->key, 1);
        QVERIFY(contentAt(lesson, 1)->model.layers[0].heads[0].scale.kind == Scale::Kind::None);
        QVERIFY(contentAt(lesson, 2) == parseDocument(workedExample()).value());
    }

    void documentComesUpAsItStands()
    {
        // Another document takes nothing over from the scene before; its own multiplier holds until a scene says one.
        QByteArray bytes = lessonOfSteps(
            "{'title': 'a', 'document': 'worked', 'show': {'view': 'flow', 'score_multiplier': 3, 'divide': false}},"
            "{'title': 'b', 'document': 'sharp', 'values': {'x': {'of': 'cell', 'row': 0, 'column': 0}}},"
            "{'title': 'c', 'show': {'view': 'flow'}, 'values': {'x': {'of': 'cell', 'row': 0, 'column': 0}}}");
        QByteArray sharp = workedExample();
        sharp.replace("\"version\": 1", "\"version\": 1, \"score_multiplier\": 2");
        bytes.replace("{\"worked\":", "{\"sharp\": " + sharp + ", \"worked\":");
        const Lesson lesson = readLesson(bytes);
        LessonValues values(lesson);
        QVERIFY(!shownAt(lesson, 1).scene && shownAt(lesson, 1).divide);
        const double doubled = 1 / (1 + std::exp(-2 * std::sqrt(2)));
        QVERIFY(std::abs(values.value(1, lesson.steps[1].values.at("x")) - doubled) < 1e-15);
        QVERIFY(std::abs(values.value(2, lesson.steps[2].values.at("x")) - 0.804429682506957) < 1e-15);
    }

    void headIsTheScenesUnlessItIsSaid()
    {
        QByteArray bytes = lessonOfSteps(
            "{'title': 'a', 'document': 'many', 'show': {'view': 'flow', 'layer': 1, 'head': 1}, 'values':"
            " {'x': {'of': 'cell', 'row': 0, 'column': 0}, 'y': {'of': 'cell', 'row': 0, 'column': 0, 'head': 0},"
            " 'z': {'of': 'cell', 'row': 0, 'column': 0, 'layer': 0}}}");
        const QByteArray head = json("{'query': [[1], [0]], 'key': [[1], [0]], 'value': [[1], [0]]}");
        const QByteArray layer = "{\"heads\": [" + head + ", " + head + "]}";
        bytes.replace("{\"worked\": " + workedExample(),
                      json("{'many': {'format': 'headlight', 'version': 1, 'tokens': ['t'], 'embeddings': [[1, 2]],"
                           " 'layers': [")
                          + layer + ", " + layer + "]}");
        const Lesson lesson = readLesson(bytes);
        const std::map<std::string, LessonValue>& values = lesson.steps[0].values;
        QCOMPARE(values.at("x").layer, 1);
        QCOMPARE(values.at("x").head, 1);
        QCOMPARE(values.at("y").layer, 1);
        QCOMPARE(values.at("y").head, 0);
        QCOMPARE(values.at("z").layer, 0);
        QCOMPARE(values.at("z").head, 0);
    }

    void whatIsNoFiniteNumberIsNone()
    {
        const Lesson lesson = lessonOfValue("1");
        LessonValues values(lesson);
        const auto isNone = [&](LessonValue::Of of, std::vector<double> parts) {
            LessonValue value;
            value.of = of;
            for (const double part : parts) {
                value.parts.emplace_back();
                value.parts.back().value = part;
            }
            return std::isnan(values.value(0, value));
        };
        using Of = LessonValue::Of;
        QVERIFY(isNone(Of::Quotient, {1, 0}));
        QVERIFY(isNone(Of::Root, {-1}));
        QVERIFY(isNone(Of::Root, {}));
        QVERIFY(isNone(Of::Product, {1e300, 1e300}));
        QVERIFY(isNone(Of::Parameters, {320, 7}));
        QVERIFY(isNone(Of::Parameters, {320.5, 1}));
        QVERIFY(isNone(Of::ScoreProducts, {1e9, 64, 8}));
        QVERIFY(isNone(Of::SampledDeviation, {512, 1e6, 1}));
        QVERIFY(isNone(Of::SampledDeviation, {0, 10, 1}));
        QVERIFY(!isNone(Of::SampledDeviation, {1, 10, 0}));
        LessonValue outside;
        outside.of = Of::Cell;
        outside.column = 2;
        QVERIFY(std::isnan(values.value(0, outside)));
        outside.document = "another";
        QVERIFY(std::isnan(values.value(0, outside)));
    }

    void textsHavePlacesForValues()
    {
        const auto parts = textParts("a {x} b {y_1:4}{z:99} {1, 2} {} {x:} {a b} {");
        const std::vector<TextPart> expected{{"a ", false, {}},  {"x", true, {}},
                                             {" b ", false, {}}, {"y_1", true, 4},
                                             {"z", true, 15},    {" {1, 2} {} {x:} {a b} {", false, {}}};
        QVERIFY(parts == expected);
        QVERIFY(textParts("").empty());
    }

    void languageFallsBack()
    {
        const LocalText both{{{"en", "word"}, {"ko", "단어"}}};
        QCOMPARE(both.in("ko"), std::string("단어"));
        QCOMPARE(both.in("fr"), std::string("word"));
        QCOMPARE((LocalText{{{"", "all"}, {"en", "word"}}}).in("ko"), std::string("all"));
        QCOMPARE((LocalText{{{"ko", "단어"}}}).in("en"), std::string("단어"));
        QCOMPARE(LocalText{}.in("en"), std::string());
    }
};

QTEST_GUILESS_MAIN(LessonValuesTest)
#include "tst_lesson_values.moc"
