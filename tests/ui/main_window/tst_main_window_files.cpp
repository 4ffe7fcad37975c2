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

#include <algorithm>

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

void addLanguages()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << u"en"_s;
    QTest::newRow("Korean") << u"ko"_s;
}

} // namespace

class TestMainWindowFiles : public QObject {
    Q_OBJECT

private slots:
    void opensOnTheFirstExample_data() { addLanguages(); }
    void opensOnTheFirstExample()
    {
        QFETCH(QString, language);
        MainWindowFixture f(language);
        QVERIFY(!f.document().content().tokens.empty());
        QCOMPARE(titleOf(f.document()), examples().front().title);
        QVERIFY(f.document().path().isEmpty());
        QVERIFY(!f.document().isModified());
    }

    void allExamplesOpen_data() { addLanguages(); }
    void allExamplesOpen()
    {
        QFETCH(QString, language);
        MainWindowFixture f(language);
        const QList<QAction*> actions = f.find<QMenu>(u"fileExamples"_s)->actions();
        QCOMPARE(actions.size(), examples().size());
        QCOMPARE(actions.size(), QDir(u":/examples"_s).entryList({u"*.headlight"_s}).size());
        for (int i = 0; i < actions.size(); ++i) {
            actions[i]->trigger();
            QCOMPARE(titleOf(f.document()), examples()[i].title);
            QCOMPARE(f.document().selection(), examples()[i].start); // the cell is there
            QCOMPARE(f.dialogs.warnings, QStringList());
        }
    }

    void aDocumentOpensOnItsLastRow()
    {
        MainWindowFixture f;
        const QString path = f.file(u"nine.headlight"_s);
        QVERIFY(!saveDocumentFile(path, f.document().content()));
        f.document().select({1, 2, 3, 1});
        QVERIFY(f.window->files().openFile(path));
        const auto last = static_cast<Index>(f.document().content().tokens.size()) - 1;
        QCOMPARE(f.document().selection(), (Selection{0, 0, last, last}));
    }

    void anUntouchedExampleFollowsTheLanguage()
    {
        MainWindowFixture f;
        const Content english = f.document().content();
        f.document().selectHead({1, 2});
        f.trigger(u"language_ko"_s);
        QCOMPARE(titleOf(f.document()), examples().front().title);
        QCOMPARE(f.document().content().tokens.front(), "작은");
        QCOMPARE(f.document().selection().layer, 1);
        QCOMPARE(f.document().selection().head, 2);
        f.trigger(u"language_en"_s);
        QVERIFY(f.document().content() == english);
        QCOMPARE(f.dialogs.timesAskedToSave, 0);
    }

    void whatAPersonHasTouchedStaysInAnotherLanguage_data()
    {
        QTest::addColumn<QString>("touch");
        for (const char* touch : {"changed", "changed and undone", "saved", "new"})
            QTest::newRow(touch) << QString::fromLatin1(touch);
    }
    void whatAPersonHasTouchedStaysInAnotherLanguage()
    {
        QFETCH(QString, touch);
        MainWindowFixture f;
        if (touch == u"new"_s)
            f.trigger(u"fileNew"_s);
        else if (touch != u"saved"_s)
            changeTitle(f.document(), u"mine"_s);
        if (touch == u"changed and undone"_s)
            f.trigger(u"editUndo"_s);
        f.dialogs.fileToSave = f.file(u"a.headlight"_s);
        if (touch == u"saved"_s)
            f.trigger(u"fileSave"_s);
        const Content before = f.document().content();
        f.trigger(u"language_ko"_s);
        QVERIFY(f.document().content() == before);
        QCOMPARE(f.dialogs.timesAskedToSave, 0);
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

    void aSaveThatFailsKeepsWhatWouldBeLeft()
    {
        MainWindowFixture f;
        changeTitle(f.document(), u"precious"_s);
        f.dialogs.unsaved = Unsaved::Save;
        for (const QString& file : {QString(), f.file(u"no such folder/x.headlight"_s)}) { // cancelled, then failed
            f.dialogs.fileToSave = file;
            f.trigger(u"fileNew"_s);
            QVERIFY(!f.window->close());
            QCOMPARE(titleOf(f.document()), u"precious"_s);
        }
    }

    void aTitleBecomesAFileNameThatEverySystemTakes()
    {
        MainWindowFixture f;
        changeTitle(f.document(), u"heads: before/after?"_s);
        f.trigger(u"fileSave"_s);
        QCOMPARE(QFileInfo(f.dialogs.questions.last()).fileName(), u"heads before after.headlight"_s);
    }

    void anExampleOpensAtWhatItShows()
    {
        MainWindowFixture f;
        const auto hasStart = [](const Example& example) { return example.start != Selection(); };
        const QList<Example> all = examples();
        const auto example = std::find_if(all.begin(), all.end(), hasStart);
        QVERIFY(example != all.end());
        QVERIFY(f.window->files().openExample(static_cast<int>(example - all.begin())));
        QVERIFY(f.document().selection() == example->start);
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
        QCOMPARE(QDir(f.settings->folder()), QDir(f.folder.path()));
        f.dialogs.fileToSave = f.file(u"three.headlight"_s);
        f.trigger(u"fileSaveAs"_s);
        QCOMPARE(recent->actions().front()->text(), u"three.headlight"_s);
        QVERIFY(QFile::remove(two));
        QVERIFY(!f.window->files().openFile(two)); // it is not offered again
        QVERIFY(!f.settings->recentFiles().contains(two));
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

    void aFileDroppedOnTheSentenceOpensAndIsNotTyped()
    {
        MainWindowFixture f;
        const QString path = written(f, u"dropped.headlight"_s, u"dropped"_s);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        auto* sentence = f.find<QWidget>(u"sentence_field"_s);
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(sentence, &enter);
        QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(sentence, &drop);
        QTRY_COMPARE(titleOf(f.document()), u"dropped"_s);
        QCOMPARE(f.document().content().sentence, std::optional<std::string>("one"));
        data.setUrls({QUrl::fromLocalFile(path), QUrl::fromLocalFile(path)});
        QDragEnterEvent two(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        two.ignore();
        QCoreApplication::sendEvent(f.window.get(), &two);
        QVERIFY(!two.isAccepted());
    }

    void aFileThatAnotherProgramChangedIsNotWrittenOverUnasked_data()
    {
        QTest::addColumn<bool>("writes");
        QTest::newRow("asked, written over") << true;
        QTest::newRow("asked, left alone") << false;
    }
    void aFileThatAnotherProgramChangedIsNotWrittenOverUnasked()
    {
        QFETCH(bool, writes);
        MainWindowFixture f;
        const QString path = written(f, u"a.headlight"_s, u"first"_s);
        f.window->files().openFile(path);
        changeTitle(f.document(), u"mine"_s);
        written(f, u"a.headlight"_s, u"written by another program"_s);
        f.dialogs.yes = writes;
        f.trigger(u"fileSave"_s);
        QCOMPARE(f.dialogs.questions.size(), 1);
        QCOMPARE(f.document().isModified(), !writes);
        QCOMPARE(readDocumentFile(path).value().title, writes ? "mine" : "written by another program");
        if (!writes)
            return;
        changeTitle(f.document(), u"again"_s);
        f.trigger(u"fileSave"_s);
        QCOMPARE(f.dialogs.questions.size(), 1);
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
