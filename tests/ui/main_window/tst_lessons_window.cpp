#include "core/files/document_file.h"
#include "core/lessons/lesson_values.h"
#include "support/lesson_window_fixture.h"
#include "ui/document/head_edits.h"
#include "ui/document/token_edits.h"

#include <QCheckBox>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

const QByteArray other =
    "{'title': 'Sharper', 'text': 'More.', 'document': 'worked', 'show': {'view': 'grid', 'query': 0, 'key': 1,"
    " 'score_multiplier': 4}, 'point': 'slider'}";
const QByteArray lab = "{'title': 'A lab', 'text': 'Draw.', 'show': {'view': 'saturation'}}";

} // namespace

/// A lesson drives the window, and nothing that a person did is lost by it.
class TestLessonsWindow : public QObject {
    Q_OBJECT

private slots:
    void stepsDriveTheWindow()
    {
        LessonWindowFixture f;
        f.begin(asking::number + ", " + other + ", " + lab);
        QVERIFY(f.isShown("lessonColumn"));
        QCOMPARE(f.title(), u"A number"_s);
        Content undivided = f.worked();
        undivided.model.layers[0].heads[0].scale.kind = f.content().model.layers[0].heads[0].scale.kind;
        QCOMPARE(f.content().tokens, f.worked().tokens);
        QVERIFY(!f.inBar<QCheckBox>(u"divideSwitch"_s)->isChecked());
        f.on();
        QCOMPARE(f.view(), ViewKind::Grid);
        QCOMPARE(f.document().selection(), Selection({0, 0, 0, 1}));
        QCOMPARE(f.slider().value(), 4.);
        QVERIFY(f.inBar<QCheckBox>(u"divideSwitch"_s)->isChecked());
        f.on();
        QVERIFY(f.isShown("labView"));
        f.back();
        f.back();
        QCOMPARE(f.view(), ViewKind::Heatmap);
        QCOMPARE(f.slider().value(), 1.);
        QVERIFY(!f.inBar<QCheckBox>(u"divideSwitch"_s)->isChecked());
    }

    void nobodyIsAskedAboutWhatTheLessonMade()
    {
        LessonWindowFixture f;
        const Content before = f.content();
        f.trigger(u"view_flow"_s);
        f.document().select({1, 2, 3, 1});
        f.begin(asking::number + ", " + other + ", " + asking::cell);
        for (int i = 0; i < 3; ++i)
            f.on();
        QVERIFY(!f.document().isModified());
        QCOMPARE(f.document().undoStack().count(), 0);
        f.close();
        QCOMPARE(f.dialogs.timesAskedToSave, 0);
        QVERIFY(!f.isShown("lessonColumn"));
        QCOMPARE(f.content(), before);
        QCOMPARE(f.document().selection(), Selection({1, 2, 3, 1}));
        QCOMPARE(f.view(), ViewKind::Flow);
        QVERIFY(!f.document().isModified());
    }

    void whatWasTriedInAStepIsAnUndoStepAway()
    {
        LessonWindowFixture f;
        f.begin(asking::number + ", " + other);
        QVERIFY(!f.isShown("stepAgain"));
        f.slider().editValue(7);
        const Content tried = f.content();
        QVERIFY(f.isShown("stepAgain"));
        f.on();
        QCOMPARE(f.dialogs.timesAskedToSave, 0);
        QCOMPARE(f.slider().value(), 4.);
        QVERIFY(!f.document().isModified() && !f.isShown("stepAgain"));
        QCOMPARE(f.action(u"editUndo"_s)->text().remove(u'&'), u"Undo step of the lesson"_s);
        f.document().undoStack().undo();
        QCOMPARE(f.content(), tried);
        QVERIFY(f.isShown("stepAgain"));
        f.find<QPushButton>(u"stepAgain"_s)->click();
        QCOMPARE(f.slider().value(), 4.);
        QVERIFY(!f.isShown("stepAgain"));
    }

    void changesOfALessonsDocumentAreAskedAboutWhenItCloses()
    {
        LessonWindowFixture f;
        f.begin(asking::number + ", " + other);
        f.change();
        f.close(); // the question is put away
        QCOMPARE(f.dialogs.timesAskedToSave, 1);
        QVERIFY(f.window->lessons().isRunning() && f.isShown("lessonColumn"));
        QCOMPARE(QString::fromStdString(f.content().title), u"mine"_s);
        f.dialogs.unsaved = Unsaved::Discard;
        f.close();
        QVERIFY(!f.window->lessons().isRunning());
        QVERIFY(QString::fromStdString(f.content().title) != u"mine"_s);
    }

    void aLessonsDocumentThatWasSavedIsLeftAlone()
    {
        LessonWindowFixture f;
        f.begin(asking::number + ", " + other + ", " + asking::cell);
        f.change();
        f.dialogs.fileToSave = f.file(u"kept.headlight"_s);
        QVERIFY(f.window->files().saveAs());
        const Content saved = f.content();
        f.on();
        QVERIFY(f.document().path().isEmpty());
        QCOMPARE(readDocumentFile(f.dialogs.fileToSave).value(), saved);
        // Changed again after it was saved, it is asked about, and the step stays.
        f.change();
        QVERIFY(f.window->files().saveAs());
        QVERIFY(!f.document().edit(setTitle(f.content(), u"more"_s)));
        f.on();
        QCOMPARE(f.dialogs.timesAskedToSave, 1);
        QCOMPARE(f.title(), u"Sharper"_s);
        QCOMPARE(QString::fromStdString(f.content().title), u"more"_s);
    }

    void anotherDocumentEndsTheLesson()
    {
        LessonWindowFixture f;
        QVERIFY(!saveDocumentFile(f.file(u"other.headlight"_s), f.content()));
        f.begin(asking::number);
        QVERIFY(f.window->files().openFile(f.file(u"other.headlight"_s)));
        QVERIFY(!f.window->lessons().isRunning() && !f.isShown("lessonColumn"));
        QCOMPARE(f.document().path(), f.file(u"other.headlight"_s));
    }

    void aFaultyLessonIsRefusedWithItsPlace()
    {
        LessonWindowFixture f;
        f.begin(asking::number);
        const Content before = f.content();
        f.window->files().openFile(
            f.write("{'title': 'A', 'text': 'B', 'pointing': 'view'}", u"bad.headlight-lesson"_s));
        QCOMPARE(f.dialogs.warnings.size(), 1);
        QVERIFY2(f.dialogs.warnings[0].contains(u"bad.headlight-lesson"_s)
                     && f.dialogs.warnings[0].contains(u"pointing"_s),
                 qPrintable(f.dialogs.warnings[0]));
        QVERIFY(f.window->lessons().isRunning());
        QCOMPARE(f.content(), before);
    }

    void whetherALessonOpensIsSaidAndItsFolderRemembered()
    {
        LessonWindowFixture f;
        f.settings->rememberFolderOf(u"/nowhere/x"_s);
        const QString before = f.settings->folder();
        QVERIFY(!f.window->files().openFile(f.file(u"none.headlight-lesson"_s)));
        QCOMPARE(f.settings->folder(), before);
        QVERIFY(f.window->files().openFile(f.write(asking::number)));
        QCOMPARE(f.settings->folder(), QFileInfo(f.file(u"x"_s)).absolutePath());
    }

    void progressIsKeptFromRunToRun()
    {
        LessonWindowFixture f;
        f.begin(asking::number + ", " + asking::choice + ", " + asking::nothing);
        f.find<QLineEdit>(u"answerField"_s)->setText(u"0.8808"_s);
        f.find<QPushButton>(u"predictionCheck"_s)->click();
        f.on();
        f.open();
        QVERIFY(!f.window->lessons().isRunning());
        f.window->files().openFile(f.file(u"own.headlight-lesson"_s));
        QCOMPARE(f.title(), u"A choice"_s);
        f.on();
        f.on();
        QCOMPARE(f.find<QLabel>(u"stepText"_s)->accessibleName(),
                 u"Predicted right at the first try: 1 of 2.\n\n1 question is still open."_s);
        f.find<QPushButton>(u"lessonBeginAgain"_s)->click();
        QCOMPARE(f.title(), u"A number"_s);
        QVERIFY(f.find<QPushButton>(u"predictionCheck"_s)->isVisible());
    }

    void theLeftPanelGivesWayAndComesBack()
    {
        LessonWindowFixture f;
        f.window->resize(1280, 720);
        f.begin(other + ", {'title': 'X', 'text': '', 'point': 'embeddings'}, " + lab);
        QVERIFY(!f.isShown("leftPanel") && f.isShown("rightPanel"));
        f.on();
        QVERIFY(f.isShown("leftPanel") && !f.isShown("rightPanel"));
        f.on(); // a lab that is about the document
        f.close();
        QVERIFY(f.isShown("leftPanel") && f.isShown("rightPanel"));
        f.begin(other);
        f.window->close();
        QCOMPARE(f.settings->layout(u"left"_s), QByteArray("shown"));
        f.open();
        f.window->resize(1600, 900);
        f.begin(other);
        QVERIFY(f.isShown("leftPanel") && f.isShown("rightPanel"));
    }

    void whatIsPointedAtIsOutlined()
    {
        LessonWindowFixture f;
        f.begin(other + ", " + lab + ", {'title': 'X', 'text': '', 'point': 'worked_cell', 'show': {'view': 'grid'}}");
        const auto surrounds = [&](const QWidget* target) {
            const QRect frame = f.find<QWidget>(u"pointerFrame"_s)->geometry();
            const QRect inside(target->mapTo(f.window.get(), QPoint()), target->size());
            return f.isShown("pointerFrame") && frame.contains(inside) && frame.height() < inside.height() + 20;
        };
        QTRY_VERIFY(surrounds(f.inBar<QWidget>(u"multiplierSlider"_s)));
        f.window->resize(1500, 900);
        QTRY_VERIFY(surrounds(f.inBar<QWidget>(u"multiplierSlider"_s)));
        f.on();
        QTRY_VERIFY(!f.isShown("pointerFrame"));
        f.on();
        QTRY_VERIFY(f.isShown("pointerFrame"));
        QVERIFY(f.isShown("stepTarget"));
        f.present(); // there is no worked cell then
        QTRY_VERIFY(!f.isShown("pointerFrame") && !f.isShown("stepTarget"));
        f.press(Qt::Key_Escape);
        QTRY_VERIFY(f.isShown("pointerFrame") && f.isShown("stepTarget"));
        f.close();
        QTRY_VERIFY(!f.isShown("pointerFrame"));
    }

    void clickersGoThroughTheSteps()
    {
        LessonWindowFixture f;
        f.begin(asking::nothing + ", " + other + ", " + asking::number);
        f.present();
        QVERIFY(f.isShown("lessonColumn"));
        QVERIFY(f.find<QWidget>(u"stepText"_s)->fontInfo().pixelSize() >= 24);
        f.press(Qt::Key_PageDown);
        QCOMPARE(f.title(), u"Sharper"_s);
        QVERIFY(f.isPresenting());
        QCOMPARE(f.view(), ViewKind::Grid);
        f.slider().editValue(2); // played with
        f.press(Qt::Key_PageDown);
        QVERIFY(f.isPresenting());
        QCOMPARE(f.slider().value(), 1.);
        f.press(Qt::Key_PageUp);
        QCOMPARE(f.slider().value(), 4.);
        f.press(Qt::Key_Escape);
        QVERIFY(!f.isPresenting());
        QCOMPARE(f.view(), ViewKind::Grid); // the step's
        QCOMPARE(f.title(), u"Sharper"_s);
        QVERIFY(!f.document().isModified());
        QVERIFY(f.find<QWidget>(u"stepText"_s)->fontInfo().pixelSize() < 24);
    }

    void keysAreWhereTheStepIsAnswered()
    {
        LessonWindowFixture f;
        f.begin(asking::number + ", " + asking::cell + ", " + asking::nothing);
        QCOMPARE(f.window->focusWidget()->objectName(), u"answerField"_s);
        f.press(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(f.title(), u"A number"_s); // it is pointed at before it is skipped
        QVERIFY(f.isShown("predictionSkip"));
        f.press(Qt::Key_Right, Qt::AltModifier);
        QVERIFY(f.find<QWidget>(u"views"_s)->isAncestorOf(f.window->focusWidget()));
        f.press(Qt::Key_Right, Qt::AltModifier);
        f.press(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(f.window->focusWidget()->objectName(), u"lessonNext"_s);
        f.press(Qt::Key_Left, Qt::AltModifier);
        f.press(Qt::Key_Left); // to the first cell, which is the largest
        f.find<QPushButton>(u"predictionCheck"_s)->click();
        QVERIFY(!f.find<QPushButton>(u"predictionCheck"_s)->isVisible());
    }

    void keysGoOnAndBack()
    {
        LessonWindowFixture f;
        QVERIFY(!f.action(u"lessonNextStep"_s)->isEnabled());
        f.begin(asking::nothing + ", " + other);
        f.press(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(f.title(), u"Sharper"_s);
        f.press(Qt::Key_Left, Qt::AltModifier);
        f.press(Qt::Key_Left, Qt::AltModifier); // the first stays
        QCOMPARE(f.title(), u"Plain"_s);
        f.trigger(u"lessonEnd"_s);
        QVERIFY(!f.action(u"lessonNextStep"_s)->isEnabled());
    }

    void examplesFollowTheLanguage()
    {
        LessonWindowFixture f;
        QFile out(f.file(u"words.headlight-lesson"_s));
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(json("{'format': 'headlight-lesson', 'version': 1, 'id': 'words', 'title': 'Words', 'documents':"
                       " {'cube': 'example:red_cube_blue_sphere'}, 'steps': [{'title': 'A', 'text': 'B', 'document':"
                       " 'cube', 'show': {'view': 'heatmap', 'head': 1, 'query': 2, 'key': 1}}]}"));
        out.close();
        f.window->files().openFile(out.fileName());
        QCOMPARE(f.content().tokens[1], std::string("red"));
        f.find<QPushButton>(u"languageSwitch"_s)->click();
        QVERIFY(f.content().tokens[1] != "red");
        QCOMPARE(f.document().selection().head, 1);
        QVERIFY(!f.isShown("stepAgain"));
        f.change();
        f.find<QPushButton>(u"languageSwitch"_s)->click(); // what someone has changed stays
        QVERIFY(f.content().tokens[1] != "red");
        QVERIFY(f.isShown("stepAgain")); // and so does the way back
    }

    void hiddenIsWhatIsAskedUntilItIsAnswered()
    {
        LessonWindowFixture f;
        f.begin(asking::number + ", " + asking::nothing);
        const auto isHidden = [&] { return std::isnan(f.heatmap().value({0, 0})); };
        QVERIFY(isHidden());
        f.on();
        QVERIFY(!isHidden());
        f.back();
        QVERIFY(isHidden());
        f.find<QLineEdit>(u"answerField"_s)->setText(u"0.8808"_s);
        f.find<QPushButton>(u"predictionCheck"_s)->click();
        QVERIFY(!isHidden());
        f.close();
        f.begin(asking::number + ", " + asking::nothing); // it stays answered
        QVERIFY(!isHidden());
    }
};

QTEST_MAIN(TestLessonsWindow)
#include "tst_lessons_window.moc"
