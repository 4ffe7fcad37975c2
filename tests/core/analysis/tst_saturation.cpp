#include "core/analysis/saturation.h"
#include "support/matrix_check.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace headlight;
using test::rowOf;

class TestSaturation : public QObject {
    Q_OBJECT

private slots:
    void theWorkedExampleAtBothScales()
    {
        // q = (2, 0), k = (1, 0) and (0, 1): products 2 and 0.
        const Matrix<double> products = rowOf({2, 0});
        QVERIFY(std::abs(saturationAt(products, 1, 1).weights(0, 0) - 0.880797077977882) < 1e-15);
        QVERIFY(std::abs(saturationAt(products / std::sqrt(2.), 1, std::sqrt(2.)).weights(0, 0) - 0.804429682506957)
                < 1e-15);
    }

    void anEvenRowHasTheNormOfTheBook_data()
    {
        QTest::addColumn<int>("keys");
        for (const int keys : {2, 3, 9, 100})
            QTest::addRow("%d", keys) << keys;
    }

    void anEvenRowHasTheNormOfTheBook()
    {
        QFETCH(int, keys);
        const SaturationPoint even = saturationAt(Matrix<double>::Zero(1, keys), 1, 1);
        QVERIFY(std::abs(even.gradientNorm - std::sqrt(keys - 1.) / keys) < 1e-14);
        QVERIFY(std::abs(even.entropy - std::log(keys)) < 1e-13);
    }

    void onTheWayToSaturationTheNormFirstRises()
    {
        // Two tied keys: 0.5; nine even ones: 0.31.
        const Matrix<double> scores = rowOf({5, 5, 0, 0, 0, 0, 0, 0, 0});
        const auto curve = saturationCurve(scores, {0, 4, 200}, 1);
        QVERIFY(std::abs(curve[0].gradientNorm - std::sqrt(8.) / 9) < 1e-14);
        QVERIFY(std::abs(curve[1].gradientNorm - 0.5) < 1e-6);
        QVERIFY(std::abs(curve[2].gradientNorm - 0.5) < 1e-14); // tied for ever
        const auto alone = saturationCurve(rowOf({5, 4, 0}), {1, 50}, 1);
        QVERIFY(alone[1].gradientNorm < 1e-20);
        QVERIFY(alone[1].gradientNorm > 0); // it keeps its digits
    }

    void tiedKeysAreCountedUpToARounding()
    {
        const double forbidden = -std::numeric_limits<double>::infinity();
        QCOMPARE(tiedForLargest(rowOf({3, 1, 2})), Index(1));
        QCOMPARE(tiedForLargest(rowOf({3, forbidden, 3, 3 - 1e-9})), Index(2));
        QCOMPARE(tiedForLargest(rowOf({203.647, 203.647 + 3e-14, 1})), Index(2)); // two sums of the same products
        QCOMPARE(tiedForLargest(rowOf({0, 0, 0})), Index(3));
        QCOMPARE(tiedForLargest(rowOf({forbidden, forbidden})), Index(0));
    }

    void theGradientByTheProductsHasOneMoreFactor()
    {
        const SaturationPoint point = saturationAt(rowOf({1, 0.5, -1}), 3, 8);
        QVERIFY(std::abs(point.productGradient - point.gradientNorm * 3 / 8) < 1e-16);
        QCOMPARE(saturationAt(rowOf({1, 0.5, -1}), 0, 8).productGradient, 0.);
    }

    void forbiddenKeysStayForbiddenAtEveryScale()
    {
        const double forbidden = -std::numeric_limits<double>::infinity();
        for (const double scale : {0., 1., 1000.}) {
            const SaturationPoint point = saturationAt(rowOf({1, forbidden, 0}), scale, 1);
            QCOMPARE(point.weights(0, 1), 0.);
            QVERIFY(std::abs(point.weights.sum() - 1) < 1e-15);
        }
    }

    void aRowThatSeesNothingIsZero()
    {
        const double forbidden = -std::numeric_limits<double>::infinity();
        const SaturationPoint point = saturationAt(rowOf({forbidden, forbidden}), 2, 1);
        QCOMPARE(point.weights.sum(), 0.);
        QCOMPARE(point.gradientNorm, 0.);
        QCOMPARE(point.entropy, 0.);
    }
};

QTEST_APPLESS_MAIN(TestSaturation)
#include "tst_saturation.moc"
