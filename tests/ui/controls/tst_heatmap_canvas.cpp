#include "support/matrix_source.h"
#include "ui/controls/heatmap_canvas.h"

#include <QHelpEvent>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <QWheelEvent>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestHeatmapCanvas : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aClickChoosesTheCellUnderIt();
    void aClickOnALabelChangesHalfOfTheSelection();
    void aClickBesideTheCellsChoosesNothing();
    void aDragChoosesEachCellOnce();
    void arrowKeysGoToTheNextCell_data();
    void arrowKeysGoToTheNextCell();
    void arrowKeysStopAtTheEdge();
    void otherKeysAndTheWheelAreLeftToTheWindow();
    void theNameReadsTheSelectedCell();
    void theToolTipHasTheWholeValue();
    void anEmptyCanvasTakesAnyInput();

private:
    QPoint middleOf(Index row, Index column) const
    {
        return m_canvas->heatmap().cellRect({row, column}).center().toPoint();
    }

    std::unique_ptr<HeatmapCanvas> m_canvas;
};

void TestHeatmapCanvas::init()
{
    m_canvas = std::make_unique<HeatmapCanvas>();
    m_canvas->resize(500, 400);
    m_canvas->setHeatmap(std::make_shared<MatrixSource>(MatrixSource::causal(4)), {});
    m_canvas->select(1, 1);
    QVERIFY(!m_canvas->heatmap().isEmpty());
}

void TestHeatmapCanvas::aClickChoosesTheCellUnderIt()
{
    QSignalSpy chosen(m_canvas.get(), &HeatmapCanvas::cellChosen);
    QTest::mouseClick(m_canvas.get(), Qt::LeftButton, {}, middleOf(2, 0));
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].value<Index>(), 2);
    QCOMPARE(chosen[0][1].value<Index>(), 0);
}

void TestHeatmapCanvas::aClickOnALabelChangesHalfOfTheSelection()
{
    QSignalSpy chosen(m_canvas.get(), &HeatmapCanvas::cellChosen);
    QTest::mouseClick(m_canvas.get(), Qt::LeftButton, {}, m_canvas->heatmap().rowLabelRect(3).center().toPoint());
    QTest::mouseClick(m_canvas.get(), Qt::LeftButton, {}, m_canvas->heatmap().columnLabelRect(2).center().toPoint());
    QCOMPARE(chosen.size(), 2);
    QCOMPARE(chosen[0], QVariantList({QVariant::fromValue<Index>(3), QVariant::fromValue<Index>(1)}));
    QCOMPARE(chosen[1], QVariantList({QVariant::fromValue<Index>(1), QVariant::fromValue<Index>(2)}));
}

void TestHeatmapCanvas::aClickBesideTheCellsChoosesNothing()
{
    QSignalSpy chosen(m_canvas.get(), &HeatmapCanvas::cellChosen);
    QTest::mouseClick(m_canvas.get(), Qt::LeftButton, {}, QPoint(499, 399));
    QTest::mouseClick(m_canvas.get(), Qt::RightButton, {}, middleOf(2, 0));
    QCOMPARE(chosen.size(), 0);
}

void TestHeatmapCanvas::aDragChoosesEachCellOnce()
{
    connect(m_canvas.get(), &HeatmapCanvas::cellChosen, m_canvas.get(),
            [this](Index row, Index column) { m_canvas->select(row, column); });
    QSignalSpy chosen(m_canvas.get(), &HeatmapCanvas::cellChosen);
    QTest::mousePress(m_canvas.get(), Qt::LeftButton, {}, middleOf(2, 0));
    QTest::mouseMove(m_canvas.get(), middleOf(2, 0) + QPoint(1, 1));
    QTest::mouseMove(m_canvas.get(), middleOf(2, 1));
    QTest::mouseRelease(m_canvas.get(), Qt::LeftButton, {}, middleOf(2, 1));
    QCOMPARE(chosen.size(), 2);
}

void TestHeatmapCanvas::arrowKeysGoToTheNextCell_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("column");
    QTest::newRow("left") << Qt::Key_Left << 1 << 0;
    QTest::newRow("right") << Qt::Key_Right << 1 << 2;
    QTest::newRow("up") << Qt::Key_Up << 0 << 1;
    QTest::newRow("down") << Qt::Key_Down << 2 << 1;
    QTest::newRow("home") << Qt::Key_Home << 1 << 0;
    QTest::newRow("end") << Qt::Key_End << 1 << 3;
}

void TestHeatmapCanvas::arrowKeysGoToTheNextCell()
{
    QFETCH(Qt::Key, key);
    QFETCH(int, row);
    QFETCH(int, column);
    QSignalSpy chosen(m_canvas.get(), &HeatmapCanvas::cellChosen);
    QTest::keyClick(m_canvas.get(), key);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].value<Index>(), row);
    QCOMPARE(chosen[0][1].value<Index>(), column);
}

void TestHeatmapCanvas::arrowKeysStopAtTheEdge()
{
    m_canvas->select(0, 3);
    QSignalSpy chosen(m_canvas.get(), &HeatmapCanvas::cellChosen);
    QTest::keyClick(m_canvas.get(), Qt::Key_Up);
    QTest::keyClick(m_canvas.get(), Qt::Key_Right);
    QCOMPARE(chosen.size(), 0);
}

void TestHeatmapCanvas::otherKeysAndTheWheelAreLeftToTheWindow()
{
    QKeyEvent key(QEvent::KeyPress, Qt::Key_Z, Qt::ControlModifier);
    QCoreApplication::sendEvent(m_canvas.get(), &key);
    QVERIFY(!key.isAccepted());
    QWheelEvent wheel(middleOf(1, 1), middleOf(1, 1), {}, {0, 120}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(m_canvas.get(), &wheel);
    QVERIFY(!wheel.isAccepted());
}

void TestHeatmapCanvas::theNameReadsTheSelectedCell()
{
    QCOMPARE(m_canvas->accessibleName(), u"“t1” reads “t1”: 0.5"_s);
    m_canvas->select(0, 2);
    QCOMPARE(m_canvas->accessibleName(), u"“t0” must not read “t2”: forbidden by the mask"_s);
    HeatmapOptions values;
    values.quantity = Quantity::Values;
    m_canvas->setHeatmap(std::make_shared<MatrixSource>(MatrixSource::causal(4)), values);
    m_canvas->select(3, 0);
    QVERIFY(m_canvas->accessibleName().startsWith(u"“t3”, "_s));
    QVERIFY(m_canvas->accessibleName().endsWith(u": 0.25"_s));
}

void TestHeatmapCanvas::theToolTipHasTheWholeValue()
{
    const QPoint place = middleOf(2, 0);
    QHelpEvent help(QEvent::ToolTip, place, m_canvas->mapToGlobal(place));
    QCoreApplication::sendEvent(m_canvas.get(), &help);
    QVERIFY2(QToolTip::text().contains(u"0.3333333333333333"_s), qPrintable(QToolTip::text()));
    QVERIFY(QToolTip::text().contains(u"“t2” reads “t0”"_s));
}

void TestHeatmapCanvas::anEmptyCanvasTakesAnyInput()
{
    m_canvas->setHeatmap(nullptr, {});
    QSignalSpy chosen(m_canvas.get(), &HeatmapCanvas::cellChosen);
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Home, Qt::Key_End})
        QTest::keyClick(m_canvas.get(), key);
    QTest::mouseClick(m_canvas.get(), Qt::LeftButton, {}, QPoint(100, 100));
    QTest::mouseMove(m_canvas.get(), QPoint(120, 100));
    QVERIFY(!m_canvas->grab().isNull());
    QCOMPARE(chosen.size(), 0);
    QCOMPARE(m_canvas->accessibleName(), u"Heatmap without tokens"_s);
}

QTEST_MAIN(TestHeatmapCanvas)
#include "tst_heatmap_canvas.moc"
