#include "core/analysis/number_format.h"

#include "core/analysis/random_numbers.h"
#include "core/attention/softmax.h"

#include <QTest>

#include <bit>
#include <cmath>
#include <limits>

using namespace headlight;

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

template <class Half>
float toHalf(float value)
{
    return static_cast<float>(Half(value));
}

/// A number of 16 bits by its bits.
template <class Half>
float ofBits(std::uint16_t bits)
{
    return static_cast<float>(Eigen::numext::bit_cast<Half>(bits));
}

bool isSame(double one, double other)
{
    return (std::isnan(one) && std::isnan(other)) || (one == other && std::signbit(one) == std::signbit(other));
}

} // namespace

class TestNumberFormat : public QObject {
    Q_OBJECT

    /// Every number of 16 bits, every middle between two neighbours, and what lies right beside the middles.
    template <class Half>
    void compareAll(NumberFormat format)
    {
        for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
            const float value = ofBits<Half>(static_cast<std::uint16_t>(bits));
            QVERIFY2(isSame(rounded(value, format), value), qPrintable(QString::number(bits)));
            const float next = ofBits<Half>(static_cast<std::uint16_t>(bits + 1));
            if (!std::isfinite(value) || (bits & 0x7FFFU) == 0x7FFFU)
                continue;
            // Beyond the largest number the next one would be a power of 2.
            const double beyond =
                std::isfinite(next) ? next : std::copysign(std::ldexp(1., limitsOf(format).largestExponent + 1), value);
            const auto middle = static_cast<float>((static_cast<double>(value) + beyond) / 2);
            for (const float near : {std::nextafterf(middle, -INFINITY), middle, std::nextafterf(middle, INFINITY)})
                QVERIFY2(isSame(rounded(near, format), toHalf<Half>(near)), qPrintable(QString::number(bits)));
        }
        RandomNumbers numbers(1, 0);
        for (int i = 0; i < 2000000; ++i) {
            const auto value = std::bit_cast<float>(static_cast<std::uint32_t>(numbers.bits() >> 32));
            QVERIFY2(isSame(rounded(value, format), toHalf<Half>(value)), qPrintable(QString::number(value)));
        }
    }

private slots:
    void float16IsEigens() { compareAll<Eigen::half>(NumberFormat::Float16); }
    void bfloat16IsEigens() { compareAll<Eigen::bfloat16>(NumberFormat::BFloat16); }

    void float32IsTheMachines()
    {
        RandomNumbers numbers(2, 0);
        for (int i = 0; i < 2000000; ++i) {
            // Exponents around those of float32, so that few are out of range.
            const std::uint64_t bits = numbers.bits();
            const double value = std::ldexp(std::bit_cast<double>((bits & 0x800FFFFFFFFFFFFFU) | 0x3FF0000000000000U),
                                            static_cast<int>(numbers.bits() % 300) - 155);
            QVERIFY(isSame(rounded(value, NumberFormat::Float32), static_cast<float>(value)));
        }
    }

    void limitsByHand()
    {
        QCOMPARE(limitsOf(NumberFormat::Float16).largest(), 65504.);
        QCOMPARE(limitsOf(NumberFormat::Float16).smallest(), std::ldexp(1., -24));
        QCOMPARE(limitsOf(NumberFormat::Float16).spacing(1000), 0.5);
        QCOMPARE(limitsOf(NumberFormat::BFloat16).largest(), std::ldexp(255., 120));
        QCOMPARE(limitsOf(NumberFormat::BFloat16).spacing(1000), 4.);
        QCOMPARE(limitsOf(NumberFormat::Float32).largest(), std::numeric_limits<float>::max());
        QCOMPARE(limitsOf(NumberFormat::Float32).smallest(), std::numeric_limits<float>::denorm_min());
        QCOMPARE(limitsOf(NumberFormat::Double).largest(), std::numeric_limits<double>::max());
        QCOMPARE(limitsOf(NumberFormat::Double).smallest(), std::numeric_limits<double>::denorm_min());
        QCOMPARE(rounded(65519.999, NumberFormat::Float16), 65504.);
        QCOMPARE(rounded(65520, NumberFormat::Float16), infinite);
        QCOMPARE(rounded(-1e300, NumberFormat::BFloat16), -infinite);
    }

    void expOverflowsWhereItShould_data()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<double>("about");
        QTest::newRow("float16") << static_cast<int>(NumberFormat::Float16) << 11.09;
        QTest::newRow("bfloat16") << static_cast<int>(NumberFormat::BFloat16) << 88.5;
        QTest::newRow("float32") << static_cast<int>(NumberFormat::Float32) << 88.72;
        QTest::newRow("double") << static_cast<int>(NumberFormat::Double) << 709.78;
    }

    void expOverflowsWhereItShould()
    {
        QFETCH(int, format);
        QFETCH(double, about);
        const auto kind = static_cast<NumberFormat>(format);
        const double last = largestExponentOfE(kind);
        QVERIFY2(std::abs(last - about) < 0.01, qPrintable(QString::number(last)));
        QVERIFY(std::isfinite(rounded(std::exp(last), kind)));
        QCOMPARE(rounded(std::exp(last + limitsOf(kind).spacing(last)), kind), infinite);
    }

    void expUnderflowsWhereItShould_data()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<double>("about"); // ln of half the smallest number, on the format's own grid
        QTest::newRow("float16") << static_cast<int>(NumberFormat::Float16) << -17.328;
        QTest::newRow("bfloat16") << static_cast<int>(NumberFormat::BFloat16) << -92.5;
        QTest::newRow("float32") << static_cast<int>(NumberFormat::Float32) << -103.972;
        QTest::newRow("double") << static_cast<int>(NumberFormat::Double) << -745.133;
    }

    void expUnderflowsWhereItShould()
    {
        QFETCH(int, format);
        QFETCH(double, about);
        const auto kind = static_cast<NumberFormat>(format);
        const double first = smallestExponentOfE(kind);
        QVERIFY2(std::abs(first - about) < 0.001, qPrintable(QString::number(first, 'f', 6)));
        QCOMPARE(rounded(first, kind), first);
        QVERIFY(rounded(std::exp(first), kind) > 0);
        QCOMPARE(rounded(std::exp(first - limitsOf(kind).spacing(first)), kind), 0.);
    }

    void ofAThousandTheNaiveWayHasNothing()
    {
        for (const auto format :
             {NumberFormat::Float16, NumberFormat::BFloat16, NumberFormat::Float32, NumberFormat::Double}) {
            const RoundedSoftmax naive = roundedSoftmax({1000, 999, 998}, format, false);
            QCOMPARE(naive.exponentials[0], infinite);
            QCOMPARE(naive.sum, infinite);
            QVERIFY(std::isnan(naive.weights[0]));
            QVERIFY(!naive.holds());
            QVERIFY(roundedSoftmax({1000, 999, 998}, format, true).holds());
            // Far below 0 every exponential is 0, and 0 ÷ 0 is no number either.
            QCOMPARE(roundedSoftmax({-1000, -1001}, format, false).sum, 0.);
            QVERIFY(!roundedSoftmax({-1000, -1001}, format, false).holds());
            QVERIFY(roundedSoftmax({-1000, -1001}, format, true).holds());
        }
    }

    void shiftedItIsTheSoftmax()
    {
        const RoundedSoftmax row = roundedSoftmax({1000, 999, -infinite, 998}, NumberFormat::Double, true);
        Matrix<double> scores(1, 4);
        scores << 1000, 999, -infinite, 998;
        const Matrix<double> weights = softmax<double>(scores);
        for (std::size_t j = 0; j < 4; ++j)
            QVERIFY(std::abs(row.weights[j] - weights(0, static_cast<Index>(j))) < 1e-15);
        QCOMPARE(row.exponentials[0], 1.); // e⁰
        QCOMPARE(row.weights[2], 0.);      // forbidden: exactly
        QCOMPARE(row.maximum, 1000.);
    }

    void aConstantChangesNothing()
    {
        const std::vector<double> scores{2, 0.5, -1};
        const RoundedSoftmax before = roundedSoftmax(scores, NumberFormat::Double, true);
        const RoundedSoftmax after = roundedSoftmax({1002, 1000.5, 999}, NumberFormat::Double, true);
        QCOMPARE(after.weights, before.weights);
    }

    void bfloat16CannotTellAThousandFromOneLess()
    {
        const RoundedSoftmax row = roundedSoftmax({1000, 999}, NumberFormat::BFloat16, true);
        QCOMPARE(row.scores, (std::vector<double>{1000, 1000}));
        QCOMPARE(row.weights, (std::vector<double>{0.5, 0.5}));
        // By hand: float16 has 999; e⁻¹ = 0.36788 → 0.36792, the sum 1.36792 → 1.3682, 1 ÷ 1.3682 = 0.7309.
        const RoundedSoftmax half = roundedSoftmax({1000, 999}, NumberFormat::Float16, true);
        QCOMPARE(half.exponentials[1], 0x1.78cp-2);
        QCOMPARE(half.sum, 0x1.5e4p0);
        QCOMPARE(half.weights[0], static_cast<double>(static_cast<float>(Eigen::half(1 / 1.3681640625F))));
    }

    void aRowThatSeesNothingHasNoNumber()
    {
        const RoundedSoftmax row = roundedSoftmax({-infinite, -infinite}, NumberFormat::Double, true);
        QCOMPARE(row.sum, 0.);
        QVERIFY(!row.holds());
    }
};

QTEST_APPLESS_MAIN(TestNumberFormat)
#include "tst_number_format.moc"
