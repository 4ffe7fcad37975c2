#include "support/small_content.h"
#include "ui/document/document.h"
#include "ui/document/model_edits.h"
#include "ui/document/recovery.h"

#include <QDir>
#include <QFile>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace headlight;
using namespace headlight::test;
using namespace Qt::StringLiterals;

namespace {

void change(Document& document, double by)
{
    document.edit(setScoreMultiplier(document.content(), by));
}

QStringList copiesIn(const QString& folder)
{
    return QDir(folder).entryList({u"*.headlight"_s}, QDir::Files);
}

QStringList filesIn(const QString& folder)
{
    return QDir(folder).entryList(QDir::Files);
}

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

/// What a killed program leaves behind: the copy, without a lock that someone holds.
void leaveCopy(const QString& folder, const QString& kept, const QString& path)
{
    Document document;
    document.load(smallContent(), path);
    Recovery recovery(document, folder);
    change(document, 5);
    recovery.flush();
    const QString copy = folder + u'/' + copiesIn(folder).first();
    QVERIFY(QFile::copy(copy, kept));
    QVERIFY(QFile::copy(copy + u".path"_s, kept + u".path"_s));
}

} // namespace

class TestRecovery : public QObject {
    Q_OBJECT

private slots:
    void unsavedChangesAreKeptAMomentLater();
    void aSaveOrAnUndoRemovesTheCopy();
    void aCleanCloseLeavesNothing();
    void anAbandonedCopyIsFoundWithItsPath();
    void aRunningProgramsCopyIsNotTaken();
    void anUnreadableCopyIsLeftOut();
    void aCopyIsTakenOver();
    void locksOfKilledProgramsGo();
    void aFolderThatCannotBeMadeDoesNoHarm();
};

void TestRecovery::unsavedChangesAreKeptAMomentLater()
{
    QTemporaryDir folder;
    Document document;
    Recovery recovery(document, folder.path());
    QVERIFY(copiesIn(folder.path()).isEmpty());
    change(document, 2);
    QTRY_COMPARE(copiesIn(folder.path()).size(), 1);
}

void TestRecovery::aSaveOrAnUndoRemovesTheCopy()
{
    QTemporaryDir folder;
    Document document;
    Recovery recovery(document, folder.path());
    change(document, 2);
    recovery.flush();
    QCOMPARE(copiesIn(folder.path()).size(), 1);
    document.markSaved(u"/tmp/a.headlight"_s);
    QVERIFY(copiesIn(folder.path()).isEmpty());
    change(document, 3);
    recovery.flush();
    QCOMPARE(copiesIn(folder.path()).size(), 1);
    document.undoStack().undo();
    QVERIFY(copiesIn(folder.path()).isEmpty());
}

void TestRecovery::aCleanCloseLeavesNothing()
{
    QTemporaryDir folder;
    {
        Document document;
        Recovery recovery(document, folder.path());
        change(document, 2);
        recovery.flush();
    }
    QVERIFY(QDir(folder.path()).isEmpty());
}

void TestRecovery::anAbandonedCopyIsFoundWithItsPath()
{
    QTemporaryDir folder;
    leaveCopy(folder.path(), folder.filePath(u"kept.headlight"_s), u"/home/공/my file.headlight"_s);
    Document document;
    Recovery recovery(document, folder.path());
    const std::vector<RecoveredCopy> copies = recovery.abandoned();
    QCOMPARE(copies.size(), 1u);
    QCOMPARE(copies.front().path, u"/home/공/my file.headlight"_s);
    QCOMPARE(copies.front().content.model.scoreMultiplier, 5.);
    recovery.discard(copies.front());
    QVERIFY(recovery.abandoned().empty());
    QVERIFY(!QFile::exists(folder.filePath(u"kept.headlight.path"_s)));
}

void TestRecovery::aRunningProgramsCopyIsNotTaken()
{
    QTemporaryDir folder;
    Document first;
    Recovery running(first, folder.path());
    change(first, 2);
    running.flush();
    Document second;
    Recovery starting(second, folder.path());
    change(second, 3);
    starting.flush();
    QCOMPARE(copiesIn(folder.path()).size(), 2);
    QVERIFY(starting.abandoned().empty());
    QVERIFY(running.abandoned().empty());
}

void TestRecovery::anUnreadableCopyIsLeftOut()
{
    QTemporaryDir folder;
    QFile broken(folder.filePath(u"broken.headlight"_s));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("{");
    broken.close();
    Document document;
    QVERIFY(Recovery(document, folder.path()).abandoned().empty());
}

void TestRecovery::aCopyIsTakenOver()
{
    QTemporaryDir folder;
    leaveCopy(folder.path(), folder.filePath(u"kept.headlight"_s), {});
    Document document;
    Recovery recovery(document, folder.path());
    const RecoveredCopy copy = recovery.abandoned().front();
    document.loadRecovered(copy.content, copy.path);
    recovery.flush();
    recovery.discard(copy);
    QCOMPARE(copiesIn(folder.path()).size(), 1);
    QVERIFY(document.isModified());
    QVERIFY(document.path().isEmpty());
}

void TestRecovery::locksOfKilledProgramsGo()
{
    QTemporaryDir folder;
    Document document;
    Recovery running(document, folder.path());
    const QStringList held = filesIn(folder.path());
    QCOMPARE(held.size(), 1); // of a program that runs
    const QString killed = folder.filePath(u"killed.headlight"_s);
    write(killed + u".path"_s, {});
    // What QLockFile writes, of a process that there cannot be.
    write(killed + u".lock"_s, "999999999\nheadlight\n" + QSysInfo::machineHostName().toUtf8() + '\n');
    leaveCopy(folder.path(), folder.filePath(u"kept.headlight"_s), {});
    write(folder.filePath(u"kept.headlight.lock"_s),
          "999999999\nheadlight\n" + QSysInfo::machineHostName().toUtf8() + '\n');
    {
        Document other;
        const Recovery later(other, folder.path());
        QVERIFY(!QFile::exists(killed + u".lock"_s) && !QFile::exists(killed + u".path"_s));
        QCOMPARE(later.abandoned().size(), 1);
    }
    QVERIFY(filesIn(folder.path()).contains(held.first()));
    QVERIFY(!QFile::exists(folder.filePath(u"kept.headlight.lock"_s)));
}

void TestRecovery::aFolderThatCannotBeMadeDoesNoHarm()
{
    Document document;
    Recovery recovery(document, u"/proc/nowhere"_s);
    change(document, 2);
    recovery.flush();
    QVERIFY(recovery.abandoned().empty());
}

QTEST_GUILESS_MAIN(TestRecovery)
#include "tst_recovery.moc"
