#include "ui/controls/latest_reader.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

#include <vector>

using namespace headlight;

namespace {

/// Wishes are numbers; each reading waits until it is let through, and answers with its number.
struct Readings {
    explicit Readings(bool isOfUse)
        : reader({[this](int wish, const std::atomic<bool>& stop) {
                      started.release();
                      while (!stop && !gate.tryAcquire(1, 5)) {
                      }
                      return wish;
                  },
                  [isOfUse](int, int) { return isOfUse; }, [this](int, int answer) { answers.push_back(answer); },
                  [this] { ++busyChanges; }})
    {
    }

    QSemaphore started;
    QSemaphore gate;
    std::vector<int> answers;
    int busyChanges = 0;
    LatestReader<int, int> reader;
};

} // namespace

class TestLatestReader : public QObject {
    Q_OBJECT

private slots:
    void theLatestWishWins();
    void whatIsOfUseIsAnsweredToo();
    void theSameWishIsReadOnce();
    void whatIsForgottenIsNotAnswered();
    void waitingShowsAfterAMoment();
    void paintingNeverWaitsForAReading();
};

void TestLatestReader::theLatestWishWins()
{
    Readings readings(false);
    readings.reader.want(1);
    readings.started.acquire();
    readings.reader.want(2);
    readings.reader.want(3);
    readings.gate.release(9);
    QTRY_COMPARE(readings.answers, (std::vector<int>{3}));
    QVERIFY(!readings.reader.isReading());
}

void TestLatestReader::whatIsOfUseIsAnsweredToo()
{
    Readings readings(true);
    readings.reader.want(1);
    readings.started.acquire();
    readings.reader.want(2);
    readings.reader.want(3);
    readings.gate.release(9);
    QTRY_COMPARE(readings.answers, (std::vector<int>{1, 3}));
}

void TestLatestReader::theSameWishIsReadOnce()
{
    Readings readings(false);
    readings.reader.want(1);
    readings.started.acquire();
    readings.reader.want(1);
    readings.gate.release();
    QTRY_COMPARE(readings.answers, (std::vector<int>{1}));
    QTest::qWait(20);
    QVERIFY(!readings.started.tryAcquire());
}

void TestLatestReader::whatIsForgottenIsNotAnswered()
{
    Readings readings(true);
    readings.reader.want(1);
    readings.started.acquire();
    readings.reader.forget();
    QVERIFY(!readings.reader.isReading());
    readings.reader.want(1); // the one that runs is given up
    QTRY_COMPARE(readings.started.available(), 1);
    readings.gate.release();
    QTRY_COMPARE(readings.answers, (std::vector<int>{1}));
}

void TestLatestReader::waitingShowsAfterAMoment()
{
    Readings readings(true);
    readings.reader.want(1);
    QVERIFY(!readings.reader.isBusy());
    QTRY_VERIFY(readings.reader.isBusy());
    readings.gate.release();
    QTRY_VERIFY(!readings.reader.isBusy());
    QCOMPARE(readings.busyChanges, 2);
}

void TestLatestReader::paintingNeverWaitsForAReading()
{
    // Qt paints with the global pool.
    Readings readings(true);
    QThreadPool& painters = *QThreadPool::globalInstance();
    readings.reader.want(1);
    readings.started.acquire();
    QCOMPARE(painters.activeThreadCount(), 0);
    readings.gate.release();
    QTRY_VERIFY(!readings.reader.isReading());
}

QTEST_GUILESS_MAIN(TestLatestReader)
#include "tst_latest_reader.moc"
