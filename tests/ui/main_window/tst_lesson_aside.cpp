#include "core/files/document_file.h"
#include "support/lesson_window_fixture.h"
#include "ui/controls/matrix_grid.h"
#include "ui/controls/panel_column.h"

#include <QDir>
#include <QScrollBar>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

const QByteArray steps = asking::number + ", " + asking::nothing;

/// Someone with unsaved work who takes a lesson.
struct Work : LessonWindowFixture {
    Work()
    {
        dialogs.fileToSave = path();
        QVERIFY(window->files().saveAs());
        saved = content();
        change();
        mine = content();
        document().select({1, 2, 3, 1});
        begin(steps);
        QVERIFY(!saveDocumentFile(file(u"other.headlight"_s), worked()));
    }

    QString path() const { return file(u"work.headlight"_s); }
    Content onDisk() const { return readDocumentFile(path()).value(); }
    bool isLessonAsBefore()
    {
        return window->lessons().isRunning() && isShown("lessonColumn") && title() == u"A number"_s
               && document().path().isEmpty() && find<QLineEdit>(u"answerField"_s)->text() == u"0.5"_s;
    }
    bool isWorkBack()
    {
        return content() == mine && document().isModified() && document().path() == path()
               && document().selection() == Selection({1, 2, 3, 1});
    }
    QStringList copies() const { return QDir(file(u"copies"_s)).entryList({u"*.headlight"_s}, QDir::Files); }
    /// What a run that is killed now would leave to the next one.
    QList<Content> keptNow() const
    {
        QList<Content> kept;
        for (const QString& name : copies())
            kept.append(readDocumentFile(file(u"copies/"_s + name)).value());
        return kept;
    }

    Content saved;
    Content mine;
};

} // namespace

/// The document from before a lesson stands aside whole, and is asked about before it could be lost.
class TestLessonAside : public QObject {
    Q_OBJECT

private slots:
    void aLessonAsksNothingAndUnsavedWorkComesBack()
    {
        Work f;
        QCOMPARE(f.dialogs.timesAskedToSave, 0);
        QVERIFY(!f.document().isModified() && !f.window->isWindowModified());
        f.on();
        QVERIFY(f.window->files().openFile(f.write(steps, u"another.headlight-lesson"_s)));
        f.close();
        QCOMPARE(f.dialogs.timesAskedToSave, 0);
        QVERIFY(f.isWorkBack() && f.window->isWindowModified());
        QCOMPARE(f.onDisk(), f.saved);
        f.trigger(u"editUndo"_s);
        QCOMPARE(f.content(), f.saved);
        QVERIFY(!f.document().isModified());
    }

    void whatCouldLoseItAsksAboutIt_data()
    {
        QTest::addColumn<QString>("way");
        QTest::addColumn<Unsaved>("answer");
        for (const char* way : {"close", "file", "example", "new"})
            for (const Unsaved answer : {Unsaved::Save, Unsaved::Discard, Unsaved::Cancel})
                QTest::addRow("%s, %d", way, static_cast<int>(answer)) << QString::fromLatin1(way) << answer;
    }
    void whatCouldLoseItAsksAboutIt()
    {
        QFETCH(QString, way);
        QFETCH(Unsaved, answer);
        Work f;
        f.find<QLineEdit>(u"answerField"_s)->setText(u"0.5"_s);
        f.dialogs.unsaved = answer;
        const bool done = go(f, way);
        QCOMPARE(f.dialogs.timesAskedToSave, 1);
        QCOMPARE(f.dialogs.questions.last(), u"work.headlight"_s);
        QCOMPARE(f.onDisk(), answer == Unsaved::Save ? f.mine : f.saved);
        QCOMPARE(done, answer != Unsaved::Cancel);
        if (answer == Unsaved::Cancel) {
            QVERIFY(f.isLessonAsBefore());
            f.close();
            QVERIFY(f.isWorkBack());
            return;
        }
        QVERIFY(!f.window->lessons().isRunning());
        if (way == u"close"_s)
            return;
        QVERIFY(f.content() != f.mine && !f.document().isModified());
        f.window->close(); // it is not asked about again
        QCOMPARE(f.dialogs.timesAskedToSave, 1);
        QVERIFY(!f.window->isVisible() && f.copies().isEmpty());
    }

    void aSaveThatIsPutAwayIsACancel()
    {
        LessonWindowFixture f;
        f.change();
        f.begin(steps);
        f.dialogs.unsaved = Unsaved::Save; // to no file
        f.window->close();
        QVERIFY(f.window->isVisible() && f.window->lessons().isRunning());
        f.dialogs.fileToSave = f.file(u"mine.headlight"_s);
        f.window->close();
        QVERIFY(!f.window->isVisible());
        QCOMPARE(QString::fromStdString(readDocumentFile(f.dialogs.fileToSave).value().title), u"mine"_s);
    }

    void aFaultyFileLosesNothing()
    {
        Work f;
        f.dialogs.unsaved = Unsaved::Discard;
        QVERIFY(!f.window->files().openFile(f.file(u"none.headlight"_s)));
        QVERIFY(f.window->lessons().isRunning());
        f.close();
        QVERIFY(f.isWorkBack());
    }

    void whatIsSavedFromTheLessonComesBackSaved()
    {
        Work f;
        f.dialogs.unsaved = Unsaved::Save;
        QVERIFY(!f.window->files().openFile(f.file(u"none.headlight"_s)));
        QCOMPARE(f.onDisk(), f.mine);
        QVERIFY(f.copies().isEmpty());
        f.close();
        QCOMPARE(f.content(), f.mine);
        QVERIFY(!f.document().isModified());
        f.trigger(u"editUndo"_s);
        QVERIFY(f.document().isModified());
        QVERIFY(f.window->files().save()); // nobody else has written to it
        QCOMPARE(f.dialogs.questions.filter(u"Another program"_s).size(), 0);
    }

    void whatTheLessonIsSavedOverComesBackUnsaved()
    {
        LessonWindowFixture f;
        f.dialogs.fileToSave = f.file(u"work.headlight"_s);
        QVERIFY(f.window->files().saveAs());
        const Content mine = f.content();
        f.begin(steps);
        QVERIFY(f.window->files().saveAs()); // to the same file
        f.close();
        QCOMPARE(f.content(), mine);
        QVERIFY(f.document().isModified());
    }

    void anotherProgramsChangesAreNotWrittenOver()
    {
        Work f;
        QVERIFY(!saveDocumentFile(f.path(), f.worked()));
        f.dialogs.unsaved = Unsaved::Save;
        f.dialogs.yes = false;
        f.window->close();
        QVERIFY2(f.dialogs.questions.last().contains(u"Another program"_s), qPrintable(f.dialogs.questions.last()));
        QVERIFY(f.window->isVisible() && f.window->lessons().isRunning());
        QCOMPARE(f.onDisk(), f.worked());
    }

    void aCopyOfItIsKeptMeanwhile()
    {
        Work f;
        QCOMPARE(f.keptNow(), QList<Content>{f.mine});
        QVERIFY(!f.document().edit(setTitle(f.content(), u"tried"_s)));
        f.window->keepCopy();
        QCOMPARE(f.keptNow().size(), 2); // of what was changed in the lesson, too
        f.window->offerRecovery();       // both are this run's
        QCOMPARE(f.dialogs.questions.size(), 1);
        f.dialogs.unsaved = Unsaved::Discard;
        f.close();
        QCOMPARE(f.keptNow(), QList<Content>{f.mine});
        QVERIFY(f.window->files().save());
        QVERIFY(f.copies().isEmpty());
    }

    void aCopyOfWhatIsSavedIsNotKept()
    {
        LessonWindowFixture f;
        f.begin(steps);
        QVERIFY(QDir(f.file(u"copies"_s)).entryList({u"*.headlight"_s}, QDir::Files).isEmpty());
    }

    void cancelLeavesTheLessonAsItWas_data()
    {
        QTest::addColumn<QString>("button");
        QTest::newRow("on") << u"lessonNext"_s;
        QTest::newRow("again") << u"stepAgain"_s;
        QTest::newRow("begin again") << u"lessonBeginAgain"_s;
        QTest::newRow("close") << u"lessonClose"_s;
    }
    void cancelLeavesTheLessonAsItWas()
    {
        QFETCH(QString, button);
        LessonWindowFixture f;
        f.begin(asking::number + ", " + asking::cell + ", " + asking::number);
        f.find<QLineEdit>(u"answerField"_s)->setText(u"0.5"_s);
        f.find<QPushButton>(u"predictionCheck"_s)->click();
        if (button == u"lessonBeginAgain"_s)
            for (int i = 0; i < 3; ++i)
                f.on();
        const QString progress = f.settings->lessonProgress(u"own"_s);
        f.change();
        f.dialogs.fileToSave = f.file(u"kept.headlight"_s);
        QVERIFY(f.window->files().saveAs());
        QVERIFY(!f.document().edit(setTitle(f.content(), u"more"_s)));
        const Content shown = f.content();
        const QString title = f.title();
        const QString feedback = said(f);
        f.find<QPushButton>(button)->click();
        QCOMPARE(f.dialogs.timesAskedToSave, 1);
        QCOMPARE(f.content(), shown);
        QCOMPARE(f.title(), title);
        QCOMPARE(said(f), feedback);
        QVERIFY(f.isShown("stepAgain"));
        QCOMPARE(f.settings->lessonProgress(u"own"_s), progress);
    }

    void whatIsWorkedAtInThePanelsComesBack()
    {
        LessonWindowFixture f;
        f.window->resize(1280, 720);
        auto* grid = f.find<MatrixGrid>(u"embeddings_grid"_s);
        grid->setCurrentCell(2, 1);
        auto* bar = f.find<QWidget>(u"rightPanel"_s)->findChild<PanelColumn*>()->verticalScrollBar();
        QCoreApplication::processEvents();
        const int scrolled = bar->value();
        f.begin(asking::number + ", {'title': 'X', 'text': '', 'point': 'matrices', 'document': 'worked'}");
        f.on();
        QCoreApplication::processEvents();
        grid->setCurrentCell(0, 0);
        bar->setValue(bar->maximum());
        f.close();
        QCOMPARE(grid->currentColumn(), Index(1));
        QCOMPARE(grid->currentRow(), Index(2));
        QTRY_COMPARE(bar->value(), scrolled);
    }

    void theTitleNamesTheLesson()
    {
        Work f;
        QVERIFY2(f.window->windowTitle().startsWith(u"A test — "_s), qPrintable(f.window->windowTitle()));
        f.close();
        QCOMPARE(f.window->windowTitle(), u"work.headlight[*] — Headlight"_s);
    }

    void aLessonThatAnotherDocumentClosesIsSaid()
    {
        Work f;
        f.dialogs.unsaved = Unsaved::Discard;
        QVERIFY(f.window->files().openFile(f.file(u"other.headlight"_s)));
        QTRY_VERIFY(f.find<QLabel>(u"statusCell"_s)->text().contains(u"lesson was closed"_s));
    }

private:
    static QString said(LessonWindowFixture& f)
    {
        const auto* label = f.window->findChild<QLabel*>(u"predictionFeedback"_s);
        return label ? label->accessibleName() : QString();
    }
    static bool go(Work& f, const QString& way)
    {
        if (way == u"file"_s)
            return f.window->files().openFile(f.file(u"other.headlight"_s));
        if (way == u"example"_s)
            return f.window->files().openExample(1);
        if (way == u"new"_s) {
            f.window->files().create();
            return f.content().tokens.empty();
        }
        f.window->close();
        return !f.window->isVisible();
    }
};

QTEST_MAIN(TestLessonAside)
#include "tst_lesson_aside.moc"
