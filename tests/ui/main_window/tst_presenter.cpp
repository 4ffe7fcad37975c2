#include "core/files/document_file.h"
#include "support/presented_window.h"
#include "ui/controls/heatmap_canvas.h"
#include "ui/controls/number_field.h"
#include "ui/controls/value_slider.h"
#include "ui/document/scene_edits.h"
#include "ui/document/token_edits.h"
#include "ui/views/geometry_view.h"
#include "ui/views/readouts.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStatusBar>
#include <QToolBar>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

/// All that presenter mode might leave changed.
struct State {
    Content content;
    Selection selection;
    ViewKind view;
    QList<int> sizes;
    QSize size;
    bool fullScreen;
    bool modified;
    int steps;
    QStringList visible;
    QStringList fonts;

    explicit State(PresentedWindow& f)
        : content(f.document().content()), selection(f.document().selection()), view(f.view()),
          sizes(f.find<QSplitter>(u"splitter"_s)->sizes()), size(f.window->size()),
          fullScreen(f.window->isFullScreen()), modified(f.document().isModified()),
          steps(f.document().undoStack().count())
    {
        const QList<QWidget*> widgets = f.window->findChildren<QWidget*>();
        for (QWidget* widget : widgets) {
            const QString name = widget->objectName();
            if (name.startsWith(u"qt_"_s))
                continue; // parts that come and go
            if (widget->isVisible() && !name.isEmpty())
                visible.append(name);
            fonts.append(name + u' ' + widget->font().toString());
        }
    }
};

} // namespace

class TestPresenter : public QObject {
    Q_OBJECT

private slots:
    void onlyTheViewAndTheSliderStay()
    {
        PresentedWindow f;
        f.present();
        QVERIFY(f.window->isFullScreen());
        QVERIFY(f.find<QWidget>(u"rightPanel"_s)->isHidden());
        QVERIFY(f.window->statusBar()->isHidden() && f.find<QToolBar>(u"toolBar"_s)->isHidden());
        QVERIFY(f.find<QWidget>(u"heatmap"_s)->isVisible());
        QVERIFY(f.inBar<QWidget>(u"multiplierSlider"_s)->isVisible()
                && f.inBar<QWidget>(u"divideSwitch"_s)->isVisible());
    }

    void leavingChangesNothing_data()
    {
        QTest::addColumn<int>("key");
        QTest::newRow("Esc") << int(Qt::Key_Escape);
        QTest::newRow("F5") << int(Qt::Key_F5);
    }
    void leavingChangesNothing()
    {
        QFETCH(int, key);
        PresentedWindow f;
        f.recordThree();
        f.trigger(u"viewRightPanel"_s);
        f.document().select({0, 2, 3, 1});
        QCoreApplication::processEvents();
        const State before(f);
        f.present();
        for (const int pressed : {int(Qt::Key_PageDown), int(Qt::Key_PageDown), int(Qt::Key_B), int(Qt::Key_B)})
            f.press(pressed);
        f.inBar<ValueSlider>(u"multiplierSlider"_s)->editValue(8);
        f.inBar<QCheckBox>(u"divideSwitch"_s)->click();
        f.press(key);
        QVERIFY(!f.isPresenting());
        QTRY_VERIFY(!f.window->isFullScreen());
        QTRY_COMPARE(f.window->size(), before.size);
        const State after(f);
        QCOMPARE(after.visible, before.visible);
        QCOMPARE(after.fonts, before.fonts);
        QTRY_COMPARE(f.find<QSplitter>(u"splitter"_s)->sizes(), before.sizes);
        QCOMPARE(after.content, before.content);
        QCOMPARE(after.selection, before.selection);
        QCOMPARE(after.view, before.view);
        QVERIFY(!after.modified);
        QCOMPARE(after.steps, before.steps);
        QCOMPARE(f.slider().value(), 1.);
        QCOMPARE(f.inBar<QCheckBox>(u"divideSwitch"_s)->isChecked(), true);
    }

    void fullScreenThatWasThereStays()
    {
        PresentedWindow f;
        f.trigger(u"viewFullScreen"_s);
        QTRY_VERIFY(f.window->isFullScreen());
        f.present();
        f.press(Qt::Key_Escape);
        QVERIFY(f.window->isFullScreen());
        QVERIFY(f.action(u"viewFullScreen"_s)->isChecked());
    }

    void pageKeysGoThroughTheScenes()
    {
        PresentedWindow f;
        f.recordThree();
        f.present();
        f.press(Qt::Key_PageUp);
        QCOMPARE(f.caption(), QString());
        f.press(Qt::Key_PageDown);
        QCOMPARE(f.document().selection(), Selection({0, 1, 2, 1}));
        QCOMPARE(f.view(), ViewKind::Heatmap);
        QCOMPARE(f.caption(), u"one"_s);
        QCOMPARE(f.find<QLabel>(u"scenePlace"_s)->text(), u"1 / 3"_s);
        f.press(Qt::Key_PageDown);
        QCOMPARE(f.view(), ViewKind::Grid);
        QCOMPARE(f.document().selection(), Selection({1, 0, 0, 0}));
        QCOMPARE(f.slider().value(), 4.);
        QCOMPARE(f.caption(), u"two"_s);
        f.press(Qt::Key_PageDown);
        f.press(Qt::Key_PageDown); // the last stays
        QCOMPARE(f.document().selection(), Selection({1, 3, 4, 2}));
        QCOMPARE(f.slider().value(), 0.5);
        QCOMPARE(f.caption(), QString());
        f.press(Qt::Key_PageUp);
        QCOMPARE(f.view(), ViewKind::Grid);
        QVERIFY(!f.document().isModified());
    }

    void aScenesSliderIsComputedAndNotKept()
    {
        PresentedWindow f;
        f.record(ViewKind::Heatmap, {0, 1, 2, 1}, 0, "all alike");
        f.present();
        f.press(Qt::Key_PageDown);
        QVERIFY(std::abs(f.heatmap().value({2, 0}) - 1. / 3) < 1e-15);
        QCOMPARE(f.document().content().model.scoreMultiplier, 1.);
        f.press(Qt::Key_Escape);
        QVERIFY(std::abs(f.heatmap().value({2, 0}) - 1. / 3) > 1e-3);
    }

    void withoutScenesPageKeysGoThroughTheHeads()
    {
        PresentedWindow f; // two layers of four heads
        f.present();
        QList<HeadPlace> places;
        for (int i = 0; i < 8; ++i) {
            f.press(Qt::Key_PageDown);
            places.append({f.document().selection().layer, f.document().selection().head});
        }
        QVERIFY(std::is_sorted(places.begin(), places.end()));
        QVERIFY(places.back().layer == 1 && places.back().head == 3);
        for (int i = 0; i < 12; ++i) {
            f.press(Qt::Key_PageUp);
            if (i == 3) // from a layer's first head to the last one of the layer before
                QVERIFY(f.document().selection().layer == 0 && f.document().selection().head == 3);
        }
        QVERIFY(f.document().selection().layer == 0 && f.document().selection().head == 0);
        f.press(Qt::Key_Escape); // chosen by hand: it stays
        QVERIFY(f.document().selection().layer == 0 && f.document().selection().head == 0);
    }

    void arrowKeysMoveTheCellAfterADragOfTheSliderToo()
    {
        PresentedWindow f;
        f.present();
        f.document().select({0, 0, 3, 2});
        f.press(Qt::Key_Down);
        QCOMPARE(f.document().selection().query, 4);
        auto* slider = f.inBar<QWidget>(u"multiplierSlider"_s);
        QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(slider->width() / 3, slider->height() - 18));
        QTRY_VERIFY(!slider->hasFocus());
        f.press(Qt::Key_Right);
        QCOMPARE(f.document().selection().key, 3);
    }

    void theScreenIsBlankedAndComesBack_data()
    {
        QTest::addColumn<int>("blank");
        QTest::addColumn<int>("back");
        QTest::newRow("B, B") << int(Qt::Key_B) << int(Qt::Key_B);
        QTest::newRow("full stop, page") << int(Qt::Key_Period) << int(Qt::Key_PageDown);
        QTest::newRow("B, Esc") << int(Qt::Key_B) << int(Qt::Key_Escape);
        QTest::newRow("B, F5") << int(Qt::Key_B) << int(Qt::Key_F5);
    }
    void theScreenIsBlankedAndComesBack()
    {
        QFETCH(int, blank);
        QFETCH(int, back);
        PresentedWindow f;
        f.recordThree();
        f.present();
        const Selection before = f.document().selection();
        f.press(blank);
        QVERIFY(f.isBlank());
        const QImage image = f.window->grab().toImage();
        for (const QPoint point : {QPoint(1, 1), image.rect().center(), image.rect().bottomRight()})
            QCOMPARE(image.pixelColor(point), QColor(Qt::black));
        f.press(back);
        QVERIFY(!f.isBlank());
        QVERIFY(f.isPresenting());
        QCOMPARE(f.document().selection(), before);
    }

    void aFullStopIsTypedInAField()
    {
        PresentedWindow f;
        f.present();
        auto* field = f.inBar<NumberField>(u"multiplierField"_s);
        field->setFocus();
        QTest::keyClicks(field, u"2.5"_s);
        QVERIFY(!f.isBlank());
        f.press(Qt::Key_Return);
        QCOMPARE(f.slider().value(), 2.5);
        QVERIFY(!f.document().isModified());
        f.press(Qt::Key_Escape); // leaves the field
        QVERIFY(f.isPresenting());
        f.press(Qt::Key_Escape);
        QVERIFY(!f.isPresenting());
        QCOMPARE(f.slider().value(), 1.);
    }

    void typeIsLegibleFromTheBackRowAt720p()
    {
        PresentedWindow f;
        f.record(ViewKind::Heatmap, {0, 3, 3, 2}, 1, "The cube reads its colour");
        f.present();
        f.press(Qt::Key_PageDown);
        f.window->showNormal(); // this screen is another; the mode stays
        f.window->resize(1280, 720);
        QCoreApplication::processEvents();
        const Heatmap& map = f.heatmap();
        QVERIFY2(map.labelPixels() >= 24, qPrintable(QString::number(map.labelPixels())));
        QVERIFY2(map.titlePixels() >= 18, qPrintable(QString::number(map.titlePixels())));
        QVERIFY2(!map.showsValues() || map.numberPixels() >= 18, qPrintable(QString::number(map.numberPixels())));
        for (const QString& name : {u"heatmapTitle"_s, u"sceneCaption"_s, u"scenePlace"_s, u"rowReadouts"_s,
                                    u"multiplierSlider"_s, u"multiplierField"_s, u"divideLabel"_s, u"quantity"_s}) {
            const QWidget* widget = f.shownOne(name);
            QVERIFY2(widget->fontInfo().pixelSize() >= 24, qPrintable(name));
        }
        QVERIFY(f.find<QWidget>(u"sceneCaption"_s)->fontInfo().pixelSize() >= 32);
        // All of it is there: nothing was pushed off the screen.
        for (const QString& name : {u"heatmap"_s, u"multiplierSlider"_s, u"rowReadouts"_s, u"sceneCaption"_s}) {
            const QWidget* widget = f.shownOne(name);
            QVERIFY2(f.window->rect().contains(QRect(widget->mapTo(f.window.get(), QPoint()), widget->size())),
                     qPrintable(name));
        }
        QCOMPARE(f.window->size(), QSize(1280, 720));
        QVERIFY2(map.cellRect({0, 0}).height() >= 32, qPrintable(QString::number(map.cellRect({0, 0}).height())));
        QVERIFY(map.plotRect().bottom() <= f.find<QWidget>(u"heatmap"_s)->height());
    }

    void longWordsAndManyTokensHaveNoSmallerType()
    {
        for (const QString& sentence :
             {u"another "_s.repeated(9), u"transform "_s.repeated(9), u"a red cube "_s.repeated(13)}) {
            PresentedWindow f;
            QVERIFY(!f.document().edit(setSentence(f.document().content(), sentence)));
            f.present();
            f.window->showNormal();
            f.window->resize(1280, 720);
            QCoreApplication::processEvents();
            QCOMPARE(f.heatmap().labelPixels(), 24);
        }
    }

    void theSelectedRowIsInTheSpotlight()
    {
        PresentedWindow f;
        f.document().select({0, 0, 3, 3}); // each token reads itself
        f.present();
        const auto* canvas = f.find<HeatmapCanvas>(u"heatmap"_s);
        const auto corner = [&](Index row) {
            const QRectF cell = canvas->heatmap().cellRect({row, row});
            const QImage image = const_cast<HeatmapCanvas*>(canvas)->grab().toImage();
            return image.pixelColor(cell.topLeft().toPoint() + QPoint(4, 4));
        };
        const QColor lit = corner(3);
        const QColor dimmed = corner(4);
        QVERIFY(dimmed.lightness() > lit.lightness() + 40);
        f.press(Qt::Key_Escape);
        QCOMPARE(corner(4), corner(3));
    }

    void aSceneIsRecordedByOneKey()
    {
        PresentedWindow f;
        f.document().select({1, 2, 3, 1});
        f.trigger(u"view_grid"_s);
        f.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(f.document().content().scenes, std::vector<Scene>({{ViewKind::Grid, 1, 2, 3, 1, 1, ""}}));
        QCOMPARE(f.find<QLabel>(u"statusCell"_s)->text(), u"Scene 1 is recorded"_s);
        f.present();
        f.inBar<ValueSlider>(u"multiplierSlider"_s)->editValue(2);
        f.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(f.document().content().scenes.size(), std::size_t(2));
        QCOMPARE(f.document().content().scenes[1].scoreMultiplier, 2.);
        QCOMPARE(f.caption(), u"Scene 2 is recorded"_s);
        QCOMPARE(f.slider().value(), 2.);
        f.press(Qt::Key_Escape);
        f.document().undoStack().setIndex(0);
        QVERIFY(f.document().content().scenes.empty());
    }

    void anotherDocumentEndsIt()
    {
        PresentedWindow f;
        QVERIFY(!saveDocumentFile(f.file(u"other.headlight"_s), f.document().content()));
        f.present();
        QVERIFY(f.window->files().openFile(f.file(u"other.headlight"_s)));
        QVERIFY(!f.isPresenting());
    }

    void freeVectorsArePresentedAndLeftAsTheyWere()
    {
        PresentedWindow f;
        f.trigger(u"view_geometry"_s);
        auto* geometry = f.window->findChild<GeometryView*>();
        geometry->showFreeVectors(true);
        f.present();
        f.press(Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(f.view(), ViewKind::Heatmap);
        QVERIFY(f.isPresenting());
        f.press(Qt::Key_Escape);
        QCOMPARE(f.view(), ViewKind::Geometry);
        QVERIFY(f.find<QWidget>(u"leftPanel"_s)->isHidden());
        geometry->showFreeVectors(false);
        f.present();
        geometry->showFreeVectors(true);
        f.press(Qt::Key_Escape);
        QVERIFY(f.find<QWidget>(u"leftPanel"_s)->isHidden());
        geometry->showFreeVectors(false);
        QVERIFY(!f.find<QWidget>(u"leftPanel"_s)->isHidden() && !f.find<QWidget>(u"rightPanel"_s)->isHidden());
    }

    void segmentsHaveRoomForTheirLargeText()
    {
        PresentedWindow f;
        f.trigger(u"view_geometry"_s);
        f.present();
        const QList<QPushButton*> buttons = f.find<QWidget>(u"geometryView"_s)->findChildren<QPushButton*>();
        for (const QPushButton* button : buttons) {
            QFont bold = button->font();
            bold.setWeight(QFont::DemiBold);
            if (button->property("look") == u"Segment"_s && button->isVisible())
                QVERIFY2(button->width() > QFontMetrics(bold).horizontalAdvance(button->text()),
                         qPrintable(button->text()));
        }
    }

    void aLongCaptionIsCutAndAnEmptyDocumentIsPresented()
    {
        PresentedWindow f;
        f.record(ViewKind::Heatmap, {}, 1, std::string(1024, 'W'));
        QVERIFY(!f.document().edit(setSentence(f.document().content(), QString())));
        f.present();
        f.window->resize(1280, 720);
        f.press(Qt::Key_PageDown);
        QVERIFY(f.caption().endsWith(u'…') || f.find<QLabel>(u"sceneCaption"_s)->height() < 150);
        QVERIFY(f.window->height() <= 720);
        for (const int key : {int(Qt::Key_Down), int(Qt::Key_PageUp), int(Qt::Key_B), int(Qt::Key_B)})
            f.press(key);
        f.press(Qt::Key_Escape);
        QVERIFY(!f.isPresenting());
    }

    void theWindowKeepsItsLayoutWhenClosedWhilePresenting()
    {
        PresentedWindow f;
        const QList<int> sizes = f.find<QSplitter>(u"splitter"_s)->sizes();
        f.present();
        f.window->close();
        f.open();
        QVERIFY(!f.isPresenting());
        QVERIFY(!f.window->isFullScreen());
        QCOMPARE(f.find<QSplitter>(u"splitter"_s)->sizes(), sizes);
    }
};

QTEST_MAIN(TestPresenter)
#include "tst_presenter.moc"
