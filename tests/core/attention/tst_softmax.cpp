#include "core/attention/softmax.h"
#include "support/matrix_check.h"

#include <QTest>

#include <limits>

using namespace headlight;
using namespace headlight::test;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

Matrix<double> softmaxOf(const Matrix<double>& scores)
{
    return softmax<double>(scores);
}

} // namespace

class SoftmaxTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithKnownValues_data();
    void agreesWithKnownValues();
    void rowsSumToOne();
    void aConstantAddedToARowChangesNothing();
    void aRowOfForbiddenCellsIsZero();
    void refusesWhatIsNoScore_data();
    void refusesWhatIsNoScore();
    void floatAgreesWithDouble();
    void sumOfOthersKeepsItsDigits();
    void gradientByHand();
    void gradientRowsSumToZero();
    void gradientAgreesWithDifferences();
    void gradientNorm_data();
    void gradientNorm();
    void gradientNormIsThatOfTheGradient();
    void gradientRefusesSeveralRows();
};

void SoftmaxTest::agreesWithKnownValues_data()
{
    QTest::addColumn<Matrix<double>>("scores");
    QTest::addColumn<Matrix<double>>("weights");
    QTest::newRow("the worked example") << rows({{1.414213562373095, 0}})
                                        << rows({{0.8044296825069569, 0.19557031749304313}});
    QTest::newRow("undivided") << rows({{2, 0}}) << rows({{0.8807970779778825, 0.11920292202211755}});
    QTest::newRow("equal scores") << rows({{0, 0}}) << rows({{0.5, 0.5}});
    QTest::newRow("along rows, not columns")
        << rows({{0, 1}, {0, 0}}) << rows({{0.2689414213699951, 0.7310585786300049}, {0.5, 0.5}});
    QTest::newRow("scores of a thousand") << rows({{1000, 1000, -1000}}) << rows({{0.5, 0.5, 0}});
    QTest::newRow("scores of 1e300") << rows({{1e300, -1e300}}) << rows({{1, 0}});
    QTest::newRow("the largest double") << rows({{1.7e308, 1.7e308, -1.7e308}}) << rows({{0.5, 0.5, 0}});
    QTest::newRow("forbidden cells") << rows({{-infinity, 3, 3, -infinity}}) << rows({{0, 0.5, 0.5, 0}});
    QTest::newRow("one cell") << rows({{-1e300}}) << rows({{1}});
}

void SoftmaxTest::agreesWithKnownValues()
{
    QFETCH(Matrix<double>, scores);
    QFETCH(Matrix<double>, weights);
    QCOMPARE(difference(softmaxOf(scores), weights, 1e-15), QString());
}

void SoftmaxTest::rowsSumToOne()
{
    for (const double scale : {1e-300, 1., 30., 1000., 1e300}) {
        const Matrix<double> weights = softmaxOf(scale * randomMatrix<double>(20, 33, 1));
        QVERIFY((weights.array() >= 0).all());
        QCOMPARE(difference(weights.rowwise().sum(), Matrix<double>::Ones(20, 1), 1e-14), QString());
    }
}

void SoftmaxTest::aConstantAddedToARowChangesNothing()
{
    const Matrix<double> scores = rows({{1, 2, 4}, {0, -8, 8}});
    const Matrix<double> shifted = scores.array() + 1024;
    QCOMPARE(difference(softmaxOf(shifted), softmaxOf(scores)), QString());
}

void SoftmaxTest::aRowOfForbiddenCellsIsZero()
{
    const Matrix<double> scores = rows({{-infinity, -infinity}, {0, -infinity}});
    QCOMPARE(difference(softmaxOf(scores), rows({{0, 0}, {1, 0}})), QString());
    QCOMPARE(softmaxOf(Matrix<double>(2, 0)).cols(), Index(0));
}

void SoftmaxTest::refusesWhatIsNoScore_data()
{
    QTest::addColumn<double>("score");
    QTest::newRow("not a number") << std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("plus infinity") << infinity;
}

void SoftmaxTest::refusesWhatIsNoScore()
{
    QFETCH(double, score);
    try {
        softmaxOf(rows({{0, 0}, {0, score}}));
        QFAIL("nothing was thrown");
    } catch (const std::invalid_argument& error) {
        QVERIFY(QString::fromUtf8(error.what()).contains(QStringLiteral("[1, 1]")));
    }
}

void SoftmaxTest::floatAgreesWithDouble()
{
    const Matrix<double> scores = randomMatrix<double>(9, 12, 2);
    const Matrix<float> weights = softmax<float>(Matrix<float>(scores.cast<float>()));
    QCOMPARE(difference(weights.cast<double>(), softmaxOf(scores), 1e-6), QString());
}

void SoftmaxTest::sumOfOthersKeepsItsDigits()
{
    QCOMPARE(difference(sumOfOthers<double>(rows({{0.25, 0.5, 0.25}})), rows({{0.75, 0.5, 0.75}})), QString());
    QCOMPARE(difference(sumOfOthers<double>(rows({{1, 1e-40, 1e-60}})), rows({{1e-40, 1, 1}}), 1e-15), QString());
    QCOMPARE(sumOfOthers<double>(rows({{1}}))(0, 0), 0.);
}

void SoftmaxTest::gradientByHand()
{
    const Matrix<double> expected =
        rows({{0.1875, -0.125, -0.0625}, {-0.125, 0.25, -0.125}, {-0.0625, -0.125, 0.1875}});
    QCOMPARE(difference(softmaxGradient<double>(rows({{0.25, 0.5, 0.25}})), expected), QString());
    // near saturation 1 − a is the sum of the others, not 0
    const Matrix<double> saturated = rows({{1e-20, -1e-20}, {-1e-20, 1e-20}});
    QCOMPARE(difference(softmaxGradient<double>(rows({{1, 1e-20}})), saturated, 1e-15), QString());
}

void SoftmaxTest::gradientRowsSumToZero()
{
    const Matrix<double> gradient = softmaxGradient<double>(softmaxOf(5 * randomMatrix<double>(1, 40, 3)));
    QVERIFY(gradient.rowwise().sum().cwiseAbs().maxCoeff() < 1e-16);
    QCOMPARE(difference(gradient.transpose(), gradient), QString());
}

void SoftmaxTest::gradientAgreesWithDifferences()
{
    const Matrix<double> scores = randomMatrix<double>(1, 6, 4);
    const Matrix<double> gradient = softmaxGradient<double>(softmaxOf(scores));
    const double step = 1e-5;
    for (Index l = 0; l < 6; ++l) {
        Matrix<double> up = scores;
        Matrix<double> down = scores;
        up(0, l) += step;
        down(0, l) -= step;
        const Matrix<double> slope = (softmaxOf(up) - softmaxOf(down)) / (2 * step);
        QCOMPARE(difference(slope, gradient.row(l), 1e-8), QString());
    }
}

void SoftmaxTest::gradientNorm_data()
{
    QTest::addColumn<Matrix<double>>("weights");
    QTest::addColumn<double>("norm");
    QTest::newRow("one-hot") << rows({{0, 1, 0}}) << 0.;
    QTest::newRow("nothing visible") << rows({{0, 0}}) << 0.;
    QTest::newRow("nine equal keys") << Matrix<double>(Matrix<double>::Constant(1, 9, 1 / 9.)) << std::sqrt(8.) / 9;
    QTest::newRow("two tied keys") << rows({{0.5, 0, 0.5}}) << 0.5;
    // two keys (1 − e, e): 2e(1 − e)
    QTest::newRow("near saturation") << rows({{1, 1e-20}}) << 2e-20;
    QTest::newRow("squares below the smallest double") << rows({{1e-200, 1}}) << 2e-200;
    // diagonal 2e, e, e; beside it e four times: √(6e² + 4e²)
    QTest::newRow("two of equal smallness") << rows({{1, 1e-200, 1e-200}}) << std::sqrt(10.) * 1e-200;
}

void SoftmaxTest::gradientNorm()
{
    QFETCH(Matrix<double>, weights);
    QFETCH(double, norm);
    const double actual = softmaxGradientNorm<double>(weights);
    QVERIFY2(agree(actual, norm, 1e-14), qPrintable(QString::number(actual, 'g', 17)));
}

void SoftmaxTest::gradientNormIsThatOfTheGradient()
{
    for (unsigned seed = 0; seed < 10; ++seed) {
        const Matrix<double> weights = softmaxOf(4 * randomMatrix<double>(1, 17, seed));
        QVERIFY(agree(softmaxGradientNorm<double>(weights), softmaxGradient<double>(weights).norm(), 1e-14));
    }
}

void SoftmaxTest::gradientRefusesSeveralRows()
{
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, softmaxGradient<double>(Matrix<double>::Zero(2, 3)));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, softmaxGradientNorm<double>(Matrix<double>::Zero(2, 3)));
}

QTEST_GUILESS_MAIN(SoftmaxTest)
#include "tst_softmax.moc"
