#include "core/analysis/random_products.h"

#include "core/attention/softmax.h"

#include <QTest>

#include <cmath>

using namespace headlight;

Q_DECLARE_METATYPE(headlight::UnitDistribution)

class TestRandomProducts : public QObject {
    Q_OBJECT

private slots:
    void theDeviationIsTheRootOfD_data()
    {
        QTest::addColumn<UnitDistribution>("distribution");
        QTest::addColumn<int>("d");
        QTest::addColumn<double>("root");
        for (const auto distribution : {UnitDistribution::Normal, UnitDistribution::Uniform, UnitDistribution::Signs}) {
            const int number = static_cast<int>(distribution);
            QTest::addRow("%d, one", number) << distribution << 1 << 1.;
            QTest::addRow("%d, 64", number) << distribution << 64 << 8.;
            QTest::addRow("%d, 100", number) << distribution << 100 << 10.;
            QTest::addRow("%d, 512", number) << distribution << 512 << 22.627416997969522;
        }
    }

    void theDeviationIsTheRootOfD()
    {
        QFETCH(UnitDistribution, distribution);
        QFETCH(int, d);
        QFETCH(double, root);
        const ProductSamples samples = sampleProducts(distribution, d, 10000, 3);
        QCOMPARE(samples.ofWidths.back().count, 10000.);
        // Four standard errors; with signs the variance of d = 1 is 1 − mean².
        const double error = deviationError(distribution, d, 10000);
        QVERIFY2(std::abs(samples.ofWidths.back().deviation() - root) <= 4 * error + 1e-3,
                 qPrintable(QString::number(samples.ofWidths.back().deviation())));
        for (std::size_t i = 0; i < samples.widths.size(); ++i) {
            const auto width = samples.widths[i];
            QVERIFY(std::abs(samples.ofWidths[i].deviation() - std::sqrt(static_cast<double>(width)))
                    <= 4 * deviationError(distribution, width, 10000) + 1e-3);
        }
    }

    void eachKindOfTermHasMeanZeroAndVarianceOne_data() { theDeviationIsTheRootOfD_data(); }

    void eachKindOfTermHasMeanZeroAndVarianceOne()
    {
        QFETCH(UnitDistribution, distribution);
        QFETCH(int, d);
        const ProductSamples samples = sampleProducts(distribution, d, 10000, 5);
        const double fourth = fourthMoment(distribution);
        const auto check = [](const Moments& moments, double kurtosis) {
            const double error = 1 / std::sqrt(moments.count);
            return std::abs(moments.mean()) <= 4 * error
                   && std::abs(moments.squares / moments.count - 1) <= 4 * error * std::sqrt(kurtosis - 1) + 1e-12;
        };
        QCOMPARE(samples.queries.count, 10000. * d);
        QVERIFY(check(samples.queries, fourth));
        QVERIFY(check(samples.keys, fourth));
        QVERIFY(check(samples.terms, fourth * fourth));
        QCOMPARE(samples.neighbours.count, 10000. * (d - 1));
        if (d > 1) // their squares share a factor with the pair beside them only in so far as terms repeat
            QVERIFY(std::abs(samples.neighbours.mean()) <= 4 / std::sqrt(samples.neighbours.count));
    }

    void theSumsAreThoseOfTheNumbers()
    {
        // The first pair, by hand from the same stream.
        for (const Index d : {1, 2, 3, 7, 13}) {
            const ProductSamples samples = sampleProducts(UnitDistribution::Normal, d, 1, 11);
            RandomNumbers numbers(11, 0);
            std::vector<double> q(static_cast<std::size_t>(d)), k(q);
            numbers.fill(UnitDistribution::Normal, q.data(), d);
            numbers.fill(UnitDistribution::Normal, k.data(), d);
            double product = 0, sum = 0, both = 0;
            for (std::size_t i = 0; i < q.size(); ++i) {
                product += q[i] * k[i];
                sum += q[i];
                if (i + 1 < q.size())
                    both += q[i] * k[i] * q[i + 1] * k[i + 1];
            }
            QVERIFY(std::abs(samples.products[0] - product) < 1e-14 * static_cast<double>(d));
            QVERIFY(std::abs(samples.ofWidths[0].sum - q[0] * k[0]) < 1e-16);
            QVERIFY(std::abs(samples.queries.sum - sum) < 1e-13);
            QVERIFY(std::abs(samples.terms.sum - product) < 1e-13);
            QVERIFY(std::abs(samples.neighbours.sum - both) < 1e-13);
        }
    }

    void moreMakesTheSameBeginning()
    {
        const auto few = sampleProducts(UnitDistribution::Normal, 5, 300, 2).products;
        const auto many = sampleProducts(UnitDistribution::Normal, 5, 900, 2).products;
        QVERIFY(std::equal(few.begin(), few.end(), many.begin()));
        QVERIFY(few != sampleProducts(UnitDistribution::Normal, 5, 300, 3).products);
    }

    void signsGiveWholeNumbersOfDsParity()
    {
        for (const double product : sampleProducts(UnitDistribution::Signs, 7, 500, 2).products)
            QVERIFY(std::abs(std::fmod(product, 2)) == 1 && std::abs(product) <= 7);
    }

    void stoppedItStopsSoon()
    {
        int looks = 0;
        const auto samples = sampleProducts(UnitDistribution::Normal, 512, 1000000, 1,
                                            [&](double done) { return done < 1 && ++looks < 3; });
        QVERIFY(samples.products.size() < 1000);
        QCOMPARE(looks, 3);
    }

    void aRowIsTheSameHoweverItIsCut()
    {
        const auto whole = randomRow(UnitDistribution::Uniform, 6, {1, 8, 512}, 4, 9);
        const auto part = randomRow(UnitDistribution::Uniform, 3, {8}, 4, 9);
        for (Index key = 0; key < 3; ++key)
            QCOMPARE(part(0, key), whole(1, key));
        QVERIFY(whole != randomRow(UnitDistribution::Uniform, 6, {1, 8, 512}, 4, 10));
    }

    void rowsSaturateAsDGrowsUnlessDivided()
    {
        const std::vector<Index> widths{1, 8, 64, 512};
        const auto means = rowMeans(UnitDistribution::Normal, 8, widths, 1, 400);
        for (std::size_t i = 1; i < widths.size(); ++i) {
            QVERIFY(means[i].largest > means[i - 1].largest);
            QVERIFY(std::abs(means[i].dividedLargest - means[1].dividedLargest) < 0.05);
        }
        QVERIFY(means[0].largest == means[0].dividedLargest); // d = 1: dividing changes nothing
        QVERIFY(means[3].largest > 0.9);
        QVERIFY(means[3].dividedLargest < 0.5);
        QVERIFY(means[3].gradient < means[3].dividedGradient / 3);
    }

    void meansAreOverTheRows()
    {
        const auto means = rowMeans(UnitDistribution::Normal, 4, {16}, 1, 2).front();
        double largest[2] = {};
        for (Index row = 0; row < 2; ++row) {
            const Matrix<double> scores = randomRow(UnitDistribution::Normal, 4, {16}, 1, row) / 4;
            largest[row] = softmax<double>(scores).maxCoeff();
        }
        QVERIFY(std::abs(means.dividedLargest - (largest[0] + largest[1]) / 2) < 1e-15);
        QVERIFY(std::abs(means.dividedError - std::abs(largest[0] - largest[1]) / 2) < 1e-12);
    }
};

QTEST_APPLESS_MAIN(TestRandomProducts)
#include "tst_random_products.moc"
