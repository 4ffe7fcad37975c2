#include "core/attention/attention.h"
#include "core/attention/softmax.h"
#include "support/matrix_check.h"

#include <QTest>

#include <limits>
#include <stdexcept>

using namespace headlight;
using namespace headlight::test;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

struct Sizes {
    Index n = 0;
    Index m = 0;
    Index dK = 0;
    Index dV = 0;
};

/// Random q, k, v under a mask, with everything that can be computed from them.
template <class S>
struct Setting {
    Matrix<S> q;
    Matrix<S> k;
    Matrix<S> v;
    ScoreScaling scaling;
    Visibility visibility;
    Attended<S> attended;

    Setting(const Sizes& sizes, const Mask& mask, const std::vector<Index>& hidden = {})
        : q(randomMatrix<S>(sizes.n, sizes.dK, 1)), k(randomMatrix<S>(sizes.m, sizes.dK, 2)),
          v(randomMatrix<S>(sizes.m, sizes.dV, 3)), scaling{.divisor = std::sqrt(static_cast<double>(sizes.dK)),
                                                            .multiplier = 1.5},
          visibility(mask, hidden, sizes.n, sizes.m), attended(attend<S>(q, k, v, scaling, visibility))
    {
    }

    Matrix<double> products(const Tile& tile) const { return productTile<S>(q, k, tile).template cast<double>(); }
    Matrix<double> scores(const Tile& tile) const
    {
        return scoreTile<S>(q, k, scaling, visibility, tile).template cast<double>();
    }
    Matrix<double> weights(const Tile& tile) const
    {
        return weightTile<S>(q, k, scaling, visibility, attended.rowMaximum, attended.rowSum, tile)
            .template cast<double>();
    }
    Tile whole() const { return {.rows = q.rows(), .columns = k.rows()}; }
};

} // namespace

class AttentionTest : public QObject {
    Q_OBJECT

private slots:
    void theWorkedExample();
    void aProductIsSummedInTheOrderOfItsComponents();
    void agreesWithThePlainFormula_data();
    void agreesWithThePlainFormula();
    void everyCutGivesTheSameBits_data() { agreesWithThePlainFormula_data(); }
    void everyCutGivesTheSameBits();
    void floatAgreesWithDouble();
    void theOutputIsTheWeightedSumInTheOrderOfTheKeys();
    void outputsLieBetweenTheValues();
    void aQueryThatSeesNothingGivesZero();
    void theMultiplierComesAfterTheDivision();
    void staysExactAtExtremeScales_data();
    void staysExactAtExtremeScales();
    void namesTheFirstCellThatOverflows_data();
    void namesTheFirstCellThatOverflows();
    void forbiddenCellsMayOverflow();
    void refusesShapesThatDoNotFit_data();
    void refusesShapesThatDoNotFit();
};

void AttentionTest::theWorkedExample()
{
    const Matrix<double> q = rows({{2, 0}});
    const Matrix<double> k = rows({{1, 0}, {0, 1}});
    const Matrix<double> v = rows({{10, 0}, {0, 10}});
    const Visibility everything({}, {}, 1, 2);
    const ScoreScaling scaling{.divisor = std::sqrt(2.)};
    const Attended<double> attended = attend<double>(q, k, v, scaling, everything);
    QCOMPARE(difference(attended.output, rows({{8.04429682506957, 1.95570317493043}}), 1e-14), QString());
    QCOMPARE(
        difference(scoreTile<double>(q, k, scaling, everything, {0, 0, 1, 2}), rows({{1.414213562373095, 0}}), 1e-15),
        QString());
    QCOMPARE(difference(attended.rowMaximum, rows({{1.414213562373095}}), 1e-15), QString());
    QCOMPARE(difference(attended.rowSum, rows({{1 + std::exp(-std::sqrt(2.))}}), 1e-15), QString());
}

void AttentionTest::aProductIsSummedInTheOrderOfItsComponents()
{
    // 1e16 + 1 is 1e16 again: another order would give 1 or 2
    const Matrix<double> q = rows({{1e16, 1, -1e16, 1}});
    const Matrix<double> k = rows({{1, 1, 1, 1}});
    QCOMPARE(productTile<double>(q, k, {0, 0, 1, 1})(0, 0), 1.);

    const Setting<double> setting({.n = 5, .m = 37, .dK = 19, .dV = 1}, {});
    const Matrix<double> products = setting.products(setting.whole());
    for (Index i = 0; i < 5; ++i) {
        for (Index j = 0; j < 37; ++j) {
            double sum = 0;
            for (Index c = 0; c < 19; ++c)
                sum += setting.q(i, c) * setting.k(j, c);
            QCOMPARE(products(i, j) - sum, 0.);
        }
    }
}

void AttentionTest::agreesWithThePlainFormula_data()
{
    QTest::addColumn<Mask>("mask");
    QTest::addColumn<QList<Index>>("hidden");
    QTest::addColumn<Sizes>("sizes");
    using Kind = Mask::Kind;
    auto painted = std::make_shared<BoolMatrix>(70, 45);
    for (Index cell = 0; cell < painted->size(); ++cell)
        painted->data()[cell] = cell % 3 != 0 && cell / 45 != 7;
    const QList<Index> none;
    QTest::newRow("no mask") << Mask{} << none << Sizes{70, 45, 5, 17};
    QTest::newRow("one cell") << Mask{} << none << Sizes{1, 1, 1, 1};
    QTest::newRow("causal") << Mask{.kind = Kind::Causal} << none << Sizes{70, 70, 8, 3};
    QTest::newRow("causal, more keys") << Mask{.kind = Kind::Causal} << none << Sizes{40, 70, 8, 3};
    QTest::newRow("bottom right, more queries") << Mask{.kind = Kind::CausalBottomRight} << none << Sizes{70, 30, 3, 4};
    QTest::newRow("bottom right, more keys") << Mask{.kind = Kind::CausalBottomRight} << none << Sizes{30, 70, 3, 4};
    QTest::newRow("window") << Mask{.kind = Kind::Window, .window = 5} << none << Sizes{70, 70, 4, 33};
    QTest::newRow("window past the keys") << Mask{.kind = Kind::Window, .window = 5} << none << Sizes{70, 40, 4, 2};
    QTest::newRow("painted") << Mask{.kind = Kind::Painted, .allowed = painted} << none << Sizes{70, 45, 4, 4};
    QTest::newRow("hidden keys") << Mask{.kind = Kind::Causal} << QList<Index>{0, 1, 33} << Sizes{50, 50, 4, 4};
    QTest::newRow("no tokens") << Mask{} << none << Sizes{0, 0, 2, 2};
    QTest::newRow("no keys") << Mask{} << none << Sizes{3, 0, 2, 2};
}

void AttentionTest::agreesWithThePlainFormula()
{
    QFETCH(Mask, mask);
    QFETCH(QList<Index>, hidden);
    QFETCH(Sizes, sizes);
    const Setting<double> setting(sizes, mask, {hidden.begin(), hidden.end()});
    Matrix<double> scores = (setting.q * setting.k.transpose()) / setting.scaling.divisor * 1.5;
    for (Index i = 0; i < sizes.n; ++i)
        for (Index j = 0; j < sizes.m; ++j)
            if (!setting.visibility.sees(i, j))
                scores(i, j) = -infinity;
    const Matrix<double> weights = softmax<double>(scores);
    // scores can come near 0, where a relative tolerance means nothing
    const Matrix<double> ours = setting.scores(setting.whole());
    QCOMPARE(difference(ours.array().exp(), scores.array().exp(), 1e-13), QString());
    QCOMPARE(difference(setting.weights(setting.whole()), weights, 1e-13), QString());
    QVERIFY(!setting.attended.overflow);
    const Matrix<double> error = setting.attended.output - weights * setting.v;
    QVERIFY(error.size() == 0 || error.cwiseAbs().maxCoeff() < 1e-14);
}

void AttentionTest::everyCutGivesTheSameBits()
{
    QFETCH(Mask, mask);
    QFETCH(QList<Index>, hidden);
    QFETCH(Sizes, sizes);
    const Setting<double> setting(sizes, mask, {hidden.begin(), hidden.end()});
    const Matrix<double> products = setting.products(setting.whole());
    const Matrix<double> scores = setting.scores(setting.whole());
    const Matrix<double> weights = setting.weights(setting.whole());
    for (const auto& [tileRows, tileColumns] : {std::pair<Index, Index>{1, 1}, {7, 3}, {64, 20}, {2, 64}}) {
        for (Index row = 0; row < sizes.n; row += tileRows) {
            for (Index column = 0; column < sizes.m; column += tileColumns) {
                const Tile tile{row, column, std::min(tileRows, sizes.n - row),
                                std::min(tileColumns, sizes.m - column)};
                const auto cut = [&](const Matrix<double>& matrix) {
                    return Matrix<double>(matrix.block(tile.row, tile.column, tile.rows, tile.columns));
                };
                QCOMPARE(difference(setting.products(tile), cut(products)), QString());
                QCOMPARE(difference(setting.scores(tile), cut(scores)), QString());
                QCOMPARE(difference(setting.weights(tile), cut(weights)), QString());
            }
        }
    }
}

void AttentionTest::floatAgreesWithDouble()
{
    const Sizes sizes{40, 40, 8, 8};
    const Setting<float> narrow(sizes, {.kind = Mask::Kind::Causal});
    const Setting<double> wide(sizes, {.kind = Mask::Kind::Causal});
    QCOMPARE(difference(narrow.weights(narrow.whole()), wide.weights(wide.whole()), 1e-5), QString());
    const Matrix<double> error = narrow.attended.output.cast<double>() - wide.attended.output;
    QVERIFY(error.cwiseAbs().maxCoeff() < 1e-5);
}

void AttentionTest::theOutputIsTheWeightedSumInTheOrderOfTheKeys()
{
    const Setting<double> setting({40, 50, 4, 19}, {.kind = Mask::Kind::Causal});
    const Matrix<double> weights = setting.weights(setting.whole());
    Matrix<double> sum = Matrix<double>::Zero(40, 19);
    for (Index i = 0; i < 40; ++i)
        for (Index j = 0; j <= i; ++j)
            for (Index c = 0; c < 19; ++c)
                sum(i, c) += weights(i, j) * setting.v(j, c);
    QCOMPARE(difference(setting.attended.output, sum), QString());
}

void AttentionTest::outputsLieBetweenTheValues()
{
    const Setting<double> setting({30, 30, 4, 6}, {});
    for (Index c = 0; c < 6; ++c) {
        QVERIFY(setting.attended.output.col(c).maxCoeff() <= setting.v.col(c).maxCoeff());
        QVERIFY(setting.attended.output.col(c).minCoeff() >= setting.v.col(c).minCoeff());
    }
}

void AttentionTest::aQueryThatSeesNothingGivesZero()
{
    const Setting<double> setting({5, 2, 3, 3}, {.kind = Mask::Kind::CausalBottomRight});
    QCOMPARE(difference(setting.attended.output.topRows(3), Matrix<double>::Zero(3, 3)), QString());
    QCOMPARE(difference(setting.attended.rowMaximum.topRows(3), Matrix<double>::Constant(3, 1, -infinity)), QString());
    QCOMPARE(difference(setting.attended.rowSum.topRows(3), Matrix<double>::Zero(3, 1)), QString());
    QCOMPARE(difference(setting.weights({0, 0, 4, 2}), rows({{0, 0}, {0, 0}, {0, 0}, {1, 0}})), QString());
}

void AttentionTest::theMultiplierComesAfterTheDivision()
{
    // 1 / 49 · 49 falls short of 1 in this order alone; 1e308 · 10 would overflow before the division
    const Matrix<double> one = rows({{1}});
    const Visibility everything({}, {}, 1, 1);
    const auto score = [&](double product, const ScoreScaling& scaling) {
        return scoreTile<double>(rows({{product}}), one, scaling, everything, {0, 0, 1, 1})(0, 0);
    };
    QVERIFY(score(1, {.divisor = 49, .multiplier = 49}) == 1 - 0x1p-53);
    QVERIFY(score(1e308, {.divisor = 10, .multiplier = 10}) == 1e308);
    QCOMPARE(score(5, {.divisor = 1, .multiplier = 0}), 0.);
}

void AttentionTest::staysExactAtExtremeScales_data()
{
    QTest::addColumn<Matrix<double>>("q");
    QTest::addColumn<Matrix<double>>("weights");
    QTest::newRow("plus and minus a thousand") << rows({{1000}, {-1000}}) << rows({{1, 0}, {0, 1}});
    QTest::newRow("1e300") << rows({{1e300}, {-1e300}}) << rows({{1, 0}, {0, 1}});
    QTest::newRow("1e-300") << rows({{1e-300}, {0}}) << rows({{0.5, 0.5}, {0.5, 0.5}});
    QTest::newRow("the smallest of all") << rows({{5e-324}, {-0.}}) << rows({{0.5, 0.5}, {0.5, 0.5}});
}

void AttentionTest::staysExactAtExtremeScales()
{
    QFETCH(Matrix<double>, q);
    QFETCH(Matrix<double>, weights);
    const Matrix<double> k = rows({{1}, {-1}});
    const Visibility everything({}, {}, 2, 2);
    const Attended<double> attended = attend<double>(q, k, k, {}, everything);
    QVERIFY(!attended.overflow);
    QCOMPARE(difference(weightTile<double>(q, k, {}, everything, attended.rowMaximum, attended.rowSum, {0, 0, 2, 2}),
                        weights),
             QString());
    QCOMPARE(difference(attended.output, weights * k), QString());
}

void AttentionTest::namesTheFirstCellThatOverflows_data()
{
    QTest::addColumn<Matrix<double>>("q");
    QTest::addColumn<Matrix<double>>("k");
    QTest::addColumn<double>("multiplier");
    QTest::addColumn<Index>("query");
    QTest::addColumn<Index>("key");
    QTest::newRow("plus infinity") << rows({{1, 1}, {1e200, 0}}) << rows({{1, 0}, {1e200, 0}}) << 1. << Index(1)
                                   << Index(1);
    QTest::newRow("minus infinity is none of the mask's")
        << rows({{1, 1}, {1e200, 0}}) << rows({{-1e200, 0}, {1, 0}}) << 1. << Index(1) << Index(0);
    QTest::newRow("infinity less infinity")
        << rows({{1e200, 1e200}}) << rows({{1e-200, 0}, {1e200, -1e200}}) << 1. << Index(0) << Index(1);
    QTest::newRow("by the multiplier alone")
        << rows({{1, 1}, {1e200, 0}}) << rows({{1, 1}, {1, 1}}) << 1e200 << Index(1) << Index(0);
}

void AttentionTest::namesTheFirstCellThatOverflows()
{
    QFETCH(Matrix<double>, q);
    QFETCH(Matrix<double>, k);
    QFETCH(double, multiplier);
    QFETCH(Index, query);
    QFETCH(Index, key);
    const Visibility everything({}, {}, q.rows(), k.rows());
    const auto overflow = attend<double>(q, k, k, {.multiplier = multiplier}, everything).overflow;
    QVERIFY(overflow);
    QCOMPARE(overflow->query, query);
    QCOMPARE(overflow->key, key);
}

void AttentionTest::forbiddenCellsMayOverflow()
{
    const Matrix<double> q = rows({{1e200}, {1}});
    const Matrix<double> k = rows({{1}, {1e200}});
    const Visibility causal({.kind = Mask::Kind::Causal}, {}, 2, 2);
    const Attended<double> attended = attend<double>(q, k, k, {}, causal);
    QVERIFY(!attended.overflow);
    QCOMPARE(difference(attended.output, k), QString());
    QCOMPARE(scoreTile<double>(q, k, {}, causal, {0, 1, 1, 1})(0, 0), -infinity);
}

void AttentionTest::refusesShapesThatDoNotFit_data()
{
    QTest::addColumn<Sizes>("sizes"); // of k and v; q is 2 × 3
    QTest::addColumn<Index>("maskKeys");
    QTest::addColumn<ScoreScaling>("scaling");
    QTest::addColumn<QStringList>("named");
    const ScoreScaling plain;
    QTest::newRow("widths of q and k") << Sizes{4, 4, 5, 1} << Index(4) << plain
                                       << QStringList{QStringLiteral("2 × 3"), QStringLiteral("4 × 5")};
    QTest::newRow("rows of k and v") << Sizes{4, 6, 3, 1} << Index(4) << plain
                                     << QStringList{QStringLiteral("4 × 3"), QStringLiteral("6 × 1")};
    QTest::newRow("a mask over other keys")
        << Sizes{4, 4, 3, 1} << Index(7) << plain << QStringList{QStringLiteral("2 × 7"), QStringLiteral("4 × 3")};
    QTest::newRow("divided by 0") << Sizes{4, 4, 3, 1} << Index(4) << ScoreScaling{.divisor = 0}
                                  << QStringList{QStringLiteral("divided by 0")};
    QTest::newRow("multiplied by less than 0") << Sizes{4, 4, 3, 1} << Index(4) << ScoreScaling{.multiplier = -1}
                                               << QStringList{QStringLiteral("multiplied by -1")};
}

void AttentionTest::refusesShapesThatDoNotFit()
{
    QFETCH(Sizes, sizes);
    QFETCH(Index, maskKeys);
    QFETCH(ScoreScaling, scaling);
    QFETCH(QStringList, named);
    const Matrix<double> q = Matrix<double>::Zero(2, 3);
    const Matrix<double> k = Matrix<double>::Zero(sizes.n, sizes.dK);
    const Matrix<double> v = Matrix<double>::Zero(sizes.m, sizes.dV);
    try {
        attend<double>(q, k, v, scaling, Visibility({}, {}, 2, maskKeys));
        QFAIL("nothing was thrown");
    } catch (const std::invalid_argument& error) {
        for (const QString& name : named)
            QVERIFY2(QString::fromUtf8(error.what()).contains(name), error.what());
    }
}

QTEST_GUILESS_MAIN(AttentionTest)
#include "tst_attention.moc"
