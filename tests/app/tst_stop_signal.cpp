#include "app/render_output.h"
#include "app/stop_signal.h"
#include "support/small_content.h"
#include "ui/document/evaluate.h"

#include <QDir>
#include <QFile>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>
#include <QtGlobal>

#include <csignal>
#include <thread>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

using namespace headlight;
using namespace Qt::StringLiterals;

class TestStopSignal : public QObject {
    Q_OBJECT

private slots:
    void aSignalCancelsWhatIsOnTheDiskAndThenEndsTheProgram()
    {
#ifdef Q_OS_UNIX
        constexpr int cancelled = 3;
        int ends[2];
        QVERIFY(pipe(ends) == 0);
        const pid_t child = fork();
        if (child == 0) {
            ExportProgress progress;
            {
                const StopSignal stop(progress);
                const OnDisk onDisk(&progress);
                std::raise(SIGTERM);
                const char state = progress.cancelled ? cancelled : 0; // it lives on, to clean up
                if (write(ends[1], &state, 1) != 1)
                    _exit(1);
            }
            _exit(2); // it should have ended
        }
        char state = 0;
        QVERIFY(read(ends[0], &state, 1) == 1);
        QCOMPARE(int(state), cancelled);
        int status = 0;
        QCOMPARE(waitpid(child, &status, 0), child);
        QVERIFY(WIFSIGNALED(status));
        QCOMPARE(WTERMSIG(status), SIGTERM);
#endif
    }

    void aSecondSignalEndsTheProgramAtOnce()
    {
#ifdef Q_OS_UNIX
        const pid_t child = fork();
        if (child == 0) {
            ExportProgress progress;
            const StopSignal stop(progress);
            const OnDisk onDisk(&progress);
            std::raise(SIGTERM);
            std::raise(SIGTERM);
            _exit(2); // what hangs would be reached still
        }
        int status = 0;
        QCOMPARE(waitpid(child, &status, 0), child);
        QVERIFY(WIFSIGNALED(status));
#endif
    }

    void whatIsOnlyDrawnEndsAtOnceAndAFolderIsTakenBack_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("all");
        QTest::addColumn<bool>("sheet");
        QTest::addColumn<bool>("atOnce");
        QTest::newRow("a picture") << u"p.svg"_s << false << false << true;
        QTest::newRow("a sheet") << u"p.png"_s << false << true << true;
        QTest::newRow("pages") << u"p.pdf"_s << true << false << true;
        QTest::newRow("a folder") << u"folder"_s << true << false << false;
    }
    void whatIsOnlyDrawnEndsAtOnceAndAFolderIsTakenBack()
    {
#ifdef Q_OS_UNIX
        QFETCH(QString, name);
        QFETCH(bool, all);
        QFETCH(bool, sheet);
        QFETCH(bool, atOnce);
        const QTemporaryDir folder;
        const QTemporaryDir beside;
        const QString drawn = beside.filePath(u"drawn"_s);
        Content content = test::smallContent();
        RenderJob job{content, evaluate(content).value(), {}, QFont(), Theme::light(), 400, 96, {}};
        job.draw = [&](const Source&, HeadPlace, const Theme&, double) {
            std::raise(SIGTERM);
            static_cast<void>(QFile(drawn).open(QIODevice::WriteOnly)); // it lives on
            return Picture{QSizeF(40, 40), {}, [](QPainter&) {}};
        };
        OutputWish wish;
        wish.all = all;
        wish.sheet = sheet;
        wish.suffix = u"svg"_s;
        const pid_t child = fork();
        if (child == 0) {
            headlight::write(job, wish, folder.filePath(name));
            _exit(2); // it should have ended
        }
        int status = 0;
        QCOMPARE(waitpid(child, &status, 0), child);
        QVERIFY(WIFSIGNALED(status));
        QCOMPARE(WTERMSIG(status), SIGTERM);
        QCOMPARE(QFile::exists(drawn), !atOnce);
        QVERIFY(QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden));
#endif
    }

    void aFileIsOnTheDiskAsLongAsItIsWritten()
    {
#ifdef Q_OS_UNIX
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"pipe"_s);
        QCOMPARE(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        ExportProgress progress;
        std::thread writing([&] { QVERIFY(!saveBytes("abc", path, &progress)); });
        const bool wasOnDisk = QTest::qWaitFor([&] { return progress.isOnDisk.load(); });
        QFile pipe(path); // nothing is written until someone reads
        const bool opened = pipe.open(QIODevice::ReadOnly);
        const QByteArray read = pipe.readAll();
        writing.join();
        QVERIFY(opened && wasOnDisk);
        QCOMPARE(read, QByteArray("abc"));
        QVERIFY(!progress.isOnDisk);
#endif
    }

    void aFileOfAFolderIsPartOfIt()
    {
        ExportProgress progress;
        const OnDisk folder(&progress);
        {
            const OnDisk file(&progress);
        }
        QVERIFY(progress.isOnDisk);
    }

    void withoutASignalNothingHappens()
    {
        ExportProgress progress;
        {
            const StopSignal stop(progress);
        }
        QVERIFY(!progress.cancelled);
    }
};

QTEST_MAIN(TestStopSignal)
#include "tst_stop_signal.moc"
