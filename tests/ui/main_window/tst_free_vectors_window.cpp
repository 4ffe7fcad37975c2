#include "support/main_window_fixture.h"
#include "ui/document/free_vectors.h"
#include "ui/document/model_edits.h"
#include "ui/views/geometry_view.h"
#include "ui/views/softmax_bar.h"

#include <QLabel>
#include <QPushButton>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestFreeVectorsWindow : public QObject {
    Q_OBJECT

private slots:
    void init();
    void undoActsOnWhatIsLookedAt();
    void theMenuSaysWhoseStepItIs();
    void whatIsAboutTheDocumentStepsAside();
    void foldedPanelsStayFolded();
    void theyBecomeANewDocument();
    void unsavedChangesAreAskedAbout();
    void theWindowClosesWithThemOpen();
    void theyAreThereAtTheNextStart();
    void theStatusLineSpeaksOfThem();
    void aSceneShowsThem();

private:
    void openFreeVectors()
    {
        m_window->trigger(u"view_geometry"_s);
        m_window->find<QPushButton>(u"geometryFree"_s)->click();
    }
    GeometryView& view() { return *m_window->find<GeometryView>(u"geometryView"_s); }
    void move(double x)
    {
        Document& free = view().freeDocument();
        QVERIFY(!free.edit(setVectors(free.content(), VectorTable::Queries, 0, 0, Matrix<double>::Constant(1, 1, x))));
    }

    std::unique_ptr<MainWindowFixture> m_window;
};

void TestFreeVectorsWindow::init()
{
    m_window = std::make_unique<MainWindowFixture>();
}

void TestFreeVectorsWindow::theyAreThereAtTheNextStart()
{
    openFreeVectors();
    m_window->window->close();
    m_window->open();
    QVERIFY(view().showsFreeVectors() && view().isVisible());
    QVERIFY(m_window->find<QWidget>(u"leftPanel"_s)->isHidden());
    view().showFreeVectors(false);
    QVERIFY(!m_window->find<QWidget>(u"leftPanel"_s)->isHidden());
}

void TestFreeVectorsWindow::theStatusLineSpeaksOfThem()
{
    const auto* sizes = m_window->find<QLabel>(u"statusSizes"_s);
    const auto* cell = m_window->find<QLabel>(u"statusCell"_s);
    const QString before = sizes->text() + cell->text();
    openFreeVectors();
    QCOMPARE(sizes->text(), u"Free vectors: 1 q, 2 k and v"_s);
    QVERIFY2(cell->text().startsWith(u"query 0 “q"_s), qPrintable(cell->text()));
    m_window->trigger(u"view_heatmap"_s);
    QCOMPARE(sizes->text() + cell->text(), before);
}

void TestFreeVectorsWindow::aSceneShowsThem()
{
    openFreeVectors();
    m_window->trigger(u"viewRecordScene"_s);
    QVERIFY(m_window->document().content().scenes.front().freeVectors);
    view().showFreeVectors(false);
    m_window->trigger(u"view_heatmap"_s);
    m_window->trigger(u"viewPresenter"_s);
    QTest::keyClick(m_window->window.get(), Qt::Key_PageDown);
    QVERIFY(view().showsFreeVectors() && view().isVisible());
    QTest::keyClick(m_window->window.get(), Qt::Key_Escape);
    QVERIFY(!view().isVisible() && !view().showsFreeVectors());
}

void TestFreeVectorsWindow::undoActsOnWhatIsLookedAt()
{
    Document& document = m_window->document();
    document.edit(setScoreMultiplier(document.content(), 3));
    openFreeVectors();
    QVERIFY(!m_window->action(u"editUndo"_s)->isEnabled());
    move(5);
    QTest::keyClick(m_window->window.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(vectorsOf(view().freeDocument().content(), VectorTable::Queries)(0, 0), 2.);
    QCOMPARE(document.content().model.scoreMultiplier, 3.);
    QTest::keyClick(m_window->window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(vectorsOf(view().freeDocument().content(), VectorTable::Queries)(0, 0), 5.);
    m_window->trigger(u"view_heatmap"_s);
    QTest::keyClick(m_window->window.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document.content().model.scoreMultiplier, 1.);
    QCOMPARE(vectorsOf(view().freeDocument().content(), VectorTable::Queries)(0, 0), 5.);
}

void TestFreeVectorsWindow::theMenuSaysWhoseStepItIs()
{
    openFreeVectors();
    move(5);
    QCOMPARE(m_window->action(u"editUndo"_s)->text(), u"Undo move of “q” (Free Vectors)"_s);
    m_window->find<QPushButton>(u"geometryOfHead"_s)->click();
    QCOMPARE(m_window->action(u"editUndo"_s)->text(), u"Undo"_s);
}

void TestFreeVectorsWindow::whatIsAboutTheDocumentStepsAside()
{
    auto* left = m_window->find<QWidget>(u"leftPanel"_s);
    auto* right = m_window->find<QWidget>(u"rightPanel"_s);
    openFreeVectors();
    QVERIFY(!left->isVisible() && !right->isVisible());
    QVERIFY(!m_window->action(u"viewLeftPanel"_s)->isChecked());
    int bars = 0;
    for (const auto* bar : m_window->window->findChildren<SoftmaxBar*>())
        bars += bar->isVisible() ? 1 : 0;
    QCOMPARE(bars, 1); // their own
    m_window->trigger(u"view_heatmap"_s);
    QVERIFY(left->isVisible() && right->isVisible());
    QVERIFY(m_window->action(u"viewLeftPanel"_s)->isChecked());
    m_window->trigger(u"view_geometry"_s);
    QVERIFY(!left->isVisible());
}

void TestFreeVectorsWindow::foldedPanelsStayFolded()
{
    m_window->trigger(u"viewLeftPanel"_s);
    openFreeVectors();
    m_window->find<QPushButton>(u"geometryOfHead"_s)->click();
    QVERIFY(!m_window->find<QWidget>(u"leftPanel"_s)->isVisible());
    QVERIFY(m_window->find<QWidget>(u"rightPanel"_s)->isVisible());
}

void TestFreeVectorsWindow::theyBecomeANewDocument()
{
    openFreeVectors();
    move(5);
    m_window->find<QPushButton>(u"openFreeVectors"_s)->click();
    const Document& document = m_window->document();
    QVERIFY(document.content().memory.has_value());
    QCOMPARE(document.content().title, "Free vectors");
    QCOMPARE((*document.content().embeddings)(0, 0), 5.);
    QVERIFY(document.isModified() && document.path().isEmpty());
    QVERIFY(!view().showsFreeVectors()); // the same vectors, as those of its head
}

void TestFreeVectorsWindow::unsavedChangesAreAskedAbout()
{
    Document& document = m_window->document();
    document.edit(setScoreMultiplier(document.content(), 3));
    const Content before = document.content();
    openFreeVectors();
    m_window->dialogs.unsaved = Unsaved::Cancel;
    m_window->find<QPushButton>(u"openFreeVectors"_s)->click();
    QCOMPARE(m_window->dialogs.timesAskedToSave, 1);
    QVERIFY(document.content() == before);
    QVERIFY(view().showsFreeVectors());
    m_window->dialogs.unsaved = Unsaved::Discard;
    m_window->find<QPushButton>(u"openFreeVectors"_s)->click();
    QVERIFY(document.content().memory.has_value());
}

void TestFreeVectorsWindow::theWindowClosesWithThemOpen()
{
    openFreeVectors();
    move(5);
    QVERIFY(m_window->window->close());
    m_window->open();
    view().showFreeVectors(false); // panels come back at the next start too
    QVERIFY(m_window->find<QWidget>(u"leftPanel"_s)->isVisible());
    openFreeVectors();
    move(4); // and it goes away without being closed first
    m_window.reset();
}

QTEST_MAIN(TestFreeVectorsWindow)
#include "tst_free_vectors_window.moc"
