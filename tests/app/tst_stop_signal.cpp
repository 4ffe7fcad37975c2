#include "app/stop_signal.h"

#include <QTest>
#include <QtGlobal>

#include <csignal>

#ifdef Q_OS_UNIX
#include <sys/wait.h>
#include <unistd.h>
#endif

using namespace headlight;

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
