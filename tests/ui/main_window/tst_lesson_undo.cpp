#include "support/lesson_window_fixture.h"

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

const QByteArray steps = asking::number + ", " + asking::nothing;

/// How a lesson ends.
enum class End { Button, Menu, AfterAnother, Presented };

} // namespace

/// A lesson has undo steps of its own, and those of the document from before come back with it.
class TestLessonUndo : public QObject {
    Q_OBJECT

private slots:
    void undoStepsComeBackWithTheDocument_data()
    {
        QTest::addColumn<End>("end");
        QTest::newRow("the column is closed") << End::Button;
        QTest::newRow("by the menu") << End::Menu;
        QTest::newRow("after another lesson") << End::AfterAnother;
        QTest::newRow("in presenter mode") << End::Presented;
    }
    void undoStepsComeBackWithTheDocument()
    {
        QFETCH(End, end);
        LessonWindowFixture f;
        const Content untouched = f.content();
        rename(f, u"one"_s);
        f.dialogs.fileToSave = f.file(u"mine.headlight"_s);
        QVERIFY(f.window->files().saveAs());
        rename(f, u"two"_s);
        QVERIFY(f.window->files().save());
        f.begin(steps);
        QVERIFY(!f.action(u"editUndo"_s)->isEnabled() && !f.action(u"editRedo"_s)->isEnabled());
        if (end == End::Presented)
            f.present();
        f.slider().editValue(7); // tried in the step, or played with
        f.on();
        if (end == End::AfterAnother)
            QVERIFY(f.window->files().openFile(f.write(steps, u"another.headlight-lesson"_s)));
        f.dialogs.unsaved = Unsaved::Discard;
        if (end == End::Menu)
            f.trigger(u"lessonEnd"_s);
        else
            f.close();
        QVERIFY(!f.window->lessons().isRunning());

        QCOMPARE(title(f), u"two"_s);
        QVERIFY(!f.document().isModified() && !f.window->isWindowModified());
        QVERIFY(f.window->windowTitle().startsWith(u"mine.headlight"_s));
        QCOMPARE(f.action(u"editUndo"_s)->text().remove(u'&'), u"Undo change of the title"_s);
        QVERIFY(!f.action(u"editRedo"_s)->isEnabled());
        f.trigger(u"editUndo"_s);
        QCOMPARE(title(f), u"one"_s);
        QVERIFY(f.document().isModified() && f.window->isWindowModified());
        f.trigger(u"editUndo"_s);
        QCOMPARE(f.content(), untouched);
        QVERIFY(!f.action(u"editUndo"_s)->isEnabled());
        f.trigger(u"editRedo"_s);
        f.trigger(u"editRedo"_s);
        QCOMPARE(title(f), u"two"_s);
        QVERIFY(!f.window->isWindowModified());
    }

    void whatNoFileHoldsStaysUnsaved()
    {
        LessonWindowFixture f;
        Content made = f.content();
        made.title = "made";
        QVERIFY(f.window->files().openContent(made));
        rename(f, u"one"_s);
        f.begin(steps);
        QVERIFY(!f.window->isWindowModified());
        f.close();
        QCOMPARE(title(f), u"one"_s);
        QVERIFY(f.window->isWindowModified());
        f.trigger(u"editUndo"_s);
        QCOMPARE(f.content(), made);
        QVERIFY(f.window->isWindowModified());
    }

    void aLessonsOwnStepsEndWithIt()
    {
        LessonWindowFixture f;
        f.begin(steps);
        const Content shown = f.content();
        f.change();
        QCOMPARE(f.action(u"editUndo"_s)->text().remove(u'&'), u"Undo change of the title"_s);
        f.trigger(u"editUndo"_s);
        QCOMPARE(f.content(), shown);
        QVERIFY(!f.action(u"editUndo"_s)->isEnabled());
        f.trigger(u"editRedo"_s);
        f.dialogs.unsaved = Unsaved::Discard;
        f.close();
        QVERIFY(!f.action(u"editUndo"_s)->isEnabled() && !f.action(u"editRedo"_s)->isEnabled());
    }

    void anotherDocumentBeginsWithoutSteps()
    {
        LessonWindowFixture f;
        rename(f, u"one"_s);
        f.dialogs.fileToSave = f.file(u"mine.headlight"_s);
        QVERIFY(f.window->files().saveAs());
        f.begin(steps);
        QVERIFY(f.window->files().openFile(f.dialogs.fileToSave));
        QVERIFY(!f.window->lessons().isRunning());
        QVERIFY(!f.action(u"editUndo"_s)->isEnabled() && !f.window->isWindowModified());
    }

private:
    static void rename(LessonWindowFixture& f, const QString& title)
    {
        QVERIFY(!f.document().edit(setTitle(f.content(), title)));
    }
    static QString title(LessonWindowFixture& f) { return QString::fromStdString(f.content().title); }
};

QTEST_MAIN(TestLessonUndo)
#include "tst_lesson_undo.moc"
