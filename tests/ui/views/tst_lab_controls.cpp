#include "support/lab_test.h"
#include "ui/controls/number_field.h"
#include "ui/controls/page_canvas.h"
#include "ui/controls/refusal_line.h"
#include "ui/controls/value_slider.h"

#include <QComboBox>
#include <QPushButton>

using namespace headlight;
using namespace Qt::StringLiterals;

/// What a control of a lab sets, and what follows from it.
class TestLabControls : public QObject, test::LabTest {
    Q_OBJECT

private slots:
    void init();
    void aLayoutMovesTheSlidersAndASliderLeavesIt();
    void aPowerIsANeighbourAway();
    void aSliderGoesBackToAStartThatIsNoPower();
    void whatDoesNothingIsDisabledAndSaysWhy();
    void whatThereIsNoRoomForIsRefusedAndSaidWhy();
    void aSliderThatIsHeldBackSaysWhy();
    void aRefusalGoesWithWhatItSpeaksOf();

private:
    void type(const QString& parameter, const QString& text)
    {
        auto* field = m_view->findChild<NumberField*>(u"lab_%1_field"_s.arg(parameter));
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }
    /// Why the last value was not taken.
    QString reason() const { return m_view->findChild<RefusalLine*>()->text(); }
};

void TestLabControls::init()
{
    showLabs();
}

void TestLabControls::aLayoutMovesTheSlidersAndASliderLeavesIt()
{
    m_view->showLab(ViewKind::HeadsAndCost);
    auto* layout = m_view->findChild<QComboBox*>(u"lab_layout"_s);
    const auto field = [&](const QString& name) {
        return m_view->findChild<NumberField*>(u"lab_%1_field"_s.arg(name))->value();
    };
    layout->setCurrentIndex(2); // CLIP
    emit layout->activated(2);
    QCOMPARE(field(u"d_model"_s), 768.);
    QCOMPARE(field(u"heads"_s), 12.);
    QCOMPARE(field(u"layers"_s), 12.);
    QCOMPARE(field(u"n"_s), 77.);
    m_view->findChild<ValueSlider*>(u"lab_heads"_s)->moveBy(-1);
    QCOMPARE(layout->currentIndex(), 0);
    QCOMPARE(field(u"heads"_s), 8.);
    QCOMPARE(field(u"d_model"_s), 768.);
}

void TestLabControls::aPowerIsANeighbourAway()
{
    m_view->showLab(ViewKind::HeadsAndCost);
    auto* slider = m_view->findChild<ValueSlider*>(u"lab_d_model"_s);
    for (const auto& [steps, reached] : {std::pair(1., 1024.), std::pair(-1., 512.)}) {
        m_view->setState({{"d_model", 768}});
        slider->moveBy(steps);
        QCOMPARE(m_view->state().at("d_model"), reached);
    }
}

void TestLabControls::aSliderGoesBackToAStartThatIsNoPower()
{
    m_view->showLab(ViewKind::HeadsAndCost);
    m_view->setState({{"d_model", 512}});
    QTest::mouseDClick(m_view->findChild<ValueSlider*>(u"lab_d_model"_s), Qt::LeftButton);
    QCOMPARE(m_view->state().at("d_model"), 320.);
}

void TestLabControls::whatDoesNothingIsDisabledAndSaysWhy()
{
    m_view->showLab(ViewKind::Claims);
    const auto box = [&](const QString& name) { return m_view->findChild<QComboBox*>(u"lab_"_s + name); };
    for (const QString& name : {u"pairs"_s, u"seed"_s}) {
        QVERIFY(!box(name)->isEnabled());
        QCOMPARE(box(name)->toolTip(), u"Of the probe alone: show it first"_s);
    }
    box(u"show"_s)->setCurrentIndex(1);
    emit box(u"show"_s)->activated(1);
    QVERIFY(box(u"pairs"_s)->isEnabled());
    QVERIFY(box(u"seed"_s)->toolTip().contains(u"resampling"_s));
}

void TestLabControls::whatThereIsNoRoomForIsRefusedAndSaidWhy()
{
    m_view->showLab(ViewKind::HeadsAndCost);
    type(u"d_model"_s, u"1"_s);
    QCOMPARE(m_view->state().at("heads"), 1.);
    type(u"heads"_s, u"7"_s);
    QCOMPARE(m_view->state().at("heads"), 1.);
    QCOMPARE(reason(), u"Choose 1, not 7: d_model = 1 has room for no more heads."_s);
    type(u"d_model"_s, u"320"_s);
    type(u"heads"_s, u"7"_s);
    QCOMPARE(m_view->state().at("heads"), 7.);
    QVERIFY(reason().isEmpty());
    type(u"layers"_s, u"1.5"_s);
    QCOMPARE(m_view->state().at("layers"), 1.);
    QCOMPARE(reason(), u"Choose a whole number from 1 to 96, not 1.5."_s);
    m_view->setState({{"layout", 2}}); // gives way to a person's own numbers
    type(u"heads"_s, u"7"_s);
    QCOMPARE(m_view->state().at("heads"), 7.);
    m_view->showLab(ViewKind::Stall);
    QVERIFY(reason().isEmpty());
    type(u"d_k"_s, u"5"_s);
    QCOMPARE(m_view->state().at("d_k"), 16.);
    QCOMPARE(reason(), u"Choose a power of two from 4 to 256, not 5."_s);
    type(u"rate"_s, u"11"_s);
    QCOMPARE(m_view->state().at("rate"), 0.2);
    QCOMPARE(reason(), u"Choose a number from 0 to 10, not 11."_s);
}

void TestLabControls::aSliderThatIsHeldBackSaysWhy()
{
    m_view->showLab(ViewKind::HeadsAndCost);
    m_view->setState({{"d_model", 8}, {"heads", 8}});
    auto* slider = m_view->findChild<ValueSlider*>(u"lab_heads"_s);
    slider->moveBy(1);
    QCOMPARE(m_view->state().at("heads"), 8.);
    QCOMPARE(reason(), u"Choose a whole number from 1 to 8, not 16: d_model = 8 has room for no more heads."_s);
    slider->moveBy(-1);
    QCOMPARE(m_view->state().at("heads"), 4.);
    QVERIFY(reason().isEmpty());
}

void TestLabControls::aRefusalGoesWithWhatItSpeaksOf()
{
    const auto refuse = [this](ViewKind kind, const QString& parameter) {
        m_view->showLab(kind);
        type(parameter, u"99999"_s);
        QVERIFY(!reason().isEmpty());
    };
    auto* canvas = m_view->findChild<PageCanvas*>(u"labPage"_s);
    auto* reset = m_view->findChild<QPushButton*>(u"labReset"_s);
    m_view->showLab(ViewKind::HeadsAndCost);
    m_view->setState({{"d_model", 512}});
    refuse(ViewKind::HeadsAndCost, u"heads"_s);
    reset->click();
    QVERIFY(reason().isEmpty());
    refuse(ViewKind::HeadsAndCost, u"heads"_s);
    emit m_view->findChild<QComboBox*>(u"lab_layout"_s)->activated(2);
    QVERIFY(reason().isEmpty());
    refuse(ViewKind::HeadsAndCost, u"heads"_s);
    m_view->setState({{"d_model", 64}}); // a scene
    QVERIFY(reason().isEmpty());
    refuse(ViewKind::Kernel, u"keys"_s);
    const QPoint inFirst = canvas->roomOf(0).center().toPoint();
    QTest::mousePress(canvas, Qt::LeftButton, {}, inFirst);
    QTest::mouseMove(canvas, inFirst + QPoint(60, 20));
    QTest::mouseRelease(canvas, Qt::LeftButton, {}, inFirst + QPoint(60, 20));
    QVERIFY(reason().isEmpty());
}

QTEST_MAIN(TestLabControls)
#include "tst_lab_controls.moc"
