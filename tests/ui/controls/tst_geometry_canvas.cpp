#include "support/example_content.h"
#include "ui/controls/geometry_canvas.h"

#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>

using namespace headlight;
using namespace headlight::test;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(headlight::VectorPlace)

class TestGeometryCanvas : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aClickOnAHeadChoosesItsToken();
    void aClickBesideEveryHeadDoesNothing();
    void headsThatCoincideTakeTurns();
    void arrowKeysWalkAmongTokens();
    void vectorsStayUnlessTheyAreMovable();
    void aDragIsOneGestureOfManyMoves();
    void aDragKeepsTheFrames();
    void aHeadStaysInItsPlane();
    void arrowKeysMoveTheActiveVectorByTenths();
    void spaceWalksAmongTheVectors();
    void aVectorThatWentIsNoLongerActive();
    void itsNameSaysThePair();

private:
    QPoint tip(VectorPlace place) const { return m_canvas->picture().tip(place).toPoint(); }
    void drag(VectorPlace place, QPoint by)
    {
        const QPoint from = tip(place);
        QTest::mousePress(m_canvas.get(), Qt::LeftButton, {}, from);
        for (int i = 1; i <= 4; ++i)
            QTest::mouseMove(m_canvas.get(), from + by * i / 4);
    }
    VectorPlace chosen(const QSignalSpy& spy, int at) const { return spy.at(at).at(0).value<VectorPlace>(); }

    std::unique_ptr<GeometryCanvas> m_canvas;
};

void TestGeometryCanvas::init()
{
    qRegisterMetaType<VectorPlace>("headlight::VectorPlace");
    m_canvas = std::make_unique<GeometryCanvas>();
    m_canvas->resize(700, 480);
    m_canvas->setPicture(sourceOf(caseContent(u"worked_example"_s)), {});
    m_canvas->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_canvas.get()));
}

void TestGeometryCanvas::aClickOnAHeadChoosesItsToken()
{
    QSignalSpy spy(m_canvas.get(), &GeometryCanvas::chosen);
    QTest::mouseClick(m_canvas.get(), Qt::LeftButton, {}, tip({VectorKind::Key, 1}));
    QTest::mouseClick(m_canvas.get(), Qt::LeftButton, {}, tip({VectorKind::Value, 1}));
    QTest::mouseClick(m_canvas.get(), Qt::LeftButton, {}, tip({VectorKind::Query, 0}));
    QCOMPARE(spy.size(), 3);
    QCOMPARE(chosen(spy, 0), (VectorPlace{VectorKind::Key, 1}));
    QCOMPARE(chosen(spy, 1), (VectorPlace{VectorKind::Value, 1}));
    QCOMPARE(chosen(spy, 2), (VectorPlace{VectorKind::Query, 0}));
}

void TestGeometryCanvas::aClickBesideEveryHeadDoesNothing()
{
    QSignalSpy spy(m_canvas.get(), &GeometryCanvas::chosen);
    QTest::mouseClick(m_canvas.get(), Qt::LeftButton, {}, {2, 2});
    QTest::mouseClick(m_canvas.get(), Qt::RightButton, {}, tip({VectorKind::Key, 1}));
    QCOMPARE(spy.size(), 0);
}

void TestGeometryCanvas::headsThatCoincideTakeTurns()
{
    // all keys of this document are one, and all queries
    const auto source = sourceOf(caseContent(u"causal_equal_scores"_s));
    GeometryOptions options;
    m_canvas->setPicture(source, options);
    std::vector<Index> keys;
    for (int i = 0; i < 12; ++i) {
        QSignalSpy spy(m_canvas.get(), &GeometryCanvas::chosen);
        QTest::mouseClick(m_canvas.get(), Qt::LeftButton, {}, tip({VectorKind::Value, 0}));
        QCOMPARE(spy.size(), 1);
        options.key = chosen(spy, 0).index;
        m_canvas->setPicture(source, options);
        keys.push_back(options.key);
    }
    for (Index key = 0; key < 4; ++key)
        if (tip({VectorKind::Value, key}) == tip({VectorKind::Value, 0}))
            QVERIFY(std::find(keys.begin(), keys.end(), key) != keys.end());
}

void TestGeometryCanvas::arrowKeysWalkAmongTokens()
{
    QSignalSpy spy(m_canvas.get(), &GeometryCanvas::chosen);
    QTest::keyClick(m_canvas.get(), Qt::Key_Right);
    QCOMPARE(spy.size(), 1);
    QCOMPARE(chosen(spy, 0), (VectorPlace{VectorKind::Key, 1}));
    QTest::keyClick(m_canvas.get(), Qt::Key_Up); // there is one query
    QTest::keyClick(m_canvas.get(), Qt::Key_Left);
    QCOMPARE(spy.size(), 1);
}

void TestGeometryCanvas::vectorsStayUnlessTheyAreMovable()
{
    QSignalSpy moved(m_canvas.get(), &GeometryCanvas::moved);
    drag({VectorKind::Key, 1}, {30, 30});
    QCOMPARE(moved.size(), 0);
}

void TestGeometryCanvas::aDragIsOneGestureOfManyMoves()
{
    m_canvas->setMovable(true);
    QSignalSpy started(m_canvas.get(), &GeometryCanvas::gestureStarted);
    QSignalSpy moved(m_canvas.get(), &GeometryCanvas::moved);
    QSignalSpy finished(m_canvas.get(), &GeometryCanvas::gestureFinished);
    const VectorPlace key{VectorKind::Key, 1};
    const double scale = m_canvas->picture().plane(VectorKind::Key).scale();
    drag(key, {static_cast<int>(scale), 0});
    QCOMPARE(finished.size(), 0);
    QTest::mouseRelease(m_canvas.get(), Qt::LeftButton, {}, tip(key));
    QCOMPARE(started.size(), 1);
    QCOMPARE(finished.size(), 1);
    QCOMPARE(moved.size(), 4);
    QCOMPARE(moved.back().at(0).value<VectorPlace>(), key);
    QCOMPARE(moved.back().at(1).toPointF(), QPointF(1, 1)); // from (0, 1), on round numbers
}

void TestGeometryCanvas::aDragKeepsTheFrames()
{
    m_canvas->setMovable(true);
    const VectorPlace key{VectorKind::Key, 1};
    const QPoint other = tip({VectorKind::Query, 0});
    drag(key, {10, 10});
    Content content = caseContent(u"worked_example"_s);
    content.memory->embeddings = Matrix<double>({{1, 0}, {0, 7}});
    m_canvas->setPicture(sourceOf(content), {});
    QCOMPARE(tip({VectorKind::Query, 0}), other);
    QTest::mouseRelease(m_canvas.get(), Qt::LeftButton, {}, {0, 0});
    QVERIFY(tip({VectorKind::Query, 0}) != other);
}

void TestGeometryCanvas::aHeadStaysInItsPlane()
{
    m_canvas->setMovable(true);
    QSignalSpy moved(m_canvas.get(), &GeometryCanvas::moved);
    const QRectF plane = m_canvas->picture().plane(VectorKind::Key).rect();
    drag({VectorKind::Key, 1}, {2000, -2000});
    const QPointF value = moved.back().at(1).toPointF();
    QVERIFY(plane.adjusted(-9, -9, 9, 9).contains(m_canvas->picture().plane(VectorKind::Key).at(value)));
    QTest::mouseRelease(m_canvas.get(), Qt::LeftButton);
}

void TestGeometryCanvas::arrowKeysMoveTheActiveVectorByTenths()
{
    m_canvas->setMovable(true);
    m_canvas->setActive(VectorPlace{VectorKind::Value, 0});
    QSignalSpy moved(m_canvas.get(), &GeometryCanvas::moved);
    QSignalSpy finished(m_canvas.get(), &GeometryCanvas::gestureFinished);
    QTest::keyClick(m_canvas.get(), Qt::Key_Left);
    QTest::keyClick(m_canvas.get(), Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(moved.size(), 2);
    QCOMPARE(moved[0].at(1).toPointF(), QPointF(9.9, 0));
    QCOMPARE(moved[1].at(1).toPointF(), QPointF(10, 0.01));
    QCOMPARE(finished.size(), 2);
}

void TestGeometryCanvas::spaceWalksAmongTheVectors()
{
    m_canvas->setMovable(true);
    std::vector<VectorPlace> places;
    for (int i = 0; i < 6; ++i) {
        QTest::keyClick(m_canvas.get(), Qt::Key_Space);
        places.push_back(*m_canvas->active());
    }
    QCOMPARE(places.front(), (VectorPlace{VectorKind::Query, 0}));
    QCOMPARE(places[4], (VectorPlace{VectorKind::Value, 1}));
    QCOMPARE(places[5], places[0]);
    QTest::keyClick(m_canvas.get(), Qt::Key_Space, Qt::ShiftModifier);
    QCOMPARE(*m_canvas->active(), places[4]);
}

void TestGeometryCanvas::aVectorThatWentIsNoLongerActive()
{
    m_canvas->setMovable(true);
    m_canvas->setActive(VectorPlace{VectorKind::Value, 1});
    Content content = caseContent(u"worked_example"_s);
    content.memory->tokens.pop_back();
    content.memory->embeddings = Matrix<double>({{1, 0}});
    m_canvas->setPicture(sourceOf(content), {});
    QVERIFY(!m_canvas->active());
}

void TestGeometryCanvas::itsNameSaysThePair()
{
    QCOMPARE(m_canvas->accessibleName(), u"Query “query” and key “key 1”: angle 0.0°, cosine 1.0000, product 2.0000"_s);
    m_canvas->setPicture(nullptr, {});
    QCOMPARE(m_canvas->accessibleName(), u"Vectors"_s);
}

QTEST_MAIN(TestGeometryCanvas)
#include "tst_geometry_canvas.moc"
