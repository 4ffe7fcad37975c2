#include "support/example_content.h"
#include "support/korean_words.h"
#include "support/random_model.h"
#include "support/small_content.h"
#include "ui/controls/player_bar.h"
#include "ui/controls/step_canvas.h"
#include "ui/controls/step_chooser.h"
#include "ui/document/evaluator.h"
#include "ui/document/model_edits.h"
#include "ui/export/image_export.h"
#include "ui/paint/heatmap.h"
#include "ui/views/steps_view.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestStepsView : public QObject {
    Q_OBJECT

private slots:
    void init();
    void beginsWithX();
    void keysPlayForwardAndBack();
    void theStripChoosesAStep();
    void theStepStaysWhenTheHeadChanges();
    void aStepThatVanishesComesBack();
    void theWorkedExampleShowsItsSums();
    void aClickSelectsTheCell();
    void hoveringShowsTheSumWithoutSelecting();
    void keysChooseTheCell();
    void aLiveDragChangesTheSum();
    void withoutTokensItSaysWhatToDo();
    void anEmptyMemoryHasNoSteps();
    void aHiddenViewCatchesUpWhenShown();
    void thePictureIsAPageOfAllSteps();
    void aLongDocumentIsReadBesides();
    void speaksKorean();

private:
    StepCanvas& canvas() const { return *m_view->findChild<StepCanvas*>(u"stepCanvas"_s); }
    PlayerBar& player() const { return *m_view->findChild<PlayerBar*>(u"stepPlayer"_s); }
    QString text(const QString& label) const { return m_view->findChild<QLabel*>(label)->text(); }
    StepMatrix shown() const { return canvas().picture()->step().result; }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&canvas(), key, modifiers); }
    QPoint middleOf(StepMatrix matrix, Index row, Index column) const
    {
        return canvas().picture()->cellRect({matrix, {row, column}}).center().toPoint();
    }
    void goTo(StepMatrix matrix)
    {
        key(Qt::Key_Home);
        for (int i = 0; i < 20 && shown() != matrix; ++i)
            key(Qt::Key_Right);
        QCOMPARE(shown(), matrix);
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<Evaluator> m_evaluator;
    std::unique_ptr<StepsView> m_view;
};

void TestStepsView::init()
{
    m_view.reset();
    m_evaluator.reset();
    m_document = std::make_unique<Document>();
    m_evaluator = std::make_unique<Evaluator>(*m_document);
    m_document->load(test::caseContent(u"built_heads"_s), {});
    m_view = std::make_unique<StepsView>(*m_document, *m_evaluator);
    m_view->resize(900, 620);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void TestStepsView::beginsWithX()
{
    QCOMPARE(shown(), StepMatrix::Input);
    QCOMPARE(text(u"stepFormula"_s), u"X"_s);
    QCOMPARE(text(u"stepsTitle"_s), u"L0H0"_s);
    QVERIFY(!text(u"stepSentence"_s).isEmpty());
}

void TestStepsView::keysPlayForwardAndBack()
{
    key(Qt::Key_Right);
    QCOMPARE(shown(), StepMatrix::Queries);
    QCOMPARE(text(u"stepFormula"_s), u"Q = X W<sub>Q</sub>"_s);
    key(Qt::Key_Right);
    QCOMPARE(shown(), StepMatrix::Keys);
    key(Qt::Key_Left);
    QCOMPARE(shown(), StepMatrix::Queries);
    key(Qt::Key_End);
    QCOMPARE(shown(), StepMatrix::LayerOutput);
    key(Qt::Key_Home);
    QCOMPARE(shown(), StepMatrix::Input);
    key(Qt::Key_Space);
    QVERIFY(player().isPlaying());
    key(Qt::Key_Space);
    QVERIFY(!player().isPlaying());
}

void TestStepsView::theStripChoosesAStep()
{
    auto& chooser = *m_view->findChild<StepChooser*>(u"stepChooser"_s);
    QTest::mouseClick(&chooser, Qt::LeftButton, {}, chooser.strip()->stepRect(4).center().toPoint());
    QCOMPARE(shown(), StepMatrix::Products);
    QCOMPARE(player().step(), 4);
}

void TestStepsView::theStepStaysWhenTheHeadChanges()
{
    goTo(StepMatrix::Weights);
    m_document->select({1, 1, 2, 1});
    QCOMPARE(shown(), StepMatrix::Weights);
    QCOMPARE(text(u"stepsTitle"_s), u"L1H1"_s);
    QVERIFY(canvas().pointed() == (Cell{2, 1}));
}

void TestStepsView::aStepThatVanishesComesBack()
{
    QVERIFY(!m_document->edit(setScoreMultiplier(m_document->content(), 2)));
    goTo(StepMatrix::Multiplied);
    QVERIFY(!m_document->edit(setScoreMultiplier(m_document->content(), 1)));
    QCOMPARE(shown(), StepMatrix::Divided);
    QVERIFY(!m_document->edit(setScoreMultiplier(m_document->content(), 0.5)));
    QCOMPARE(shown(), StepMatrix::Multiplied);
}

void TestStepsView::theWorkedExampleShowsItsSums()
{
    m_document->load(test::caseContent(u"worked_example"_s), {});
    goTo(StepMatrix::Weights);
    QCOMPARE(text(u"stepCell"_s), u"“query” → “key 1”"_s);
    QCOMPARE(text(u"stepSum"_s), u"0.80 = exp(1.41 − 1.41) ÷ (1.00 + 0.24)"_s);
    goTo(StepMatrix::HeadOutput);
    QCOMPARE(text(u"stepSum"_s), u"8.04 = 0.80 · 10.00 + 0.20 · 0.00"_s);
    HeatmapOptions four;
    four.decimals = 4;
    m_view->setOptions(four);
    QCOMPARE(text(u"stepSum"_s), u"8.0443 = 0.8044 · 10.0000 + 0.1956 · 0.0000"_s);
    QVERIFY(canvas().accessibleName().contains(u"8.0443 = "_s));
}

void TestStepsView::aClickSelectsTheCell()
{
    goTo(StepMatrix::Products);
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, middleOf(StepMatrix::Products, 3, 2));
    QCOMPARE(m_document->selection().query, 3);
    QCOMPARE(m_document->selection().key, 2);
    // In a factor it leads to the row or the column.
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, middleOf(StepMatrix::Keys, 5, 0));
    QCOMPARE(m_document->selection().query, 3);
    QCOMPARE(m_document->selection().key, 5);
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, middleOf(StepMatrix::Queries, 4, 1));
    QCOMPARE(m_document->selection().query, 4);
    QCOMPARE(m_document->selection().key, 5);
    goTo(StepMatrix::Weights);
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, middleOf(StepMatrix::Masked, 2, 1));
    QCOMPARE(m_document->selection().query, 2);
    QCOMPARE(m_document->selection().key, 1);
    m_document->select({0, 1, 4, 5});
    goTo(StepMatrix::Concatenated); // the second head's columns begin after the first one's
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, middleOf(StepMatrix::HeadOutput, 4, 0));
    QVERIFY(canvas().pointed() == (Cell{4, m_document->content().model.layers[0].heads[0].dV}));
    // Where rows are keys, the key is selected; the component is the view's own.
    goTo(StepMatrix::Values);
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, middleOf(StepMatrix::Values, 1, 1));
    QCOMPARE(m_document->selection().query, 4);
    QCOMPARE(m_document->selection().key, 1);
    QVERIFY(canvas().pointed() == (Cell{1, 1}));
}

void TestStepsView::hoveringShowsTheSumWithoutSelecting()
{
    goTo(StepMatrix::Products);
    const Selection before = m_document->selection();
    const QString chosen = text(u"stepSum"_s);
    QTest::mouseMove(&canvas(), middleOf(StepMatrix::Products, 4, 3));
    QVERIFY(canvas().pointed() == (Cell{4, 3}));
    QVERIFY(text(u"stepSum"_s) != chosen);
    QVERIFY(m_document->selection() == before);
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(&canvas(), &leave);
    QCOMPARE(text(u"stepSum"_s), chosen);
}

void TestStepsView::keysChooseTheCell()
{
    goTo(StepMatrix::Weights);
    m_document->select({0, 0, 2, 1});
    key(Qt::Key_Down);
    QCOMPARE(m_document->selection().query, 3);
    key(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(m_document->selection().key, 2);
    key(Qt::Key_Up);
    key(Qt::Key_Left, Qt::ShiftModifier);
    QVERIFY(m_document->selection() == (Selection{0, 0, 2, 1}));
    QCOMPARE(shown(), StepMatrix::Weights);
}

void TestStepsView::aLiveDragChangesTheSum()
{
    QVERIFY(!m_document->edit(setScoreMultiplier(m_document->content(), 2)));
    m_document->select({0, 0, 2, 1});
    goTo(StepMatrix::Multiplied);
    const quint64 gesture = m_document->beginGesture();
    for (const double factor : {3.0, 4.0, 5.0}) {
        QVERIFY(!m_document->edit(setScoreMultiplier(m_document->content(), factor), gesture));
        QVERIFY(text(u"stepSum"_s).endsWith(u" × %1"_s.arg(factor)));
    }
}

void TestStepsView::withoutTokensItSaysWhatToDo()
{
    Content empty = m_document->content();
    empty.tokens.clear();
    empty.sentence = "";
    empty.embeddings = Matrix<double>(0, empty.dModel());
    m_document->load(empty, {});
    QCOMPARE(text(u"stepsMessage"_s), u"Type a sentence to begin"_s);
    QVERIFY(!canvas().isVisible());
    key(Qt::Key_Right);
    key(Qt::Key_Down);
    QTest::mouseClick(&canvas(), Qt::LeftButton);
    QVERIFY(m_view->picture().size.isEmpty());
}

void TestStepsView::anEmptyMemoryHasNoSteps()
{
    Content content = test::caseContent(u"worked_example"_s);
    content.memory->tokens.clear();
    content.memory->embeddings = Matrix<double>(0, content.dModel());
    m_document->load(content, {});
    QVERIFY(!text(u"stepsMessage"_s).isEmpty());
    QVERIFY(m_view->picture().size.isEmpty());
}

void TestStepsView::aHiddenViewCatchesUpWhenShown()
{
    m_view->hide();
    m_document->load(test::caseContent(u"worked_example"_s), {});
    m_view->show();
    QCOMPARE(canvas().picture()->step().result, StepMatrix::Input);
    QCOMPARE(text(u"stepsHeadName"_s), QString::fromStdString(m_document->selectedHead().name));
}

void TestStepsView::thePictureIsAPageOfAllSteps()
{
    const Picture narrow = m_view->picture(Theme::light(), 800);
    QCOMPARE(narrow.size.width(), 800);
    QVERIFY(narrow.size.height() > 800);
    QVERIFY(narrow.title.startsWith(u"L0H0"_s));
    QVERIFY(m_view->isOfOneHead());
}

void TestStepsView::aLongDocumentIsReadBesides()
{
    const auto grabbed = [this] { return canvas().grab().toImage(); };
    Content content = test::longContent(400);
    content.model.scoreMultiplier = 2;
    m_document->load(content, {});
    QVERIFY(!canvas().picture());
    QVERIFY(grabbed() != QImage()); // says that it is computed
    QTRY_VERIFY(canvas().picture());
    QCOMPARE(shown(), StepMatrix::Input);
    // While another step is read the one before stays, and no cell of it is taken for one of the other.
    const QImage before = grabbed();
    QTest::keyClick(&canvas(), Qt::Key_Right);
    QVERIFY(!canvas().picture());
    const Selection selected = m_document->selection();
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, {60, 200});
    QCOMPARE(m_document->selection(), selected);
    QTRY_VERIFY(canvas().picture());
    QCOMPARE(shown(), StepMatrix::Queries);
    QVERIFY(grabbed() != before);
    // With other numbers alone it can be pointed at all along.
    QVERIFY(!m_document->edit(setScoreMultiplier(m_document->content(), 3)));
    QVERIFY(canvas().picture());
    m_view->findChild<StepChooser*>(u"stepChooser"_s)->grab();
}

void TestStepsView::speaksKorean()
{
    const test::KoreanWords korean;
    QVERIFY(korean.loaded());
    key(Qt::Key_Right);
    QCOMPARE(text(u"stepSentence"_s), u"토큰마다 묻습니다: 쿼리는 무엇을 찾는지 말합니다."_s);
    QCOMPARE(text(u"stepCounter"_s), u"12단계 중 2"_s);
}

QTEST_MAIN(TestStepsView)
#include "tst_steps_view.moc"
