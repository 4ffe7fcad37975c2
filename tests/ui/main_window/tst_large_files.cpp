#include "core/files/document_file.h"
#include "support/main_window_fixture.h"
#include "ui/document/blank.h"
#include "ui/document/token_edits.h"

#include <QFile>
#include <QLabel>
#include <QSignalSpy>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

/// A file with this content, made large by blanks behind it.
QString padded(const MainWindowFixture& fixture, const QString& name, const QByteArray& content)
{
    QFile file(fixture.file(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content + QByteArray(3 << 20, ' ')) < 0)
        qWarning("the test's file was not written");
    return fixture.file(name);
}

QString large(const MainWindowFixture& fixture, const QString& name)
{
    Content content = blankContent();
    content.title = name.toStdString();
    return padded(fixture, name, writeDocument(content));
}

QString titleOf(MainWindowFixture& fixture)
{
    return QString::fromStdString(fixture.document().content().title);
}

} // namespace

/// A large file is read on another thread.
class TestLargeFiles : public QObject {
    Q_OBJECT

private slots:
    void theWindowAnswersMeanwhileAndSaysWhatItReads()
    {
        MainWindowFixture f;
        const QString before = titleOf(f);
        const QString path = large(f, u"large.headlight"_s);
        QSignalSpy reading(&f.window->files(), &FileActions::reading);
        QVERIFY(f.window->files().openFile(path));
        QCOMPARE(titleOf(f), before); // not yet
        QCOMPARE(reading.size(), 1);
        QCOMPARE(reading[0][0].toString(), u"large.headlight"_s);
        const QList<QLabel*> labels = f.window->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(),
                            [](const QLabel* label) { return label->text() == u"Opening large.headlight…"_s; }));
        QTRY_COMPARE(f.document().path(), path);
        QCOMPARE(titleOf(f), u"large.headlight"_s);
        QVERIFY(!f.document().isModified());
        QCOMPARE(reading.size(), 2);
        QVERIFY(f.settings->recentFiles().contains(path));
    }

    void aRefusalIsSaidAsOfASmallFile()
    {
        MainWindowFixture f;
        const Content before = f.document().content();
        const QByteArray broken = "{\"format\": \"headlight\", \"version\": 1, \"tokens\": 3}";
        QFile small(f.file(u"small.headlight"_s));
        QVERIFY(small.open(QIODevice::WriteOnly));
        small.write(broken);
        small.close();
        f.window->files().openFile(small.fileName());
        f.window->files().openFile(padded(f, u"large.headlight"_s, broken));
        QTRY_COMPARE(f.dialogs.warnings.size(), 2);
        QCOMPARE(f.dialogs.warnings[1], QString(f.dialogs.warnings[0]).replace(u"small"_s, u"large"_s));
        QVERIFY(f.document().content() == before);
        QVERIFY(f.settings->recentFiles().isEmpty());
    }

    void whatIsOpenedLastStays()
    {
        MainWindowFixture f;
        QSignalSpy paths(&f.document(), &Document::pathChanged);
        f.window->files().openFile(large(f, u"first.headlight"_s));
        f.window->files().openFile(large(f, u"second.headlight"_s));
        QTRY_COMPARE(titleOf(f), u"second.headlight"_s);
        QCOMPARE(paths.size(), 1);
        f.window->files().openFile(large(f, u"third.headlight"_s));
        f.window->files().create();
        QSignalSpy loaded(&f.document(), &Document::changed);
        QTest::qWait(500);
        QCOMPARE(loaded.size(), 0);
        QVERIFY(f.document().path().isEmpty());
    }

    void whatIsChangedMeanwhileIsAskedFor()
    {
        MainWindowFixture f;
        f.dialogs.unsaved = Unsaved::Discard;
        QVERIFY(!f.document().edit(setTitle(f.document().content(), u"given up"_s)));
        f.window->files().openFile(large(f, u"large.headlight"_s));
        QCOMPARE(f.dialogs.timesAskedToSave, 1);
        f.dialogs.unsaved = Unsaved::Cancel;
        QVERIFY(!f.document().edit(setTitle(f.document().content(), u"kept"_s)));
        QTRY_COMPARE(f.dialogs.timesAskedToSave, 2);
        QTest::qWait(100);
        QCOMPARE(titleOf(f), u"kept"_s);
        QVERIFY(f.document().path().isEmpty());
        // What was given up before is not asked for again.
        f.dialogs.unsaved = Unsaved::Discard;
        f.window->files().openFile(large(f, u"large.headlight"_s));
        QTRY_COMPARE(titleOf(f), u"large.headlight"_s);
        QCOMPARE(f.dialogs.timesAskedToSave, 3);
    }
};

QTEST_MAIN(TestLargeFiles)
#include "tst_large_files.moc"
