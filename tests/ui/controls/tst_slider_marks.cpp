#include "ui/controls/slider_marks.h"

#include <QTest>

using namespace headlight;

class TestSliderMarks : public QObject {
    Q_OBJECT

private slots:
    void aTextStandsOverItsTick();
    void neighboursTurnAwayFromEachOther();
    void ofTwoAtOnePlaceTheFirstIsKept();
    void ofTwoNextToEachOtherTheFirstIsKept();
    void textsStayInside();
    void aMarkWithoutTextHasNoPlace();
};

void TestSliderMarks::aTextStandsOverItsTick()
{
    const auto places = markTextPlaces({{100, 40}, {200, 8}}, 400, 8);
    QCOMPARE(places[0].value(), 80.0);
    QCOMPARE(places[1].value(), 196.0);
}

// √2 and 1 on a slider of the window at 1280 px.
void TestSliderMarks::neighboursTurnAwayFromEachOther()
{
    const auto places = markTextPlaces({{196, 90}, {180, 8}}, 400, 8);
    QCOMPARE(places[0].value(), 193.0); // begins at its tick
    QCOMPARE(places[1].value(), 175.0); // ends at its tick
    const auto mirrored = markTextPlaces({{164, 90}, {180, 8}}, 400, 8);
    QCOMPARE(mirrored[0].value(), 77.0);
    QCOMPARE(mirrored[1].value(), 177.0);
}

void TestSliderMarks::ofTwoAtOnePlaceTheFirstIsKept()
{
    const auto places = markTextPlaces({{180, 90}, {180, 8}}, 400, 8);
    QCOMPARE(places[0].value(), 135.0);
    QVERIFY(!places[1]);
}

void TestSliderMarks::ofTwoNextToEachOtherTheFirstIsKept()
{
    const auto places = markTextPlaces({{182, 90}, {180, 8}}, 400, 8);
    QCOMPARE(places[0].value(), 179.0);
    QVERIFY(!places[1]);
}

void TestSliderMarks::textsStayInside()
{
    const auto places = markTextPlaces({{10, 90}, {395, 90}}, 400, 8);
    QCOMPARE(places[0].value(), 0.0);
    QCOMPARE(places[1].value(), 310.0);
}

void TestSliderMarks::aMarkWithoutTextHasNoPlace()
{
    QVERIFY(!markTextPlaces({{10, 0}}, 400, 8)[0]);
}

QTEST_GUILESS_MAIN(TestSliderMarks)
#include "tst_slider_marks.moc"
