#include "core/model/gradient_source.h"
#include "core/model/veiled_source.h"
#include "core/model/without_keys.h"
#include "support/example_content.h"
#include "support/small_content.h"

#include <QTest>

#include <cmath>

using namespace headlight;

namespace {

constexpr Quantity quantities[] = {Quantity::Embeddings, Quantity::Queries,  Quantity::Keys,
                                   Quantity::Values,     Quantity::Products, Quantity::Scores,
                                   Quantity::Weights,    Quantity::Output,   Quantity::LayerOutput};

/// Which rows of a quantity are hidden at least in part: "1" or "0 1 2".
QString hiddenRows(const AttentionSource& source, Quantity quantity, Index layer, Index head = 0)
{
    const Matrix<double> numbers = source.matrix(quantity, layer, head);
    QStringList rows;
    for (Index i = 0; i < numbers.rows(); ++i)
        if (std::any_of(numbers.row(i).begin(), numbers.row(i).end(), &isHiddenNumber))
            rows.append(QString::number(i));
    return rows.join(QLatin1Char(' '));
}

std::shared_ptr<const AttentionSource> small()
{
    return test::sourceOf(test::smallContent());
}

} // namespace

class TestVeiledSource : public QObject {
    Q_OBJECT

private slots:
    void hidesTheQuantityAndWhatFollowsFromIt_data();
    void hidesTheQuantityAndWhatFollowsFromIt();
    void leavesTheLayersBeforeAndHidesThoseAfter();
    void hidesAColumnOfScoresWithAKey();
    void leavesEveryOtherNumberAsItIs();
    void leavesForbiddenCellsForbidden();
    void poolsWithoutWhatIsHidden();
    void hidesThroughOtherLooks();
    void knowsItsOwnNumbersAfterArithmetic();
    void isTheSourceItselfWithoutAVeil();
    void hasTheSameWeightsUnderTheSameVeilAlone();
};

void TestVeiledSource::hidesTheQuantityAndWhatFollowsFromIt_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<QString>("hidden"); // rows of each quantity, for row 1
    const auto row = [](const char* name, Quantity from, const char* hidden) {
        QTest::newRow(name) << static_cast<int>(from) << QString::fromLatin1(hidden);
    };
    // X, Q, K, V, products, scores, weights, output, layer output
    row("queries", Quantity::Queries, "-,1,-,-,1,1,1,1,1");
    row("keys", Quantity::Keys, "-,-,1,-,0 1 2,1 2,0 1 2,0 1 2,0 1 2");
    row("values", Quantity::Values, "-,-,-,1,-,-,-,0 1 2,0 1 2");
    row("products", Quantity::Products, "-,-,-,-,1,1,1,1,1");
    row("scores", Quantity::Scores, "-,-,-,-,-,1,1,1,1");
    row("weights", Quantity::Weights, "-,-,-,-,-,-,1,1,1");
    row("output", Quantity::Output, "-,-,-,-,-,-,-,1,1");
    row("layer output", Quantity::LayerOutput, "-,-,-,-,-,-,-,-,1");
}

void TestVeiledSource::hidesTheQuantityAndWhatFollowsFromIt()
{
    QFETCH(int, from);
    QFETCH(QString, hidden);
    const VeiledSource one(small(), {static_cast<Quantity>(from), 1});
    const VeiledSource all(small(), {static_cast<Quantity>(from), {}});
    const QStringList wanted = hidden.split(QLatin1Char(','));
    for (int i = 0; i < wanted.size(); ++i) {
        const QString rows = hiddenRows(one, quantities[i], 0);
        QCOMPARE(rows.isEmpty() ? QStringLiteral("-") : rows, wanted[i]);
        QCOMPARE(one.hides(quantities[i], 0), wanted[i] != QStringLiteral("-"));
        QCOMPARE(hiddenRows(all, quantities[i], 0),
                 wanted[i] == QStringLiteral("-") ? QString() : QStringLiteral("0 1 2"));
    }
}

void TestVeiledSource::leavesTheLayersBeforeAndHidesThoseAfter()
{
    const VeiledSource first(small(), {Quantity::Output, 1});
    QCOMPARE(hiddenRows(first, Quantity::Weights, 0), QString());
    QCOMPARE(hiddenRows(first, Quantity::Queries, 1), QStringLiteral("0 1 2"));
    QCOMPARE(hiddenRows(first, Quantity::Embeddings, 1), QString());
    const VeiledSource second(small(), {Quantity::Output, 1, false, 1});
    QCOMPARE(hiddenRows(second, Quantity::LayerOutput, 0), QString());
    QCOMPARE(hiddenRows(second, Quantity::Queries, 1), QString());
    QCOMPARE(hiddenRows(second, Quantity::Output, 1), QStringLiteral("1"));
}

void TestVeiledSource::hidesAColumnOfScoresWithAKey()
{
    const VeiledSource veiled(small(), {Quantity::Keys, 1});
    const Matrix<double> products = veiled.matrix(Quantity::Products, 0, 0);
    for (Index i = 0; i < 3; ++i)
        for (Index j = 0; j < 3; ++j)
            QCOMPARE(isHiddenNumber(products(i, j)), j == 1);
}

void TestVeiledSource::leavesEveryOtherNumberAsItIs()
{
    const auto whole = small();
    const VeiledSource veiled(whole, {Quantity::Products, 2});
    for (const Quantity quantity : quantities) {
        const Matrix<double> a = whole->matrix(quantity, 0, 1);
        const Matrix<double> b = veiled.matrix(quantity, 0, 1);
        for (Index i = 0; i < a.rows(); ++i)
            for (Index j = 0; j < a.cols(); ++j)
                QVERIFY(isHiddenNumber(b(i, j)) || b(i, j) == a(i, j));
    }
    const Matrix<double> part = veiled.tile(Quantity::Products, 0, 0, {1, 1, 2, 2});
    QCOMPARE(part(0, 0), whole->matrix(Quantity::Products, 0, 0)(1, 1));
    QVERIFY(isHiddenNumber(part(1, 0)) && isHiddenNumber(part(1, 1)));
}

void TestVeiledSource::leavesForbiddenCellsForbidden()
{
    const VeiledSource veiled(small(), {Quantity::Scores, {}});
    const Matrix<double> scores = veiled.matrix(Quantity::Scores, 0, 0);
    const Matrix<double> weights = veiled.matrix(Quantity::Weights, 0, 0);
    QCOMPARE(scores(0, 1), -std::numeric_limits<double>::infinity());
    QCOMPARE(weights(0, 1), 0.0);
    QVERIFY(isHiddenNumber(scores(1, 1)) && isHiddenNumber(weights(1, 1)));
    const Matrix<double> blocks = veiled.pooled(Quantity::Weights, 0, 0, {{0, 0, 3, 3}, 3, 3}, nullptr);
    QCOMPARE(blocks(0, 2), -std::numeric_limits<double>::infinity());
    QVERIFY(isHiddenNumber(blocks(2, 2)));
}

void TestVeiledSource::poolsWithoutWhatIsHidden()
{
    const auto whole = test::sourceOf(test::longContent(200));
    const VeiledSource veiled(whole, {Quantity::Weights, 150});
    const Pooling pooling{{10, 5, 180, 190}, 30, 40};
    const Matrix<double> blocks = veiled.pooled(Quantity::Weights, 0, 0, pooling, nullptr);
    const Matrix<double> cells = veiled.tile(Quantity::Weights, 0, 0, pooling.tile);
    for (Index b = 0; b < pooling.rows; ++b)
        for (Index c = 0; c < pooling.columns; ++c) {
            double largest = -std::numeric_limits<double>::infinity();
            for (Index i = pooling.firstRow(b); i < pooling.firstRow(b + 1); ++i)
                for (Index j = pooling.firstColumn(c); j < pooling.firstColumn(c + 1); ++j)
                    if (whole->sees(0, 10 + i, 5 + j) && !std::isnan(cells(i, j)))
                        largest = std::max(largest, cells(i, j));
            QVERIFY(largest == blocks(b, c) || std::abs(largest - blocks(b, c)) <= largest * 0x1p-12);
        }
    // a block that is nothing else
    QVERIFY(isHiddenNumber(veiled.pooled(Quantity::Weights, 0, 0, {{150, 0, 1, 100}, 1, 10}, nullptr)(0, 3)));
}

void TestVeiledSource::hidesThroughOtherLooks()
{
    const auto veiled = std::make_shared<const VeiledSource>(small(), Veil{Quantity::Weights, 2});
    const WithoutKeys without(veiled, {0});
    QCOMPARE(hiddenRows(without, Quantity::Weights, 0), QStringLiteral("2"));
    QVERIFY(!without.hasNothingLeft(0, 0, 2));
    const GradientSource ofHidden(veiled, 2);
    const Matrix<double> gradient = ofHidden.matrix(Quantity::Gradient, 0, 0);
    QVERIFY(std::all_of(gradient.data(), gradient.data() + gradient.size(), &isHiddenNumber));
    const GradientSource ofOther(veiled, 1);
    QVERIFY(ofOther.matrix(Quantity::Gradient, 0, 0).array().isFinite().all());
}

void TestVeiledSource::knowsItsOwnNumbersAfterArithmetic()
{
    const double hidden = hiddenNumber();
    QVERIFY(std::isnan(hidden) && isHiddenNumber(hidden));
    QVERIFY(isHiddenNumber(-hidden) && isHiddenNumber(hidden + 1) && isHiddenNumber(3 * hidden / 2 - hidden));
    QVERIFY(isHiddenNumber(std::exp(hidden)) && isHiddenNumber(std::sqrt(hidden)) && isHiddenNumber(std::abs(hidden)));
    QVERIFY(!isHiddenNumber(std::numeric_limits<double>::quiet_NaN()) && !isHiddenNumber(0) && !isHiddenNumber(1));
    QVERIFY(!isHiddenNumber(-std::numeric_limits<double>::infinity()));
}

void TestVeiledSource::isTheSourceItselfWithoutAVeil()
{
    const auto whole = small();
    QCOMPARE(veiled(whole, std::nullopt), whole);
    QCOMPARE(veiled(whole, Veil{{}, {}, true}), whole);
    QVERIFY(veiled(whole, Veil{Quantity::Weights, {}}) != whole);
    QVERIFY(!veiled(nullptr, Veil{Quantity::Weights, {}}));
}

void TestVeiledSource::hasTheSameWeightsUnderTheSameVeilAlone()
{
    const auto whole = small();
    const VeiledSource one(whole, {Quantity::Weights, 1});
    const VeiledSource same(whole, {Quantity::Weights, 1});
    const VeiledSource other(whole, {Quantity::Weights, 2});
    QVERIFY(one.hasSameWeights(same, 0, 0));
    QVERIFY(!one.hasSameWeights(other, 0, 0));
    QVERIFY(!one.hasSameWeights(*whole, 0, 0) && !whole->hasSameWeights(one, 0, 0));
}

QTEST_APPLESS_MAIN(TestVeiledSource)
#include "tst_veiled_source.moc"
