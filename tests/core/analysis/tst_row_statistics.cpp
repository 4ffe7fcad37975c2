#include "core/analysis/row_statistics.h"
#include "core/attention/softmax.h"
#include "support/matrix_check.h"

#include <QTest>

#include <stdexcept>

using namespace headlight;
using namespace headlight::test;

class RowStatisticsTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithValuesByHand_data();
    void agreesWithValuesByHand();
    void keepsItsDigitsNearSaturation();
    void staysInItsRange();
    void relativeEntropyNeedsTwoKeys();
    void aRowThatSeesNothingIsZero();
    void refusesSeveralRows();
};

void RowStatisticsTest::agreesWithValuesByHand_data()
{
    QTest::addColumn<Matrix<double>>("weights");
    QTest::addColumn<double>("entropy");
    QTest::addColumn<double>("relative");
    QTest::addColumn<double>("largest");
    QTest::addColumn<double>("keys");
    QTest::addColumn<double>("gradient");
    QTest::newRow("one-hot") << rows({{0, 1, 0}}) << 0. << 0. << 1. << 1. << 0.;
    QTest::newRow("four equal keys") << rows({{0.25, 0.25, 0.25, 0.25}}) << std::log(4.) << 1. << 0.25 << 4.
                                     << std::sqrt(3.) / 4;
    QTest::newRow("two tied keys of four") << rows({{0.5, 0, 0.5, 0}}) << std::log(2.) << 0.5 << 0.5 << 2. << 0.5;
    // ½ ln 2 + 2 · ¼ ln 4 = 1.5 ln 2
    QTest::newRow("a half and two quarters")
        << rows({{0.25, 0.5, 0.25}}) << 1.5 * std::log(2.) << 1.5 * std::log(2.) / std::log(3.) << 0.5
        << std::pow(2., 1.5) << std::sqrt(2 * 0.1875 * 0.1875 + 0.0625 + 4 * 0.015625 + 2 * 0.00390625);
}

void RowStatisticsTest::agreesWithValuesByHand()
{
    QFETCH(Matrix<double>, weights);
    QFETCH(double, entropy);
    QFETCH(double, relative);
    QFETCH(double, largest);
    QFETCH(double, keys);
    QFETCH(double, gradient);
    const RowStatistics statistics = rowStatistics(weights, weights.cols());
    QVERIFY(agree(statistics.entropy, entropy, 1e-15));
    QVERIFY(agree(*statistics.relativeEntropy, relative, 1e-15));
    QCOMPARE(statistics.maxWeight, largest);
    QVERIFY(agree(statistics.effectiveKeys, keys, 1e-15));
    QVERIFY(agree(statistics.gradientNorm, gradient, 1e-15));
}

void RowStatisticsTest::keepsItsDigitsNearSaturation()
{
    // two scores 50 apart: the larger weight rounds to 1, the smaller is e = 1/(1 + e⁵⁰)
    const Matrix<double> weights = softmax<double>(rows({{50, 0}}));
    QCOMPARE(weights(0, 0), 1.);
    const RowStatistics statistics = rowStatistics(weights, 2);
    const double small = std::exp(-50.);
    QVERIFY(agree(statistics.entropy, small * 51, 1e-14)); // −e ln e − (1 − e) ln(1 − e) → 50e + e
    QVERIFY(agree(statistics.gradientNorm, 2 * small, 1e-14));
}

void RowStatisticsTest::staysInItsRange()
{
    for (unsigned seed = 0; seed < 40; ++seed) {
        const Matrix<double> weights = softmax<double>(seed * 0.1 * randomMatrix<double>(1, 13, seed));
        const RowStatistics statistics = rowStatistics(weights, 13);
        QVERIFY(statistics.entropy >= 0);
        QVERIFY(statistics.relativeEntropy >= 0 && statistics.relativeEntropy <= 1);
        QVERIFY(statistics.effectiveKeys >= 1 && statistics.effectiveKeys < 13 + 1e-12);
        QVERIFY(statistics.maxWeight >= 1 / 13. && statistics.maxWeight <= 1);
        QVERIFY(statistics.gradientNorm >= 0 && statistics.gradientNorm <= 0.5 + 1e-15);
    }
}

void RowStatisticsTest::relativeEntropyNeedsTwoKeys()
{
    QVERIFY(!rowStatistics(rows({{1, 0, 0}}), 1).relativeEntropy);
    QCOMPARE(*rowStatistics(rows({{1, 0, 0}}), 2).relativeEntropy, 0.);
    QVERIFY(agree(*rowStatistics(rows({{0.5, 0.5, 0}}), 2).relativeEntropy, 1, 1e-15));
}

void RowStatisticsTest::aRowThatSeesNothingIsZero()
{
    const RowStatistics statistics = rowStatistics(rows({{0, 0, 0}}), 0);
    QCOMPARE(statistics.entropy, 0.);
    QVERIFY(!statistics.relativeEntropy);
    QCOMPARE(statistics.maxWeight, 0.);
    QCOMPARE(statistics.effectiveKeys, 0.);
    QCOMPARE(statistics.gradientNorm, 0.);
    QCOMPARE(rowStatistics(Matrix<double>(1, 0), 0).entropy, 0.);
}

void RowStatisticsTest::refusesSeveralRows()
{
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, rowStatistics(rows({{1, 0}, {0, 1}}), 2));
}

QTEST_GUILESS_MAIN(RowStatisticsTest)
#include "tst_row_statistics.moc"
