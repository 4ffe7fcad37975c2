#include "ui/paint/color_map.h"
#include "ui/paint/head_colors.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

using Triple = std::array<double, 3>;
using Square = std::array<Triple, 3>;

constexpr Square unchanged{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
/// @source Machado, Oliveira and Fernandes 2009, "A Physiologically-based Model for Simulation of Color Vision
/// Deficiency", severity 1: on linear sRGB.
constexpr Square withoutReds{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Square withoutGreens{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Square withoutBlues{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

Triple times(const Square& square, const Triple& column)
{
    Triple product{};
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 3; ++j)
            product[i] += square[i][j] * column[j];
    return product;
}

/// @source Ottosson 2020, "A perceptual color space for image processing": linear sRGB to OKLab.
Triple okLab(const QColor& color, const Square& seen)
{
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    Triple light = times(seen, {linear(color.redF()), linear(color.greenF()), linear(color.blueF())});
    for (double& channel : light)
        channel = std::clamp(channel, 0.0, 1.0);
    Triple cones = times({{{0.4122214708, 0.5363325363, 0.0514459929},
                           {0.2119034982, 0.6806995451, 0.1073969566},
                           {0.0883024619, 0.2817188376, 0.6299787005}}},
                         light);
    for (double& cone : cones)
        cone = std::cbrt(cone);
    return times({{{0.2104542553, 0.7936177850, -0.0040720468},
                   {1.9779984951, -2.4285922050, 0.4505937099},
                   {0.0259040371, 0.7827717662, -0.8086757660}}},
                 cones);
}

double leastDistance(Index heads, const Theme& theme, const Square& seen)
{
    double least = 9;
    for (Index a = 0; a < heads; ++a)
        for (Index b = 0; b < a; ++b) {
            const Triple p = okLab(headColor(a, theme), seen);
            const Triple q = okLab(headColor(b, theme), seen);
            least = std::min(least, std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]));
        }
    return least;
}

} // namespace

class TestHeadColors : public QObject {
    Q_OBJECT

private slots:
    void anyTwoStayApart_data();
    void anyTwoStayApart();
    void bandsAreEquallyLight();
    void allStandOutFromTheGround();
};

void TestHeadColors::anyTwoStayApart_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<int>("heads");
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("leastUnseen"); // without one kind of cones
    for (const bool dark : {false, true}) {
        const QString theme = dark ? u" in the dark"_s : u" in the light"_s;
        QTest::newRow(qPrintable(u"4 heads"_s + theme)) << dark << 4 << 0.19 << 0.085;
        QTest::newRow(qPrintable(u"8 heads"_s + theme)) << dark << 8 << 0.085 << 0.04;
        QTest::newRow(qPrintable(u"16 heads"_s + theme)) << dark << 16 << 0.085 << 0.04;
        QTest::newRow(qPrintable(u"32 heads"_s + theme)) << dark << 32 << 0.025 << 0.0;
    }
}

void TestHeadColors::anyTwoStayApart()
{
    QFETCH(bool, dark);
    QFETCH(int, heads);
    QFETCH(double, least);
    QFETCH(double, leastUnseen);
    const Theme& theme = dark ? Theme::darkTheme() : Theme::light();
    const double seen = leastDistance(heads, theme, unchanged);
    QVERIFY2(seen >= least, qPrintable(QString::number(seen)));
    for (const Square& eyes : {withoutReds, withoutGreens, withoutBlues}) {
        const double unseen = leastDistance(heads, theme, eyes);
        QVERIFY2(unseen >= leastUnseen, qPrintable(QString::number(unseen)));
    }
}

void TestHeadColors::bandsAreEquallyLight()
{
    for (const Theme& theme : {Theme::light(), Theme::darkTheme()})
        for (Index head = 0; head < 40; ++head) {
            const double first = okLab(headColor(head % 5, theme), unchanged)[0];
            const double here = okLab(headColor(head, theme), unchanged)[0];
            QVERIFY2(std::abs(here - first) < 0.005, qPrintable(u"head %1"_s.arg(head)));
        }
}

void TestHeadColors::allStandOutFromTheGround()
{
    for (const Theme& theme : {Theme::light(), Theme::darkTheme()})
        for (Index head = 0; head < 40; ++head)
            QVERIFY2(contrastRatio(headColor(head, theme).rgb(), theme.ground.rgb()) >= 1.9,
                     qPrintable(u"head %1: %2"_s.arg(head).arg(
                         contrastRatio(headColor(head, theme).rgb(), theme.ground.rgb()))));
}

QTEST_APPLESS_MAIN(TestHeadColors)
#include "tst_head_colors.moc"
