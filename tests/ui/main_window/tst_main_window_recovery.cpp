#include "core/files/document_file.h"
#include "support/main_window_fixture.h"
#include "ui/document/blank.h"
#include "ui/document/token_edits.h"

#include <QDir>
#include <QFile>
#include <QSet>

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

/// What a killed run leaves: its copy, without the lock.
void leaveACopy(MainWindowFixture& fixture)
{
    QVERIFY(QDir().mkpath(fixture.file(u"kept"_s)));
    fixture.window->keepCopy();
    const QDir copies(fixture.file(u"copies"_s));
    const QStringList names = copies.entryList(QDir::Files);
    for (const QString& name : names) {
        if (!name.endsWith(u".lock"_s))
            QFile::copy(copies.filePath(name), fixture.file(u"kept/"_s + name));
    }
    fixture.window.reset();
    for (const QString& name : names)
        QFile::copy(fixture.file(u"kept/"_s + name), copies.filePath(name));
}

} // namespace

class TestMainWindowRecovery : public QObject {
    Q_OBJECT

private slots:
    void aCopyOfLostWorkIsOffered()
    {
        MainWindowFixture f;
        const QString path = written(f, u"work.headlight"_s, u"before"_s);
        f.window->files().openFile(path);
        changeTitle(f.document(), u"not yet saved"_s);
        const Content lost = f.document().content();
        leaveACopy(f);
        const QDir copies(f.file(u"copies"_s));
        const QStringList left = copies.entryList({u"*.headlight"_s}, QDir::Files);
        f.open();
        f.window->offerRecovery();
        QCOMPARE(f.dialogs.questions.size(), 1);
        QVERIFY(f.document().content() == lost);
        QVERIFY(f.document().isModified());
        QCOMPARE(f.document().path(), path);
        // It is this window's own copy now; the one that was left behind is gone.
        const QStringList kept = copies.entryList({u"*.headlight"_s}, QDir::Files);
        QCOMPARE(kept.size(), 1);
        QVERIFY(!left.contains(kept.front()));
    }

    void aCopyThatIsNotWantedIsNotOfferedAgain()
    {
        MainWindowFixture f;
        QVERIFY(QFile::copy(written(f, u"left.headlight"_s, u"left"_s), f.file(u"copies/left.headlight"_s)));
        f.dialogs.lostWork = LostWork::Discard;
        f.window->offerRecovery();
        f.window->offerRecovery();
        QCOMPARE(f.dialogs.questions.size(), 1);
    }

    void ofTwoCopiesTheSecondIsOfferedAtTheNextStart()
    {
        MainWindowFixture f;
        for (const QString& name : {u"one"_s, u"two"_s})
            QVERIFY(QFile::copy(written(f, u"left.headlight"_s, name), f.file(u"copies/%1.headlight"_s.arg(name))));
        f.window->offerRecovery();
        QCOMPARE(f.dialogs.questions.size(), 1);
        const QString first = titleOf(f.document());
        f.open();
        f.window->offerRecovery();
        QCOMPARE(QSet({first, titleOf(f.document())}), QSet({u"one"_s, u"two"_s}));
    }

    void lostWorkIsKeptUntilSomeoneDecides_data()
    {
        QTest::addColumn<LostWork>("answer");
        QTest::addColumn<int>("offeredAgain");
        QTest::newRow("opened") << LostWork::Open << 0;
        QTest::newRow("thrown away") << LostWork::Discard << 0;
        QTest::newRow("not now") << LostWork::Later << 1;
    }
    void lostWorkIsKeptUntilSomeoneDecides()
    {
        QFETCH(LostWork, answer);
        QFETCH(int, offeredAgain);
        MainWindowFixture f;
        changeTitle(f.document(), u"lost"_s);
        leaveACopy(f);
        f.open();
        f.dialogs.lostWork = answer;
        f.window->offerRecovery();
        QCOMPARE(f.dialogs.questions, QStringList{u"lost"_s});
        QCOMPARE(titleOf(f.document()) == u"lost"_s, answer == LostWork::Open);
        f.dialogs.questions.clear();
        f.open();
        f.window->offerRecovery();
        QCOMPARE(f.dialogs.questions.size(), offeredAgain);
    }
};

QTEST_MAIN(TestMainWindowRecovery)
#include "tst_main_window_recovery.moc"
