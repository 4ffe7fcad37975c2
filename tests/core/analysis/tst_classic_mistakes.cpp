#include "core/analysis/classic_mistakes.h"

#include <QTest>

#include <cmath>

using namespace headlight;

namespace {

template <class S>
auto matrixOf(std::initializer_list<std::initializer_list<S>> rows)
{
    Eigen::Matrix<S, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> matrix(static_cast<Index>(rows.size()),
                                                                             static_cast<Index>(rows.begin()->size()));
    Index i = 0;
    for (const auto& row : rows)
        std::copy(row.begin(), row.end(), matrix.row(i++).data());
    return matrix;
}

bool isClose(const Matrix<double>& one, const Matrix<double>& other, double by = 1e-15)
{
    return one.rows() == other.rows() && one.cols() == other.cols() && (one - other).cwiseAbs().maxCoeff() <= by;
}

const double ln3 = std::log(3.);
const BoolMatrix all = BoolMatrix::Constant(2, 2, true);
const BoolMatrix causal = matrixOf<bool>({{true, false}, {true, true}});

} // namespace

class TestClassicMistakes : public QObject {
    Q_OBJECT

private slots:
    void theRightWeights()
    {
        // d_k = 4: 2 ln 3 ÷ 2 = ln 3, which is 3 : 1.
        const Matrix<double> products = matrixOf<double>({{2 * ln3, 0}, {0, 2 * ln3}});
        QVERIFY(isClose(rightWeights(products, 4, all), matrixOf<double>({{0.75, 0.25}, {0.25, 0.75}})));
        QVERIFY(isClose(rightWeights(products, 4, causal), matrixOf<double>({{1, 0}, {0.25, 0.75}})));
    }

    void withoutTheRootTheRowIsSharper()
    {
        // 9 : 1
        const Matrix<double> products = matrixOf<double>({{2 * ln3, 0}, {0, 2 * ln3}});
        QVERIFY(isClose(weightsWithoutRoot(products, causal), matrixOf<double>({{1, 0}, {0.1, 0.9}})));
    }

    void theBooksExampleWithoutTheRoot()
    {
        const BoolMatrix one = BoolMatrix::Constant(1, 2, true);
        const Matrix<double> products = matrixOf<double>({{2, 0}});
        QVERIFY(std::abs(rightWeights(products, 2, one)(0, 0) - 0.804429682506957) < 1e-15);
        QVERIFY(std::abs(weightsWithoutRoot(products, one)(0, 0) - 0.880797077977882) < 1e-15);
    }

    void byTheModelsWidthTheRowIsFlatter()
    {
        // d_model = 16: 2 ln 3 ÷ 4 = ½ ln 3, which is √3 : 1.
        const Matrix<double> products = matrixOf<double>({{2 * ln3, 0}, {0, 0}});
        const double large = std::sqrt(3.) / (std::sqrt(3.) + 1);
        QVERIFY(isClose(weightsByModelWidth(products, 16, all), matrixOf<double>({{large, 1 - large}, {0.5, 0.5}})));
    }

    void overTheWrongAxisColumnsSumToOne()
    {
        const Matrix<double> scores = matrixOf<double>({{ln3, 0}, {0, 0}});
        QVERIFY(isClose(weightsOverQueries(scores, all), matrixOf<double>({{0.75, 0.5}, {0.25, 0.5}})));
        QVERIFY(isClose(weightsOverQueries(scores, causal), matrixOf<double>({{0.75, 0}, {0.25, 1}})));
    }

    void softmaxTwiceReadsForbiddenKeysAgain()
    {
        // (1, 0) as scores: e : 1; (½, ½) stays.
        const double e = std::exp(1.);
        const Matrix<double> twice = softmaxTwice(matrixOf<double>({{5, 7}, {2, 2}}), causal);
        QVERIFY(isClose(twice, matrixOf<double>({{e / (e + 1), 1 / (e + 1)}, {0.5, 0.5}})));
    }

    void aShiftedCausalMaskShowsTheNextToken()
    {
        const BoolMatrix three = matrixOf<bool>({{true, false, false}, {true, true, false}, {true, true, true}});
        const BoolMatrix shifted = matrixOf<bool>({{true, true, false}, {true, true, true}, {true, true, true}});
        QCOMPARE(shiftedMask(three), shifted);
    }

    void aFlippedCausalMaskShowsTheFutureAlone()
    {
        const BoolMatrix flipped = matrixOf<bool>({{false, true}, {false, false}});
        QCOMPARE(flippedMask(causal), flipped);
        QCOMPARE(rightWeights(Matrix<double>::Zero(2, 2), 4, flipped), (matrixOf<double>({{0, 1}, {0, 0}})));
    }

    void aFiniteMaskHoldsUntilScoresLieBelowIt()
    {
        const Matrix<double> scores = matrixOf<double>({{0, 0}, {0, 0}});
        const Matrix<double> right = matrixOf<double>({{1, 0}, {0.5, 0.5}});
        QVERIFY(isClose(weightsByFiniteMask(scores, causal, -1e9), right));
        const Matrix<double> low = (scores.array() - 2e9).matrix();
        QVERIFY(isClose(rightWeights(low, 1, causal), right));
        QVERIFY(isClose(weightsByFiniteMask(low, causal, -1e9), matrixOf<double>({{0, 1}, {0.5, 0.5}})));
        const BoolMatrix none = BoolMatrix::Constant(2, 2, false); // even in place of nothing
        QVERIFY(isClose(weightsByFiniteMask(scores, none, -1e9), Matrix<double>::Constant(2, 2, 0.5)));
    }

    void maskedAfterTheSoftmaxTheRestIsMissing()
    {
        const Matrix<double> scores = matrixOf<double>({{ln3, 0}, {0, 0}});
        QVERIFY(isClose(weightsMaskedAfter(scores, causal), matrixOf<double>({{0.75, 0}, {0.5, 0.5}})));
    }

    void ablatedAfterTheOutputMatrixBothHeadsAreCut()
    {
        // Two heads of one column each; the first 2, the second 3.
        const std::vector<Matrix<double>> heads = {matrixOf<double>({{2}}), matrixOf<double>({{3}})};
        const Matrix<double> wo = matrixOf<double>({{1, 10}, {100, 1000}});
        QCOMPARE(ablatedOutput(heads, wo, 1), (matrixOf<double>({{2, 20}})));
        QCOMPARE(ablatedOutput(heads, wo, 0), (matrixOf<double>({{300, 3000}})));
        QCOMPARE(ablatedAfter(heads, wo, 1), (matrixOf<double>({{302, 0}})));
        const Matrix<double> identity = Matrix<double>::Identity(2, 2); // then alone it is no mistake
        QCOMPARE(ablatedAfter(heads, identity, 1), ablatedOutput(heads, identity, 1));
    }

    void theSoftmaxOfMeanScoresIsNotTheMean()
    {
        // 9 : 1 and 1 : 1; the mean of the scores is 3 : 1.
        const BoolMatrix one = BoolMatrix::Constant(1, 2, true);
        const std::vector<Matrix<double>> scores = {matrixOf<double>({{2 * ln3, 0}}), matrixOf<double>({{0, 0}})};
        QVERIFY(isClose(meanOfWeights(scores, one), matrixOf<double>({{0.7, 0.3}})));
        QVERIFY(isClose(weightsOfMean(scores, one), matrixOf<double>({{0.75, 0.25}})));
    }

    void shapesThatDoNotFitAreRefused()
    {
        const BoolMatrix one = BoolMatrix::Constant(1, 2, true);
        const Matrix<double> two = Matrix<double>::Zero(2, 2);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, maskedScores(two, one));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, weightsMaskedAfter(two, one));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, weightsOfMean({two, Matrix<double>::Zero(1, 2)}, all));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, ablatedOutput({two}, Matrix<double>::Zero(3, 3), 0));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, ablatedAfter({two}, two, 1));
    }
};

QTEST_APPLESS_MAIN(TestClassicMistakes)
#include "tst_classic_mistakes.moc"
