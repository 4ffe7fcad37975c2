#include "support/slider_events.h"
#include "ui/controls/number_field.h"
#include "ui/controls/range_popup.h"
#include "ui/controls/value_slider.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestValueSlider : public QObject {
    Q_OBJECT

    std::unique_ptr<ValueSlider> m_slider;
    std::unique_ptr<QSignalSpy> m_started, m_edited, m_finished;

    /// Where the handle's middle stands for a value of the slider below, whose groove is 12 px short at each end.
    QPoint at(double value) const
    {
        const double place = m_slider->scale().placeOf(value);
        return {qRound(12 + place * (m_slider->width() - 24)), 14};
    }

    void compareCounts(int started, int edited, int finished)
    {
        QCOMPARE(m_started->count(), started);
        QCOMPARE(m_edited->count(), edited);
        QCOMPARE(m_finished->count(), finished);
    }

private slots:
    void init()
    {
        m_slider = std::make_unique<ValueSlider>();
        m_slider->setRange(0, 10, 0.5);
        m_slider->setResetValue(1);
        m_slider->resize(224, m_slider->sizeHint().height());
        m_slider->show();
        QVERIFY(QTest::qWaitForWindowActive(m_slider.get()));
        m_slider->setFocus();
        m_started = std::make_unique<QSignalSpy>(m_slider.get(), &ValueSlider::gestureStarted);
        m_edited = std::make_unique<QSignalSpy>(m_slider.get(), &ValueSlider::valueEdited);
        m_finished = std::make_unique<QSignalSpy>(m_slider.get(), &ValueSlider::gestureFinished);
    }

    void showingAValueTellsNobody()
    {
        m_slider->setValue(3);
        QCOMPARE(m_slider->value(), 3.0);
        compareCounts(0, 0, 0);
    }

    void aDragIsOneGesture()
    {
        m_slider->setValue(2);
        QTest::mousePress(m_slider.get(), Qt::LeftButton, {}, at(2));
        QTest::mouseMove(m_slider.get(), at(4));
        QTest::mouseMove(m_slider.get(), at(7));
        QTest::mouseRelease(m_slider.get(), Qt::LeftButton, {}, at(7));
        QCOMPARE(m_slider->value(), 7.0);
        compareCounts(1, 2, 1);
    }

    void takingHoldOfTheHandleDoesNotMoveIt()
    {
        m_slider->setValue(2);
        QTest::mouseClick(m_slider.get(), Qt::LeftButton, {}, at(2) + QPoint(5, 0));
        QCOMPARE(m_slider->value(), 2.0);
        compareCounts(1, 0, 1);
        QTest::mouseClick(m_slider.get(), Qt::LeftButton, {}, at(2) + QPoint(10, 0)); // just beside it
        QCOMPARE(m_slider->value(), 2.5);
    }

    void aClickOnTheGrooveJumpsThere()
    {
        QTest::mouseClick(m_slider.get(), Qt::LeftButton, {}, at(8));
        QCOMPARE(m_slider->value(), 8.0);
        compareCounts(1, 1, 1);
    }

    void shiftDragsTenTimesAsFine()
    {
        m_slider->setValue(2);
        QTest::mousePress(m_slider.get(), Qt::LeftButton, Qt::ShiftModifier, at(2));
        QMouseEvent move(QEvent::MouseMove, at(4), m_slider->mapToGlobal(at(4)), Qt::NoButton, Qt::LeftButton,
                         Qt::ShiftModifier);
        QApplication::sendEvent(m_slider.get(), &move);
        QTest::mouseRelease(m_slider.get(), Qt::LeftButton, Qt::ShiftModifier, at(4));
        QCOMPARE(m_slider->value(), 2.2);
    }

    void aDoubleClickGoesBackToTheResetValue()
    {
        m_slider->setValue(6);
        QTest::mouseDClick(m_slider.get(), Qt::LeftButton, {}, at(6));
        QCOMPARE(m_slider->value(), 1.0);
        QCOMPARE(m_edited->count(), 1);
        QTest::mouseDClick(m_slider.get(), Qt::RightButton, {}, at(1));
        QCOMPARE(m_edited->count(), 1);
    }

    void keysMove_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<bool>("shift");
        QTest::addColumn<double>("value");
        QTest::newRow("right by a step") << Qt::Key_Right << false << 5.5;
        QTest::newRow("up by a step") << Qt::Key_Up << false << 5.5;
        QTest::newRow("left by a step") << Qt::Key_Left << false << 4.5;
        QTest::newRow("with shift finely") << Qt::Key_Right << true << 5.05;
        QTest::newRow("page down by ten steps") << Qt::Key_PageDown << false << 0.0;
        QTest::newRow("page up by ten steps") << Qt::Key_PageUp << false << 10.0;
        QTest::newRow("home to the left end") << Qt::Key_Home << false << 0.0;
        QTest::newRow("end to the right end") << Qt::Key_End << false << 10.0;
    }

    void keysMove()
    {
        QFETCH(Qt::Key, key);
        QFETCH(bool, shift);
        QFETCH(double, value);
        m_slider->setValue(5);
        QTest::keyClick(m_slider.get(), key, shift ? Qt::ShiftModifier : Qt::NoModifier);
        QCOMPARE(m_slider->value(), value);
        compareCounts(1, 1, 1);
    }

    void homeAndEndGoToTheEndsWhereverTheyAre()
    {
        m_slider->setRange(-4, -1, 0.5);
        m_slider->setValue(-2);
        QTest::keyClick(m_slider.get(), Qt::Key_Home);
        QCOMPARE(m_slider->value(), -4.0);
        QTest::keyClick(m_slider.get(), Qt::Key_End);
        QCOMPARE(m_slider->value(), -1.0);
    }

    void aHeldKeyIsOneGesture()
    {
        QTest::keyPress(m_slider.get(), Qt::Key_Right);
        for (int i = 0; i < 3; ++i) {
            // Some systems tell of a release before each repetition.
            QKeyEvent release(QEvent::KeyRelease, Qt::Key_Right, Qt::NoModifier, {}, true);
            QApplication::sendEvent(m_slider.get(), &release);
            QKeyEvent again(QEvent::KeyPress, Qt::Key_Right, Qt::NoModifier, {}, true);
            QApplication::sendEvent(m_slider.get(), &again);
        }
        QTest::keyRelease(m_slider.get(), Qt::Key_Right);
        QCOMPARE(m_slider->value(), 2.0);
        compareCounts(1, 4, 1);
    }

    void aHeldKeyEndsWhenTheFocusGoes()
    {
        QTest::keyPress(m_slider.get(), Qt::Key_Right);
        m_slider->clearFocus();
        compareCounts(1, 1, 1);
    }

    void aDragEndsWhenTheSliderIsSwitchedOff()
    {
        QTest::mousePress(m_slider.get(), Qt::LeftButton, {}, at(3));
        m_slider->setEnabled(false);
        QCOMPARE(m_finished->count(), 1);
        m_slider->setEnabled(true);
        QTest::mouseMove(m_slider.get(), at(7));
        QCOMPARE(m_slider->value(), 3.0);
    }

    void wheelTurnsCloseTogetherAreOneGesture()
    {
        turnWheel(m_slider.get(), 1);
        turnWheel(m_slider.get(), 1);
        turnWheel(m_slider.get(), -1);
        QCOMPARE(m_slider->value(), 0.5);
        compareCounts(1, 3, 0);
        QTRY_COMPARE(m_finished->count(), 1);
    }

    void theWheelPassesASmallSliderThatHasNoFocus()
    {
        m_slider->clearFocus();
        turnWheel(m_slider.get(), 1);
        QCOMPARE(m_slider->value(), 0.0);
        compareCounts(0, 0, 0);
    }

    void aValueOutsideIsShownNotClamped()
    {
        m_slider->setValue(25);
        QCOMPARE(m_slider->value(), 25.0);
        QTest::keyClick(m_slider.get(), Qt::Key_Right);
        QCOMPARE(m_slider->value(), 25.0);
        QCOMPARE(m_edited->count(), 0);
    }

    void aDragNearAMarkTakesItsExactValue()
    {
        m_slider->setMarks({{3.14159, u"π"_s}});
        const int textHeight = m_slider->fontMetrics().height();
        m_slider->resize(224, m_slider->sizeHint().height());
        QTest::mouseClick(m_slider.get(), Qt::LeftButton, {}, at(3.1) + QPoint(0, textHeight));
        QCOMPARE(m_slider->value(), 3.14159);
        // Finely it goes past the mark, step by step.
        QTest::mouseClick(m_slider.get(), Qt::LeftButton, Qt::ShiftModifier, at(3.14159) + QPoint(40, textHeight));
        QTest::mouseClick(m_slider.get(), Qt::LeftButton, Qt::ShiftModifier, at(3.1) + QPoint(0, textHeight));
        QCOMPARE(m_slider->value(), 3.1);
    }

    void theMenuOfEndsIsThereWhereTheyMayBeSet()
    {
        const auto asks = [this] {
            QContextMenuEvent event(QContextMenuEvent::Mouse, at(3), m_slider->mapToGlobal(at(3)));
            QApplication::sendEvent(m_slider.get(), &event);
            auto* menu = m_slider->findChild<QMenu*>(u"slider_menu"_s);
            const bool opened = menu != nullptr;
            delete menu;
            return opened;
        };
        QVERIFY(!asks());
        m_slider->setRangeAdjustable(true);
        QVERIFY(asks());
        m_slider->setLogarithmicRange(0.5, 2);
        QVERIFY(!asks());
    }

    void aScreenReaderFindsASlider()
    {
        m_slider->setValue(4);
        QAccessibleInterface* found = QAccessible::queryAccessibleInterface(m_slider.get());
        QVERIFY(found != nullptr && found->valueInterface() != nullptr);
        QCOMPARE(found->role(), QAccessible::Slider);
        QCOMPARE(found->valueInterface()->currentValue().toDouble(), 4.0);
        QCOMPARE(found->valueInterface()->maximumValue().toDouble(), 10.0);
        found->valueInterface()->setCurrentValue(6.5);
        compareCounts(1, 1, 1);
        QCOMPARE(m_slider->value(), 6.5);
    }

    void endsAndStepAreRefusedWhereTheyDoNotFit()
    {
        m_slider->setRangeAdjustable(true);
        QSignalSpy changed(m_slider.get(), &ValueSlider::rangeEdited);
        m_slider->editRange();
        auto* popup = m_slider->findChild<RangePopup*>();
        auto* maximum = popup->findChild<NumberField*>(u"maximum"_s);
        auto* refusal = popup->findChild<RefusalLine*>();
        maximum->setFocus();
        maximum->selectAll();
        QTest::keyClicks(maximum, u"-3"_s);
        QTest::keyClick(maximum, Qt::Key_Return);
        QVERIFY(!refusal->text().isEmpty());
        QCOMPARE(changed.count(), 0);
        maximum->selectAll();
        QTest::keyClicks(maximum, u"20"_s);
        QTest::keyClick(maximum, Qt::Key_Return);
        QVERIFY(refusal->text().isEmpty());
        QCOMPARE(changed.count(), 1);
        QCOMPARE(m_slider->scale().maximum(), 20.0);
    }
};

QTEST_MAIN(TestValueSlider)
#include "tst_value_slider.moc"
