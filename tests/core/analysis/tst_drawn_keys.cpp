#include "core/analysis/drawn_keys.h"
#include "support/matrix_check.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <stdexcept>

using namespace headlight;
using test::rowOf;

class TestDrawnKeys : public QObject {
    Q_OBJECT

private slots:
    void aSeedGivesTheSameKeysAndLongerDrawsBeginWithShorterOnes()
    {
        const Matrix<double> weights = rowOf({0.2, 0.5, 0.3});
        const std::vector<Index> keys = drawnKeys(weights, 50, 7);
        const std::vector<Index> more = drawnKeys(weights, 80, 7);
        QVERIFY(std::equal(keys.begin(), keys.end(), more.begin()));
        QVERIFY(drawnKeys(weights, 50, 8) != keys);
    }

    void sharesAreTheWeights()
    {
        // 100 000 draws: a share's standard error is at most 0.5 ÷ √100000 = 0.0016.
        const Matrix<double> weights = rowOf({0.1, 0.6, 0, 0.3});
        const std::vector<Index> keys = drawnKeys(weights, 100000, 1);
        for (Index j = 0; j < 4; ++j) {
            const auto count = static_cast<double>(std::count(keys.begin(), keys.end(), j));
            QVERIFY(std::abs(count / 100000 - weights(0, j)) < 4 * 0.0016);
        }
        QCOMPARE(std::count(keys.begin(), keys.end(), Index(2)), 0);
    }

    void theMeanMissesByItsStandardError()
    {
        // Of 400 seeds about 68 % miss by less than one standard error (± 2.3 %), next to none by more than four.
        const Matrix<double> weights = rowOf({0.1, 0.4, 0.2, 0.3});
        const Matrix<double> values = rowOf({-1, 0.5, 0.2, 0.9});
        const Expectation exact = expectation(weights, values);
        int near = 0;
        for (std::uint64_t seed = 0; seed < 400; ++seed) {
            const double mean = runningMeans(drawnKeys(weights, 500, seed), values).back();
            const double errors = std::abs(mean - exact.mean) / (exact.deviation / std::sqrt(500.));
            QVERIFY(errors < 4.5);
            near += errors < 1 ? 1 : 0;
        }
        QVERIFY2(near > 244 && near < 302, qPrintable(QString::number(near)));
    }

    void theExpectationIsTheWeightedMean()
    {
        const Expectation half = expectation(rowOf({0.5, 0.5}), rowOf({1, -3}));
        QCOMPARE(half.mean, -1.);
        QCOMPARE(half.deviation, 2.);
        QCOMPARE(expectation(rowOf({0, 1}), rowOf({1, -3})).deviation, 0.);
    }

    void runningMeansAreThoseOfTheFirstDraws()
    {
        QCOMPARE(runningMeans({0, 1, 1, 0}, rowOf({4, 1})), (std::vector<double>{4, 2.5, 2, 2.5}));
        QVERIFY(runningMeans({}, rowOf({4, 1})).empty());
    }

    void whatCannotBeDrawnIsRefused()
    {
        QVERIFY_EXCEPTION_THROWN(drawnKeys(rowOf({0, 0}), 1, 0), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(expectation(rowOf({1}), rowOf({1, 2})), std::invalid_argument);
    }
};

QTEST_APPLESS_MAIN(TestDrawnKeys)
#include "tst_drawn_keys.moc"
