#include "support/example_content.h"
#include "support/korean_words.h"
#include "ui/controls/heatmap_canvas.h"
#include "ui/document/evaluator.h"
#include "ui/document/model_edits.h"
#include "ui/export/image_export.h"
#include "ui/paint/quantity_text.h"
#include "ui/views/heatmap_view.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestHeatmapView : public QObject {
    Q_OBJECT

private slots:
    void init();
    void whatBelongsToNoHeadIsNotCalledByOne();
    void showsTheSelectedHeadsWeights();
    void aClickSelectsQueryAndKey();
    void whereRowsAreKeysAClickSelectsTheKey();
    void componentsAreChosenWithoutTouchingTheKey();
    void theChoosersSayWhatIsShown();
    void decimalsStayInTheirRange();
    void theWorkedExampleReads08044();
    void withoutTokensItSaysWhatToDo();
    void anOverflowStandsInPlaceOfThePicture();
    void aHiddenViewCatchesUpWhenShown();
    void thePictureHasWhatTheScreenHas();
    void speaksKorean();

private:
    HeatmapCanvas& canvas() const { return *m_view->findChild<HeatmapCanvas*>(u"heatmap"_s); }
    QString text(const QString& label) const { return m_view->findChild<QLabel*>(label)->text(); }
    void click(Index row, Index column)
    {
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, canvas().heatmap().cellRect({row, column}).center().toPoint());
    }
    void choose(const QString& box, int index)
    {
        auto* combo = m_view->findChild<QComboBox*>(box);
        combo->setCurrentIndex(index);
        emit combo->activated(index);
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<Evaluator> m_evaluator;
    std::unique_ptr<HeatmapView> m_view;
};

void TestHeatmapView::init()
{
    m_view.reset();
    m_evaluator.reset();
    m_document = std::make_unique<Document>();
    m_evaluator = std::make_unique<Evaluator>(*m_document);
    m_document->load(test::caseContent(u"built_heads"_s), {});
    m_view = std::make_unique<HeatmapView>(*m_document, *m_evaluator);
    m_view->resize(760, 560);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void TestHeatmapView::whatBelongsToNoHeadIsNotCalledByOne()
{
    m_document->select({0, 1, 2, 1});
    HeatmapOptions options = m_view->options();
    options.quantity = Quantity::Embeddings;
    m_view->setOptions(options);
    QCOMPARE(text(u"heatmapTitle"_s), quantityName(Quantity::Embeddings));
    QCOMPARE(text(u"heatmapHeadName"_s), QString());
    options.quantity = Quantity::LayerOutput;
    m_view->setOptions(options);
    QCOMPARE(text(u"heatmapTitle"_s), u"L0"_s);
    QCOMPARE(text(u"heatmapHeadName"_s), QString());
}

void TestHeatmapView::showsTheSelectedHeadsWeights()
{
    m_document->select({0, 1, 2, 1});
    QCOMPARE(text(u"heatmapTitle"_s), u"L0H1"_s);
    QCOMPARE(text(u"heatmapHeadName"_s), QString::fromStdString(m_document->content().model.layers[0].heads[1].name));
    const Matrix<double> weights = m_evaluator->source()->matrix(Quantity::Weights, 0, 1);
    QCOMPARE(canvas().heatmap().value({2, 1}), weights(2, 1));
    QCOMPARE(canvas().heatmap().options().head, 1);
}

void TestHeatmapView::aClickSelectsQueryAndKey()
{
    QSignalSpy selected(m_document.get(), &Document::selectionChanged);
    click(5, 3);
    QCOMPARE(selected.size(), 1);
    QCOMPARE(m_document->selection().query, 5);
    QCOMPARE(m_document->selection().key, 3);
    QCOMPARE(m_document->undoStack().count(), 0);
}

void TestHeatmapView::whereRowsAreKeysAClickSelectsTheKey()
{
    m_document->select({0, 0, 4, 1});
    m_view->setQuantity(Quantity::Keys);
    click(7, 0);
    QCOMPARE(m_document->selection().key, 7);
    QCOMPARE(m_document->selection().query, 4);
    QVERIFY(canvas().accessibleName().startsWith(u"“%1”, "_s.arg(canvas().heatmap().fullRowLabel(7))));
}

void TestHeatmapView::componentsAreChosenWithoutTouchingTheKey()
{
    m_document->select({0, 0, 4, 1});
    m_view->setQuantity(Quantity::Embeddings);
    click(3, 5);
    QCOMPARE(m_document->selection().query, 3);
    QCOMPARE(m_document->selection().key, 1);
    QTest::keyClick(&canvas(), Qt::Key_Right);
    QVERIFY(canvas().accessibleName().startsWith(u"“on”, "_s));
    QVERIFY(canvas().accessibleName().contains(canvas().heatmap().fullColumnLabel(6)));
}

void TestHeatmapView::theChoosersSayWhatIsShown()
{
    auto* quantity = m_view->findChild<QComboBox*>(u"quantity"_s);
    QCOMPARE(quantity->count(), 10);
    QSignalSpy changed(m_view.get(), &HeatmapView::optionsChanged);
    for (int index = 0; index < quantity->count(); ++index) {
        choose(u"quantity"_s, index);
        const Quantity chosen = m_view->options().quantity;
        QCOMPARE(static_cast<int>(chosen), quantity->itemData(index).toInt());
        QCOMPARE(canvas().heatmap().columnCount(), m_evaluator->source()->columnCount(chosen, 0, 0));
    }
    QCOMPARE(changed.size(), quantity->count());
    choose(u"decimals"_s, 4);
    QCOMPARE(m_view->options().decimals, 6);
    QCOMPARE(canvas().heatmap().options().decimals, 6);
}

void TestHeatmapView::decimalsStayInTheirRange()
{
    m_view->setDecimals(0);
    QCOMPARE(m_view->options().decimals, 2);
    m_view->setDecimals(100);
    QCOMPARE(m_view->options().decimals, 6);
    QCOMPARE(m_view->findChild<QComboBox*>(u"decimals"_s)->currentText(), u".000000"_s);
}

void TestHeatmapView::theWorkedExampleReads08044()
{
    m_document->load(test::caseContent(u"worked_example"_s), {});
    QVERIFY(std::abs(canvas().heatmap().value({0, 0}) - 0.804429682506957) < 1e-15);
    QCOMPARE(canvas().heatmap().columnCount(), 2);
}

void TestHeatmapView::withoutTokensItSaysWhatToDo()
{
    m_document->load({}, {});
    QVERIFY(!canvas().isVisible());
    QCOMPARE(text(u"heatmapMessage"_s), u"Type a sentence to begin"_s);
    m_document->load(test::caseContent(u"built_heads"_s), {});
    QVERIFY(canvas().isVisible());
    QVERIFY(!m_view->findChild<QLabel*>(u"heatmapMessage"_s)->isVisible());
}

void TestHeatmapView::anOverflowStandsInPlaceOfThePicture()
{
    m_document->edit(setScoreMultiplier(m_document->content(), 1e308));
    QVERIFY(m_evaluator->overflow());
    QVERIFY(!canvas().isVisible());
    QVERIFY(m_view->picture().size.isEmpty());
    QVERIFY2(text(u"heatmapMessage"_s).contains(u"L0H"_s), qPrintable(text(u"heatmapMessage"_s)));
    m_document->undoStack().undo();
    QVERIFY(canvas().isVisible());
}

void TestHeatmapView::aHiddenViewCatchesUpWhenShown()
{
    m_view->hide();
    m_document->edit(setScoreMultiplier(m_document->content(), 0));
    m_document->select({0, 1, 2, 1});
    m_view->show();
    QCOMPARE(canvas().heatmap().value({2, 1}), 1.0 / 3);
    QCOMPARE(text(u"heatmapTitle"_s), u"L0H1"_s);
}

void TestHeatmapView::thePictureHasWhatTheScreenHas()
{
    m_document->select({1, 0, 0, 0});
    const Picture picture = m_view->picture();
    QVERIFY(!picture.size.isEmpty());
    QVERIFY(picture.title.contains(u"L1"_s));
    m_document->load({}, {});
    QVERIFY(m_view->picture().size.isEmpty());
}

void TestHeatmapView::speaksKorean()
{
    auto* quantity = m_view->findChild<QComboBox*>(u"quantity"_s);
    m_document->load({}, {});
    const QString english = quantity->toolTip();
    {
        const test::KoreanWords korean;
        QVERIFY(korean.loaded());
        QCOMPARE(text(u"heatmapMessage"_s), u"문장을 입력하면 시작합니다"_s);
        QVERIFY(quantity->toolTip() != english);
        QCOMPARE(m_view->options().quantity, Quantity::Weights);
    }
    QCOMPARE(quantity->toolTip(), english);
}

QTEST_MAIN(TestHeatmapView)
#include "tst_heatmap_view.moc"
