#include "core/analysis/histogram.h"

#include <QTest>

#include <limits>

using namespace headlight;

class TestHistogram : public QObject {
    Q_OBJECT

private slots:
    void sharesByHand()
    {
        const Histogram bins = histogram({-1, -0.5, 0, 0.4, 0.5, 9, -9, 1.5}, -1, 1, 3);
        QCOMPARE(bins.shares,
                 (std::vector<double>{1. / 8, 3. / 8, 1. / 8})); // −0.5 begins the middle bin, 0.5 the last
        QCOMPARE(bins.outside, 3. / 8);
        QCOMPARE(bins.middle(2), 1.);
    }

    void nothingAndNoNumbers()
    {
        QCOMPARE(histogram({}, 0, 1, 2).shares, (std::vector<double>{0, 0}));
        QCOMPARE(histogram({std::numeric_limits<double>::quiet_NaN(), 1e300}, 0, 1, 2).outside, 1.);
    }
};

QTEST_APPLESS_MAIN(TestHistogram)
#include "tst_histogram.moc"
