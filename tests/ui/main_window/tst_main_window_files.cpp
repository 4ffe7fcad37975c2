#include "core/files/document_file.h"
#include "support/main_window_fixture.h"
#include "ui/document/blank.h"
#include "ui/document/token_edits.h"
#include "ui/main_window/examples.h"

#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QMenu>
#include <QMimeData>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

void changeTitle(Document& document, const QString& title)
{
    QVERIFY(!document.edit(setTitle(document.content(), title)));
}

QString titleOf(const Document& document)
{
    return QString::fromStdString(document.content().title);
}

/// A document file with this title.
QString written(const MainWindowFixture& fixture, const QString& name, const QString& title)
{
    Content content = blankContent();
    content.title = title.toStdString();
    content.tokens = {"one"};
    content.sentence = "one";
    content.embeddings = Matrix<double>(Matrix<double>::Ones(1, content.dModel()));
    const QString path = fixture.file(name);
    if (const auto error = saveDocumentFile(path, content))
        qWarning("the test's file was not written");
    return path;
}

} // namespace

class TestMainWindowFiles : public QObject {
    Q_OBJECT

private slots:
    void opensOnTheFirstExample()
    {
        MainWindowFixture f;
        QVERIFY(!f.document().content().tokens.empty());
        QCOMPARE(titleOf(f.document()), examples().front().title);
        QVERIFY(f.document().path().isEmpty());
        QVERIFY(!f.document().isModified());
    }

    void allExamplesOpen()
    {
        MainWindowFixture f;
        const QList<QAction*> actions = f.find<QMenu>(u"fileExamples"_s)->actions();
        QCOMPARE(actions.size(), examples().size());
        QCOMPARE(actions.size(), QDir(u":/examples"_s).entryList({u"*.headlight"_s}).size());
        for (QAction* action : actions) {
            action->trigger();
            QCOMPARE(titleOf(f.document()), action->data().toString());
            QCOMPARE(f.dialogs.warnings, QStringList());
        }
    }

    void savingAndOpeningGivesTheSameBack()
    {
        MainWindowFixture f;
        changeTitle(f.document(), u"kept"_s);
        const Content before = f.document().content();
        f.dialogs.fileToSave = f.file(u"saved"_s);
        f.trigger(u"fileSave"_s);
        QCOMPARE(f.document().path(), f.file(u"saved.headlight"_s));
        QVERIFY(!f.document().isModified());
        f.trigger(u"fileNew"_s);
        QVERIFY(f.document().content().tokens.empty());
        f.dialogs.fileToOpen = f.file(u"saved.headlight"_s);
        f.trigger(u"fileOpen"_s);
        QVERIFY(f.document().content() == before);
    }

    void savingAgainAsksForNoName()
    {
        MainWindowFixture f;
        f.dialogs.fileToSave = f.file(u"a.headlight"_s);
        f.trigger(u"fileSave"_s);
        f.dialogs.questions.clear();
        changeTitle(f.document(), u"again"_s);
        f.trigger(u"fileSave"_s);
        QCOMPARE(f.dialogs.questions, QStringList());
        QCOMPARE(readDocumentFile(f.file(u"a.headlight"_s)).value().title, "again");
    }

    void aFailedSaveKeepsEverything()
    {
        MainWindowFixture f;
        changeTitle(f.document(), u"precious"_s);
        f.dialogs.fileToSave = f.file(u"no such folder/x.headlight"_s);
        f.trigger(u"fileSave"_s);
        QCOMPARE(f.dialogs.warnings.size(), 1);
        QVERIFY(f.document().isModified());
        QVERIFY(f.document().path().isEmpty());
        QCOMPARE(titleOf(f.document()), u"precious"_s);
    }

    void unsavedChangesAreAskedAbout_data()
    {
        QTest::addColumn<Unsaved>("answer");
        QTest::addColumn<bool>("leaves");
        QTest::newRow("cancelled, nothing happens") << Unsaved::Cancel << false;
        QTest::newRow("discarded, they are gone") << Unsaved::Discard << true;
        QTest::newRow("saved, they are in the file") << Unsaved::Save << true;
    }
    void unsavedChangesAreAskedAbout()
    {
        QFETCH(Unsaved, answer);
        QFETCH(bool, leaves);
        MainWindowFixture f;
        changeTitle(f.document(), u"changed"_s);
        f.dialogs.unsaved = answer;
        f.dialogs.fileToSave = f.file(u"x.headlight"_s);
        f.trigger(u"fileNew"_s);
        QCOMPARE(f.dialogs.timesAskedToSave, 1);
        QCOMPARE(f.document().content().tokens.empty(), leaves);
        QCOMPARE(QFile::exists(f.file(u"x.headlight"_s)), answer == Unsaved::Save);
    }

    void closingAsksToo()
    {
        MainWindowFixture f;
        changeTitle(f.document(), u"changed"_s);
        f.dialogs.unsaved = Unsaved::Cancel;
        QVERIFY(!f.window->close());
        QVERIFY(f.window->isVisible());
        f.dialogs.unsaved = Unsaved::Discard;
        QVERIFY(f.window->close());
    }

    void anUnchangedDocumentIsLeftWithoutAQuestion()
    {
        MainWindowFixture f;
        f.trigger(u"fileNew"_s);
        QVERIFY(f.window->close());
        QCOMPARE(f.dialogs.timesAskedToSave, 0);
    }

    void aBadFileIsOneSentenceAndChangesNothing()
    {
        MainWindowFixture f;
        const Content before = f.document().content();
        QFile bad(f.file(u"bad.headlight"_s));
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write("{\"format\": \"headlight\",");
        bad.close();
        QVERIFY(!f.window->files().openFile(bad.fileName()));
        QCOMPARE(f.dialogs.warnings.size(), 1);
        QVERIFY(f.dialogs.warnings.front().contains(u"bad.headlight"_s));
        QVERIFY(f.document().content() == before);
        QVERIFY(f.settings->recentFiles().isEmpty());
    }

    void recentFilesAreListedTheLatestFirst()
    {
        MainWindowFixture f;
        const QString one = written(f, u"one.headlight"_s, u"first"_s);
        const QString two = written(f, u"two.headlight"_s, u"second"_s);
        f.window->files().openFile(one);
        f.window->files().openFile(two);
        QMenu* recent = f.find<QMenu>(u"fileRecent"_s);
        QCOMPARE(recent->actions().front()->text(), u"two.headlight"_s);
        recent->actions().at(1)->trigger();
        QTRY_COMPARE(titleOf(f.document()), u"first"_s);
        QCOMPARE(recent->actions().front()->text(), u"one.headlight"_s);
        f.trigger(u"fileForgetRecent"_s);
        QTRY_VERIFY(!recent->isEnabled());
    }

    void aFileDroppedAnywhereOpens()
    {
        MainWindowFixture f;
        const QString path = written(f, u"dropped.headlight"_s, u"dropped"_s);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QWidget* field = f.window->findChild<QWidget*>(u"leftPanel"_s);
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(field, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(field, &drop);
        QTRY_COMPARE(titleOf(f.document()), u"dropped"_s);
    }

    void aCopyOfLostWorkIsOffered()
    {
        MainWindowFixture f;
        const QString path = written(f, u"work.headlight"_s, u"before"_s);
        f.window->files().openFile(path);
        changeTitle(f.document(), u"not yet saved"_s);
        const Content lost = f.document().content();
        // What a killed run leaves: its copy, without the lock.
        QVERIFY(QDir().mkpath(f.file(u"kept"_s)));
        f.window->keepCopy();
        const QDir copies(f.file(u"copies"_s));
        const QStringList names = copies.entryList(QDir::Files);
        for (const QString& name : names) {
            if (!name.endsWith(u".lock"_s))
                QFile::copy(copies.filePath(name), f.file(u"kept/"_s + name));
        }
        f.window.reset();
        for (const QString& name : names)
            QFile::copy(f.file(u"kept/"_s + name), copies.filePath(name));

        f.open();
        f.window->offerRecovery();
        QCOMPARE(f.dialogs.questions.size(), 1);
        QVERIFY(f.document().content() == lost);
        QVERIFY(f.document().isModified());
        QCOMPARE(f.document().path(), path);
    }

    void theTitleNamesTheDocument()
    {
        MainWindowFixture f;
        f.window->files().openFile(written(f, u"named.headlight"_s, u"x"_s));
        QCOMPARE(f.window->windowTitle(), u"named.headlight[*] — Headlight"_s);
        QVERIFY(!f.window->isWindowModified());
        changeTitle(f.document(), u"y"_s);
        QVERIFY(f.window->isWindowModified());
        f.trigger(u"editUndo"_s);
        QVERIFY(!f.window->isWindowModified());
    }
};

QTEST_MAIN(TestMainWindowFiles)
#include "tst_main_window_files.moc"
