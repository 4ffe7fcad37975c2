#include "ui/controls/slider_scale.h"

#include <QTest>

#include <cmath>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestSliderScale : public QObject {
    Q_OBJECT

private slots:
    void linearPlacesGoFromEndToEnd()
    {
        const SliderScale scale = SliderScale::linear(-2, 2, 0.05);
        QCOMPARE(scale.placeOf(-2), 0.0);
        QCOMPARE(scale.placeOf(0), 0.5);
        QCOMPARE(scale.placeOf(2), 1.0);
        QCOMPARE(scale.valueAt(0.75), 1.0);
    }

    void outsideStandsAtTheEnd()
    {
        QCOMPARE(SliderScale::linear(0, 1, 0.1).placeOf(7), 1.0);
        QCOMPARE(SliderScale::linear(0, 1, 0.1).placeOf(-7), 0.0);
        QCOMPARE(SliderScale::logarithmic(1.0 / 64, 64).placeOf(1e9), 1.0);
    }

    void roundsToStepsWithoutNoise()
    {
        const SliderScale scale = SliderScale::linear(0, 1, 0.1);
        QVERIFY(scale.valueAt(0.31) == 0.3);
        QVERIFY(scale.valueAt(0.317, true) == 0.32);
        QVERIFY(scale.moved(0.2, 1) == 0.3);
        QVERIFY(scale.moved(0.2, 1, true) == 0.21);
        QVERIFY(neatSum(0.1, 0.2, 0.1) == 0.3);
    }

    void movesKeepInsideTheRange()
    {
        const SliderScale scale = SliderScale::linear(-1, 1, 0.5);
        QCOMPARE(scale.moved(0.75, 1), 1.0);
        QCOMPARE(scale.moved(-0.75, -1), -1.0);
    }

    void aValueOutsideIsNotDraggedIn()
    {
        const SliderScale scale = SliderScale::linear(-1, 1, 0.5);
        QCOMPARE(scale.moved(100, 1), 100.0);
        QCOMPARE(scale.moved(100, -1), 99.5);
        QCOMPARE(scale.moved(-100, -1), -100.0);
        QCOMPARE(scale.moved(-100, 1), -99.5);
    }

    void logarithmicPlaces_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<double>("place");
        QTest::newRow("0 stands at the left end") << 0.0 << 0.0;
        QTest::newRow("the lowest after the zero end") << 1.0 / 64 << SliderScale::zeroEnd;
        QTest::newRow("1 in the middle") << 1.0 << 0.5;
        QTest::newRow("8 half way to the right") << 8.0 << 0.75;
        QTest::newRow("the highest at the right end") << 64.0 << 1.0;
    }

    void logarithmicPlaces()
    {
        QFETCH(double, value);
        QFETCH(double, place);
        const SliderScale scale = SliderScale::logarithmic(1.0 / 64, 64);
        QCOMPARE(1 + scale.placeOf(value), 1 + place);
        QCOMPARE(1 + scale.valueAt(place), 1 + value);
    }

    void logarithmicPlacesRoundToThreeDigitsAndFinelyToFour()
    {
        const SliderScale scale = SliderScale::logarithmic(1.0 / 64, 64);
        QCOMPARE(scale.valueAt(0.6), 2.3);
        QCOMPARE(scale.valueAt(0.6, true), 2.297);
        QCOMPARE(scale.valueAt(0.25 * SliderScale::zeroEnd), 0.0);
        QCOMPARE(scale.valueAt(0.75 * SliderScale::zeroEnd), 1.0 / 64);
    }

    void logarithmicStepsAreQuartersOfAnOctave()
    {
        const SliderScale scale = SliderScale::logarithmic(1.0 / 64, 64);
        QCOMPARE(scale.moved(1, 4), 2.0);
        QCOMPARE(scale.moved(1, -4), 0.5);
        QCOMPARE(scale.moved(1, 1), std::exp2(0.25));
        QCOMPARE(scale.moved(1.1, 1), std::exp2(0.25));
        QCOMPARE(scale.moved(1, 1, true), std::exp2(0.025));
        QCOMPARE(scale.moved(64, 1), 64.0);
        QCOMPARE(scale.moved(1.0 / 64, -1), 0.0);
        QCOMPARE(scale.moved(0, 1), 1.0 / 64);
        QCOMPARE(scale.moved(0, -1), 0.0);
    }
};

QTEST_GUILESS_MAIN(TestSliderScale)
#include "tst_slider_scale.moc"
