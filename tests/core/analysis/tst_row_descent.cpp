#include "core/analysis/row_descent.h"
#include "core/attention/softmax.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace headlight;

namespace {

using Wide = Eigen::Matrix<long double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

Matrix<double> randomMatrix(Index rows, Index columns, std::mt19937& random, double size = 1)
{
    std::normal_distribution<double> normal(0, size);
    Matrix<double> matrix(rows, columns);
    for (Index i = 0; i < matrix.size(); ++i)
        matrix.data()[i] = normal(random);
    return matrix;
}

/// The loss written down anew, in more digits.
long double plainLoss(const RowTask& task, const Wide& wq, const Wide& wk)
{
    const Wide q = task.token.cast<long double>() * wq;
    const Wide k = task.tokens.cast<long double>() * wk;
    Wide a = q * k.transpose() / static_cast<long double>(task.divisor);
    const long double largest = a.maxCoeff();
    long double sum = 0;
    for (Index j = 0; j < a.cols(); ++j)
        sum += std::exp(a(0, j) - largest);
    if (task.loss == RowLoss::CrossEntropy) {
        long double loss = 0;
        for (Index j = 0; j < a.cols(); ++j)
            loss -= task.target(0, j) * (a(0, j) - largest - std::log(sum));
        return loss;
    }
    for (Index j = 0; j < a.cols(); ++j)
        a(0, j) = std::exp(a(0, j) - largest) / sum;
    return ((a - task.target.cast<long double>()) * task.values.cast<long double>()).squaredNorm() / 2;
}

/// Five points around each entry.
template <class Loss>
Matrix<double> differences(Wide& at, Loss loss)
{
    constexpr long double h = 2e-4L;
    Matrix<double> slopes(at.rows(), at.cols());
    for (Index i = 0; i < at.size(); ++i) {
        const long double here = at.data()[i];
        const auto moved = [&](long double by) {
            at.data()[i] = here + by;
            return loss();
        };
        const long double slope = (8 * (moved(h) - moved(-h)) - (moved(2 * h) - moved(-2 * h))) / (12 * h);
        slopes.data()[i] = static_cast<double>(slope);
        at.data()[i] = here;
    }
    return slopes;
}

/// Three keys with the values (1, 0), (0, 1) and (−1, −1); the query lies on the first, wants the second.
struct Wrong {
    RowTask task;
    RowMatrices matrices;

    explicit Wrong(double gap, RowLoss loss)
    {
        task.token = Matrix<double>::Ones(1, 1);
        task.tokens = Matrix<double>::Identity(3, 3);
        task.values.resize(3, 2);
        task.values << 1, 0, 0, 1, -1, -1;
        task.target.resize(1, 3);
        task.target << 0, 1, 0;
        task.loss = loss;
        matrices.wk = Matrix<double>::Identity(3, 3);
        matrices.wq.resize(1, 3);
        matrices.wq << gap, 0, 0;
    }
};

} // namespace

class TestRowDescent : public QObject {
    Q_OBJECT

private slots:
    void theGradientAgreesWithDifferences_data()
    {
        QTest::addColumn<int>("loss");
        QTest::addColumn<double>("divisor");
        QTest::addColumn<double>("size");
        for (const RowLoss loss : {RowLoss::SquaredError, RowLoss::CrossEntropy})
            for (const double divisor : {1., std::sqrt(3.)})
                for (const double size : {0.4, 1.2}) // spread out; saturated
                    QTest::addRow("%d, ÷ %.2f, %.1f", static_cast<int>(loss), divisor, size)
                        << static_cast<int>(loss) << divisor << size;
    }

    void theGradientAgreesWithDifferences()
    {
        QFETCH(int, loss);
        QFETCH(double, divisor);
        QFETCH(double, size);
        constexpr double rounding = 1e-14; // of the differences of a loss of about 1
        std::mt19937 random(7);
        for (int trial = 0; trial < 5; ++trial) {
            RowTask task;
            task.token = randomMatrix(1, 5, random);
            task.tokens = randomMatrix(4, 6, random);
            task.values = randomMatrix(4, 2, random);
            task.target = randomMatrix(1, 4, random).cwiseAbs();
            task.target /= task.target.sum();
            task.divisor = divisor;
            task.loss = static_cast<RowLoss>(loss);
            const RowMatrices matrices{randomMatrix(5, 3, random, size), randomMatrix(6, 3, random, size)};
            const RowGradient exact = rowGradient(task, matrices);
            Wide wq = matrices.wq.cast<long double>();
            Wide wk = matrices.wk.cast<long double>();
            const auto lossNow = [&] { return plainLoss(task, wq, wk); };
            QVERIFY(std::abs(exact.loss - static_cast<double>(lossNow())) < 1e-13 * (1 + exact.loss));
            const Matrix<double> byWq = differences(wq, lossNow);
            const Matrix<double> byWk = differences(wk, lossNow);
            QVERIFY((exact.byWq - byWq).norm() < 1e-11 * byWq.norm() + rounding);
            QVERIFY((exact.byWk - byWk).norm() < 1e-11 * byWk.norm() + rounding);
        }
    }

    void itsFactorsMultiply()
    {
        for (const RowLoss loss : {RowLoss::SquaredError, RowLoss::CrossEntropy}) {
            const Wrong wrong(2, loss);
            const RowGradient row = rowGradient(wrong.task, wrong.matrices);
            const Matrix<double> softmaxed = softmaxGradient<double>(row.weights);
            QVERIFY((row.byWeights * softmaxed - row.byScores).norm() < 1e-14);
        }
    }

    void byHand()
    {
        // Scores ln 2, 0, 0: weights ½, ¼, ¼; o = (¼, 0), o − o* = (¼, −1).
        Wrong wrong(std::log(2.), RowLoss::SquaredError);
        RowGradient row = rowGradient(wrong.task, wrong.matrices);
        QVERIFY(std::abs(row.loss - 17. / 32) < 1e-15);
        Matrix<double> expected(1, 3);
        expected << 3. / 32, -17. / 64, 11. / 64; // a_j (g_j − Σ a g) with g = (¼, −1, ¾), Σ a g = 1/16
        QVERIFY((row.byScores - expected).norm() < 1e-15);
        wrong.task.loss = RowLoss::CrossEntropy;
        row = rowGradient(wrong.task, wrong.matrices);
        QVERIFY(std::abs(row.loss - std::log(4.)) < 1e-15);
        expected << 0.5, -0.75, 0.25; // a − t
        QVERIFY((row.byScores - expected).norm() < 1e-15);
    }

    void theProductsHaveOneMoreFactor()
    {
        Wrong wrong(2, RowLoss::SquaredError);
        wrong.task.divisor = 8;
        const RowGradient row = rowGradient(wrong.task, wrong.matrices);
        QVERIFY((row.byProducts * 8 - row.byScores).norm() < 1e-16);
    }

    void theSquaredErrorStallsOnAWrongKey()
    {
        const Wrong wrong(30, RowLoss::SquaredError);
        const auto points = descend(wrong.task, wrong.matrices, false, 1, 500);
        QCOMPARE(points.size(), std::size_t(501));
        QVERIFY(points.front().gradient > 0); // it keeps its digits
        QVERIFY(points.front().gradient < 1e-12);
        QVERIFY(points.back().loss > 0.999999 * points.front().loss);
        QVERIFY(points.back().weights(0, 0) > 0.999999);
    }

    void theCrossEntropyDoesNot()
    {
        const Wrong wrong(30, RowLoss::CrossEntropy);
        const auto points = descend(wrong.task, wrong.matrices, false, 1, 500);
        QVERIFY(std::abs(points.front().scoreGradient - std::sqrt(2.)) < 1e-9);
        QVERIFY(points.back().loss < 0.001 * points.front().loss);
        QVERIFY(points.back().weights(0, 1) > 0.99);
    }

    void spreadOutBothLearn()
    {
        for (const RowLoss loss : {RowLoss::SquaredError, RowLoss::CrossEntropy}) {
            const Wrong wrong(2, loss);
            const auto points = descend(wrong.task, wrong.matrices, false, 1, 500);
            QVERIFY(points.back().weights(0, 1) > 0.95);
            for (std::size_t i = 1; i < points.size(); ++i)
                QVERIFY(points[i].loss <= points[i - 1].loss);
        }
    }

    void aTokenOfLengthOneMovesItsQueryAlike()
    {
        // W_Q alone, by a token of length 1: the query makes the same steps as if it were learned by itself.
        Wrong wrong(3, RowLoss::CrossEntropy);
        const auto alone = descend(wrong.task, wrong.matrices, false, 0.5, 20);
        Matrix<double> token(1, 2);
        token << 0.6, 0.8;
        RowMatrices matrices = wrong.matrices;
        matrices.wq = token.transpose() * wrong.matrices.wq;
        wrong.task.token = token;
        const auto byMatrix = descend(wrong.task, matrices, false, 0.5, 20);
        QVERIFY((alone.back().weights - byMatrix.back().weights).norm() < 1e-14);
    }

    void aQueryLearnedAloneLeavesTheKeys()
    {
        // Keys of length 1 at right angles: a step by q takes rate · ∂L/∂s from each score.
        const Wrong wrong(2, RowLoss::CrossEntropy);
        const RowGradient start = rowGradient(wrong.task, wrong.matrices);
        Matrix<double> scores = wrong.matrices.wq - 0.5 * start.byScores;
        const Matrix<double> expected = softmax<double>(scores);
        QVERIFY((descend(wrong.task, wrong.matrices, false, 0.5, 1)[1].weights - expected).norm() < 1e-15);
        // With the keys: (q − r Σ g_l k_l)·(k_j − r g_j q) for each key.
        for (Index j = 0; j < 3; ++j)
            scores(0, j) -= 0.5 * start.byScores(0, j) * (4 - 0.5 * 2 * start.byScores(0, 0));
        const Matrix<double> both = softmax<double>(scores);
        QVERIFY((descend(wrong.task, wrong.matrices, true, 0.5, 1)[1].weights - both).norm() < 1e-15);
    }

    void numbersThatLeaveTheirRangeEndIt()
    {
        Wrong wrong(3, RowLoss::CrossEntropy);
        wrong.task.target << 0.5, 0.4, 0.1;
        const auto points = descend(wrong.task, wrong.matrices, true, 1e6, 500);
        QVERIFY(points.size() < 501);
        for (const DescentPoint& point : points)
            QVERIFY(point.weights.allFinite());
    }

    void shapesThatDoNotFitAreRefused()
    {
        Wrong wrong(3, RowLoss::CrossEntropy);
        wrong.task.target.resize(1, 2);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, rowGradient(wrong.task, wrong.matrices));
    }
};

QTEST_APPLESS_MAIN(TestRowDescent)
#include "tst_row_descent.moc"
