#include "core/analysis/random_numbers.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numbers>

using namespace headlight;

Q_DECLARE_METATYPE(headlight::UnitDistribution)

namespace {

std::vector<double> numbersOf(UnitDistribution distribution, std::int64_t count, std::uint64_t seed = 1)
{
    std::vector<double> numbers(static_cast<std::size_t>(count));
    RandomNumbers(seed, 0).fill(distribution, numbers.data(), count);
    return numbers;
}

/// FNV-1a over the bits.
std::uint64_t hashOf(const std::vector<double>& numbers)
{
    std::uint64_t hash = 14695981039346656037ULL;
    for (const double number : numbers) {
        std::uint64_t bits = 0;
        std::memcpy(&bits, &number, sizeof bits);
        hash = (hash ^ bits) * 1099511628211ULL;
    }
    return hash;
}

} // namespace

class TestRandomNumbers : public QObject {
    Q_OBJECT

private slots:
    void theBitsAreThoseOfTheAuthors()
    {
        // The first numbers of xoshiro256++ from the state 1, 2, 3, 4.
        RandomNumbers numbers(RandomNumbers::State{1, 2, 3, 4});
        for (const std::uint64_t expected :
             {41943041ULL, 58720359ULL, 3588806011781223ULL, 3591011842654386ULL, 9228616714210784205ULL})
            QCOMPARE(numbers.bits(), expected);
    }

    void aSeedGivesTheSameBitsEverywhere_data()
    {
        QTest::addColumn<UnitDistribution>("distribution");
        QTest::addColumn<quint64>("hash");
        QTest::newRow("normal") << UnitDistribution::Normal << quint64(0x99974377c6603f55ULL);
        QTest::newRow("uniform") << UnitDistribution::Uniform << quint64(0xb0e2804e38eec3f0ULL);
        QTest::newRow("signs") << UnitDistribution::Signs << quint64(0xfa594018df3e37a5ULL);
    }

    void aSeedGivesTheSameBitsEverywhere()
    {
        QFETCH(UnitDistribution, distribution);
        QFETCH(quint64, hash);
        QCOMPARE(hashOf(numbersOf(distribution, 100000)), hash);
    }

    void seedsAndStreamsDiffer()
    {
        QVERIFY(RandomNumbers(1, 0).bits() != RandomNumbers(2, 0).bits());
        QVERIFY(RandomNumbers(1, 0).bits() != RandomNumbers(1, 1).bits());
        QVERIFY(RandomNumbers(1, 1).bits() != RandomNumbers(2, 0).bits());
    }

    void momentsAreThoseOfTheDistribution_data()
    {
        QTest::addColumn<UnitDistribution>("distribution");
        QTest::addColumn<double>("sixth");
        QTest::addColumn<double>("eighth");
        QTest::newRow("normal") << UnitDistribution::Normal << 15. << 105.;
        QTest::newRow("uniform") << UnitDistribution::Uniform << 27. / 7 << 9.;
        QTest::newRow("signs") << UnitDistribution::Signs << 1. << 1.;
    }

    void momentsAreThoseOfTheDistribution()
    {
        QFETCH(UnitDistribution, distribution);
        QFETCH(double, sixth);
        QFETCH(double, eighth);
        constexpr int count = 2000000;
        double powers[5] = {};
        for (const double x : numbersOf(distribution, count)) {
            double power = 1;
            for (double& sum : powers)
                sum += (power *= x);
        }
        const double fourth = fourthMoment(distribution);
        const double variances[] = {1, fourth - 1, sixth, eighth - fourth * fourth};
        const double expected[] = {0, 1, 0, fourth};
        for (int i = 0; i < 4; ++i) { // within four standard errors
            const double error = std::sqrt(variances[i] / count);
            QVERIFY2(std::abs(powers[i] / count - expected[i]) <= 4 * error, qPrintable(QString::number(i)));
        }
    }

    void normalNumbersFollowTheirCurve()
    {
        std::vector<double> numbers = numbersOf(UnitDistribution::Normal, 1000000, 7);
        std::sort(numbers.begin(), numbers.end());
        double farthest = 0;
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const double below = std::erfc(-numbers[i] / std::numbers::sqrt2) / 2;
            farthest = std::max(farthest, std::abs(below - (static_cast<double>(i) + 0.5) / 1e6));
        }
        // Kolmogorov and Smirnov: a distance above 1.63 ÷ √n is met once in a hundred seeds.
        QVERIFY2(farthest < 1.63e-3, qPrintable(QString::number(farthest)));
        // The tail begins at 3.44; beyond lie 5.8 of ten thousand.
        const auto beyond =
            std::count_if(numbers.begin(), numbers.end(), [](double x) { return std::abs(x) > 3.442619855899; });
        QVERIFY2(std::abs(static_cast<double>(beyond) - 576) < 4 * 24, qPrintable(QString::number(beyond)));
    }

    void uniformNumbersStayWithinTheirEnds()
    {
        for (const double x : numbersOf(UnitDistribution::Uniform, 100000))
            QVERIFY(x >= -std::numbers::sqrt3 && x < std::numbers::sqrt3);
    }

    void signsAreSigns()
    {
        for (const double x : numbersOf(UnitDistribution::Signs, 1001))
            QVERIFY(x == 1 || x == -1);
    }
};

QTEST_APPLESS_MAIN(TestRandomNumbers)
#include "tst_random_numbers.moc"
