#include "ui/paint/color_map.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

constexpr std::array maps{ColorMap::Blue, ColorMap::Teal, ColorMap::Grey};

const std::array<Theme, 2>& themes()
{
    static const std::array<Theme, 2> both{Theme::light(), Theme::darkTheme()};
    return both;
}

} // namespace

class TestColorMap : public QObject {
    Q_OBJECT

private slots:
    void lightnessRunsOneWay();
    void lightnessStepsAreEven();
    void endsArePaperAndDeepColour();
    void signedScaleIsNeutralAtZero();
    void signedScaleIsPurpleBelowAndOrangeAbove();
    void signedScaleIsEquallyLightOnBothSides();
    void beyondTheEndsIsCut();
    void textIsReadableOnEveryColour();
    void contrastOfBlackAndWhiteIs21();
};

void TestColorMap::lightnessRunsOneWay()
{
    for (const Theme& theme : themes())
        for (const ColorMap map : maps) {
            const ColorScale scale = ColorScale::sequential(map, theme);
            for (int i = 0; i < 100; ++i) {
                const double step = lightnessOf(scale.at((i + 1) / 100.0)) - lightnessOf(scale.at(i / 100.0));
                QVERIFY2(theme.dark ? step > 0 : step < 0, qPrintable(u"step %1: %2"_s.arg(i).arg(step)));
            }
        }
}

void TestColorMap::lightnessStepsAreEven()
{
    for (const Theme& theme : themes())
        for (const ColorMap map : maps) {
            const ColorScale scale = ColorScale::sequential(map, theme);
            const double from = lightnessOf(scale.at(0));
            const double to = lightnessOf(scale.at(1));
            for (int i = 1; i < 16; ++i) {
                const double expected = from + (to - from) * i / 16;
                QVERIFY2(std::abs(lightnessOf(scale.at(i / 16.0)) - expected) < 1.0,
                         qPrintable(u"%1: %2, not %3"_s.arg(i).arg(lightnessOf(scale.at(i / 16.0))).arg(expected)));
            }
        }
}

void TestColorMap::endsArePaperAndDeepColour()
{
    const ColorScale light = ColorScale::sequential(ColorMap::Blue, Theme::light());
    QVERIFY(lightnessOf(light.at(0)) > 98);
    QVERIFY(lightnessOf(light.at(1)) < 15);
    QVERIFY(qBlue(light.at(1)) > qRed(light.at(1)));
    const ColorScale dark = ColorScale::sequential(ColorMap::Blue, Theme::darkTheme());
    QVERIFY(lightnessOf(dark.at(0)) < 10);
    QVERIFY(lightnessOf(dark.at(1)) > 90);
}

void TestColorMap::signedScaleIsNeutralAtZero()
{
    for (const Theme& theme : themes())
        for (const Strength strength : {Strength::Full, Strength::Soft}) {
            const QColor zero(ColorScale::diverging(theme, strength).at(0));
            const int spread =
                std::max({zero.red(), zero.green(), zero.blue()}) - std::min({zero.red(), zero.green(), zero.blue()});
            QVERIFY2(spread <= 8, qPrintable(zero.name()));
        }
}

void TestColorMap::signedScaleIsPurpleBelowAndOrangeAbove()
{
    for (const Theme& theme : themes()) {
        const ColorScale scale = ColorScale::diverging(theme);
        const QColor below(scale.at(-1));
        const QColor above(scale.at(1));
        QVERIFY2(below.hue() > 240 && below.hue() < 300, qPrintable(below.name()));
        QVERIFY2(above.hue() > 15 && above.hue() < 50, qPrintable(above.name()));
    }
}

void TestColorMap::signedScaleIsEquallyLightOnBothSides()
{
    for (const Theme& theme : themes()) {
        const ColorScale scale = ColorScale::diverging(theme);
        for (int i = 0; i <= 50; ++i) {
            const double above = lightnessOf(scale.at(i / 50.0));
            const double below = lightnessOf(scale.at(-i / 50.0));
            QVERIFY2(std::abs(above - below) < 1.0, qPrintable(u"%1: %2 and %3"_s.arg(i).arg(above).arg(below)));
        }
    }
}

void TestColorMap::beyondTheEndsIsCut()
{
    const ColorScale weights = ColorScale::sequential(ColorMap::Blue, Theme::light());
    QCOMPARE(weights.at(7), weights.at(1));
    QCOMPARE(weights.at(-7), weights.at(0));
    QCOMPARE(weights.at(std::nan("")), weights.at(0));
    const ColorScale numbers = ColorScale::diverging(Theme::light());
    QCOMPARE(numbers.at(-1e300), numbers.at(-1));
    QCOMPARE(numbers.at(std::nan("")), numbers.at(0));
}

void TestColorMap::textIsReadableOnEveryColour()
{
    for (const Theme& theme : themes()) {
        std::vector<ColorScale> scales{ColorScale::diverging(theme), ColorScale::diverging(theme, Strength::Soft)};
        for (const ColorMap map : maps)
            scales.push_back(ColorScale::sequential(map, theme));
        for (const ColorScale& scale : scales)
            for (int i = -1000; i <= 1000; ++i) {
                const double t = i / 1000.0;
                const double contrast = contrastRatio(scale.at(t), scale.textAt(t));
                QVERIFY2(contrast >= 4.5, qPrintable(u"%1: %2"_s.arg(t).arg(contrast)));
            }
    }
}

void TestColorMap::contrastOfBlackAndWhiteIs21()
{
    QCOMPARE(contrastRatio(qRgb(0, 0, 0), qRgb(255, 255, 255)), 21.0);
    QCOMPARE(contrastRatio(qRgb(9, 8, 7), qRgb(9, 8, 7)), 1.0);
}

QTEST_GUILESS_MAIN(TestColorMap)
#include "tst_color_map.moc"
