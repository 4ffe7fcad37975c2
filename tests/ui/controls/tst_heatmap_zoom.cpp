#include "support/large_source.h"
#include "ui/controls/heatmap_canvas.h"

#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestHeatmapZoom : public QObject {
    Q_OBJECT

private slots:
    void init();
    void thePlaceUnderThePointerStays_data();
    void thePlaceUnderThePointerStays();
    void aPinchZoomsAroundTheFingers();
    void keysZoomAndFit();
    void zoomEndsAtLegibleCells();
    void largeCellsLeaveTheWheelToTheWindow();
    void twoFingersMoveWhatIsEnlarged();
    void theMatrixNeverLeavesThePlot();
    void everyVisibleCellIsHitWhereItIsDrawn();
    void aClickChoosesADragMoves();
    void theMiddleButtonMoves();
    void arrowKeysKeepTheSelectionInSight();
    void aZoomLastsWhileTheShapeStays();
    void numbersShowWhereCellsAreLarge();
    void theHoveredCellLeadsToItsLabels();
    void largeMatricesAreReadMeanwhile();
    void onlyTheLatestIsShown();
    void aRepaintKeepsThePicture();

private:
    const Heatmap& map() const { return m_canvas->heatmap(); }
    double factor() const { return map().layout().zoom.factor; }
    QPoint middle() const { return map().plotRect().center().toPoint(); }
    bool wheel(QPoint at, QPoint angle, QPoint pixels = {}, Qt::KeyboardModifiers modifiers = {}) const
    {
        QWheelEvent event(at, at, pixels, angle, Qt::NoButton, modifiers,
                          pixels.isNull() ? Qt::NoScrollPhase : Qt::ScrollUpdate, false);
        QCoreApplication::sendEvent(m_canvas.get(), &event);
        return event.isAccepted();
    }
    /// The place of the matrix under a point, in rows and columns.
    QPointF placeAt(QPointF point) const
    {
        const QPointF inside = point - map().layout().matrix.topLeft();
        return {inside.x() / map().layout().cellWidth, inside.y() / map().layout().cellHeight};
    }

    std::unique_ptr<HeatmapCanvas> m_canvas;
};

void TestHeatmapZoom::init()
{
    m_canvas = std::make_unique<HeatmapCanvas>();
    m_canvas->resize(500, 400);
    m_canvas->setHeatmap(std::make_shared<MatrixSource>(MatrixSource::causal(100)), {});
    m_canvas->select(40, 30);
    QVERIFY(!m_canvas->isZoomed());
}

void TestHeatmapZoom::thePlaceUnderThePointerStays_data()
{
    QTest::addColumn<QPointF>("share");
    for (const QPointF share : {QPointF(0.02, 0.03), QPointF(0.5, 0.5), QPointF(0.9, 0.2), QPointF(0.98, 0.99)})
        QTest::addRow("%g, %g", share.x(), share.y()) << share;
}

void TestHeatmapZoom::thePlaceUnderThePointerStays()
{
    QFETCH(QPointF, share);
    const QRectF plot = map().plotRect();
    const QPoint at = (plot.topLeft() + QPointF(plot.width() * share.x(), plot.height() * share.y())).toPoint();
    const QPointF place = placeAt(at);
    for (const int turned : {120, 120, 240, -120, 360, 30}) {
        QVERIFY(wheel(at, {0, turned}));
        QVERIFY(m_canvas->isZoomed());
        const QPointF off = placeAt(at) - place;
        // The matrix lies at whole pixels.
        QVERIFY2(std::abs(off.x()) * map().layout().cellWidth <= 0.51, qPrintable(QString::number(off.x())));
        QVERIFY2(std::abs(off.y()) * map().layout().cellHeight <= 0.51, qPrintable(QString::number(off.y())));
    }
    QVERIFY(wheel(at, {0, -120 * 30}));
    QVERIFY(!m_canvas->isZoomed());
    QCOMPARE(map().plotRect(), plot);
    QVERIFY(!wheel(at, {0, -120})); // nothing is left to do: a column around it may scroll
}

void TestHeatmapZoom::aPinchZoomsAroundTheFingers()
{
    const QPointF at = middle();
    const QPointF place = placeAt(at);
    QNativeGestureEvent pinch(Qt::ZoomNativeGesture, QPointingDevice::primaryPointingDevice(), 2, at, at, at, 1.0, {});
    QCoreApplication::sendEvent(m_canvas.get(), &pinch);
    QCOMPARE(factor(), 2.0);
    QVERIFY((placeAt(at) - place).manhattanLength() < 0.5);
}

void TestHeatmapZoom::keysZoomAndFit()
{
    QTest::keyClick(m_canvas.get(), Qt::Key_Plus);
    QTest::keyClick(m_canvas.get(), Qt::Key_Equal);
    QCOMPARE(factor(), 2.25);
    // Around the selected cell.
    QVERIFY(map().plotRect().contains(map().cellRect({40, 30}).center()));
    QTest::keyClick(m_canvas.get(), Qt::Key_Minus);
    QCOMPARE(factor(), 1.5);
    QTest::keyClick(m_canvas.get(), Qt::Key_0);
    QCOMPARE(factor(), 1.0);
    QTest::keyClick(m_canvas.get(), Qt::Key_Minus);
    QCOMPARE(factor(), 1.0);
    QKeyEvent other(QEvent::KeyPress, Qt::Key_0, Qt::ControlModifier);
    QCoreApplication::sendEvent(m_canvas.get(), &other);
    QVERIFY(!other.isAccepted());
}

void TestHeatmapZoom::zoomEndsAtLegibleCells()
{
    for (int i = 0; i < 40; ++i)
        QTest::keyClick(m_canvas.get(), Qt::Key_Plus);
    QVERIFY(!m_canvas->canZoomIn());
    QVERIFY(map().layout().cellHeight >= 64 && map().layout().cellHeight <= 128);
}

void TestHeatmapZoom::largeCellsLeaveTheWheelToTheWindow()
{
    QVERIFY(m_canvas->isZoomUseful());
    m_canvas->setHeatmap(std::make_shared<MatrixSource>(MatrixSource::causal(6)), {});
    QVERIFY(!m_canvas->isZoomUseful());
    QVERIFY(!wheel(middle(), {0, 120}));
    QVERIFY(wheel(middle(), {0, 120}, {}, Qt::ControlModifier));
    QVERIFY(m_canvas->isZoomed());
}

void TestHeatmapZoom::twoFingersMoveWhatIsEnlarged()
{
    QVERIFY(!wheel(middle(), {0, -30}, {0, -10})); // all is in sight
    m_canvas->zoomBy(4);
    const HeatmapZoom before = map().layout().zoom;
    QVERIFY(wheel(middle(), {-60, -30}, {-20, -10}));
    QCOMPARE(map().layout().zoom.row, before.row + 10 / map().layout().cellHeight);
    QCOMPARE(map().layout().zoom.column, before.column + 20 / map().layout().cellWidth);
    QCOMPARE(factor(), 4.0);
}

void TestHeatmapZoom::theMatrixNeverLeavesThePlot()
{
    m_canvas->zoomBy(5);
    for (const QPoint pixels : {QPoint(9999, 0), QPoint(0, 9999), QPoint(-99999, 0), QPoint(0, -99999)}) {
        wheel(middle(), pixels, pixels);
        const HeatmapLayout& layout = map().layout();
        QVERIFY(layout.matrix.adjusted(-0.51, -0.51, 0.51, 0.51).contains(layout.plot));
    }
    QVERIFY(map().cellAt(map().plotRect().bottomRight() - QPointF(1, 1)) == (Cell{99, 99}));
}

void TestHeatmapZoom::everyVisibleCellIsHitWhereItIsDrawn()
{
    m_canvas->zoomBy(6);
    int visible = 0;
    for (Index i = 0; i < 100; ++i)
        for (Index j = 0; j < 100; ++j) {
            const QPointF centre = map().cellRect({i, j}).center();
            if (!map().plotRect().contains(centre))
                continue;
            ++visible;
            QVERIFY(map().cellAt(centre) == (Cell{i, j}));
        }
    QVERIFY(visible > 50 && visible < 1000);
    QVERIFY(!map().cellAt(map().plotRect().topLeft() - QPointF(1, -5)));
}

void TestHeatmapZoom::aClickChoosesADragMoves()
{
    m_canvas->zoomBy(6);
    QSignalSpy chosen(m_canvas.get(), &HeatmapCanvas::cellChosen);
    const Cell target = *map().cellAt(middle());
    QTest::mouseClick(m_canvas.get(), Qt::LeftButton, {}, middle());
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].value<Index>(), target.row);
    QCOMPARE(chosen[0][1].value<Index>(), target.column);
    const QPointF place = placeAt(middle());
    QTest::mousePress(m_canvas.get(), Qt::LeftButton, {}, middle());
    QTest::mouseMove(m_canvas.get(), middle() + QPoint(20, 10));
    QTest::mouseMove(m_canvas.get(), middle() + QPoint(40, 30));
    QCOMPARE(m_canvas->cursor().shape(), Qt::ClosedHandCursor);
    QTest::mouseRelease(m_canvas.get(), Qt::LeftButton, {}, middle() + QPoint(40, 30));
    QCOMPARE(chosen.size(), 1);
    QVERIFY((placeAt(middle() + QPoint(40, 30)) - place).manhattanLength() < 0.1);
    QCOMPARE(m_canvas->cursor().shape(), Qt::OpenHandCursor);
}

void TestHeatmapZoom::theMiddleButtonMoves()
{
    m_canvas->zoomBy(6);
    const QPointF place = placeAt(middle());
    QTest::mousePress(m_canvas.get(), Qt::MiddleButton, {}, middle());
    QMouseEvent move(QEvent::MouseMove, middle() + QPoint(-9, 4), m_canvas->mapToGlobal(middle() + QPoint(-9, 4)),
                     Qt::NoButton, Qt::MiddleButton, {});
    QCoreApplication::sendEvent(m_canvas.get(), &move);
    QTest::mouseRelease(m_canvas.get(), Qt::MiddleButton, {}, middle() + QPoint(-9, 4));
    QVERIFY((placeAt(middle() + QPoint(-9, 4)) - place).manhattanLength() < 0.1);
}

void TestHeatmapZoom::arrowKeysKeepTheSelectionInSight()
{
    connect(m_canvas.get(), &HeatmapCanvas::cellChosen, m_canvas.get(),
            [this](Index row, Index column) { m_canvas->select(row, column); });
    m_canvas->zoomBy(10);
    Cell at{40, 30};
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Right, Qt::Key_Up, Qt::Key_Left})
        for (int i = 0; i < 60; ++i) {
            QTest::keyClick(m_canvas.get(), key);
            at.row = std::clamp<Index>(at.row + (key == Qt::Key_Down) - (key == Qt::Key_Up), 0, 99);
            at.column = std::clamp<Index>(at.column + (key == Qt::Key_Right) - (key == Qt::Key_Left), 0, 99);
            QVERIFY(map().plotRect().adjusted(-1, -1, 1, 1).contains(map().cellRect(at)));
        }
    QCOMPARE(factor(), 10.0);
}

void TestHeatmapZoom::aZoomLastsWhileTheShapeStays()
{
    m_canvas->zoomBy(4);
    m_canvas->setHeatmap(std::make_shared<MatrixSource>(MatrixSource::causal(100)), {});
    QCOMPARE(factor(), 4.0);
    m_canvas->setHeatmap(std::make_shared<MatrixSource>(MatrixSource::causal(99)), {});
    QCOMPARE(factor(), 1.0);
}

void TestHeatmapZoom::numbersShowWhereCellsAreLarge()
{
    QVERIFY(!map().showsValues());
    m_canvas->zoomBy(14);
    QVERIFY(map().showsValues());
    QVERIFY(!m_canvas->grab().isNull());
}

void TestHeatmapZoom::theHoveredCellLeadsToItsLabels()
{
    const QImage calm = m_canvas->grab().toImage();
    const Cell cell{71, 20};
    const QPointF at = map().cellRect(cell).center();
    QMouseEvent move(QEvent::MouseMove, at, m_canvas->mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
    QCoreApplication::sendEvent(m_canvas.get(), &move);
    const QImage led = m_canvas->grab().toImage();
    const QRect row = map().rowLabelRect(cell.row).adjusted(0, -4, 0, 4).toAlignedRect();
    const QRect column = map().columnLabelRect(cell.column).adjusted(-4, 0, 4, 0).toAlignedRect();
    QVERIFY(calm.copy(row) != led.copy(row));
    QVERIFY(calm.copy(column) != led.copy(column));
    const QRect elsewhere = map().cellRect({10, 60}).adjusted(-20, -20, 20, 20).toAlignedRect();
    QCOMPARE(calm.copy(elsewhere), led.copy(elsewhere));
}

void TestHeatmapZoom::largeMatricesAreReadMeanwhile()
{
    m_canvas->zoomBy(2);
    QSignalSpy changed(m_canvas.get(), &HeatmapCanvas::pictureChanged);
    m_canvas->setHeatmap(std::make_shared<LargeSource>(3000, 5, 5), {});
    QCOMPARE(map().rowCount(), Index{100}); // the picture before stays
    QTest::keyClick(m_canvas.get(), Qt::Key_Down);
    QVERIFY(!m_canvas->grab().isNull());
    QTRY_COMPARE_WITH_TIMEOUT(map().rowCount(), Index{3000}, 60'000); // sanitizers take their time
    QVERIFY(!m_canvas->isBusy());
    QVERIFY(changed.size() >= 2);
    // Near, it is coarse first and then has each cell.
    m_canvas->zoomBy(600);
    QTRY_VERIFY(map().showsValues());
}

void TestHeatmapZoom::onlyTheLatestIsShown()
{
    for (const Index n : {2000, 2001, 2002, 2003})
        m_canvas->setHeatmap(std::make_shared<LargeSource>(n, 5, 5), {});
    QTRY_VERIFY(map().rowCount() != 100);
    QCOMPARE(map().rowCount(), Index{2003});
    m_canvas->setHeatmap(std::make_shared<LargeSource>(2004, 5, 5), {});
    m_canvas->setHeatmap(nullptr, {});
    QVERIFY(map().isEmpty());
    QTest::qWait(300);
    QVERIFY(map().isEmpty());
    m_canvas->setHeatmap(std::make_shared<LargeSource>(2005, 5, 5), {});
    m_canvas.reset(); // a reading that is on its way goes with it
}

void TestHeatmapZoom::aRepaintKeepsThePicture()
{
    m_canvas->zoomBy(3);
    const QImage first = m_canvas->grab().toImage();
    const QImage second = m_canvas->grab().toImage();
    QCOMPARE(second, first);
    QCOMPARE(m_canvas->grab().toImage(), first);
}

QTEST_MAIN(TestHeatmapZoom)
#include "tst_heatmap_zoom.moc"
