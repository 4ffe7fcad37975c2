#include "support/example_content.h"
#include "support/korean_words.h"
#include "ui/controls/number_field.h"
#include "ui/controls/value_slider.h"
#include "ui/document/evaluator.h"
#include "ui/document/head_edits.h"
#include "ui/document/model_edits.h"
#include "ui/views/readouts.h"
#include "ui/views/softmax_bar.h"

#include <QCheckBox>
#include <QLabel>
#include <QTest>

#include <cmath>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestSoftmaxBar : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aDragIsOneUndoStepAndIsLive();
    void theNextDragIsAStepOfItsOwn();
    void aDragBackToTheStartLeavesNoStep();
    void aDoubleClickGoesBackToOne();
    void theSliderFollowsUndo();
    void aLargerValueOfAFileIsShownAndStays();
    void theFieldTakesANumber();
    void theFieldRefusesWhatIsNoNumber_data();
    void theFieldRefusesWhatIsNoNumber();
    void theSwitchDividesTheSelectedHead();
    void aNumberOfOnesOwnComesBackWithTheSwitch();
    void undividedIsAMultiplierOfTheRoot();
    void readoutsAreTheRows();
    void readoutsStandStillWhileTheirNumbersGrow();
    void aReadoutIsLeftOutBeforeTheFirstSaysNothing();
    void anotherRowHasItsOwnReadouts();
    void noNumberIsShownWhileAScoreIsOutOfRange();
    void aSmallFactorIsShownWithItsDigits();
    void aRowOfOneKeyAndABlindRowAreWorded();
    void withoutTokensTheReadoutsAreDashes();
    void speaksKorean();

private:
    template <class T>
    T* part(const QString& name) const
    {
        return m_bar->findChild<T*>(name);
    }
    double multiplier() const { return m_document->content().model.scoreMultiplier; }
    const std::vector<Readout>& readouts() const { return part<Readouts>(u"rowReadouts"_s)->readouts(); }
    void type(const QString& text)
    {
        auto* field = part<NumberField>(u"multiplierField"_s);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }
    void load(const QString& name, const Selection& at = {})
    {
        m_document->load(test::caseContent(name), {});
        m_document->select(at);
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<Evaluator> m_evaluator;
    std::unique_ptr<SoftmaxBar> m_bar;
};

void TestSoftmaxBar::init()
{
    m_bar.reset();
    m_evaluator.reset();
    m_document = std::make_unique<Document>();
    m_evaluator = std::make_unique<Evaluator>(*m_document);
    load(u"worked_example"_s);
    m_bar = std::make_unique<SoftmaxBar>(*m_document, *m_evaluator);
    m_bar->resize(700, 130);
    m_bar->show();
    QVERIFY(QTest::qWaitForWindowActive(m_bar.get()));
}

void TestSoftmaxBar::aDragIsOneUndoStepAndIsLive()
{
    auto* slider = part<ValueSlider>(u"multiplierSlider"_s);
    const QPoint from = slider->rect().center();
    QTest::mousePress(slider, Qt::LeftButton, {}, from);
    QStringList seen;
    for (int step = 1; step <= 5; ++step) {
        QTest::mouseMove(slider, from + QPoint(8 * step, 0));
        seen << readouts().at(2).value;
    }
    QTest::mouseRelease(slider, Qt::LeftButton, {}, from + QPoint(40, 0));
    QVERIFY(multiplier() > 1);
    QCOMPARE(seen.removeDuplicates(), 0);
    QCOMPARE(m_document->undoStack().count(), 1);
    m_document->undoStack().undo();
    QCOMPARE(multiplier(), 1.0);
}

void TestSoftmaxBar::theNextDragIsAStepOfItsOwn()
{
    auto* slider = part<ValueSlider>(u"multiplierSlider"_s);
    for (const double factor : {2, 3}) {
        emit slider->gestureStarted();
        emit slider->valueEdited(factor);
        emit slider->gestureFinished();
    }
    QCOMPARE(m_document->undoStack().count(), 2);
}

void TestSoftmaxBar::aDragBackToTheStartLeavesNoStep()
{
    auto* slider = part<ValueSlider>(u"multiplierSlider"_s);
    emit slider->gestureStarted();
    emit slider->valueEdited(4);
    emit slider->valueEdited(1);
    emit slider->gestureFinished();
    QCOMPARE(m_document->undoStack().count(), 0);
}

void TestSoftmaxBar::aDoubleClickGoesBackToOne()
{
    m_document->edit(setScoreMultiplier(m_document->content(), 8));
    auto* slider = part<ValueSlider>(u"multiplierSlider"_s);
    QTest::mouseDClick(slider, Qt::LeftButton, {}, slider->rect().center() + QPoint(40, 0));
    QCOMPARE(multiplier(), 1.0);
}

void TestSoftmaxBar::theSliderFollowsUndo()
{
    m_document->edit(setScoreMultiplier(m_document->content(), 8));
    QCOMPARE(part<ValueSlider>(u"multiplierSlider"_s)->value(), 8.0);
    m_document->undoStack().undo();
    QCOMPARE(part<ValueSlider>(u"multiplierSlider"_s)->value(), 1.0);
    QCOMPARE(part<NumberField>(u"multiplierField"_s)->text(), u"1.00"_s);
}

void TestSoftmaxBar::aLargerValueOfAFileIsShownAndStays()
{
    Content content = m_document->content();
    content.model.scoreMultiplier = 1000;
    m_document->load(content, {});
    QCOMPARE(part<ValueSlider>(u"multiplierSlider"_s)->value(), 1000.0);
    QCOMPARE(part<NumberField>(u"multiplierField"_s)->text(), u"1000.00"_s);
    QCOMPARE(multiplier(), 1000.0);
    QCOMPARE(part<ValueSlider>(u"multiplierSlider"_s)->scale().maximum(), 1024.0);
    m_document->edit(setScoreMultiplier(m_document->content(), 2));
    QCOMPARE(part<ValueSlider>(u"multiplierSlider"_s)->scale().maximum(), 1024.0); // the handle does not jump
    load(u"worked_example"_s);
    QCOMPARE(part<ValueSlider>(u"multiplierSlider"_s)->scale().maximum(), 64.0);
}

void TestSoftmaxBar::theFieldTakesANumber()
{
    type(u"0"_s);
    QCOMPARE(multiplier(), 0.0);
    QCOMPARE(m_document->undoStack().count(), 1);
    QVERIFY(part<RefusalLine>(u"multiplierRefusal"_s)->isHidden());
}

void TestSoftmaxBar::theFieldRefusesWhatIsNoNumber_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("a word") << u"many"_s;
    QTest::newRow("below 0") << u"-1"_s;
    QTest::newRow("not finite") << u"1e999"_s;
}

void TestSoftmaxBar::theFieldRefusesWhatIsNoNumber()
{
    QFETCH(QString, text);
    type(text);
    QCOMPARE(multiplier(), 1.0);
    auto* refusal = part<RefusalLine>(u"multiplierRefusal"_s);
    QVERIFY(refusal->isVisible());
    QVERIFY(!refusal->text().isEmpty());
    type(u"2"_s);
    QCOMPARE(multiplier(), 2.0);
    QVERIFY(refusal->isHidden());
}

void TestSoftmaxBar::theSwitchDividesTheSelectedHead()
{
    load(u"built_heads"_s, {0, 1, 2, 1});
    auto* divide = part<QCheckBox>(u"divideSwitch"_s);
    QVERIFY(divide->isChecked());
    QTest::mouseClick(part<QLabel>(u"divideLabel"_s), Qt::LeftButton);
    const auto& heads = m_document->content().model.layers[0].heads;
    QVERIFY(heads[1].scale.kind == Scale::Kind::None);
    QVERIFY(heads[0].scale.kind == Scale::Kind::SqrtDk);
    QVERIFY(!divide->isChecked());
    m_document->undoStack().undo();
    QVERIFY(divide->isChecked());
}

void TestSoftmaxBar::aNumberOfOnesOwnComesBackWithTheSwitch()
{
    m_document->edit(setHeadScale(m_document->content(), 0, 0, {Scale::Kind::Number, 2.5}));
    auto* divide = part<QCheckBox>(u"divideSwitch"_s);
    QVERIFY2(part<QLabel>(u"divideLabel"_s)->text().contains(u"2.5"_s), "the divisor is named");
    QVERIFY(!divide->isChecked());
    divide->click();
    QVERIFY(m_document->content().model.layers[0].heads[0].scale.kind == Scale::Kind::SqrtDk);
    divide->click();
    QCOMPARE(m_document->content().model.layers[0].heads[0].scale.divisor(2), 2.5);
}

// A multiplier of √d_k gives the weights that no division at all gives.
void TestSoftmaxBar::undividedIsAMultiplierOfTheRoot()
{
    m_document->edit(setScoreMultiplier(m_document->content(), std::sqrt(2.0)));
    const double multiplied = m_evaluator->source()->matrix(Quantity::Weights, 0, 0)(0, 0);
    m_document->undoStack().undo();
    m_document->edit(setHeadDivided(m_document->content(), 0, 0, false));
    QVERIFY(std::abs(multiplied - m_evaluator->source()->matrix(Quantity::Weights, 0, 0)(0, 0)) < 1e-15);
}

void TestSoftmaxBar::readoutsAreTheRows()
{
    // 0.8044… and 0.1956…: H = 0.4942, e^H = 1.639, ‖diag(a) − aaᵀ‖ = 2·a₁·a₂
    QCOMPARE(readouts().size(), 4u);
    QCOMPARE(readouts()[0].value, u"0.49"_s);
    QCOMPARE(readouts()[0].label, u"entropy of “query”, nats (71 % of most)"_s);
    QCOMPARE(readouts()[1].value, u"1.64"_s);
    QCOMPARE(readouts()[2].value, u"0.80"_s);
    QCOMPARE(readouts()[3].value, u"0.315"_s);
}

void TestSoftmaxBar::readoutsStandStillWhileTheirNumbersGrow()
{
    load(u"worked_example"_s);
    m_bar->resize(600, 120); // so little that the columns share it
    const auto* shown = part<Readouts>(u"rowReadouts"_s);
    const std::vector<QRect> places = shown->columns();
    for (const double factor : {0.0, 0.015625, 2.5, 20.0, 64.0}) {
        QVERIFY(!m_document->edit(setScoreMultiplier(m_document->content(), factor)));
        QCOMPARE(shown->columns(), places);
    }
}

void TestSoftmaxBar::aReadoutIsLeftOutBeforeTheFirstSaysNothing()
{
    Readouts shown;
    shown.setReadouts({{u"?"_s, u"entropy, nats"_s, {}, {}, {}, {}},
                       {u"?"_s, u"effective keys"_s, {}, {}, {}, {}},
                       {u"?"_s, u"largest weight"_s, {}, {}, {}, {}}});
    const int told = shown.fontMetrics().horizontalAdvance(u"entropy, nats"_s);
    for (int width = 500; width >= told; width -= 10) {
        shown.resize(width, 50);
        QVERIFY2(shown.columns().front().width() >= told, qPrintable(QString::number(width)));
        QVERIFY(shown.columns().back().right() < width);
    }
    QCOMPARE(shown.columns().size(), std::size_t(1));
}

void TestSoftmaxBar::anotherRowHasItsOwnReadouts()
{
    load(u"built_heads"_s, {0, 1, 2, 0});
    QVERIFY(readouts()[0].label.contains(QString::fromStdString(m_document->content().tokens[2])));
    m_document->select({0, 1, 4, 0});
    QVERIFY(readouts()[0].label.contains(QString::fromStdString(m_document->content().tokens[4])));
    QVERIFY(part<Readouts>(u"rowReadouts"_s)->accessibleName().contains(readouts()[0].label));
}

void TestSoftmaxBar::noNumberIsShownWhileAScoreIsOutOfRange()
{
    load(u"built_heads"_s);
    m_document->edit(setScoreMultiplier(m_document->content(), 1e308));
    QVERIFY(m_evaluator->overflow());
    for (const Readout& readout : readouts())
        QCOMPARE(readout.value, u"–"_s);
}

void TestSoftmaxBar::aSmallFactorIsShownWithItsDigits()
{
    m_document->edit(setScoreMultiplier(m_document->content(), 1.0 / 64));
    QCOMPARE(part<NumberField>(u"multiplierField"_s)->text(), u"0.0156"_s);
}

void TestSoftmaxBar::aRowOfOneKeyAndABlindRowAreWorded()
{
    load(u"built_heads"_s, {0, 1, 0, 0});
    QCOMPARE(readouts()[0].value, u"0.00"_s);
    QCOMPARE(readouts()[0].label, u"entropy of “a” (one key only)"_s);
    Content content = m_document->content();
    content.model.layers[0].hiddenKeys = {0};
    m_document->load(content, {});
    m_document->select({0, 1, 0, 0});
    QCOMPARE(readouts()[0].value, u"–"_s);
    QCOMPARE(readouts()[0].label, u"“a” sees no key"_s);
}

void TestSoftmaxBar::withoutTokensTheReadoutsAreDashes()
{
    m_document->load({}, {});
    for (const Readout& readout : readouts())
        QCOMPARE(readout.value, u"–"_s);
    QVERIFY(!m_bar->grab().isNull());
}

void TestSoftmaxBar::speaksKorean()
{
    const test::KoreanWords korean;
    QVERIFY(korean.loaded());
    QCOMPARE(readouts()[0].label, u"“query”의 엔트로피, 나트 (최대의 71 %)"_s);
    QCOMPARE(readouts()[1].label, u"실효 키 수"_s);
}

QTEST_MAIN(TestSoftmaxBar)
#include "tst_softmax_bar.moc"
