#include "core/analysis/convex_hull.h"
#include "core/attention/softmax.h"
#include "support/matrix_check.h"

#include <QTest>

using namespace headlight;
using namespace headlight::test;

class ConvexHullTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithHullsByHand_data();
    void agreesWithHullsByHand();
    void roundedPointsOnALineAreTwoEnds();
    void everyPointLiesInside();
    void everyWeightedMeanLiesInside();
    void itsCornersTurnLeft();
    void theSizeOfThePointsDoesNotMatter();
};

namespace {

/// How far a point lies outside the hull, in the points' unit; at most 0 inside.
double outside(const Matrix<double>& points, const std::vector<Index>& hull, double x, double y)
{
    double farthest = -1e300;
    for (std::size_t i = 0; i < hull.size(); ++i) {
        const auto a = points.row(hull[i]);
        const auto b = points.row(hull[(i + 1) % hull.size()]);
        const double cross = (b(0) - a(0)) * (y - a(1)) - (b(1) - a(1)) * (x - a(0));
        farthest = std::max(farthest, -cross / (b - a).norm());
    }
    return farthest;
}

} // namespace

void ConvexHullTest::agreesWithHullsByHand_data()
{
    QTest::addColumn<Matrix<double>>("points");
    QTest::addColumn<std::vector<Index>>("hull");
    QTest::newRow("no points") << Matrix<double>(0, 2) << std::vector<Index>{};
    QTest::newRow("one point") << rows({{3, 4}}) << std::vector<Index>{0};
    QTest::newRow("the worked example's values") << rows({{10, 0}, {0, 10}}) << std::vector<Index>{1, 0};
    QTest::newRow("equal points are one") << rows({{1, 1}, {1, 1}, {1, 1}}) << std::vector<Index>{0};
    QTest::newRow("a square with its middle and an edge's")
        << rows({{1, 1}, {0, 0}, {2, 2}, {2, 0}, {1, 0}, {0, 2}}) << std::vector<Index>{1, 3, 2, 5};
    QTest::newRow("points on a line give its ends")
        << rows({{0.1, 0.3}, {0.7, 2.1}, {0.3, 0.9}, {-0.2, -0.6}}) << std::vector<Index>{3, 1};
    QTest::newRow("points on an upright line") << rows({{5, 1}, {5, 3}, {5, 2}}) << std::vector<Index>{0, 1};
    QTest::newRow("one corner twice") << rows({{0, 0}, {1, 0}, {0, 1}, {0, 0}}) << std::vector<Index>{0, 1, 2};
}

void ConvexHullTest::agreesWithHullsByHand()
{
    QFETCH(Matrix<double>, points);
    QFETCH(std::vector<Index>, hull);
    QCOMPARE(convexHull(points), hull);
}

void ConvexHullTest::roundedPointsOnALineAreTwoEnds()
{
    for (unsigned seed = 0; seed < 30; ++seed) {
        const Matrix<double> along = randomMatrix<double>(40, 1, seed);
        const Matrix<double> points = along * rows({{0.1, 0.3 + seed}});
        QCOMPARE(convexHull(points).size(), 2u);
    }
}

void ConvexHullTest::everyPointLiesInside()
{
    for (unsigned seed = 0; seed < 30; ++seed) {
        const Matrix<double> points = randomMatrix<double>(50, 2, seed);
        const std::vector<Index> hull = convexHull(points);
        for (Index i = 0; i < points.rows(); ++i)
            QVERIFY(outside(points, hull, points(i, 0), points(i, 1)) < 1e-13);
    }
}

void ConvexHullTest::everyWeightedMeanLiesInside()
{
    for (unsigned seed = 0; seed < 30; ++seed) {
        const Matrix<double> points = randomMatrix<double>(8, 2, seed);
        const Matrix<double> mean = softmax<double>(5 * randomMatrix<double>(1, 8, seed + 50)) * points;
        QVERIFY(outside(points, convexHull(points), mean(0, 0), mean(0, 1)) < 1e-13);
    }
}

void ConvexHullTest::itsCornersTurnLeft()
{
    const Matrix<double> points = randomMatrix<double>(200, 2, 9);
    const std::vector<Index> hull = convexHull(points);
    QVERIFY(hull.size() >= 3);
    for (std::size_t i = 0; i < hull.size(); ++i) {
        const auto a = points.row(hull[i]);
        const auto b = points.row(hull[(i + 1) % hull.size()]);
        const auto c = points.row(hull[(i + 2) % hull.size()]);
        QVERIFY((b(0) - a(0)) * (c(1) - b(1)) - (b(1) - a(1)) * (c(0) - b(0)) > 0);
    }
}

void ConvexHullTest::theSizeOfThePointsDoesNotMatter()
{
    const Matrix<double> points = randomMatrix<double>(40, 2, 4);
    const std::vector<Index> hull = convexHull(points);
    QCOMPARE(convexHull(1e-250 * points), hull);
    QCOMPARE(convexHull(1e250 * points), hull);
    // close together and far from the origin
    const Matrix<double> far = 1e-6 * points.array() + 1000;
    QCOMPARE(convexHull(far), hull);
}

QTEST_GUILESS_MAIN(ConvexHullTest)
#include "tst_convex_hull.moc"
