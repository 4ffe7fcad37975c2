#include "ui/paint/plane.h"
#include "ui/paint/round_ticks.h"

#include <QTest>

#include <cmath>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestPlane : public QObject {
    Q_OBJECT

private slots:
    void stepsAreRound_data();
    void stepsAreRound();
    void ticksAreMultiplesFromEndToEnd();
    void numbersHaveTheDecimalsOfTheirStep_data();
    void numbersHaveTheDecimalsOfTheirStep();
    void aPlaneHasEqualScales();
    void aPlaneShowsWhatIsToBeSeenAndTheOrigin();
    void aPlaneWithoutExtentIsOneEachWay();
    void pointsAndValuesAreEachOthersInverse();
    void aSmallMoveKeepsTheScale();
};

void TestPlane::stepsAreRound_data()
{
    QTest::addColumn<double>("extent");
    QTest::addColumn<int>("most");
    QTest::addColumn<double>("step");
    QTest::newRow("10 in 5") << 10. << 5 << 2.;
    QTest::newRow("10 in 4") << 10. << 4 << 5.;
    QTest::newRow("11 in 5") << 11. << 5 << 5.;
    QTest::newRow("a fraction") << 0.03 << 6 << 0.005;
    QTest::newRow("past five") << 6. << 1 << 10.;
    QTest::newRow("huge") << 3e200 << 3 << 1e200;
}

void TestPlane::stepsAreRound()
{
    QFETCH(double, extent);
    QFETCH(int, most);
    QFETCH(double, step);
    QVERIFY(std::abs(roundStep(extent, most) / step - 1) < 1e-12);
}

void TestPlane::ticksAreMultiplesFromEndToEnd()
{
    const std::vector<double> ticks = roundTicks(-0.3, 0.3, 0.1);
    QCOMPARE(ticks.size(), 7u);
    QCOMPARE(ticks[3], 0.);
    QVERIFY(std::abs(ticks.front() + 0.3) < 1e-15 && std::abs(ticks.back() - 0.3) < 1e-15);
    QVERIFY(roundTicks(1.2, 1.8, 1).empty());
}

void TestPlane::numbersHaveTheDecimalsOfTheirStep_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("step");
    QTest::addColumn<QString>("text");
    QTest::newRow("zero") << 0. << 0.5 << u"0"_s;
    QTest::newRow("a half") << 1. << 0.5 << u"1.0"_s;
    QTest::newRow("below zero") << -0.25 << 0.05 << u"−0.25"_s;
    QTest::newRow("whole") << 20. << 10. << u"20"_s;
    QTest::newRow("large") << 2e6 << 1e6 << u"2e6"_s;
    QTest::newRow("small") << -2e-7 << 1e-7 << u"−2e−7"_s;
}

void TestPlane::numbersHaveTheDecimalsOfTheirStep()
{
    QFETCH(double, value);
    QFETCH(double, step);
    QFETCH(QString, text);
    QCOMPARE(tickText(value, step), text);
}

void TestPlane::aPlaneHasEqualScales()
{
    const Plane plane(QRectF(10, 20, 300, 200), QRectF(QPointF(0, -1), QPointF(4, 1)));
    const QPointF origin = plane.at({0, 0});
    QVERIFY(std::abs((plane.at({1, 0}) - origin).x() - plane.scale()) < 1e-9);
    QVERIFY(std::abs((plane.at({0, 1}) - origin).y() + plane.scale()) < 1e-9);
}

void TestPlane::aPlaneShowsWhatIsToBeSeenAndTheOrigin()
{
    const QRectF rect(0, 0, 300, 200);
    for (const QRectF& seen : {QRectF(QPointF(3, 4), QPointF(5, 6)), QRectF(QPointF(-1e6, -3), QPointF(-2, 0)),
                               QRectF(QPointF(0, 0), QPointF(1e-9, 0))}) {
        const Plane plane(rect, seen);
        QVERIFY(rect.contains(plane.at({0, 0})));
        QVERIFY(rect.contains(plane.at({seen.left(), seen.top()})));
        QVERIFY(rect.contains(plane.at({seen.right(), seen.bottom()})));
    }
}

void TestPlane::aPlaneWithoutExtentIsOneEachWay()
{
    for (const double end : {0., std::nan(""), HUGE_VAL}) {
        const Plane plane(QRectF(0, 0, 200, 200), QRectF(QPointF(0, 0), QPointF(end, end)));
        QCOMPARE(plane.at({0, 0}), QPointF(100, 100));
        QVERIFY(plane.rect().contains(plane.at({1, -1})));
    }
}

void TestPlane::pointsAndValuesAreEachOthersInverse()
{
    const Plane plane(QRectF(7, 9, 300, 200), QRectF(QPointF(-3, -1), QPointF(4, 1)));
    const QPointF value(1.25, -0.75);
    QVERIFY((plane.valueAt(plane.at(value)) - value).manhattanLength() < 1e-12);
}

void TestPlane::aSmallMoveKeepsTheScale()
{
    const QRectF rect(0, 0, 300, 300);
    const Plane before(rect, QRectF(QPointF(0, 0), QPointF(1.7, 1.1)));
    const Plane after(rect, QRectF(QPointF(0, 0), QPointF(1.75, 1.2)));
    QCOMPARE(before.at({1, 1}), after.at({1, 1}));
}

QTEST_MAIN(TestPlane)
#include "tst_plane.moc"
