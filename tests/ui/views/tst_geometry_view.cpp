#include "support/example_content.h"
#include "support/korean_words.h"
#include "support/small_content.h"
#include "ui/controls/geometry_canvas.h"
#include "ui/document/evaluator.h"
#include "ui/document/model_edits.h"
#include "ui/export/image_export.h"
#include "ui/views/geometry_view.h"

#include <QComboBox>
#include <QLabel>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestGeometryView : public QObject {
    Q_OBJECT

private slots:
    void init();
    void followsTheSelection();
    void aClickSelectsQueryOrKey();
    void aClickLeavesNoUndoStep();
    void followsADragOfTheDocument();
    void onlyWideHeadsOfferDimensions();
    void noComponentIsOnBothAxes();
    void withoutTokensItSaysWhatToDo();
    void aHiddenViewCatchesUpWhenShown();
    void decimalsAreThoseOfTheHeatmap();
    void speaksKorean();
    void manyWideVectorsAreReadBesides();

private:
    GeometryCanvas& canvas() const { return *m_view->findChild<GeometryCanvas*>(u"geometryCanvas"_s); }
    QComboBox& box(const QString& name) const { return *m_view->findChild<QComboBox*>(name); }
    void choose(const QString& name, int index)
    {
        box(name).setCurrentIndex(index);
        emit box(name).activated(index);
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<Evaluator> m_evaluator;
    std::unique_ptr<GeometryView> m_view;
};

void TestGeometryView::init()
{
    m_view.reset();
    m_evaluator.reset();
    m_document = std::make_unique<Document>();
    m_evaluator = std::make_unique<Evaluator>(*m_document);
    m_document->load(test::caseContent(u"built_heads"_s), {});
    m_view = std::make_unique<GeometryView>(*m_document, *m_evaluator);
    m_view->resize(760, 560);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void TestGeometryView::followsTheSelection()
{
    m_document->select({1, 2, 5, 3});
    QCOMPARE(m_view->findChild<QLabel*>(u"geometryTitle"_s)->text(), u"L1H2"_s);
    const GeometryOptions& shown = canvas().picture().options();
    QCOMPARE(shown.layer, 1);
    QCOMPARE(shown.head, 2);
    QCOMPARE(shown.query, 5);
    QCOMPARE(shown.key, 3);
}

void TestGeometryView::aClickSelectsQueryOrKey()
{
    m_document->load(test::caseContent(u"worked_example"_s), {});
    const auto click = [this](VectorPlace place) {
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, canvas().picture().tip(place).toPoint());
    };
    click({VectorKind::Key, 1});
    QCOMPARE(m_document->selection().key, 1);
    click({VectorKind::Value, 0});
    QCOMPARE(m_document->selection().key, 0);
    QCOMPARE(canvas().picture().options().key, 0);
}

void TestGeometryView::aClickLeavesNoUndoStep()
{
    m_document->load(test::caseContent(u"worked_example"_s), {});
    const QPoint from = canvas().picture().tip({VectorKind::Key, 1}).toPoint();
    QTest::mousePress(&canvas(), Qt::LeftButton, {}, from);
    QTest::mouseMove(&canvas(), from + QPoint(40, 40));
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, from + QPoint(40, 40));
    QCOMPARE(m_document->undoStack().count(), 0);
}

void TestGeometryView::followsADragOfTheDocument()
{
    m_document->load(test::caseContent(u"worked_example"_s), {});
    const double before = canvas().picture().numbers().output(0, 0);
    m_document->edit(setScoreMultiplier(m_document->content(), 4));
    QVERIFY(canvas().picture().numbers().output(0, 0) > before);
}

void TestGeometryView::onlyWideHeadsOfferDimensions()
{
    QVERIFY(!box(u"keyDimensionX"_s).isVisible());
    m_document->load(test::caseContent(u"replica_table"_s), {}); // d_k 9, d_v 1
    QVERIFY(box(u"keyDimensionX"_s).isVisible());
    QVERIFY(!box(u"keyDimensionY"_s).isVisible()); // the principal directions are two at once
    QVERIFY(!box(u"valueDimensionX"_s).isVisible());
    QCOMPARE(box(u"keyDimensionX"_s).count(), 10);
    choose(u"keyDimensionX"_s, 3);
    QVERIFY(box(u"keyDimensionY"_s).isVisible());
    QCOMPARE((*canvas().picture().numbers().keyPlane.dimensions)[0], 2);
    choose(u"keyDimensionX"_s, 0);
    QVERIFY(!canvas().picture().numbers().keyPlane.dimensions);
}

void TestGeometryView::noComponentIsOnBothAxes()
{
    m_document->load(test::caseContent(u"replica_table"_s), {});
    const auto shown = [this] { return *canvas().picture().numbers().keyPlane.dimensions; };
    choose(u"keyDimensionX"_s, 2); // the second component, which would go upwards
    QCOMPARE(shown(), (std::array<Index, 2>{1, 0}));
    choose(u"keyDimensionY"_s, 5);
    QCOMPARE(shown(), (std::array<Index, 2>{1, 5}));
    choose(u"keyDimensionX"_s, 6); // they change places
    QCOMPARE(shown(), (std::array<Index, 2>{5, 1}));
}

void TestGeometryView::withoutTokensItSaysWhatToDo()
{
    Content content = m_document->content();
    content.tokens.clear();
    content.sentence.reset();
    content.embeddings = Matrix<double>(0, content.dModel());
    m_document->load(content, {});
    QVERIFY(m_view->findChild<QLabel*>(u"geometryMessage"_s)->isVisible());
    QVERIFY(!canvas().isVisible());
    QVERIFY(m_view->picture().size.isEmpty());
}

void TestGeometryView::aHiddenViewCatchesUpWhenShown()
{
    m_view->hide();
    m_document->select({0, 3, 1, 1});
    m_view->show();
    QCOMPARE(canvas().picture().options().head, 3);
}

void TestGeometryView::decimalsAreThoseOfTheHeatmap()
{
    HeatmapOptions options;
    options.decimals = 4;
    m_view->setOptions(options);
    QCOMPARE(canvas().picture().options().decimals, 4);
}

void TestGeometryView::speaksKorean()
{
    const test::KoreanWords korean;
    m_document->load(test::caseContent(u"worked_example"_s), {});
    QVERIFY(canvas().accessibleName().contains(u"쿼리"_s));
    QCOMPARE(m_view->picture().title, u"L0H0: “query”가 “key 1”을 읽음"_s);
}

void TestGeometryView::manyWideVectorsAreReadBesides()
{
    m_document->load(test::longContent(500), {});
    QVERIFY(canvas().picture().isEmpty());
    canvas().grab(); // says that it is computed
    QTRY_VERIFY(!canvas().picture().isEmpty());
    // Another pair: the picture before stays until then.
    Selection other = m_document->selection();
    other.query = 400;
    m_document->select(other);
    QVERIFY(!canvas().picture().isEmpty());
    QTRY_COMPARE(canvas().picture().options().query, Index(400));
}

QTEST_MAIN(TestGeometryView)
#include "tst_geometry_view.moc"
