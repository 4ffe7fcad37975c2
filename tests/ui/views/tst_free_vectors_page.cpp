#include "support/korean_words.h"
#include "ui/controls/geometry_canvas.h"
#include "ui/controls/matrix_grid.h"
#include "ui/export/image_export.h"
#include "ui/views/free_vectors_page.h"

#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestFreeVectorsPage : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aDragMovesTheVectorInOneStep();
    void aDragOfAValueMovesTheOutput();
    void undoPutsItBack();
    void keysMoveTheVector();
    void theTableAndThePictureShareTheirSelection();
    void aTypedNumberMovesTheVector();
    void aRefusedNumberChangesNothing();
    void pairsAndQueriesComeAndGo();
    void theLastOnesStay();
    void theDivisionIsTheirOwn();
    void theyAreHandedOverAsADocument();
    void thePictureIsOfTheFreeVectors();
    void speaksKorean();

private:
    GeometryCanvas& canvas() const { return *m_page->findChild<GeometryCanvas*>(u"freeVectorsCanvas"_s); }
    MatrixGrid& grid(const QString& name) const { return *m_page->findChild<MatrixGrid*>(name); }
    void press(const QString& name) { m_page->findChild<QToolButton*>(name)->click(); }
    Matrix<double> pairs() const { return vectorsOf(m_page->document().content(), VectorTable::Pairs); }
    /// Drags a vector's head by whole units of its plane.
    void drag(VectorPlace place, int right, int up)
    {
        const double unit = canvas().picture().plane(place.kind).scale();
        const QPoint from = canvas().picture().tip(place).toPoint();
        const QPoint by(qRound(right * unit), qRound(-up * unit));
        QTest::mousePress(&canvas(), Qt::LeftButton, {}, from);
        for (int i = 1; i <= 5; ++i)
            QTest::mouseMove(&canvas(), from + by * i / 5);
        QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, from + by);
    }

    std::unique_ptr<FreeVectorsPage> m_page;
};

void TestFreeVectorsPage::init()
{
    m_page = std::make_unique<FreeVectorsPage>();
    m_page->resize(1180, 620);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
}

void TestFreeVectorsPage::aDragMovesTheVectorInOneStep()
{
    drag({VectorKind::Key, 1}, 1, -1);
    QCOMPARE(pairs().row(1), Matrix<double>({{1, 0, 0, 10}}));
    QCOMPARE(m_page->document().undoStack().count(), 1);
    QCOMPARE(m_page->document().undoLabel()->values, QStringList{u"B"_s});
    QVERIFY(std::abs(canvas().picture().numbers().weights(0, 0) - 0.5) < 1e-15); // two equal keys
}

void TestFreeVectorsPage::aDragOfAValueMovesTheOutput()
{
    drag({VectorKind::Value, 0}, -4, 0);
    QCOMPARE(pairs()(0, 2), 6.);
    QVERIFY(std::abs(canvas().picture().numbers().output(0, 0) - 6 * 0.804429682506957) < 1e-13);
}

void TestFreeVectorsPage::undoPutsItBack()
{
    const Content before = m_page->document().content();
    drag({VectorKind::Query, 0}, -1, 1);
    m_page->document().undoStack().undo();
    QVERIFY(m_page->document().content() == before);
    QCOMPARE(canvas().picture().numbers().queries(0, 0), 2.);
}

void TestFreeVectorsPage::keysMoveTheVector()
{
    QTest::keyClick(&canvas(), Qt::Key_Space); // the query
    QTest::keyClick(&canvas(), Qt::Key_Up);
    QTest::keyClick(&canvas(), Qt::Key_Up);
    QTest::keyClick(&canvas(), Qt::Key_Left, Qt::ShiftModifier);
    const Matrix<double> queries = vectorsOf(m_page->document().content(), VectorTable::Queries);
    QCOMPARE(queries, Matrix<double>({{1.99, 0.2}}));
    QCOMPARE(m_page->document().undoStack().count(), 3); // one a key
}

void TestFreeVectorsPage::theTableAndThePictureShareTheirSelection()
{
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, canvas().picture().tip({VectorKind::Value, 1}).toPoint());
    QCOMPARE(grid(u"freePairs"_s).currentRow(), 1);
    QCOMPARE(grid(u"freePairs"_s).currentColumn(), 2);
    QCOMPARE(m_page->document().selection().key, 1);
    grid(u"freePairs"_s).setCurrentCell(0, 1);
    QCOMPARE(*canvas().active(), (VectorPlace{VectorKind::Key, 0}));
    QCOMPARE(canvas().picture().options().key, 0);
}

void TestFreeVectorsPage::aTypedNumberMovesTheVector()
{
    emit grid(u"freePairs"_s).entryEdited(1, 3, -2.5);
    QCOMPARE(canvas().picture().numbers().values(1, 1), -2.5);
    QGuiApplication::clipboard()->setText(u"3\t4"_s);
    grid(u"freeQueries"_s).setCurrentCell(0, 0);
    grid(u"freeQueries"_s).paste();
    QCOMPARE(canvas().picture().numbers().pair.firstNorm, 5.);
}

void TestFreeVectorsPage::aRefusedNumberChangesNothing()
{
    emit grid(u"freePairs"_s).pasted(0, 0, u"1\tno"_s);
    QCOMPARE(m_page->document().undoStack().count(), 0);
}

void TestFreeVectorsPage::pairsAndQueriesComeAndGo()
{
    press(u"freePairsAdd"_s);
    press(u"freePairsAdd"_s);
    press(u"freeQueriesAdd"_s);
    QCOMPARE(canvas().picture().count(VectorKind::Value), 4);
    QCOMPARE(canvas().picture().count(VectorKind::Query), 2);
    QCOMPARE(grid(u"freePairs"_s).content().rows.size(), 4u);
    grid(u"freePairs"_s).setCurrentCell(3, 0);
    press(u"freePairsRemove"_s);
    QCOMPARE(m_page->document().content().memory->tokens.back(), "C");
    for (int i = 0; i < 12; ++i)
        press(u"freePairsAdd"_s);
    QCOMPARE(canvas().picture().count(VectorKind::Key), mostFreeVectors);
    QVERIFY(!m_page->findChild<QToolButton*>(u"freePairsAdd"_s)->isEnabled());
}

void TestFreeVectorsPage::theLastOnesStay()
{
    press(u"freePairsRemove"_s);
    QVERIFY(!m_page->findChild<QToolButton*>(u"freePairsRemove"_s)->isEnabled());
    QVERIFY(!m_page->findChild<QToolButton*>(u"freeQueriesRemove"_s)->isEnabled());
    QCOMPARE(canvas().picture().numbers().weights, Matrix<double>({{1}}));
}

void TestFreeVectorsPage::theDivisionIsTheirOwn()
{
    for (auto* box : m_page->findChildren<QCheckBox*>())
        box->click();
    QVERIFY(std::abs(canvas().picture().numbers().weights(0, 0) - 0.880797077977882) < 1e-15);
}

void TestFreeVectorsPage::theyAreHandedOverAsADocument()
{
    drag({VectorKind::Key, 1}, 1, 0);
    std::optional<Content> wanted;
    connect(m_page.get(), &FreeVectorsPage::documentWanted, this, [&](const Content& content) { wanted = content; });
    m_page->findChild<QPushButton*>(u"openFreeVectors"_s)->click();
    QVERIFY(wanted.has_value());
    QCOMPARE(wanted->title, "Free vectors");
    QVERIFY(wanted->memory == m_page->document().content().memory);
}

void TestFreeVectorsPage::thePictureIsOfTheFreeVectors()
{
    const Picture picture = m_page->picture(Theme::light(), 900);
    QCOMPARE(picture.title, u"Free vectors: “q” reads “A”"_s);
    QVERIFY(pictureSvg(picture).contains("8.04"));
}

void TestFreeVectorsPage::speaksKorean()
{
    const test::KoreanWords korean;
    QCOMPARE(m_page->findChild<QPushButton*>(u"openFreeVectors"_s)->text(), u"문서로 만들기"_s);
}

QTEST_MAIN(TestFreeVectorsPage)
#include "tst_free_vectors_page.moc"
