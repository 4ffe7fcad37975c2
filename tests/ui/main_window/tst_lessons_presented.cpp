#include "support/lesson_window_fixture.h"
#include "ui/controls/page_canvas.h"

#include "ui/views/geometry_view.h"
#include "ui/views/lab_view.h"

#include <QMouseEvent>
#include <QRadioButton>
#include <QSplitter>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

const QByteArray other =
    "{'title': 'Sharper', 'text': 'More.', 'document': 'worked', 'show': {'view': 'grid', 'query': 0, 'key': 1,"
    " 'score_multiplier': 4}, 'point': 'slider'}";
const QByteArray lab = "{'title': 'A lab', 'text': 'Draw.', 'show': {'view': 'why_root'}}";
const QByteArray freeVectors = "{'title': 'Free', 'text': '', 'show': {'view': 'geometry', 'free_vectors': true}}";

} // namespace

/// Lessons that begin, go on and end in presenter mode.
class TestLessonsPresented : public QObject {
    Q_OBJECT

private slots:
    void aLessonThatClosesLeavesTheStageAlone_data()
    {
        QTest::addColumn<QByteArray>("step");
        QTest::newRow("a view") << other;
        QTest::newRow("a lab") << lab;
        QTest::newRow("free vectors") << freeVectors;
    }
    void aLessonThatClosesLeavesTheStageAlone()
    {
        QFETCH(QByteArray, step);
        LessonWindowFixture f;
        f.window->resize(1280, 720);
        f.begin(step);
        f.present();
        f.close();
        QVERIFY(!f.window->lessons().isRunning());
        QVERIFY(f.isPresenting());
        QVERIFY(!f.isShown("leftPanel") && !f.isShown("rightPanel"));
        QCOMPARE(f.view(), ViewKind::Heatmap); // from before
        f.press(Qt::Key_Escape);
        QCOMPARE(f.view(), ViewKind::Heatmap);
        QVERIFY(f.isShown("leftPanel") && f.isShown("rightPanel"));
        QTRY_VERIFY(f.find<QWidget>(u"leftPanel"_s)->width() > 100);
        QVERIFY(f.action(u"viewLeftPanel"_s)->isChecked() && f.action(u"viewRightPanel"_s)->isChecked());
    }

    void marksOfChoicesAreAsLargeAsTheirText()
    {
        LessonWindowFixture f;
        f.window->resize(1280, 720);
        f.begin(asking::choice);
        f.present();
        f.window->showNormal();
        f.window->resize(1280, 720);
        auto* choice = f.find<QRadioButton>(u"choice_0"_s);
        const auto markWidth = [&] {
            QImage picture(choice->size(), QImage::Format_RGB32);
            choice->render(&picture);
            const QRgb ground = picture.pixel(choice->width() - 1, 0);
            const int middle = 6 + choice->fontMetrics().height() / 2;
            int right = choice->style()->pixelMetric(QStyle::PM_ExclusiveIndicatorWidth, nullptr, choice) + 2;
            while (right > 0 && picture.pixel(right, middle) == ground)
                --right;
            return right + 1;
        };
        const int open = markWidth();
        QVERIFY2(open >= 20, qPrintable(QString::number(open)));
        choice->setChecked(true);
        QVERIFY(std::abs(markWidth() - open) <= 1); // its edge is smoothed
        f.press(Qt::Key_Escape);
        QVERIFY(markWidth() < 20);
    }

    void panelsThatWereFoldedStayFolded()
    {
        LessonWindowFixture f;
        f.window->resize(1280, 720);
        f.trigger(u"viewLeftPanel"_s);
        f.begin("{'title': 'X', 'text': '', 'point': 'embeddings'}");
        QVERIFY(f.isShown("leftPanel"));
        f.present();
        f.close();
        f.press(Qt::Key_Escape);
        QVERIFY(!f.isShown("leftPanel") && f.isShown("rightPanel"));
        QVERIFY(!f.action(u"viewLeftPanel"_s)->isChecked());
    }

    void aLessonThatBeginsOnTheStageLosesNoPanel_data()
    {
        QTest::addColumn<QByteArray>("step");
        QTest::newRow("a view") << other;
        QTest::newRow("a lab") << lab;
    }
    void aLessonThatBeginsOnTheStageLosesNoPanel()
    {
        QFETCH(QByteArray, step);
        LessonWindowFixture f;
        f.window->resize(1600, 900);
        f.present();
        f.begin(step);
        QVERIFY(f.isPresenting());
        f.press(Qt::Key_Escape);
        f.close();
        QVERIFY(f.isShown("leftPanel") && f.isShown("rightPanel"));
        f.present();
        f.begin(step);
        f.window->close();
        QCOMPARE(f.settings->layout(u"left"_s), QByteArray("shown"));
        QCOMPARE(f.settings->layout(u"right"_s), QByteArray("shown"));
    }

    void beginningAndEndingOnTheStageChangesNothing()
    {
        LessonWindowFixture f;
        f.trigger(u"view_flow"_s);
        f.trigger(u"viewRightPanel"_s);
        f.present();
        f.begin(other);
        QCOMPARE(f.view(), ViewKind::Grid);
        f.close();
        QVERIFY(f.isPresenting());
        f.press(Qt::Key_Escape);
        QCOMPARE(f.view(), ViewKind::Flow);
        QVERIFY(f.isShown("leftPanel") && !f.isShown("rightPanel"));
    }

    void whateverStraysFromAStepIsAStepAway_data()
    {
        using Stray = std::function<void(LessonWindowFixture&)>;
        QTest::addColumn<QByteArray>("step");
        QTest::addColumn<Stray>("stray");
        QTest::newRow("a view") << other << Stray([](auto& f) { f.trigger(u"view_flow"_s); });
        QTest::newRow("a cell") << other << Stray([](auto& f) { f.document().select({0, 0, 0, 0}); });
        QTest::newRow("an edit") << other << Stray([](auto& f) { f.slider().editValue(2); });
        QTest::newRow("what is set in a lab") << lab << Stray([](auto& f) {
            f.template find<LabView>(u"labView"_s)->setState({{"d", 256}});
        });
        QTest::newRow("the head's geometry")
            << freeVectors
            << Stray([](auto& f) { f.template find<GeometryView>(u"geometryView"_s)->showFreeVectors(false); });
        QTest::newRow("what is played with") << other << Stray([](auto& f) {
            f.present();
            f.slider().editValue(2);
        });
    }
    void whateverStraysFromAStepIsAStepAway()
    {
        using Stray = std::function<void(LessonWindowFixture&)>;
        QFETCH(QByteArray, step);
        QFETCH(Stray, stray);
        LessonWindowFixture f;
        f.begin(step);
        QCoreApplication::processEvents();
        QVERIFY(!f.isShown("stepAgain"));
        stray(f);
        QTRY_VERIFY(f.isShown("stepAgain"));
        f.find<QPushButton>(u"stepAgain"_s)->click();
        QVERIFY(!f.isShown("stepAgain"));
        QTest::qWait(50);
        QVERIFY(!f.isShown("stepAgain"));
    }

    void aCellThatIsAskedForIsNoStraying()
    {
        LessonWindowFixture f;
        f.begin(asking::cell);
        f.document().select({0, 0, 0, 0});
        QVERIFY(!f.isShown("stepAgain"));
        f.trigger(u"view_grid"_s);
        QVERIFY(f.isShown("stepAgain"));
    }

    void theColumnStaysAsWideAsSomeoneMadeIt()
    {
        LessonWindowFixture f;
        f.window->resize(1800, 800);
        f.begin(asking::nothing + ", " + asking::nothing + ", " + other);
        QCoreApplication::processEvents();
        auto* splitter = f.find<QSplitter>(u"lessonSplitter"_s);
        QWidget* handle = splitter->handle(1);
        const int before = splitter->sizes()[0];
        const auto send = [&](QEvent::Type type, int by) {
            const QPoint at(by, 50);
            QMouseEvent event(type, at, handle->mapToGlobal(at),
                              type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton,
                              type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(handle, &event);
        };
        send(QEvent::MouseButtonPress, 0);
        send(QEvent::MouseMove, 60);
        send(QEvent::MouseButtonRelease, 0);
        const int dragged = splitter->sizes()[0];
        QVERIFY2(dragged > before + 30, qPrintable(u"%1 %2"_s.arg(before).arg(dragged)));
        f.on();
        QCOMPARE(splitter->sizes()[0], dragged);
        f.present(); // in other type
        f.on();
        f.press(Qt::Key_Escape);
        QCOMPARE(splitter->sizes()[0], dragged);
    }

    void aClickerGoesThroughAStepsLabBeforeTheNextStep()
    {
        LessonWindowFixture f;
        f.begin("{'title': 'A lab', 'text': 'Draw.', 'document': 'worked', 'show': {'view': 'heads_and_cost'}}, "
                + asking::nothing);
        f.present();
        const auto* canvas = f.window->findChild<PageCanvas*>();
        QTRY_VERIFY(canvas->sheetCount() > 1);
        for (int sheet = 1; sheet < canvas->sheetCount(); ++sheet) {
            f.press(Qt::Key_PageDown);
            QCOMPARE(canvas->sheet(), sheet);
        }
        QCOMPARE(f.title(), u"A lab"_s);
        f.press(Qt::Key_PageUp);
        QCOMPARE(canvas->sheet(), canvas->sheetCount() - 2);
        f.press(Qt::Key_PageDown);
        f.press(Qt::Key_PageDown);
        QCOMPARE(f.title(), u"Plain"_s);
    }

    void aLessonThatIsRefusedChangesNothingOnTheStage()
    {
        LessonWindowFixture f;
        f.recordThree();
        f.change();
        f.present();
        f.press(Qt::Key_PageDown);
        f.press(Qt::Key_PageDown);
        QCOMPARE(f.view(), ViewKind::Grid);
        f.window->files().openFile(f.write("{'title': 'No', 'txt': ''}")); // it is refused
        QCOMPARE(f.dialogs.warnings.size(), 1);
        QCOMPARE(f.dialogs.timesAskedToSave, 0);
        QVERIFY(!f.window->lessons().isRunning() && f.isPresenting());
        QCOMPARE(f.caption(), u"two"_s);
        QCOMPARE(f.slider().value(), 4.); // the scene's
        f.press(Qt::Key_PageUp);
        QCOMPARE(f.caption(), u"one"_s);
        f.press(Qt::Key_Escape);
        QCOMPARE(f.view(), ViewKind::Heatmap);
        QCOMPARE(f.slider().value(), 1.);
    }
};

QTEST_MAIN(TestLessonsPresented)
#include "tst_lessons_presented.moc"
