#include "core/analysis/entropy_alternative.h"
#include "core/analysis/row_statistics.h"
#include "core/attention/softmax.h"
#include "support/matrix_check.h"

#include <QTest>

#include <cmath>
#include <stdexcept>

using namespace headlight;
using test::rowOf;

namespace {

double entropyOf(const Matrix<double>& weights)
{
    return rowStatistics(weights, weights.cols()).entropy;
}

} // namespace

class TestEntropyAlternative : public QObject {
    Q_OBJECT

private slots:
    void threeKeysHaveOneDirection()
    {
        // Scores 0, 1, 2: only (1, −2, 1) keeps sum and mean score.
        const Matrix<double> scores = rowOf({0, 1, 2});
        const Matrix<double> a = softmax<double>(scores);
        for (Index raised = 0; raised < 3; ++raised) {
            const Matrix<double> u = entropyDirection(a, scores, raised);
            const Matrix<double> change = a.array() * u.array();
            QVERIFY(std::abs(change(0, 0) - change(0, 2)) < 1e-15);
            QVERIFY(std::abs(change(0, 1) + 2 * change(0, 0)) < 1e-15);
            QVERIFY(u(0, raised) > 0);
            QVERIFY(std::abs(u.cwiseAbs().maxCoeff() - 1) < 1e-15);
        }
    }

    void sumAndMeanScoreStayAndTheSoftmaxHasTheLargestEntropy_data()
    {
        QTest::addColumn<double>("scale");
        for (const double scale : {0., 0.01, 1., 5., 20., 100.})
            QTest::addRow("scale %g", scale) << scale;
    }

    void sumAndMeanScoreStayAndTheSoftmaxHasTheLargestEntropy()
    {
        QFETCH(double, scale);
        for (const Matrix<double>& base :
             {rowOf({0.3, -1, 0.9}), rowOf({0.1, 0.7, 0.7, -0.4}), rowOf({0.5, -0.2, 0.9, 0.8, -1, 0.1, 0.35})}) {
            const Matrix<double> scores = scale * base;
            const Matrix<double> a = softmax<double>(scores);
            const double most = entropyOf(a);
            for (Index raised = 0; raised < a.cols(); ++raised) {
                const Matrix<double> u = entropyDirection(a, scores, raised);
                for (const double t : {-1., -0.5, 0.1, 1.}) {
                    const Matrix<double> p = alternativeWeights(a, u, t);
                    QVERIFY(p.minCoeff() >= 0);
                    QVERIFY(std::abs(p.sum() - 1) < 1e-14);
                    QVERIFY(std::abs(((p - a).array() * scores.array()).sum()) < 1e-13);
                    // What the entropy loses is the divergence, to the last digits.
                    QVERIFY(std::abs(most - entropyOf(p) - divergence(p, a)) < 1e-13);
                    QVERIFY(entropyOf(p) <= most + 1e-14);
                    if (scale == 1)
                        QVERIFY(entropyOf(p) < most - 1e-4);
                }
                QCOMPARE(alternativeWeights(a, u, 0), a);
            }
        }
    }

    void whatIsSettledHasNoDirection()
    {
        // Two keys are settled by sum and mean score; and so is the first of three where the others are alike.
        QVERIFY(entropyDirection(softmax<double>(rowOf({0, 1})), rowOf({0, 1}), 0).isZero(0));
        const Matrix<double> scores = rowOf({2, 1, 1});
        const Matrix<double> a = softmax<double>(scores);
        QVERIFY(entropyDirection(a, scores, 0).isZero(0));
        QVERIFY((entropyDirection(a, scores, 1) - rowOf({0, 1, -1})).cwiseAbs().maxCoeff() < 1e-15);
    }

    void forbiddenKeysStayWithoutWeight()
    {
        const Matrix<double> scores = rowOf({0, 1, -INFINITY, 2});
        const Matrix<double> a = softmax<double>(scores);
        const Matrix<double> p = alternativeWeights(a, entropyDirection(a, scores, 0), 0.7);
        QCOMPARE(p(0, 2), 0.);
        QVERIFY(std::abs(p.sum() - 1) < 1e-15);
        QVERIFY(entropyDirection(a, scores, 2).isZero(0));
    }

    void unlikeShapesAreRefused()
    {
        QVERIFY_EXCEPTION_THROWN(entropyDirection(rowOf({1}), rowOf({1, 2}), 0), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(entropyDirection(rowOf({1}), rowOf({1}), 1), std::invalid_argument);
    }
};

QTEST_APPLESS_MAIN(TestEntropyAlternative)
#include "tst_entropy_alternative.moc"
