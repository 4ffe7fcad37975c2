#include "app/render_output.h"
#include "app/stop_signal.h"
#include "support/small_content.h"
#include "ui/document/evaluate.h"

#include <QDir>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>
#include <QtGlobal>

#include <csignal>

#ifdef Q_OS_UNIX
#include <sys/wait.h>
#include <unistd.h>
#endif

using namespace headlight;
using namespace Qt::StringLiterals;

class TestStopSignal : public QObject {
    Q_OBJECT

private slots:
    void aSignalCancelsTheExportAndThenEndsTheProgram()
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
            std::raise(SIGTERM);
            std::raise(SIGTERM);
            _exit(2); // what hangs would be reached still
        }
        int status = 0;
        QCOMPARE(waitpid(child, &status, 0), child);
        QVERIFY(WIFSIGNALED(status));
#endif
    }

    void nothingIsWrittenOnceASignalCame_data()
    {
        QTest::addColumn<bool>("sheet");
        QTest::newRow("a sheet") << true;
        QTest::newRow("a picture") << false;
    }
    void nothingIsWrittenOnceASignalCame()
    {
#ifdef Q_OS_UNIX
        QFETCH(bool, sheet);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"p.svg"_s);
        Content content = test::smallContent();
        RenderJob job{content, evaluate(content).value(), {}, QFont(), Theme::light(), 400, 96, {}};
        job.draw = [](const Source&, HeadPlace, const Theme&, double) {
            std::raise(SIGTERM);
            return Picture{QSizeF(40, 40), {}, [](QPainter&) {}};
        };
        OutputWish wish;
        wish.sheet = sheet;
        const pid_t child = fork();
        if (child == 0) {
            headlight::write(job, wish, path);
            _exit(2); // it should have ended
        }
        int status = 0;
        QCOMPARE(waitpid(child, &status, 0), child);
        QVERIFY(WIFSIGNALED(status));
        QVERIFY(QDir(folder.path()).isEmpty());
#endif
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
