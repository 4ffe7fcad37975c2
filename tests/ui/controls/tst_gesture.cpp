#include "ui/controls/gesture.h"
#include "ui/controls/wheel_steps.h"

#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace headlight;

class TestGesture : public QObject {
    Q_OBJECT

    static double turned(WheelSteps& steps, QPoint angle)
    {
        const QWheelEvent event({}, {}, {}, angle, Qt::NoButton, {}, Qt::NoScrollPhase, false);
        return steps.take(event);
    }

private slots:
    void theWheelJoinsADragAndDoesNotEndIt()
    {
        Gesture gesture;
        const QSignalSpy started(&gesture, &Gesture::started);
        const QSignalSpy finished(&gesture, &Gesture::finished);
        gesture.begin();
        gesture.turn();
        QTest::qWait(600); // longer than the wheel rests
        QVERIFY(gesture.isRunning());
        gesture.finish();
        gesture.finish();
        QCOMPARE(started.count(), 1);
        QCOMPARE(finished.count(), 1);
    }

    void aDragThatFollowsTheWheelGoesOnAfterTheWheelsRest()
    {
        Gesture gesture;
        const QSignalSpy started(&gesture, &Gesture::started);
        gesture.turn();
        gesture.begin();
        QTest::qWait(600);
        QVERIFY(gesture.isRunning());
        QCOMPARE(started.count(), 1);
    }

    void partsOfANotchAddUp()
    {
        WheelSteps steps;
        QCOMPARE(turned(steps, {0, 80}), 0.0);
        QCOMPARE(turned(steps, {0, 80}), 1.0);
        QCOMPARE(turned(steps, {0, 80}), 1.0);
        QCOMPARE(turned(steps, {0, -240}), -2.0);
    }

    void aWheelTurnedSidewaysByShiftCounts()
    {
        WheelSteps steps;
        QCOMPARE(turned(steps, {120, 0}), 1.0);
    }
};

QTEST_GUILESS_MAIN(TestGesture)
#include "tst_gesture.moc"
