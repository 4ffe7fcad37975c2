#include "core/model/trace_source.h"
#include "support/matrix_source.h"
#include "support/random_model.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace headlight;
using namespace headlight::test;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

constexpr std::array keyed{Quantity::Products, Quantity::Scores, Quantity::Weights};

TraceSource<double> sourceOf(Index n, double multiplier = 1, double scale = 1)
{
    Model<double> model = mixedModel<double>();
    model.scoreMultiplier = multiplier;
    const Input<double> input{.x = Matrix<double>(randomMatrix<double>(n, 6, 100) * scale)};
    auto trace = forward(model, input);
    const std::vector<std::string> names = MatrixSource::names(n);
    return {std::move(model), input, std::move(trace).value(), {names, names, {}}};
}

/// By looking at every cell.
double extremeOf(const AttentionSource& source, Quantity quantity, Index layer, const Tile& block)
{
    const Matrix<double> cells = source.tile(quantity, layer, 1, block);
    double found = -infinity;
    for (Index i = 0; i < block.rows; ++i)
        for (Index j = 0; j < block.columns; ++j)
            if ((!isMasked(quantity) || source.sees(layer, block.row + i, block.column + j))
                && (found == -infinity || std::abs(cells(i, j)) > std::abs(found)))
                found = cells(i, j);
    return found;
}

double largestDifference(const AttentionSource& source, Quantity quantity, Index layer, const Pooling& pooling)
{
    const Matrix<double> blocks = source.pooled(quantity, layer, 1, pooling, nullptr);
    double largest = 0;
    for (Index r = 0; r < pooling.rows; ++r)
        for (Index c = 0; c < pooling.columns; ++c) {
            const Tile block{pooling.tile.row + pooling.firstRow(r), pooling.tile.column + pooling.firstColumn(c),
                             pooling.firstRow(r + 1) - pooling.firstRow(r),
                             pooling.firstColumn(c + 1) - pooling.firstColumn(c)};
            const double exact = extremeOf(source, quantity, layer, block);
            // Where two cells are equally far from 0, either may be told.
            const double apart = std::abs(std::abs(blocks(r, c)) - std::abs(exact));
            largest = std::max(largest, blocks(r, c) == exact ? 0 : apart);
        }
    return largest;
}

} // namespace

class TestPooling : public QObject {
    Q_OBJECT

private slots:
    void everyCellFallsIntoTheBlockThatHoldsIt();
    void blocksHoldTheirExtreme_data();
    void blocksHoldTheirExtreme();
    void largeScoresKeepTheirWeights();
    void oneBlockIsExact();
    void unshrunkCellsAreThoseOfTheTile();
    void threadsAgreeWithOne();
    void aStopIsHeard();
    void emptyPoolingsAreEmpty();
};

void TestPooling::everyCellFallsIntoTheBlockThatHoldsIt()
{
    for (const Index cells : {1, 7, 64, 1000})
        for (const Index blocks : {Index{1}, (cells + 1) / 2, cells}) {
            const Pooling pooling{{0, 0, cells, cells}, blocks, blocks};
            QCOMPARE(pooling.firstRow(0), Index{0});
            QCOMPARE(pooling.firstRow(blocks), cells);
            for (Index i = 0; i < cells; ++i) {
                const Index block = pooling.blockOfRow(i);
                QVERIFY(pooling.firstRow(block) <= i && i < pooling.firstRow(block + 1));
                QCOMPARE(pooling.blockOfColumn(i), block);
            }
        }
}

void TestPooling::blocksHoldTheirExtreme_data()
{
    QTest::addColumn<int>("layer");
    QTest::newRow("causal") << 0;
    QTest::newRow("a key hidden") << 1;
    QTest::newRow("a window") << 2;
}

void TestPooling::blocksHoldTheirExtreme()
{
    QFETCH(int, layer);
    const TraceSource<double> source = sourceOf(300);
    for (const Quantity quantity : keyed) {
        const double unit =
            quantity == Quantity::Weights ? 1 : std::abs(extremeOf(source, quantity, layer, {0, 0, 300, 300}));
        for (const Pooling& pooling : {Pooling{{0, 0, 300, 300}, 40, 77}, Pooling{{0, 0, 300, 300}, 300, 10},
                                       Pooling{{13, 5, 250, 281}, 3, 280}, Pooling{{299, 0, 1, 300}, 1, 1}}) {
            const double difference = largestDifference(source, quantity, layer, pooling);
            QVERIFY2(difference <= 0x1p-12 * unit, qPrintable(QString::number(difference)));
        }
    }
}

void TestPooling::largeScoresKeepTheirWeights()
{
    const TraceSource<double> source = sourceOf(60, 4000, 30);
    QVERIFY(std::abs(extremeOf(source, Quantity::Scores, 0, {0, 0, 60, 60})) > 1e6);
    QVERIFY(largestDifference(source, Quantity::Weights, 0, {{0, 0, 60, 60}, 20, 20}) <= 0x1p-12);
}

void TestPooling::oneBlockIsExact()
{
    const TraceSource<double> source = sourceOf(200);
    for (const Quantity quantity : keyed)
        for (const int layer : {0, 1, 2})
            QCOMPARE(source.pooled(quantity, layer, 1, {{0, 0, 200, 200}, 1, 1}, nullptr)(0, 0),
                     extremeOf(source, quantity, layer, {0, 0, 200, 200}));
}

void TestPooling::unshrunkCellsAreThoseOfTheTile()
{
    const TraceSource<double> source = sourceOf(50);
    const Tile tile{10, 3, 30, 20};
    const Matrix<double> cells = source.tile(Quantity::Weights, 0, 1, tile);
    const Matrix<double> blocks = source.pooled(Quantity::Weights, 0, 1, {tile, 30, 20}, nullptr);
    for (Index i = 0; i < tile.rows; ++i)
        for (Index j = 0; j < tile.columns; ++j)
            QCOMPARE(blocks(i, j), source.sees(0, 10 + i, 3 + j) ? cells(i, j) : -infinity);
}

void TestPooling::threadsAgreeWithOne()
{
    const Matrix<float> q = randomMatrix<float>(2000, 16, 1);
    const Matrix<float> k = randomMatrix<float>(2000, 16, 2);
    const Visibility visibility({.kind = Mask::Kind::None}, {}, 2000, 2000);
    const ScoreExtremes whole = poolScores<float>(q, k, {4, 1}, &visibility, {}, {{0, 0, 2000, 2000}, 100, 100});
    for (Index row = 0; row < 2000; row += 200) {
        const ScoreExtremes part = poolScores<float>(q, k, {4, 1}, &visibility, {}, {{row, 0, 200, 2000}, 10, 100});
        QVERIFY((part.largest.array() - whole.largest.middleRows(row / 20, 10).array()).abs().maxCoeff() < 1e-5);
        QVERIFY((part.least.array() - whole.least.middleRows(row / 20, 10).array()).abs().maxCoeff() < 1e-5);
    }
}

void TestPooling::aStopIsHeard()
{
    const std::atomic<bool> stop = true;
    const TraceSource<double> source = sourceOf(60);
    QCOMPARE(source.pooled(Quantity::Weights, 0, 1, {{0, 0, 60, 60}, 5, 5}, &stop).maxCoeff(), -infinity);
    QCOMPARE(source.pooled(Quantity::Queries, 0, 1, {{0, 0, 60, 5}, 5, 5}, &stop).maxCoeff(), -infinity);
}

void TestPooling::emptyPoolingsAreEmpty()
{
    const TraceSource<double> source = sourceOf(5);
    QCOMPARE(source.pooled(Quantity::Weights, 0, 1, {{0, 0, 0, 5}, 0, 2}, nullptr).size(), Index{0});
    QCOMPARE(source.pooled(Quantity::Values, 0, 1, {{0, 0, 5, 0}, 2, 0}, nullptr).size(), Index{0});
}

QTEST_APPLESS_MAIN(TestPooling)
#include "tst_pooling.moc"
