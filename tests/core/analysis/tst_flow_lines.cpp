#include "core/analysis/flow_lines.h"
#include "core/model/trace_source.h"
#include "support/large_source.h"
#include "support/matrix_check.h"
#include "support/matrix_source.h"
#include "support/random_model.h"

#include <QTest>

#include <algorithm>
#include <limits>

using namespace headlight;
using test::rows;

namespace {

MatrixSource sourceOf(const Matrix<double>& weights, BoolMatrix allowed = {})
{
    return {weights, MatrixSource::names(weights.rows()), MatrixSource::names(weights.cols()), std::move(allowed)};
}

FlowLines linesOf(const AttentionSource& source, double threshold, Index most = 100, std::vector<Index> heads = {0})
{
    return flowLines(source, 0, heads, threshold, {0, 0, source.queryCount(), source.keyCount()}, most);
}

} // namespace

class TestFlowLines : public QObject {
    Q_OBJECT

private slots:
    void weightsAtTheThresholdHaveALine();
    void linesGoFromTheWeakestToTheStrongest();
    void forbiddenCellsAreNotCounted();
    void zeroHasNoLine();
    void nonFiniteWeightsHaveNoLine();
    void everyHeadHasItsLines();
    void aPartHasItsOwnLines();
    void tooManyLinesRaiseTheThreshold_data();
    void tooManyLinesRaiseTheThreshold();
    void raisedThresholdIsTheSameHoweverManyPass();
    void equalWeightsAreSpreadEvenly();
    void strongerWeightsThatAreEqualRaiseTheThreshold();
    void linesOfATraceAreThoseOfItsWeights();
    void aFewStrongWeightsAreFoundWithoutReadingAll();
    void sightlessQueriesAreFound();
};

void TestFlowLines::weightsAtTheThresholdHaveALine()
{
    const FlowLines lines = linesOf(sourceOf(rows({{0.05, 0.95}, {0.04, 0.96}})), 0.05);
    QCOMPARE(lines.reached, Index(3));
    QCOMPARE(lines.weights, Index(4));
    QCOMPARE(lines.threshold, 0.05);
    QVERIFY(!lines.raised);
}

void TestFlowLines::linesGoFromTheWeakestToTheStrongest()
{
    const FlowLines lines = linesOf(sourceOf(rows({{0.3, 0.7}, {0.6, 0.4}})), 0);
    const std::vector<FlowLine> expected{{0, 0, 0, 0.3}, {1, 1, 0, 0.4}, {1, 0, 0, 0.6}, {0, 1, 0, 0.7}};
    QVERIFY(lines.lines == expected);
}

void TestFlowLines::forbiddenCellsAreNotCounted()
{
    const FlowLines lines = linesOf(MatrixSource::causal(9), 0.2);
    QCOMPARE(lines.weights, Index(45));
    QCOMPARE(lines.reached, Index(1 + 2 + 3 + 4 + 5));
}

void TestFlowLines::zeroHasNoLine()
{
    const FlowLines lines = linesOf(sourceOf(rows({{0, 1}, {1, 0}})), 0);
    QCOMPARE(lines.reached, Index(2));
    QCOMPARE(lines.weights, Index(4));
}

void TestFlowLines::nonFiniteWeightsHaveNoLine()
{
    const FlowLines lines = linesOf(sourceOf(rows({{std::numeric_limits<double>::quiet_NaN(), 1}})), 0);
    QCOMPARE(lines.reached, Index(1));
}

void TestFlowLines::everyHeadHasItsLines()
{
    MatrixSource source = sourceOf(rows({{0.3, 0.7}}));
    source.heads = 5;
    const FlowLines lines = linesOf(source, 0.5, 100, {1, 4});
    QCOMPARE(lines.weights, Index(4));
    const std::vector<FlowLine> expected{{0, 1, 0, 0.7}, {0, 1, 1, 0.7}};
    QVERIFY(lines.lines == expected);
    QCOMPARE(linesOf(source, 0.5, 100, {}).weights, Index(0));
}

void TestFlowLines::aPartHasItsOwnLines()
{
    const MatrixSource source = MatrixSource::causal(200); // more rows than are read at once
    const FlowLines key = flowLines(source, 0, {0}, 0, {0, 150, 200, 1}, 1000);
    QCOMPARE(key.reached, Index(50));
    QCOMPARE(key.lines.back(), (FlowLine{150, 150, 0, 1.0 / 151}));
    const FlowLines query = flowLines(source, 0, {0}, 0, {150, 0, 1, 200}, 1000);
    QCOMPARE(query.reached, Index(151));
    QCOMPARE(query.lines.front().query, 150);
}

void TestFlowLines::tooManyLinesRaiseTheThreshold_data()
{
    QTest::addColumn<double>("tenth"); // the weight of the first line that is too many
    QTest::addColumn<double>("raised");
    QTest::newRow("between two digits") << 0.314 << 0.32;
    QTest::newRow("a number of two digits is passed") << 0.29 << 0.30;
    QTest::newRow("a small one") << 0.00123 << 0.0013;
}

void TestFlowLines::tooManyLinesRaiseTheThreshold()
{
    QFETCH(double, tenth);
    QFETCH(double, raised);
    Matrix<double> weights = Matrix<double>::Constant(1, 20, tenth / 2);
    weights.block(0, 0, 1, 5).setConstant(2 * tenth);
    weights.block(0, 5, 1, 10).setConstant(tenth);
    const FlowLines lines = linesOf(sourceOf(weights), 0, 9);
    QVERIFY(lines.raised);
    QCOMPARE(lines.threshold, raised);
    QCOMPARE(lines.reached, Index(5));
    QCOMPARE(lines.lines.size(), std::size_t(5));
    QCOMPARE(lines.weights, Index(20));
}

void TestFlowLines::raisedThresholdIsTheSameHoweverManyPass()
{
    // Counted apart: what reaches the threshold that it says, no more and no less.
    const MatrixSource source = MatrixSource::causal(120);
    for (const Index most : {1, 7, 50, 400, 7000}) {
        const FlowLines lines = linesOf(source, 0.01, most);
        Index reached = 0;
        for (Index i = 0; i < 120; ++i)
            if (1.0 / static_cast<double>(i + 1) >= lines.threshold)
                reached += i + 1;
        QCOMPARE(lines.reached, reached);
        QVERIFY(lines.lines.size() <= static_cast<std::size_t>(most));
        QCOMPARE(lines.raised, most < 5050);
    }
}

void TestFlowLines::equalWeightsAreSpreadEvenly()
{
    const FlowLines lines = linesOf(sourceOf(Matrix<double>::Ones(1000, 1)), 0.5, 10);
    QCOMPARE(lines.reached, Index(1000));
    QVERIFY(!lines.raised);
    QCOMPARE(lines.lines.size(), std::size_t(10));
    for (std::size_t i = 0; i < 10; ++i)
        QCOMPARE(lines.lines[i].query, static_cast<std::int32_t>(100 * i));
}

void TestFlowLines::strongerWeightsThatAreEqualRaiseTheThreshold()
{
    Matrix<double> weights = Matrix<double>::Constant(30, 100, 0.2);
    weights.col(7).setConstant(0.5);
    const FlowLines lines = linesOf(sourceOf(weights), 0.1, 10);
    QVERIFY(lines.raised);
    QCOMPARE(lines.threshold, 0.5);
    QCOMPARE(lines.reached, Index(30));
    QCOMPARE(lines.lines.size(), std::size_t(10));
    for (const FlowLine& line : lines.lines)
        QCOMPARE(line.key, 7);
}

// Against every weight of every head, one by one; blocks are pooled in float.
void TestFlowLines::linesOfATraceAreThoseOfItsWeights()
{
    const Index n = 150;
    Model<double> model;
    model.layers.push_back(test::randomLayer<double>(8, {test::headOf(8, 2), test::headOf(5, 2)}, 3));
    const Input<double> input{.x = test::randomMatrix<double>(n, 8, 4)};
    Trace<double> trace = forward(model, input).value();
    const TraceSource<double> source(model, input, std::move(trace),
                                     {MatrixSource::names(n), MatrixSource::names(n), {}});
    for (const double threshold : {0.0, 0.001, 0.05, 0.3})
        for (const Index most : {1, 20, 500, 100000}) {
            const FlowLines lines = linesOf(source, threshold, most, {0, 1});
            std::vector<double> weights;
            for (const Index head : {0, 1}) {
                const Matrix<double> all = source.matrix(Quantity::Weights, 0, head);
                for (const double weight : all.reshaped())
                    if (weight >= lines.threshold && weight > 0)
                        weights.push_back(weight);
            }
            std::sort(weights.begin(), weights.end());
            QCOMPARE(lines.reached, static_cast<Index>(weights.size()));
            QCOMPARE(lines.lines.size(), std::min(weights.size(), static_cast<std::size_t>(most)));
            for (std::size_t i = 0; i < weights.size() && lines.lines.size() == weights.size(); ++i)
                QVERIFY(std::abs(lines.lines[i].weight - weights[i]) < 1e-14);
            QVERIFY(lines.raised ? lines.threshold > threshold : lines.threshold == threshold);
        }
}

void TestFlowLines::aFewStrongWeightsAreFoundWithoutReadingAll()
{
    const LargeSource source(1000, 700, 300);
    const FlowLines lines = linesOf(source, 0.5);
    QVERIFY(lines.lines == (std::vector<FlowLine>{{700, 300, 0, 1.0}}));
    // Nor is a matrix ever held whole.
    QVERIFY(source.largestTile <= 64 * 1000);
}

void TestFlowLines::sightlessQueriesAreFound()
{
    BoolMatrix allowed = BoolMatrix::Constant(3, 2, true);
    allowed.row(1).setConstant(false);
    const std::vector<bool> expected{false, true, false};
    QVERIFY(sightlessQueries(sourceOf(Matrix<double>::Zero(3, 2), allowed), 0) == expected);
}

QTEST_APPLESS_MAIN(TestFlowLines)
#include "tst_flow_lines.moc"
