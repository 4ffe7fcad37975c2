#include "core/analysis/kernel_regression.h"

#include <QTest>

#include <cmath>
#include <stdexcept>

using namespace headlight;

namespace {

Matrix<double> onCircle(const std::vector<double>& angles)
{
    Matrix<double> rows(static_cast<Index>(angles.size()), 2);
    for (std::size_t i = 0; i < angles.size(); ++i)
        rows.row(static_cast<Index>(i)) << std::cos(angles[i]), std::sin(angles[i]);
    return rows;
}

} // namespace

class TestKernelRegression : public QObject {
    Q_OBJECT

private slots:
    void theWorkedExampleIsOne()
    {
        // q = (2, 0) has another length than its keys (1, 0) and (0, 1): it is the keys' lengths that count.
        Matrix<double> query(1, 2);
        query << 2, 0;
        const Matrix<double> keys = Matrix<double>::Identity(2, 2);
        for (const auto& weightsOf : {&dotWeights, &gaussianWeights}) {
            QVERIFY(std::abs(weightsOf(query, keys, 1 / std::sqrt(2.))(0, 0) - 0.804429682506957) < 1e-15);
            QVERIFY(std::abs(weightsOf(query, keys, 1)(0, 0) - 0.880797077977882) < 1e-15);
        }
    }

    void forKeysOfOneLengthTheKernelIsAGaussianTimesAConstant()
    {
        for (const double scale : {0., 0.1, 1., 8., 64.})
            for (double angle = -3; angle <= 3; angle += 0.25) {
                const Matrix<double> query = onCircle({angle});
                const Matrix<double> keys = onCircle({-2, -1.3, 0, 0.4, 3});
                const Matrix<double> products = query * keys.transpose();
                const Matrix<double> squares = squaredDistances(query, keys);
                for (Index j = 0; j < keys.rows(); ++j) // e^(scale·q·k) ÷ e^scale
                    QVERIFY(std::abs(std::exp(scale * (products(0, j) - 1)) - std::exp(-scale * squares(0, j) / 2))
                            < 1e-14);
                const Matrix<double> dot = dotWeights(query, keys, scale);
                QVERIFY((dot - gaussianWeights(query, keys, scale)).cwiseAbs().maxCoeff() < 1e-14);
                QVERIFY(std::abs(dot.sum() - 1) < 1e-14);
            }
    }

    void alongALineWeightsRiseWhereTheGaussianIsABump()
    {
        const Matrix<double> query = Matrix<double>::Constant(1, 1, 0.5);
        Matrix<double> keys(5, 1);
        keys << -2, -1, 0.5, 1, 2;
        const Matrix<double> dot = dotWeights(query, keys, 3);
        for (Index j = 1; j < 5; ++j) // by e^(scale · q · step)
            QVERIFY(std::abs(dot(0, j) / dot(0, j - 1) / std::exp(1.5 * (keys(j, 0) - keys(j - 1, 0))) - 1) < 1e-14);
        Index largest = 0;
        gaussianWeights(query, keys, 3).row(0).maxCoeff(&largest);
        QCOMPARE(largest, Index(2));
    }

    void scaleZeroIsThePlainMean()
    {
        const Matrix<double> query = onCircle({1});
        const Matrix<double> keys = onCircle({0, 1, 2, 3});
        QCOMPARE(dotWeights(query, keys, 0), Matrix<double>::Constant(1, 4, 0.25).eval());
        QCOMPARE(gaussianWeights(query, keys, 0), Matrix<double>::Constant(1, 4, 0.25).eval());
    }

    void farScalesPickTheNearestKey()
    {
        const Matrix<double> dot = dotWeights(onCircle({0.9}), onCircle({0, 1, 2}), 1e6);
        QCOMPARE(dot(0, 1), 1.);
        QCOMPARE(dot.sum(), 1.);
    }

    void unlikeWidthsAreRefused()
    {
        const Matrix<double> query = Matrix<double>::Zero(1, 3);
        const Matrix<double> keys = Matrix<double>::Zero(4, 2);
        QVERIFY_EXCEPTION_THROWN(dotWeights(query, keys, 1), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(squaredDistances(query, keys), std::invalid_argument);
    }
};

QTEST_APPLESS_MAIN(TestKernelRegression)
#include "tst_kernel_regression.moc"
