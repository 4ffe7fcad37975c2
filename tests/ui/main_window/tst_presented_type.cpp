#include "support/presented_window.h"
#include "ui/controls/heatmap_canvas.h"
#include "ui/controls/step_canvas.h"
#include "ui/document/token_edits.h"
#include "ui/views/heads_canvas.h"

#include <QTableView>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

/// The window as it fills a screen of this size.
void fill(PresentedWindow& f, QSize screen)
{
    f.window->showNormal(); // the tests' screen is another; the mode stays
    f.window->resize(screen);
    QCoreApplication::processEvents();
}

QColor colorAt(QWidget& widget, QPointF point)
{
    return widget.grab().toImage().pixelColor(point.toPoint());
}

} // namespace

class TestPresentedType : public QObject {
    Q_OBJECT

private slots:
    void typeTakesAsMuchOfEveryScreen_data()
    {
        QTest::addColumn<QSize>("screen");
        QTest::addColumn<int>("pixels");
        QTest::newRow("720p") << QSize(1280, 720) << 24;
        QTest::newRow("1080p") << QSize(1920, 1080) << 36;
        QTest::newRow("1440p") << QSize(2560, 1440) << 48;
        QTest::newRow("4K") << QSize(3840, 2160) << 72;
        QTest::newRow("a projector of old") << QSize(1024, 768) << 24;
        QTest::newRow("a small one") << QSize(800, 480) << 20;
        QTest::newRow("720p of large pixels") << QSize(640, 360) << 16;
        QTest::newRow("on edge") << QSize(1080, 1920) << 24;
    }
    void typeTakesAsMuchOfEveryScreen()
    {
        QFETCH(QSize, screen);
        QFETCH(int, pixels);
        PresentedWindow f;
        f.present();
        fill(f, screen);
        QCOMPARE(f.heatmap().labelPixels(), pixels);
        for (const QString& name : {u"rowReadouts"_s, u"multiplierSlider"_s, u"divideLabel"_s, u"quantity"_s})
            QCOMPARE(f.shownOne(name)->fontInfo().pixelSize(), pixels);
        QCOMPARE(f.shownOne(u"heatmapTitle"_s)->fontInfo().pixelSize(), qRound(pixels * 4 / 3.));
        QCOMPARE(f.window->size(), screen);
        f.press(Qt::Key_Escape);
        QVERIFY(f.heatmap().labelPixels() < 20);
    }

    void whatWasNotShownYetHasItsOwnTypeAfterwards()
    {
        PresentedWindow f;
        f.present();
        f.press(Qt::Key_Escape);
        const int usual = QFontInfo(QApplication::font()).pixelSize();
        for (const auto* area : f.window->findChildren<QTableView*>())
            QVERIFY2(area->viewport()->fontInfo().pixelSize() == usual, area->metaObject()->className());
    }

    void theNumbersOfTheStepsAreLegibleOrLeftOut_data()
    {
        QTest::addColumn<int>("tokens");
        for (const int tokens : {1, 9, 40, 120})
            QTest::addRow("%d tokens", tokens) << tokens;
    }
    void theNumbersOfTheStepsAreLegibleOrLeftOut()
    {
        QFETCH(int, tokens);
        PresentedWindow f;
        QVERIFY(!f.document().edit(setSentence(f.document().content(), u"cube "_s.repeated(tokens))));
        f.trigger(u"view_steps"_s);
        f.present();
        fill(f, {1280, 720});
        auto* canvas = f.find<StepCanvas>(u"stepCanvas"_s);
        for (int step = 0; step < 11; ++step) {
            const StepPicture& picture = *canvas->picture();
            if (picture.showsValues()) {
                QVERIFY2(picture.numberPixels() >= 18, qPrintable(QString::number(picture.numberPixels())));
                QVERIFY(picture.cellRect({picture.step().result, {0, 0}}).height() >= 28); // a line of 24 px
                QVERIFY(canvas->rect().contains(picture.bounds().toAlignedRect()));
            }
            f.press(Qt::Key_Right);
        }
        QCOMPARE(canvas->picture()->step().result, StepMatrix::LayerOutput);
        QCOMPARE(f.window->size(), QSize(1280, 720));
    }

    void theChosenCellOfALargeStepIsInSight()
    {
        PresentedWindow f;
        QVERIFY(!f.document().edit(setSentence(f.document().content(), u"cube "_s.repeated(40))));
        f.trigger(u"view_steps"_s);
        f.present();
        fill(f, {1280, 720});
        f.document().select({0, 1, 39, 0});
        auto* canvas = f.find<StepCanvas>(u"stepCanvas"_s);
        const StepPicture& picture = *canvas->picture();
        const QRectF cell = picture.cellRect({picture.step().result, *canvas->pointed()});
        QVERIFY(canvas->visibleRegion().boundingRect().contains(cell.toAlignedRect()));
    }

    void aSpotlightIsOnTheRowInTheStepsToo()
    {
        PresentedWindow f;
        f.document().select({0, 0, 3, 3}); // each token reads itself
        f.trigger(u"view_steps"_s);
        f.present();
        fill(f, {1280, 1600});
        f.press(Qt::Key_End);
        auto* canvas = f.find<StepCanvas>(u"stepCanvas"_s);
        for (int step = 0; step < 11 && canvas->picture()->step().result != StepMatrix::Weights; ++step)
            f.press(Qt::Key_Left);
        QCOMPARE(canvas->picture()->step().result, StepMatrix::Weights);
        const auto corner = [&](Index row) {
            const QRectF cell = canvas->picture()->cellRect({StepMatrix::Weights, {row, row}});
            return colorAt(*canvas, cell.topLeft() + QPointF(4, 4)).lightness();
        };
        QVERIFY(corner(4) > corner(3) + 40);
        f.press(Qt::Key_Escape);
        QVERIFY(std::abs(corner(4) - corner(3)) < 10);
    }

    void aSpotlightIsOnTheRowInTheGridToo()
    {
        PresentedWindow f;
        f.document().select({0, 0, 3, 3});
        f.trigger(u"view_grid"_s);
        f.present();
        auto* canvas = f.find<HeadsCanvas>(u"gridCanvas"_s);
        QTRY_VERIFY(canvas->isComplete());
        const auto diagonal = [&](Index row) {
            const QRectF rect = canvas->grid().thumbnailRect({0, 0});
            const double side = rect.width() / static_cast<double>(f.document().content().tokens.size());
            const double place = (static_cast<double>(row) + 0.5) * side;
            return colorAt(*canvas, rect.topLeft() + QPointF(place, place)).lightness();
        };
        QVERIFY(diagonal(4) > diagonal(3) + 40);
        f.document().select({0, 0, 4, 4});
        QVERIFY(diagonal(3) > diagonal(4) + 40);
        f.press(Qt::Key_Escape);
        QVERIFY(std::abs(diagonal(4) - diagonal(3)) < 10);
    }

    void aSpotlightIsOnTheRowInComparisonsToo()
    {
        PresentedWindow f;
        f.document().select({0, 0, 3, 3});
        f.trigger(u"viewPin"_s);
        f.trigger(u"view_compare"_s);
        f.present();
        fill(f, {1280, 720});
        auto* canvas = f.find<HeatmapCanvas>(u"compareBHeatmap"_s);
        const auto corner = [&](Index row) {
            const QRectF cell = canvas->heatmap().cellRect({row, row});
            return colorAt(*canvas, cell.topLeft() + QPointF(4, 4)).lightness();
        };
        QVERIFY(corner(4) > corner(3) + 40);
    }
};

QTEST_MAIN(TestPresentedType)
#include "tst_presented_type.moc"
