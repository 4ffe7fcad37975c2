#include "support/example_content.h"
#include "support/korean_words.h"
#include "support/large_source.h"
#include "ui/document/evaluator.h"
#include "ui/document/head_edits.h"
#include "ui/document/layer_edits.h"
#include "ui/document/model_edits.h"
#include "ui/export/image_export.h"
#include "ui/paint/heatmap.h"
#include "ui/views/grid_view.h"
#include "ui/views/head_thumbnails.h"
#include "ui/views/head_words.h"
#include "ui/views/heads_canvas.h"

#include <QAccessible>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestHeads : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aClickSelectsTheHeadInEveryView();
    void screenReadersReadAListOfHeads();
    void aDoubleClickOrEnterOpensTheHead();
    void arrowKeysGoFromHeadToHead();
    void arrowKeysGoStraightDownAndUp();
    void fourThumbnailsStandInARow();
    void thumbnailsTakeMoreRoomWhenALayerIsAdded();
    void aGridOfManyLayersScrollsToTheSelectedHead();
    void aGridThatCanShrinkIntoItsRoomDoesNotScroll();
    void headsAreNamedInWords_data();
    void headsAreNamedInWords();
    void theNameReadsTheSelectedHead();
    void withoutTokensAnyInputIsHarmless();
    void theGridIsAPicture();
    void thumbnailsStandUnderTheirHeading();
    void anOverflowStandsInPlaceOfTheGrid();
    void keysFromAHeadThatIsNotThereYetStayInside();
    void whatIsReadInTheBackgroundIsPainted();

private:
    HeadsCanvas& thumbnails() const { return *m_thumbnails->findChild<HeadsCanvas*>(); }
    HeadsCanvas& grid() const { return *m_grid->findChild<HeadsCanvas*>(); }
    static QPoint middleOf(const HeadsCanvas& canvas, Index layer, Index head)
    {
        return canvas.grid().thumbnailRect({layer, head}).center().toPoint();
    }
    HeadPlace selected() const { return {m_document->selection().layer, m_document->selection().head}; }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<Evaluator> m_evaluator;
    std::unique_ptr<HeadThumbnails> m_thumbnails;
    std::unique_ptr<GridView> m_grid;
};

void TestHeads::init()
{
    m_thumbnails.reset();
    m_grid.reset();
    m_evaluator.reset();
    m_document = std::make_unique<Document>();
    m_evaluator = std::make_unique<Evaluator>(*m_document);
    m_document->load(test::caseContent(u"built_heads"_s), {});
    m_thumbnails = std::make_unique<HeadThumbnails>(*m_document, *m_evaluator);
    m_thumbnails->resize(280, 400);
    m_thumbnails->show();
    m_grid = std::make_unique<GridView>(*m_document, *m_evaluator);
    m_grid->resize(700, 500);
    m_grid->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_grid.get()));
}

void TestHeads::aClickSelectsTheHeadInEveryView()
{
    QSignalSpy changed(m_document.get(), &Document::selectionChanged);
    QTest::mouseClick(&thumbnails(), Qt::LeftButton, {}, middleOf(thumbnails(), 0, 2));
    QCOMPARE(selected(), (HeadPlace{0, 2}));
    QTest::mouseClick(&grid(), Qt::LeftButton, {}, middleOf(grid(), 0, 1));
    QCOMPARE(selected(), (HeadPlace{0, 1}));
    QCOMPARE(changed.size(), 2);
    QSignalSpy chosen(&grid(), &HeadsCanvas::headChosen);
    QTest::mouseClick(&grid(), Qt::LeftButton, {}, middleOf(grid(), 0, 1)); // the one that is selected
    QCOMPARE(chosen.size(), 0);
    QCOMPARE(m_document->undoStack().count(), 0);
    QVERIFY(thumbnails().accessibleName().startsWith(u"L0H1"_s));
}

void TestHeads::screenReadersReadAListOfHeads()
{
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&grid());
    QCOMPARE(list->role(), QAccessible::List);
    QCOMPARE(list->text(QAccessible::Name), u"Heads"_s);
    QCOMPARE(list->childCount(), 8); // two layers of four
    m_document->select({0, 1, 0, 0});
    QAccessibleInterface* head = list->child(1);
    QCOMPARE(head->role(), QAccessible::ListItem);
    QVERIFY2(head->text(QAccessible::Name).startsWith(u"L0H1: second head of the first layer"_s),
             qPrintable(head->text(QAccessible::Name)));
    QVERIFY(head->state().selected);
    QVERIFY(!list->child(0)->state().selected);
    const QPoint middle = grid().mapToGlobal(middleOf(grid(), 0, 2));
    QCOMPARE(list->childAt(middle.x(), middle.y()), list->child(2));
    list->child(2)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(selected(), (HeadPlace{0, 2}));
    QVERIFY(list->child(2)->state().selected);
}

void TestHeads::aDoubleClickOrEnterOpensTheHead()
{
    QSignalSpy opened(m_grid.get(), &GridView::headOpened);
    QTest::mouseDClick(&grid(), Qt::LeftButton, {}, middleOf(grid(), 0, 1));
    QTest::mouseDClick(&grid(), Qt::LeftButton, {}, QPoint(1, 1)); // beside them
    QCOMPARE(opened.size(), 1);
    QTest::keyClick(&grid(), Qt::Key_Return);
    QCOMPARE(opened.size(), 2);
    QSignalSpy fromThumbnails(m_thumbnails.get(), &HeadThumbnails::headOpened);
    QTest::keyClick(&thumbnails(), Qt::Key_Enter);
    QCOMPARE(fromThumbnails.size(), 1);
}

void TestHeads::arrowKeysGoFromHeadToHead()
{
    m_document->load(test::caseContent(u"three_layers_mixed"_s), {});
    const Index last = static_cast<Index>(m_document->content().model.layers[0].heads.size()) - 1;
    m_document->select({0, last, 0, 0});
    QTest::keyClick(&grid(), Qt::Key_Right);
    QCOMPARE(selected(), (HeadPlace{1, 0}));
    QTest::keyClick(&grid(), Qt::Key_Left);
    QCOMPARE(selected(), (HeadPlace{0, last}));
    m_document->select({0, 0, 0, 0});
    QTest::keyClick(&grid(), Qt::Key_Left);
    QTest::keyClick(&grid(), Qt::Key_Up);
    QCOMPARE(selected(), (HeadPlace{0, 0}));
    QTest::keyClick(&grid(), Qt::Key_Down);
    QCOMPARE(selected(), (HeadPlace{1, 0}));
    QTest::keyClick(&grid(), Qt::Key_Up);
    QCOMPARE(selected(), (HeadPlace{0, 0}));
}

void TestHeads::arrowKeysGoStraightDownAndUp()
{
    m_document->edit(addLayer(m_document->content()));
    m_document->select({0, 2, 0, 0});
    QTest::keyClick(&grid(), Qt::Key_Down);
    QCOMPARE(selected(), (HeadPlace{1, 2}));
    QTest::keyClick(&grid(), Qt::Key_Up);
    QCOMPARE(selected(), (HeadPlace{0, 2}));
}

void TestHeads::fourThumbnailsStandInARow()
{
    m_document->edit(duplicateHead(m_document->content(), 0, 0));
    for (int added = 0; added < 5; ++added)
        m_document->edit(duplicateHead(m_document->content(), 0, 0));
    const Grid& shown = thumbnails().grid();
    QCOMPARE(shown.thumbnailRect({0, 3}).top(), shown.thumbnailRect({0, 0}).top());
    QVERIFY(shown.thumbnailRect({0, 4}).top() > shown.thumbnailRect({0, 0}).bottom());
    QVERIFY(shown.thumbnailRect({0, 3}).right() <= thumbnails().width());
}

void TestHeads::thumbnailsTakeMoreRoomWhenALayerIsAdded()
{
    const int before = thumbnails().heightForWidth(280);
    m_document->edit(duplicateLayer(m_document->content(), 0));
    QVERIFY(thumbnails().heightForWidth(280) > before);
}

void TestHeads::aGridOfManyLayersScrollsToTheSelectedHead()
{
    for (int added = 0; added < 15; ++added)
        m_document->edit(duplicateLayer(m_document->content(), 0));
    QTRY_VERIFY(m_grid->findChild<QScrollArea*>()->verticalScrollBar()->maximum() > 0);
    m_document->select({15, 0, 0, 0});
    const QRect seen = grid().visibleRegion().boundingRect();
    QVERIFY(seen.contains(middleOf(grid(), 15, 0)));
}

void TestHeads::aGridThatCanShrinkIntoItsRoomDoesNotScroll()
{
    m_document->load(test::caseContent(u"built_heads"_s), {});
    m_grid->resize(1200, 400);
    QCoreApplication::processEvents();
    QCOMPARE(m_grid->findChild<QScrollArea*>()->verticalScrollBar()->maximum(), 0);
    QVERIFY(grid().grid().bounds().bottom() <= grid().height());
    QVERIFY(grid().grid().thumbnailRect({0, 0}).height() > 104);
}

void TestHeads::headsAreNamedInWords_data()
{
    QTest::addColumn<int>("layer");
    QTest::addColumn<int>("head");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("korean");
    QTest::newRow("L0H4") << 0 << 4 << u"fifth head of the first layer"_s << u"첫째 층의 다섯째 헤드"_s;
    QTest::newRow("L9H9") << 9 << 9 << u"tenth head of the tenth layer"_s << u"열째 층의 열째 헤드"_s;
    QTest::newRow("L1H20") << 1 << 20 << u"head no. 21 of layer no. 2"_s << u"2번째 층의 21번째 헤드"_s;
}

void TestHeads::headsAreNamedInWords()
{
    QFETCH(int, layer);
    QFETCH(int, head);
    QFETCH(QString, english);
    QFETCH(QString, korean);
    QCOMPARE(headInWords(layer, head), english);
    const test::KoreanWords translated;
    QCOMPARE(headInWords(layer, head), korean);
}

void TestHeads::theNameReadsTheSelectedHead()
{
    m_document->edit(setHeadName(m_document->content(), 0, 1, u"looks back"_s));
    m_document->edit(setHeadEnabled(m_document->content(), 0, 1, false));
    m_document->select({0, 1, 0, 0});
    QCOMPARE(thumbnails().accessibleName(), u"L0H1: second head of the first layer\nlooks back\nswitched off"_s);
    const test::KoreanWords korean;
    QCOMPARE(thumbnails().accessibleName(), u"L0H1: 첫째 층의 둘째 헤드\nlooks back\n꺼짐"_s);
}

void TestHeads::withoutTokensAnyInputIsHarmless()
{
    m_document->load({}, {});
    for (HeadsCanvas* canvas : {&thumbnails(), &grid()}) {
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Return})
            QTest::keyClick(canvas, key);
        QTest::mouseClick(canvas, Qt::LeftButton, {}, QPoint(20, 20));
        QTest::mouseDClick(canvas, Qt::LeftButton, {}, QPoint(20, 20));
        QVERIFY(!canvas->grab().isNull());
    }
}

void TestHeads::theGridIsAPicture()
{
    QVERIFY(!m_grid->picture().size.isEmpty());
    const auto drawn = [this] {
        const Picture picture = m_grid->picture();
        QImage image(picture.size.toSize(), QImage::Format_RGB32);
        QPainter painter(&image);
        picture.paint(painter);
        return image;
    };
    m_document->edit(setMaskEverywhere(m_document->content(), {}));
    m_document->edit(setScoreMultiplier(m_document->content(), 0));
    const QImage asOpened = drawn();
    const QImage shown = grid().grab().toImage();
    HeatmapOptions options;
    options.range = Range::Own;
    m_grid->setOptions(options);
    const QImage ownRange = drawn();
    QVERIFY(ownRange != asOpened);
    QVERIFY(grid().grab().toImage() != shown);
    options.map = ColorMap::Teal;
    m_grid->setOptions(options);
    QVERIFY(drawn() != ownRange);
    m_document->load({}, {});
    QVERIFY(m_grid->picture().size.isEmpty());
}

void TestHeads::thumbnailsStandUnderTheirHeading()
{
    auto* heading = m_thumbnails->findChild<QLabel*>();
    QCOMPARE(heading->text(), u"Heads"_s);
    QVERIFY(heading->geometry().bottom() < thumbnails().geometry().top());
    const test::KoreanWords korean;
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(m_thumbnails.get(), &change);
    QCOMPARE(heading->text(), u"헤드"_s);
}

void TestHeads::anOverflowStandsInPlaceOfTheGrid()
{
    const auto* message = m_grid->findChild<QLabel*>(u"gridMessage"_s);
    QVERIFY(!message->isVisible());
    m_document->edit(setScoreMultiplier(m_document->content(), 1e308));
    QVERIFY(m_evaluator->overflow());
    QVERIFY(!grid().isVisible());
    QVERIFY2(message->text().contains(u"L0H"_s), qPrintable(message->text()));
    QVERIFY(m_grid->picture().size.isEmpty());
    m_document->undoStack().undo();
    QVERIFY(grid().isVisible());
    QVERIFY(!message->isVisible());
}

void TestHeads::keysFromAHeadThatIsNotThereYetStayInside()
{
    HeadsCanvas canvas(GridFit::Width);
    canvas.setSource(m_evaluator->source());
    canvas.select({9, 9}); // while the layer that was added is still being computed
    const Index layers = m_evaluator->source()->layerCount();
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
        QSignalSpy chosen(&canvas, &HeadsCanvas::headChosen);
        QTest::keyClick(&canvas, key);
        QVERIFY(chosen.isEmpty() || chosen.first().first().value<Index>() < layers);
    }
}

/// Paint events of a widget.
class PaintCount : public QObject {
public:
    bool eventFilter(QObject*, QEvent* event) override
    {
        count += event->type() == QEvent::Paint;
        return false;
    }
    int count = 0;
};

void TestHeads::whatIsReadInTheBackgroundIsPainted()
{
    HeadsCanvas canvas(GridFit::Whole);
    canvas.resize(300, 300);
    canvas.show();
    QVERIFY(QTest::qWaitForWindowExposed(&canvas));
    canvas.setSource(std::make_shared<LargeSource>(600, 3, 3));
    QVERIFY(!canvas.isComplete());
    canvas.repaint();
    PaintCount paints;
    canvas.installEventFilter(&paints);
    QTRY_VERIFY(canvas.isComplete());
    QTRY_VERIFY(paints.count > 0);
}

QTEST_MAIN(TestHeads)
#include "tst_heads.moc"
