#include "core/attention/softmax.h"
#include "core/model/trace_source.h"
#include "support/random_model.h"

#include <QTest>

#include <limits>
#include <stdexcept>

using namespace headlight;
using namespace headlight::test;

namespace {

std::vector<std::string> tokens(const std::string& prefix, Index count)
{
    std::vector<std::string> list;
    for (Index i = 0; i < count; ++i)
        list.push_back(prefix + std::to_string(i));
    return list;
}

template <class S>
TraceSource<S> sourceOf(const Input<S>& input)
{
    Model<S> model = mixedModel<S>();
    model.layers[0].heads[0].name = "first";
    Labels labels{.queryTokens = tokens("q", input.x.rows()), .keyTokens = {}, .dimensions = tokens("d", 6)};
    labels.keyTokens = input.memory ? tokens("k", input.memory->rows()) : labels.queryTokens;
    auto trace = forward(model, input);
    return {std::move(model), input, std::move(trace).value(), std::move(labels)};
}

TraceSource<double> selfSource()
{
    return sourceOf<double>({.x = randomMatrix<double>(7, 6, 100)});
}

TraceSource<double> crossSource()
{
    return sourceOf<double>({.x = randomMatrix<double>(7, 6, 100), .memory = randomMatrix<double>(9, 6, 101)});
}

double largest(const Matrix<double>& matrix)
{
    return matrix.cwiseAbs().maxCoeff();
}

constexpr std::array allQuantities{Quantity::Embeddings, Quantity::Queries,  Quantity::Keys,
                                   Quantity::Values,     Quantity::Products, Quantity::Scores,
                                   Quantity::Weights,    Quantity::Output,   Quantity::LayerOutput};

} // namespace

class TraceSourceTest : public QObject {
    Q_OBJECT

private slots:
    void saysWhatItHolds();
    void shapesAreThoseOfTheQuantity();
    void everyTileIsCutFromTheWhole();
    void quantitiesFitTogether();
    void rowStatisticsAreThoseOfTheScores();
    void forbiddenCellsAreSeenAsSuch();
    void readsFloatsAsDoubles();
    void refusesLabelsThatDoNotFit();
};

void TraceSourceTest::saysWhatItHolds()
{
    const TraceSource<double> source = crossSource();
    QCOMPARE(source.layerCount(), Index(3));
    QCOMPARE(source.headCount(2), Index(3));
    QCOMPARE(source.headName(0, 0), std::string("first"));
    QVERIFY(!source.headEnabled(0, 1));
    QVERIFY(source.headEnabled(0, 2));
    QVERIFY(source.hasMemory());
    QCOMPARE(source.queryCount(), Index(7));
    QCOMPARE(source.keyCount(), Index(9));
    QCOMPARE(source.keyTokens().back(), std::string("k8"));
    QCOMPARE(source.dimensionNames().size(), std::size_t(6));
    QCOMPARE(source.scaling(1, 0).divisor, 3.);
    QCOMPARE(source.scaling(1, 1).divisor, std::sqrt(5.));
    QCOMPARE(source.scaling(1, 1).multiplier, 0.75);
    QVERIFY(!selfSource().hasMemory());
}

void TraceSourceTest::shapesAreThoseOfTheQuantity()
{
    const TraceSource<double> source = crossSource();
    for (const Quantity quantity : allQuantities) {
        QVERIFY(source.has(quantity));
        const Matrix<double> matrix = source.matrix(quantity, 1, 1); // d_k 5, d_v 1
        QCOMPARE(matrix.rows(), hasKeyRows(quantity) ? Index(9) : Index(7));
        QCOMPARE(matrix.rows(), source.rowCount(quantity, 1, 1));
        QCOMPARE(matrix.cols(), source.columnCount(quantity, 1, 1));
        if (isKeyed(quantity))
            QCOMPARE(matrix.cols(), Index(9));
    }
    QCOMPARE(source.columnCount(Quantity::Keys, 1, 1), Index(5));
    QCOMPARE(source.columnCount(Quantity::Output, 1, 1), Index(1));
    QCOMPARE(source.columnCount(Quantity::LayerOutput, 1, 1), Index(6));
}

void TraceSourceTest::everyTileIsCutFromTheWhole()
{
    const TraceSource<double> source = crossSource();
    for (const Quantity quantity : allQuantities) {
        for (Index layer = 0; layer < 3; ++layer) {
            const Matrix<double> whole = source.matrix(quantity, layer, 2);
            for (Index i = 0; i < whole.rows(); ++i)
                for (Index j = 0; j < whole.cols(); ++j)
                    QVERIFY(source.tile(quantity, layer, 2, {i, j, 1, 1})(0, 0) == whole(i, j));
        }
    }
}

void TraceSourceTest::quantitiesFitTogether()
{
    const TraceSource<double> source = selfSource();
    for (Index layer = 0; layer < 3; ++layer) {
        for (Index head = 0; head < 3; ++head) {
            const auto read = [&](Quantity quantity) { return source.matrix(quantity, layer, head); };
            const ScoreScaling scaling = source.scaling(layer, head);
            const Matrix<double> products = read(Quantity::Queries) * read(Quantity::Keys).transpose();
            QVERIFY(largest(read(Quantity::Products) - products) < 1e-14 * largest(products));
            const Matrix<double> weights = read(Quantity::Weights);
            QCOMPARE(difference(weights, softmax<double>(read(Quantity::Scores)), 1e-15), QString());
            const Matrix<double> values = read(Quantity::Values);
            QVERIFY(largest(read(Quantity::Output) - weights * values) < 1e-14 * largest(values));
            for (Index i = 0; i < 7; ++i)
                for (Index j = 0; j < 7; ++j)
                    if (source.sees(layer, i, j))
                        QVERIFY(read(Quantity::Scores)(i, j)
                                == read(Quantity::Products)(i, j) / scaling.divisor * scaling.multiplier);
        }
    }
    QCOMPARE(difference(source.matrix(Quantity::Embeddings, 2, 2), *source.input().x), QString());
    QCOMPARE(difference(source.matrix(Quantity::LayerOutput, 2, 0), *source.trace().layers[2]->output), QString());
}

void TraceSourceTest::rowStatisticsAreThoseOfTheScores()
{
    const TraceSource<double> source = selfSource();
    const Matrix<double> scores = source.matrix(Quantity::Scores, 1, 2);
    for (Index i = 0; i < 7; ++i) {
        QCOMPARE(source.rowMaximum(1, 2, i), scores.row(i).maxCoeff());
        QVERIFY(agree(source.rowSum(1, 2, i), (scores.row(i).array() - scores.row(i).maxCoeff()).exp().sum(), 1e-14));
    }
}

void TraceSourceTest::forbiddenCellsAreSeenAsSuch()
{
    const TraceSource<double> source = selfSource();
    QVERIFY(source.sees(0, 3, 3));
    QVERIFY(!source.sees(0, 3, 4)); // causal
    QVERIFY(!source.sees(1, 3, 2)); // a hidden key
    QVERIFY(!source.sees(2, 3, 1)); // a window of two
    QCOMPARE(source.tile(Quantity::Scores, 0, 0, {3, 4, 1, 1})(0, 0), -std::numeric_limits<double>::infinity());
    QCOMPARE(source.tile(Quantity::Weights, 0, 0, {3, 4, 1, 1})(0, 0), 0.);
    QVERIFY(std::isfinite(source.tile(Quantity::Products, 0, 0, {3, 4, 1, 1})(0, 0)));
}

void TraceSourceTest::readsFloatsAsDoubles()
{
    const TraceSource<float> narrow = sourceOf<float>({.x = randomMatrix<float>(7, 6, 100)});
    const TraceSource<double> wide = selfSource();
    QVERIFY(largest(narrow.matrix(Quantity::Weights, 0, 2) - wide.matrix(Quantity::Weights, 0, 2)) < 1e-5);
}

void TraceSourceTest::refusesLabelsThatDoNotFit()
{
    const TraceSource<double> source = selfSource();
    const auto with = [&](const Trace<double>& trace, const Labels& labels) {
        return TraceSource<double>(source.model(), source.input(), trace, labels);
    };
    const Labels good{.queryTokens = tokens("q", 7), .keyTokens = tokens("k", 7), .dimensions = {}};
    QCOMPARE(with(source.trace(), good).layerCount(), Index(3));
    Labels fewer = good;
    fewer.keyTokens.pop_back();
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, with(source.trace(), fewer));
    Trace<double> cancelled = source.trace();
    cancelled.layers.pop_back();
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, with(cancelled, good));
}

QTEST_GUILESS_MAIN(TraceSourceTest)
#include "tst_trace_source.moc"
