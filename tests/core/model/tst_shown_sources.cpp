#include "core/attention/softmax.h"
#include "core/model/gradient_source.h"
#include "core/model/without_keys.h"
#include "support/matrix_source.h"

#include <QTest>

using namespace headlight;

namespace {

/// Three queries, four keys; the last query sees the first key alone.
std::shared_ptr<const AttentionSource> example()
{
    Matrix<double> weights(3, 4);
    weights << 0.5, 0.25, 0.25, 0, 1 - 1e-12, 5e-13, 5e-13, 0, 1, 0, 0, 0;
    BoolMatrix allowed = BoolMatrix::Constant(3, 4, true);
    allowed.row(2) << true, false, false, false;
    return std::make_shared<MatrixSource>(weights, MatrixSource::names(3), MatrixSource::names(4), allowed);
}

/// A row of weights over m keys that are all different.
std::shared_ptr<const AttentionSource> longRow(Index m)
{
    Matrix<double> scores(2, m);
    for (Index j = 0; j < m; ++j) {
        scores(0, j) = std::sin(static_cast<double>(j));
        scores(1, j) = std::cos(static_cast<double>(3 * j)) * 5;
    }
    return std::make_shared<MatrixSource>(softmax<double>(scores), MatrixSource::names(2), MatrixSource::names(m));
}

} // namespace

class TestShownSources : public QObject {
    Q_OBJECT

private slots:
    void whatRemainsSumsToOne();
    void aSmallRestKeepsItsDigits();
    void aRowWithNothingLeftIsZeroNotNaN();
    void onlyWeightsChange();
    void keysThatAreNotThereChangeNothing();
    void tilesAndBlocksAgreeWithTheWhole();
    void gradientIsTheFormula();
    void gradientTilesAgreeWithTheWhole();
    void gradientOfASaturatedRowKeepsItsDigits();
    void otherQuantitiesAreHandedOn();
};

void TestShownSources::whatRemainsSumsToOne()
{
    const WithoutKeys source(example(), {0});
    const Matrix<double> weights = source.matrix(Quantity::Weights, 0, 0);
    QCOMPARE(weights(0, 0), 0.0);
    QCOMPARE(weights(0, 1), 0.5);
    QCOMPARE(weights(0, 2), 0.5);
    QVERIFY(source.isLeftOut(0) && !source.isLeftOut(1));
    QVERIFY(!source.sees(0, 0, 0) && source.sees(0, 0, 1));
}

void TestShownSources::aSmallRestKeepsItsDigits()
{
    const WithoutKeys source(example(), {0});
    QCOMPARE(source.matrix(Quantity::Weights, 0, 0)(1, 2), 0.5);
}

void TestShownSources::aRowWithNothingLeftIsZeroNotNaN()
{
    const WithoutKeys source(example(), {0});
    QVERIFY(source.matrix(Quantity::Weights, 0, 0).row(2).isZero(0));
    QVERIFY(source.hasNothingLeft(0, 0, 2));
    QVERIFY(!source.hasNothingLeft(0, 0, 0));
    const WithoutKeys all(example(), {3, 2, 1, 0});
    QVERIFY(all.hasNothingLeft(0, 0, 0));
    QVERIFY(all.matrix(Quantity::Weights, 0, 0).isZero(0));
}

void TestShownSources::onlyWeightsChange()
{
    const auto before = example();
    const WithoutKeys source(before, {0});
    QCOMPARE(source.matrix(Quantity::Scores, 0, 0), before->matrix(Quantity::Scores, 0, 0));
}

void TestShownSources::keysThatAreNotThereChangeNothing()
{
    const auto before = longRow(5);
    const WithoutKeys source(before, {-1, 5, 99});
    QVERIFY(source.matrix(Quantity::Weights, 0, 0).isApprox(before->matrix(Quantity::Weights, 0, 0), 1e-15));
}

void TestShownSources::tilesAndBlocksAgreeWithTheWhole()
{
    const WithoutKeys source(longRow(200), {3, 77, 150});
    const Matrix<double> whole = source.matrix(Quantity::Weights, 0, 0);
    QCOMPARE(source.tile(Quantity::Weights, 0, 0, {1, 70, 1, 20}), Matrix<double>(whole.block(1, 70, 1, 20)));
    const Matrix<double> pooled = source.pooled(Quantity::Weights, 0, 0, {{0, 0, 2, 200}, 2, 10}, nullptr);
    for (Index i = 0; i < 2; ++i)
        for (Index j = 0; j < 10; ++j)
            QCOMPARE(pooled(i, j), whole.block(i, 20 * j, 1, 20).maxCoeff());
}

void TestShownSources::gradientIsTheFormula()
{
    const GradientSource source(example(), 0);
    QVERIFY(source.has(Quantity::Gradient));
    QCOMPARE(source.rowCount(Quantity::Gradient, 0, 0), Index(4));
    QCOMPARE(source.columnCount(Quantity::Gradient, 0, 0), Index(4));
    Matrix<double> expected(4, 4);
    expected << 0.25, -0.125, -0.125, 0, -0.125, 0.1875, -0.0625, 0, -0.125, -0.0625, 0.1875, 0, 0, 0, 0, 0;
    QVERIFY(source.matrix(Quantity::Gradient, 0, 0).isApprox(expected, 1e-15));
}

void TestShownSources::gradientTilesAgreeWithTheWhole()
{
    const auto before = longRow(150);
    const GradientSource source(before, 1);
    const Matrix<double> row = before->tile(Quantity::Weights, 0, 0, {1, 0, 1, 150});
    const Matrix<double> whole = softmaxGradient<double>(row);
    for (const Tile& tile : {Tile{0, 0, 150, 150}, Tile{10, 30, 40, 50}, Tile{60, 5, 7, 9}, Tile{149, 149, 1, 1}})
        QCOMPARE(source.tile(Quantity::Gradient, 0, 0, tile),
                 Matrix<double>(whole.block(tile.row, tile.column, tile.rows, tile.columns)));
    const Matrix<double> extreme = source.pooled(Quantity::Gradient, 0, 0, {{0, 0, 150, 150}, 1, 1}, nullptr);
    QCOMPARE(std::abs(extreme(0, 0)), whole.cwiseAbs().maxCoeff());
}

void TestShownSources::gradientOfASaturatedRowKeepsItsDigits()
{
    const GradientSource source(example(), 1);
    const double diagonal = source.tile(Quantity::Gradient, 0, 0, {0, 0, 1, 1})(0, 0);
    QVERIFY2(std::abs(diagonal / 1e-12 - 1) < 1e-11, qPrintable(QString::number(diagonal)));
}

void TestShownSources::otherQuantitiesAreHandedOn()
{
    const auto before = example();
    const GradientSource source(before, 99);
    QCOMPARE(source.query(), Index(2));
    QCOMPARE(source.matrix(Quantity::Weights, 0, 0), before->matrix(Quantity::Weights, 0, 0));
    QVERIFY(source.keyTokens() == before->keyTokens());
}

QTEST_GUILESS_MAIN(TestShownSources)
#include "tst_shown_sources.moc"
