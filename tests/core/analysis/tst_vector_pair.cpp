#include "core/analysis/vector_pair.h"
#include "core/attention/attention.h"
#include "support/matrix_check.h"

#include <QTest>

#include <numbers>
#include <stdexcept>

using namespace headlight;
using namespace headlight::test;

class VectorPairTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithValuesByHand_data();
    void agreesWithValuesByHand();
    void aZeroVectorHasNoAngle();
    void aSmallAngleKeepsItsDigits();
    void theFootLeavesAPerpendicular();
    void hugeAndTinyVectorsHaveAnAngle();
    void theProductIsTheHeadsOwn();
    void refusesOtherShapes();
};

void VectorPairTest::agreesWithValuesByHand_data()
{
    QTest::addColumn<Matrix<double>>("a");
    QTest::addColumn<Matrix<double>>("b");
    QTest::addColumn<double>("product");
    QTest::addColumn<double>("cosine");
    QTest::addColumn<double>("degrees");
    QTest::addColumn<double>("foot");
    QTest::newRow("the worked example, key 1") << rows({{2, 0}}) << rows({{1, 0}}) << 2. << 1. << 0. << 0.5;
    QTest::newRow("the worked example, key 2") << rows({{2, 0}}) << rows({{0, 1}}) << 0. << 0. << 90. << 0.;
    QTest::newRow("opposite") << rows({{1, 1}}) << rows({{-2, -2}}) << -4. << -1. << 180. << -2.;
    QTest::newRow("half a right angle") << rows({{1, 0}}) << rows({{1, 1}}) << 1. << std::sqrt(0.5) << 45. << 1.;
    QTest::newRow("3-4-5") << rows({{3, 4}}) << rows({{4, 3}}) << 24. << 0.96
                           << std::acos(0.96) * 180 / std::numbers::pi << 0.96;
    QTest::newRow("one dimension") << rows({{-3}}) << rows({{2}}) << -6. << -1. << 180. << -6. / 9;
    QTest::newRow("four dimensions") << rows({{1, 1, 1, 1}}) << rows({{1, 1, 0, 0}}) << 2. << std::sqrt(0.5) << 45.
                                     << 0.5;
}

void VectorPairTest::agreesWithValuesByHand()
{
    QFETCH(Matrix<double>, a);
    QFETCH(Matrix<double>, b);
    QFETCH(double, product);
    QFETCH(double, cosine);
    QFETCH(double, degrees);
    QFETCH(double, foot);
    const VectorPair pair = vectorPair(a, b);
    QCOMPARE(pair.product, product);
    QVERIFY(agree(pair.firstNorm, a.norm(), 1e-15));
    QVERIFY(agree(pair.secondNorm, b.norm(), 1e-15));
    QVERIFY(std::abs(*pair.cosine - cosine) < 1e-15);
    QVERIFY(std::abs(*pair.angle * 180 / std::numbers::pi - degrees) < 1e-13);
    QVERIFY(std::abs(*pair.foot - foot) < 1e-15);
}

void VectorPairTest::aZeroVectorHasNoAngle()
{
    const VectorPair first = vectorPair(rows({{0, 0}}), rows({{1, 2}}));
    QVERIFY(!first.angle && !first.cosine && !first.foot);
    QCOMPARE(first.firstNorm, 0.);
    const VectorPair second = vectorPair(rows({{1, 2}}), rows({{0, 0}}));
    QVERIFY(!second.angle && !second.cosine);
    QCOMPARE(*second.foot, 0.);
    QVERIFY(!vectorPair(rows({{0, 0}}), rows({{0, 0}})).foot);
}

void VectorPairTest::aSmallAngleKeepsItsDigits()
{
    // the arc cosine of the cosine would give 0
    const VectorPair pair = vectorPair(rows({{1, 0}}), rows({{1, 1e-9}}));
    QCOMPARE(*pair.cosine, 1.);
    QVERIFY(agree(*pair.angle, 1e-9, 1e-15));
}

void VectorPairTest::theFootLeavesAPerpendicular()
{
    for (unsigned seed = 0; seed < 40; ++seed) {
        const Matrix<double> a = randomMatrix<double>(1, 7, seed);
        const Matrix<double> b = randomMatrix<double>(1, 7, seed + 100);
        const VectorPair pair = vectorPair(a, b);
        QVERIFY(std::abs((b - *pair.foot * a).row(0).dot(a.row(0))) < 1e-14 * a.norm() * b.norm());
        QVERIFY(*pair.cosine >= -1 && *pair.cosine <= 1);
        QVERIFY(std::abs(std::cos(*pair.angle) - *pair.cosine) < 1e-15);
        QVERIFY(agree(pair.product, pair.firstNorm * pair.secondNorm * *pair.cosine, 1e-12));
    }
}

void VectorPairTest::hugeAndTinyVectorsHaveAnAngle()
{
    const VectorPair pair = vectorPair(rows({{1e200, 0}}), rows({{1e-200, 1e-200}}));
    QVERIFY(agree(*pair.angle, std::numbers::pi / 4, 1e-15));
    QVERIFY(agree(pair.secondNorm, std::sqrt(2.) * 1e-200, 1e-15));
    // the foot lies past every number
    QVERIFY(!vectorPair(rows({{1e-200}}), rows({{1e200}})).foot);
}

void VectorPairTest::theProductIsTheHeadsOwn()
{
    const Matrix<double> a = randomMatrix<double>(1, 61, 1);
    const Matrix<double> b = randomMatrix<double>(1, 61, 2);
    QCOMPARE(vectorPair(a, b).product, productTile<double>(a, b, {0, 0, 1, 1})(0, 0));
}

void VectorPairTest::refusesOtherShapes()
{
    QVERIFY_EXCEPTION_THROWN(vectorPair(rows({{1, 2}}), rows({{1}})), std::invalid_argument);
    QVERIFY_EXCEPTION_THROWN(vectorPair(rows({{1}, {2}}), rows({{1}})), std::invalid_argument);
}

QTEST_GUILESS_MAIN(VectorPairTest)
#include "tst_vector_pair.moc"
