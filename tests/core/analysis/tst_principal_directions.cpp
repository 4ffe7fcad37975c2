#include "core/analysis/principal_directions.h"
#include "support/matrix_check.h"

#include <Eigen/SVD>
#include <QTest>

using namespace headlight;
using namespace headlight::test;

class PrincipalDirectionsTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithValuesByHand_data();
    void agreesWithValuesByHand();
    void areTheRightSingularVectors_data();
    void areTheRightSingularVectors();
    void areOrthonormalWithAPositiveLargestComponent();
    void nothingIsCentred();
    void noOtherTwoDirectionsHoldMore();
    void theSizeOfTheRowsDoesNotMatter();
    void sharesOfAnAxisAreThoseOfItsColumn();
    void zeroRowsHaveNoShare();
};

void PrincipalDirectionsTest::agreesWithValuesByHand_data()
{
    QTest::addColumn<Matrix<double>>("vectors");
    QTest::addColumn<Matrix<double>>("directions");
    const double half = std::sqrt(0.5);
    QTest::newRow("along two axes") << rows({{0, 3, 0}, {2, 0, 0}}) << rows({{0, 1}, {1, 0}, {0, 0}});
    QTest::newRow("a diagonal and what is left") << rows({{2, 2}, {-1, 1}}) << rows({{half, half}, {half, -half}});
    QTest::newRow("one row") << rows({{0, 0, -5}}) << rows({{0, 1}, {0, 0}, {1, 0}});
    QTest::newRow("collinear rows") << rows({{1, 1, 0}, {2, 2, 0}, {-3, -3, 0}})
                                    << rows({{half, 0}, {half, 0}, {0, 1}});
    QTest::newRow("all zero") << rows({{0, 0, 0}, {0, 0, 0}}) << rows({{1, 0}, {0, 1}, {0, 0}});
    QTest::newRow("no rows") << Matrix<double>(0, 2) << rows({{1, 0}, {0, 1}});
    QTest::newRow("one dimension") << rows({{-2}, {1}}) << rows({{1}});
}

void PrincipalDirectionsTest::agreesWithValuesByHand()
{
    QFETCH(Matrix<double>, vectors);
    QFETCH(Matrix<double>, directions);
    const Matrix<double> found = principalDirections(vectors);
    QVERIFY2(found.rows() == directions.rows() && found.cols() == directions.cols(), "another shape");
    for (Index column = 0; column < found.cols(); ++column) {
        // of two components equally large either may be the positive one
        const double sign = found.col(column).dot(directions.col(column)) < 0 ? -1 : 1;
        QVERIFY((sign * found.col(column) - directions.col(column)).norm() < 1e-15);
    }
}

void PrincipalDirectionsTest::areTheRightSingularVectors_data()
{
    QTest::addColumn<int>("rowCount");
    QTest::addColumn<int>("width");
    QTest::newRow("more rows than columns") << 40 << 9;
    QTest::newRow("more columns than rows") << 9 << 40;
    QTest::newRow("square") << 12 << 12;
    QTest::newRow("two rows") << 2 << 5;
}

void PrincipalDirectionsTest::areTheRightSingularVectors()
{
    QFETCH(int, rowCount);
    QFETCH(int, width);
    const Matrix<double> vectors = randomMatrix<double>(rowCount, width, 5);
    const Eigen::JacobiSVD<Eigen::MatrixXd> svd(vectors, Eigen::ComputeThinV);
    const Matrix<double> found = principalDirections(vectors);
    const Matrix<double> shares = sharesOfSquaredLength(vectors, found);
    for (Index i = 0; i < 2; ++i) {
        QVERIFY(std::abs(std::abs(found.col(i).dot(svd.matrixV().col(i))) - 1) < 1e-12);
        QVERIFY(agree(shares(0, i), std::pow(svd.singularValues()(i), 2) / vectors.squaredNorm(), 1e-12));
    }
}

void PrincipalDirectionsTest::areOrthonormalWithAPositiveLargestComponent()
{
    for (unsigned seed = 0; seed < 20; ++seed) {
        const Matrix<double> found = principalDirections(randomMatrix<double>(11, 6, seed));
        QVERIFY((found.transpose() * found - Matrix<double>::Identity(2, 2)).norm() < 1e-14);
        for (Index i = 0; i < 2; ++i)
            QCOMPARE(found.col(i).maxCoeff(), found.col(i).cwiseAbs().maxCoeff());
    }
}

void PrincipalDirectionsTest::nothingIsCentred()
{
    // far from the origin and alike: the first direction points there; about their mean it would be the other one
    const Matrix<double> found = principalDirections(rows({{10, 1}, {10, -1}}));
    QVERIFY((found - rows({{1, 0}, {0, 1}})).norm() < 1e-15);
}

void PrincipalDirectionsTest::noOtherTwoDirectionsHoldMore()
{
    const Matrix<double> vectors = randomMatrix<double>(30, 5, 3);
    const double best = sharesOfSquaredLength(vectors, principalDirections(vectors)).sum();
    QVERIFY(best < 1);
    for (Index first = 0; first < 5; ++first)
        for (Index second = first + 1; second < 5; ++second)
            QVERIFY(sharesOfSquaredLength(vectors, axisDirections(5, first, second)).sum() <= best);
}

void PrincipalDirectionsTest::theSizeOfTheRowsDoesNotMatter()
{
    const Matrix<double> vectors = randomMatrix<double>(10, 4, 8);
    const Matrix<double> found = principalDirections(vectors);
    for (const double factor : {1e-200, 1e200}) {
        QVERIFY((principalDirections(factor * vectors) - found).norm() < 1e-13);
        QVERIFY((sharesOfSquaredLength(factor * vectors, found) - sharesOfSquaredLength(vectors, found)).norm()
                < 1e-13);
    }
}

void PrincipalDirectionsTest::sharesOfAnAxisAreThoseOfItsColumn()
{
    // the columns hold 9 + 16, 0 + 4 and 1 + 1
    const Matrix<double> shares = sharesOfSquaredLength(rows({{3, 0, 1}, {4, 2, 1}}), axisDirections(3, 0, 1));
    QVERIFY(agree(shares(0, 0), 25. / 31, 1e-15));
    QVERIFY(agree(shares(0, 1), 4. / 31, 1e-15));
    QVERIFY(agree(sharesOfSquaredLength(rows({{3, 7}}), axisDirections(2, 0, 1)).sum(), 1, 1e-15));
}

void PrincipalDirectionsTest::zeroRowsHaveNoShare()
{
    QCOMPARE(sharesOfSquaredLength(rows({{0, 0}}), axisDirections(2, 0, 1)).sum(), 0.);
    QCOMPARE(sharesOfSquaredLength(Matrix<double>(0, 3), axisDirections(3, 0, 1)).sum(), 0.);
}

QTEST_GUILESS_MAIN(PrincipalDirectionsTest)
#include "tst_principal_directions.moc"
