#include "support/main_window_fixture.h"
#include "ui/controls/heatmap_canvas.h"
#include "ui/controls/legend_bar.h"
#include "ui/document/model_edits.h"
#include "ui/document/token_edits.h"
#include "ui/export/image_export.h"
#include "ui/views/compare_view.h"
#include "ui/views/heatmap_view.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

/// The window on its first example; the comparison of its first head is shown.
struct Shown : MainWindowFixture {
    Shown()
    {
        document().select({});
        trigger(u"view_compare"_s);
    }

    CompareView* view() { return find<CompareView>(u"compareView"_s); }
    const Heatmap& heatmap(const QString& panel) { return find<HeatmapCanvas>(panel + u"Heatmap"_s)->heatmap(); }
    QString text(const QString& label) { return find<QLabel>(label)->text(); }
    void multiply(double factor) { QVERIFY(!document().edit(setScoreMultiplier(document().content(), factor))); }
};

const QString partA = u"compareA"_s;
const QString partB = u"compareB"_s;
const QString difference = u"compareDifference"_s;

} // namespace

class TestCompareView : public QObject {
    Q_OBJECT

private slots:
    void saysWhatToDoBeforeAnythingIsPinned();
    void pinnedStateStaysAndThePresentFollows();
    void differenceHasARangeOfItsOwnAroundZero();
    void bothSidesHaveOneRange();
    void swapExchangesTheSides();
    void unpinForgets();
    void heldHeadIsComparedWithTheSelectedOne();
    void otherTokensHaveNoDifference();
    void clickSelectsTheCellInAll();
    void menuPinsFromAnyView();
    void pictureIsOfAllThree();
    void theThreeHaveOneSizeAndOneLegend();
    void theThreeZoomAndMoveTogether();
    void thePointerIsSeenInAllThree();
    void keysAreLeftOutOfAllThree();
};

void TestCompareView::saysWhatToDoBeforeAnythingIsPinned()
{
    Shown shown;
    QVERIFY(shown.text(u"compareMessage"_s).startsWith(u"Pin the present state"_s));
    QVERIFY(shown.view()->picture().size.isEmpty());
    QVERIFY(!shown.action(u"viewUnpin"_s)->isEnabled());
}

void TestCompareView::pinnedStateStaysAndThePresentFollows()
{
    Shown shown;
    shown.find<QPushButton>(u"comparePin"_s)->click();
    const double before = shown.heatmap(partA).value({1, 1});
    QCOMPARE(shown.heatmap(partB).value({1, 1}), before);
    QCOMPARE(shown.heatmap(difference).value({1, 1}), 0.0);
    shown.multiply(0);
    QCOMPARE(shown.heatmap(partA).value({1, 1}), before);
    QCOMPARE(shown.heatmap(partB).value({1, 1}), 0.5);
    QCOMPARE(shown.heatmap(difference).value({1, 1}), 0.5 - before);
    QVERIFY(shown.heatmap(difference).isForbidden({0, 1}));
}

void TestCompareView::differenceHasARangeOfItsOwnAroundZero()
{
    Shown shown;
    shown.view()->pin();
    shown.multiply(0);
    const HeatmapOptions& options = shown.heatmap(difference).options();
    QCOMPARE(options.range, Range::Own);
    QCOMPARE(options.quantity, Quantity::Scores); // purple below 0, orange above
}

void TestCompareView::bothSidesHaveOneRange()
{
    Shown shown;
    shown.view()->pin();
    for (const QString& side : {partA, partB})
        QCOMPARE(shown.heatmap(side).options().range, Range::Unit);
    HeatmapOptions options = shown.find<HeatmapView>(u"heatmapView"_s)->options();
    options.quantity = Quantity::Scores;
    options.range = Range::Own;
    shown.find<HeatmapView>(u"heatmapView"_s)->setOptions(options);
    for (const QString& side : {partA, partB})
        QCOMPARE(shown.heatmap(side).options().range, Range::Shared); // of the two
    QCOMPARE(shown.heatmap(difference).options().range, Range::Own);
}

void TestCompareView::swapExchangesTheSides()
{
    Shown shown;
    shown.view()->pin();
    shown.multiply(0);
    const double change = shown.heatmap(difference).value({1, 1});
    shown.find<QPushButton>(u"compareSwap"_s)->click();
    QCOMPARE(shown.heatmap(partA).value({1, 1}), 0.5);
    QCOMPARE(shown.heatmap(difference).value({1, 1}), -change);
    QCOMPARE(shown.text(u"compareACaption"_s), u"A: L0H0 · now"_s);
    shown.find<QPushButton>(u"compareSwap"_s)->click();
    QCOMPARE(shown.heatmap(difference).value({1, 1}), change);
}

void TestCompareView::unpinForgets()
{
    Shown shown;
    shown.view()->pin();
    QVERIFY(shown.action(u"viewUnpin"_s)->isEnabled());
    shown.find<QPushButton>(u"compareUnpin"_s)->click();
    QVERIFY(!shown.view()->isPinned());
    QVERIFY(!shown.action(u"viewUnpin"_s)->isEnabled());
    QVERIFY(!shown.find<QPushButton>(u"compareSwap"_s)->isVisible());
}

void TestCompareView::heldHeadIsComparedWithTheSelectedOne()
{
    Shown shown;
    shown.view()->pin();
    shown.document().selectHead({0, 3});
    QCOMPARE(shown.text(u"compareACaption"_s), u"A: L0H3 · pinned"_s);
    QCOMPARE(shown.heatmap(difference).value({3, 0}), 0.0);
    shown.find<QPushButton>(u"compareHold"_s)->click();
    QCOMPARE(shown.text(u"compareACaption"_s), u"A: L0H0 · pinned"_s);
    QCOMPARE(shown.text(u"compareBCaption"_s), u"B: L0H3 · now"_s);
    QVERIFY(shown.heatmap(difference).value({3, 0}) > 0.5);
}

void TestCompareView::otherTokensHaveNoDifference()
{
    Shown shown;
    shown.view()->pin();
    QVERIFY(!shown.document().edit(setSentence(shown.document().content(), u"a red cube"_s)));
    QCOMPARE(shown.heatmap(partA).rowCount(), Index(9));
    QCOMPARE(shown.heatmap(partB).rowCount(), Index(3));
    QVERIFY(shown.heatmap(difference).isEmpty());
    QCOMPARE(shown.text(u"compareDifferenceSentence"_s), u"No difference: the tokens are not the same."_s);
    QVERIFY(!shown.view()->picture().size.isEmpty());
}

void TestCompareView::clickSelectsTheCellInAll()
{
    Shown shown;
    shown.view()->pin();
    shown.multiply(0);
    auto* canvas = shown.find<HeatmapCanvas>(difference + u"Heatmap"_s);
    QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->heatmap().cellRect({3, 2}).center().toPoint());
    QCOMPARE(shown.document().selection().query, Index(3));
    QCOMPARE(shown.document().selection().key, Index(2));
    const QString readout = shown.text(u"compareReadout"_s);
    QVERIFY2(readout.startsWith(u"“on” reads “cube”"_s) && readout.contains(u" 0.2500"_s), qPrintable(readout));
}

void TestCompareView::menuPinsFromAnyView()
{
    Shown shown;
    shown.trigger(u"view_heatmap"_s);
    shown.trigger(u"viewPin"_s);
    QVERIFY(shown.view()->isPinned());
    shown.multiply(0);
    shown.trigger(u"view_compare"_s);
    QCOMPARE(shown.heatmap(partB).value({1, 1}), 0.5);
    QVERIFY(shown.heatmap(partA).value({1, 1}) > 0.9);
    shown.trigger(u"viewUnpin"_s);
    QVERIFY(!shown.view()->isPinned());
}

void TestCompareView::pictureIsOfAllThree()
{
    Shown shown;
    shown.view()->pin();
    const QByteArray svg = pictureSvg(shown.view()->picture(Theme::light(), 1200));
    for (const char* caption : {"A: L0H0 · pinned", "B: L0H0 · now", "B − A"})
        QVERIFY2(svg.contains(caption), caption);
    // Side by side where there is room, else the difference below.
    const QSizeF wide = shown.view()->picture(Theme::light(), 1200).size;
    const QSizeF narrow = shown.view()->picture(Theme::light(), 600).size;
    QVERIFY(wide.height() < 0.5 * wide.width() && narrow.height() > 0.6 * narrow.width());
}

void TestCompareView::theThreeHaveOneSizeAndOneLegend()
{
    Shown shown;
    shown.view()->pin();
    for (const QSize& size : {QSize(1280, 720), QSize(1600, 1000), QSize(1000, 900)}) {
        shown.window->resize(size);
        const QSizeF cells = shown.heatmap(partA).plotRect().size();
        QVERIFY(cells.width() > 100);
        QCOMPARE(shown.heatmap(partB).plotRect().size(), cells);
        QCOMPARE(shown.heatmap(difference).plotRect().size(), cells);
        QVERIFY(!shown.heatmap(partA).layout().rowLabels.isEmpty());
        QVERIFY(shown.heatmap(partB).layout().rowLabels.isEmpty());
        QVERIFY(shown.heatmap(partA).layout().colorBar.isEmpty());
    }
    const QString legend = shown.find<LegendBar>(u"compareLegend"_s)->text();
    QVERIFY2(legend.startsWith(u"A, B, 0.00 – 1.00, range 0–1 · B − A, "_s), qPrintable(legend));
    QCOMPARE(legend.count(u"not allowed"_s), 1);
}

void TestCompareView::theThreeZoomAndMoveTogether()
{
    Shown shown;
    shown.view()->pin();
    auto* b = shown.find<HeatmapCanvas>(partB + u"Heatmap"_s);
    b->zoomBy(2);
    const HeatmapZoom zoom = b->zoom();
    QVERIFY(zoom.factor > 1.5);
    for (const QString& part : {partA, difference})
        QCOMPARE(shown.heatmap(part).layout().zoom, zoom);
    QTest::keyClick(shown.find<HeatmapCanvas>(difference + u"Heatmap"_s),
                    Qt::Key_End); // the selection goes out of sight
    QVERIFY(shown.heatmap(difference).layout().zoom != zoom);
    for (const QString& part : {partA, partB})
        QCOMPARE(shown.heatmap(part).layout().zoom, shown.heatmap(difference).layout().zoom);
    b->zoomToFit();
    QCOMPARE(shown.heatmap(partA).layout().zoom, HeatmapZoom());
}

void TestCompareView::thePointerIsSeenInAllThree()
{
    Shown shown;
    shown.view()->pin();
    auto* a = shown.find<HeatmapCanvas>(partA + u"Heatmap"_s);
    auto* b = shown.find<HeatmapCanvas>(partB + u"Heatmap"_s);
    QCoreApplication::processEvents(); // the panels lay themselves out
    const QImage before = b->grab().toImage();
    QTest::mouseMove(a, a->heatmap().cellRect({3, 1}).center().toPoint());
    QVERIFY(b->grab().toImage() != before);
    QTest::mouseMove(a, {2, 2});
    QCOMPARE(b->grab().toImage(), before);
}

void TestCompareView::keysAreLeftOutOfAllThree()
{
    Shown shown;
    shown.view()->pin();
    shown.multiply(0);
    HeatmapOptions options = shown.find<HeatmapView>(u"heatmapView"_s)->options();
    options.keysLeftOut = {0};
    shown.find<HeatmapView>(u"heatmapView"_s)->setOptions(options);
    QCOMPARE(shown.heatmap(partA).value({1, 1}), 1.0);
    QCOMPARE(shown.heatmap(partB).value({2, 1}), 0.5); // of even weights on three keys
    QCOMPARE(shown.heatmap(difference).value({2, 1}), 0.5 - shown.heatmap(partA).value({2, 1}));
    QVERIFY(!shown.heatmap(difference).isForbidden({2, 0}) && shown.heatmap(difference).isForbidden({0, 1}));
    QVERIFY(shown.find<LegendBar>(u"compareLegend"_s)->text().contains(u"renormalised"_s));
    shown.document().select({0, 0, 2, 1});
    QVERIFY2(shown.text(u"compareReadout"_s).contains(u"0.5000"_s), qPrintable(shown.text(u"compareReadout"_s)));
    // A key that is left out has no number, of the difference either.
    QVERIFY(shown.heatmap(difference).isLeftOut(0) && !shown.heatmap(difference).isLeftOut(1));
    shown.document().select({0, 0, 2, 0});
    const QString text = shown.text(u"compareReadout"_s);
    QVERIFY2(text.count(u"left out"_s) == 3 && !text.contains(u"0.0000"_s), qPrintable(text));
}

QTEST_MAIN(TestCompareView)
#include "tst_compare_view.moc"
