#include "ui/paint/color_map.h"

#include <Eigen/Dense>
#include <QTest>

#include <array>
#include <cmath>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

using Color = Eigen::Vector3d; ///< linear sRGB, L M S or L* a* b*

/// @source Viénot, Brettel & Mollon 1999, "Digital video colourmaps for checking the legibility of displays by
///         dichromats", eq. (4): linear RGB to the cones of Smith and Pokorny.
Eigen::Matrix3d toCones()
{
    Eigen::Matrix3d matrix;
    matrix << 17.8824, 43.5161, 4.11935, 3.45565, 27.1554, 3.86714, 0.0299566, 0.184309, 1.46709;
    return matrix;
}

/// What someone sees who lacks a cone: its response follows from the other two, such that white and one more colour,
/// seen alike by everybody, keep theirs.
/// @source ibid., eq. (5) and (6): white and blue for lack of L and M cones; Brettel, Viénot & Mollon 1997 for the
/// plane
///         itself. For lack of S cones white and red, near their 660 nm; one plane in place of their two is ours.
Eigen::Matrix3d withoutCone(int cone)
{
    const Eigen::Matrix3d cones = toCones();
    const Color white = cones * Color(1, 1, 1);
    const Color anchor = cones * (cone == 2 ? Color(1, 0, 0) : Color(0, 0, 1));
    const int first = (cone + 1) % 3;
    const int second = (cone + 2) % 3;
    Eigen::Matrix2d others;
    others << white[first], white[second], anchor[first], anchor[second];
    const Eigen::Vector2d shares = others.inverse() * Eigen::Vector2d(white[cone], anchor[cone]);
    Eigen::Matrix3d projection = Eigen::Matrix3d::Identity();
    projection.row(cone).setZero();
    projection(cone, first) = shares[0];
    projection(cone, second) = shares[1];
    return cones.inverse() * projection * cones;
}

struct Vision {
    const char* name;
    Eigen::Matrix3d matrix; ///< of linear sRGB
};

const std::vector<Vision>& visions()
{
    static const std::vector<Vision> all{{"all cones", Eigen::Matrix3d::Identity()},
                                         {"without L cones", withoutCone(0)},
                                         {"without M cones", withoutCone(1)},
                                         {"without S cones", withoutCone(2)}};
    return all;
}

double linear(int channel)
{
    const double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

/// CIE 1976 L* a* b* under D65 (IEC 61966-2-1 for sRGB).
Color labOf(QRgb color, const Eigen::Matrix3d& seen)
{
    const Color rgb =
        (seen * Color(linear(qRed(color)), linear(qGreen(color)), linear(qBlue(color)))).cwiseMax(0).cwiseMin(1);
    Eigen::Matrix3d toXyz;
    toXyz << 0.4124, 0.3576, 0.1805, 0.2126, 0.7152, 0.0722, 0.0193, 0.1192, 0.9505;
    const Color xyz = (toXyz * rgb).cwiseQuotient(Color(0.9505, 1, 1.089));
    const auto f = [](double t) { return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116; };
    return {116 * f(xyz[1]) - 16, 500 * (f(xyz[0]) - f(xyz[1])), 200 * (f(xyz[1]) - f(xyz[2]))};
}

double distance(QRgb a, QRgb b, const Eigen::Matrix3d& seen)
{
    return (labOf(a, seen) - labOf(b, seen)).norm();
}

const std::array<Theme, 2>& themes()
{
    static const std::array<Theme, 2> both{Theme::light(), Theme::darkTheme()};
    return both;
}

} // namespace

class TestColorVision : public QObject {
    Q_OBJECT

private slots:
    void theModelIsThePublishedOne();
    void greysLookAlikeToEverybody();
    void tenStepsStayApartForEverybody_data();
    void tenStepsStayApartForEverybody();
    void lightnessRunsOneWayForEverybody_data();
    void lightnessRunsOneWayForEverybody();
    void stepsLookEven_data();
    void stepsLookEven();
    void signsStayApartForEverybody_data();
    void signsStayApartForEverybody();
};

namespace {

void addMaps()
{
    QTest::addColumn<ColorMap>("map");
    QTest::newRow("blue") << ColorMap::Blue;
    QTest::newRow("teal") << ColorMap::Teal;
    QTest::newRow("grey") << ColorMap::Grey;
}

} // namespace

void TestColorVision::theModelIsThePublishedOne()
{
    const Eigen::Matrix3d lackOfL = toCones() * withoutCone(0) * toCones().inverse();
    QVERIFY(std::abs(lackOfL(0, 1) - 2.02344) < 2e-4 && std::abs(lackOfL(0, 2) + 2.52581) < 2e-3);
    const Eigen::Matrix3d lackOfM = toCones() * withoutCone(1) * toCones().inverse();
    QVERIFY(std::abs(lackOfM(1, 0) - 0.494207) < 2e-4 && std::abs(lackOfM(1, 2) - 1.24827) < 2e-3);
}

void TestColorVision::greysLookAlikeToEverybody()
{
    for (const Vision& vision : visions())
        for (const int level : {0, 60, 128, 255}) {
            const QRgb grey = qRgb(level, level, level);
            QVERIFY2((labOf(grey, vision.matrix) - labOf(grey, Eigen::Matrix3d::Identity())).norm() < 0.01,
                     vision.name);
        }
}

void TestColorVision::tenStepsStayApartForEverybody_data()
{
    addMaps();
}

void TestColorVision::tenStepsStayApartForEverybody()
{
    QFETCH(ColorMap, map);
    for (const Theme& theme : themes())
        for (const Vision& vision : visions()) {
            const ColorScale scale = ColorScale::sequential(map, theme);
            for (int i = 0; i <= 10; ++i)
                for (int j = i + 1; j <= 10; ++j) {
                    const double apart = distance(scale.at(i / 10.0), scale.at(j / 10.0), vision.matrix);
                    QVERIFY2(apart >= 7.0 * (j - i),
                             qPrintable(u"%1, %2 and %3 tenths: %4"_s.arg(QLatin1StringView(vision.name))
                                            .arg(i)
                                            .arg(j)
                                            .arg(apart)));
                }
        }
}

void TestColorVision::lightnessRunsOneWayForEverybody_data()
{
    addMaps();
}

void TestColorVision::lightnessRunsOneWayForEverybody()
{
    QFETCH(ColorMap, map);
    for (const Theme& theme : themes())
        for (const Vision& vision : visions()) {
            const ColorScale scale = ColorScale::sequential(map, theme);
            for (int i = 0; i < 50; ++i) {
                const double step =
                    labOf(scale.at((i + 1) / 50.0), vision.matrix)[0] - labOf(scale.at(i / 50.0), vision.matrix)[0];
                QVERIFY2(theme.dark ? step > 0 : step < 0,
                         qPrintable(u"%1, step %2: %3"_s.arg(QLatin1StringView(vision.name)).arg(i).arg(step)));
            }
        }
}

void TestColorVision::stepsLookEven_data()
{
    addMaps();
}

void TestColorVision::stepsLookEven()
{
    QFETCH(ColorMap, map);
    for (const Theme& theme : themes()) {
        const ColorScale scale = ColorScale::sequential(map, theme);
        double least = 1e9;
        double largest = 0;
        for (int i = 0; i < 16; ++i) {
            const double step = distance(scale.at(i / 16.0), scale.at((i + 1) / 16.0), Eigen::Matrix3d::Identity());
            least = std::min(least, step);
            largest = std::max(largest, step);
        }
        QVERIFY2(largest <= 2.5 * least, qPrintable(u"%1 to %2"_s.arg(least).arg(largest)));
    }
}

void TestColorVision::signsStayApartForEverybody_data()
{
    QTest::addColumn<Strength>("strength");
    QTest::newRow("pictures") << Strength::Full;
    QTest::newRow("tables") << Strength::Soft;
}

void TestColorVision::signsStayApartForEverybody()
{
    QFETCH(Strength, strength);
    for (const Theme& theme : themes())
        for (const Vision& vision : visions()) {
            const ColorScale scale = ColorScale::diverging(theme, strength);
            for (int i = 1; i <= 4; ++i) {
                const double apart = distance(scale.at(i / 4.0), scale.at(-i / 4.0), vision.matrix);
                QVERIFY2(apart >= 5.0 * i,
                         qPrintable(u"%1, ±%2 quarters: %3"_s.arg(QLatin1StringView(vision.name)).arg(i).arg(apart)));
            }
        }
}

QTEST_GUILESS_MAIN(TestColorVision)
#include "tst_color_vision.moc"
