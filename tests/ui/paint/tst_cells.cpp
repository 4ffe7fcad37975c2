#include "support/matrix_source.h"
#include "ui/paint/cell_painter.h"
#include "ui/paint/cell_pixels.h"
#include "ui/paint/hatching.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <cmath>
#include <limits>
#include <set>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

CellLook lookOf(const Theme& theme, double spacing = 8)
{
    return {ColorScale::sequential(ColorMap::Blue, theme), {0, 1}, theme, spacing};
}

/// A field on a square image of a side in logical pixels.
QImage painted(const CellField& field, const CellLook& look, int side, double ratio = 1)
{
    const int pixels = static_cast<int>(std::lround(side * ratio));
    QImage image(pixels, pixels, QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(qRgb(255, 0, 255));
    QPainter painter(&image);
    paintField(painter, field, cellEdges(painter, QRectF(0, 0, side, side), field.rows(), field.columns()), look);
    return image;
}

} // namespace

class TestCells : public QObject {
    Q_OBJECT

private slots:
    void everyPixelOfACellHasItsColour_data();
    void everyPixelOfACellHasItsColour();
    void hatchingStandsOutTwoToOne_data();
    void hatchingStandsOutTwoToOne();
    void hatchingStaysInForbiddenCells();
    void shrunkCellsShowTheLargestWeight();
    void shrunkCellsKeepTheSign();
    void nonFiniteNumbersAreNoData();
    void manyCellsAreDrawnLikeFew();
    void stepsFoundBeforehandGiveTheSameColours();
    void rangesHaveAnExtent_data();
    void rangesHaveAnExtent();
    void sharedRangeSpansAllHeads();
};

void TestCells::everyPixelOfACellHasItsColour_data()
{
    QTest::addColumn<double>("ratio");
    for (const double ratio : {1.0, 1.25, 1.5, 2.0, 3.125})
        QTest::newRow(QByteArray::number(ratio).constData()) << ratio;
}

void TestCells::everyPixelOfACellHasItsColour()
{
    QFETCH(double, ratio);
    Matrix<double> values(3, 3);
    values << 0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1;
    const MatrixSource source(values, MatrixSource::names(3), MatrixSource::names(3));
    const CellLook look = lookOf(Theme::light());
    const QImage image = painted(readCells(source, Quantity::Weights, 0, 0, 99, 99), look, 100, ratio);
    std::set<QRgb> seen;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const auto row = std::min(2, static_cast<int>((y + 0.5) * 3 / image.height()));
            const auto column = std::min(2, static_cast<int>((x + 0.5) * 3 / image.width()));
            // A pixel on a border may fall to either side.
            seen.insert(image.pixel(x, y));
            const double middle = std::abs(std::fmod((x + 0.5) * 3 / image.width(), 1) - 0.5);
            const double height = std::abs(std::fmod((y + 0.5) * 3 / image.height(), 1) - 0.5);
            if (middle < 0.47 && height < 0.47)
                QCOMPARE(image.pixel(x, y), look.scale.at(values(row, column)));
        }
    QCOMPARE(seen.size(), std::size_t{9}); // no blend anywhere, no pixel left out
}

void TestCells::hatchingStandsOutTwoToOne_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<double>("ratio");
    QTest::addColumn<double>("spacing");
    for (const bool dark : {false, true})
        for (const double ratio : {1.0, 1.5, 2.0})
            for (const double spacing : {8.0, 5.0})
                QTest::addRow("%s ×%g, %g px", dark ? "dark" : "light", ratio, spacing) << dark << ratio << spacing;
}

void TestCells::hatchingStandsOutTwoToOne()
{
    QFETCH(bool, dark);
    QFETCH(double, ratio);
    QFETCH(double, spacing);
    const Theme& theme = dark ? Theme::darkTheme() : Theme::light();
    const MatrixSource source(Matrix<double>::Zero(1, 1), {"a"}, {"b"}, BoolMatrix::Constant(1, 1, false));
    const QImage image = painted(readCells(source, Quantity::Weights, 0, 0, 9, 9), lookOf(theme, spacing), 40, ratio);
    const QRgb weightZero = lookOf(theme).scale.at(0);
    // In each row the lines pass in their full colour at least once a repeat.
    for (int y = 0; y < image.height(); ++y) {
        double best = 0;
        for (int x = 0; x < image.width(); ++x)
            best = std::max(best, std::min(contrastRatio(image.pixel(x, y), theme.ground.rgb()),
                                           contrastRatio(image.pixel(x, y), weightZero)));
        QVERIFY2(best >= 2, qPrintable(u"row %1: %2"_s.arg(y).arg(best)));
    }
}

void TestCells::hatchingStaysInForbiddenCells()
{
    const MatrixSource source = MatrixSource::causal(4);
    const CellLook look = lookOf(Theme::light());
    const QImage image = painted(readCells(source, Quantity::Weights, 0, 0, 9, 9), look, 80);
    for (int y = 0; y < 80; ++y)
        for (int x = 0; x < 80; ++x)
            if (x / 20 <= y / 20)
                QCOMPARE(image.pixel(x, y), look.scale.at(1.0 / (y / 20 + 1)));
            else
                QVERIFY(image.pixel(x, y) != look.scale.at(0));
}

void TestCells::shrunkCellsShowTheLargestWeight()
{
    Matrix<double> values = Matrix<double>::Constant(1000, 1000, 0.001);
    values(617, 404) = 0.9;
    const MatrixSource source(values, MatrixSource::names(1000), MatrixSource::names(1000));
    const CellField field = readCells(source, Quantity::Weights, 0, 0, 100, 50);
    QCOMPARE(field.rows(), Index{100});
    QCOMPARE(field.columns(), Index{50});
    QCOMPARE(field.values(61, 20), 0.9);
    QCOMPARE(field.values.maxCoeff(), 0.9);
    QCOMPARE((field.values.array() > 0.5).count(), Index{1});
}

void TestCells::shrunkCellsKeepTheSign()
{
    Matrix<double> values(2, 2);
    values << 1, -3, 2, 0;
    const MatrixSource source(values, MatrixSource::names(2), MatrixSource::names(2));
    QCOMPARE(readCells(source, Quantity::Queries, 0, 0, 1, 1).values(0, 0), -3.0);
}

void TestCells::nonFiniteNumbersAreNoData()
{
    Matrix<double> values(1, 3);
    values << notANumber, std::numeric_limits<double>::infinity(), 0.5;
    const MatrixSource source(values, {"a"}, MatrixSource::names(3));
    const CellField field = readCells(source, Quantity::Scores, 0, 0, 9, 9);
    QCOMPARE(field.state(0, 0), CellState::Invalid);
    QCOMPARE(field.state(0, 1), CellState::Invalid);
    QCOMPARE(field.state(0, 2), CellState::Value);
    QCOMPARE(valueRange(source, Quantity::Scores, 0, 0, Range::Own), (ValueRange{-0.5, 0.5}));
}

void TestCells::manyCellsAreDrawnLikeFew()
{
    // 100 × 100 cells go through an image, a corner of them through rectangles: the colours agree.
    const MatrixSource source = MatrixSource::causal(100);
    const CellLook look = lookOf(Theme::darkTheme());
    const CellField field = readCells(source, Quantity::Weights, 0, 0, 200, 200);
    const QImage image = painted(field, look, 400);
    for (int i = 0; i < 100; ++i)
        for (int j = 0; j <= i; ++j)
            for (const QPoint corner : {QPoint(0, 0), QPoint(3, 3)})
                QCOMPARE(image.pixel(QPoint(j * 4, i * 4) + corner), look.scale.at(1.0 / (i + 1)));
}

void TestCells::stepsFoundBeforehandGiveTheSameColours()
{
    const Matrix<double> values = Matrix<double>::Random(100, 100);
    const MatrixSource source(values, MatrixSource::names(100), MatrixSource::names(100));
    for (const bool isSigned : {false, true})
        for (const double threshold : {0.0, 0.4}) {
            CellLook look = lookOf(Theme::darkTheme());
            look.threshold = threshold;
            if (isSigned) {
                look.scale = ColorScale::diverging(Theme::darkTheme());
                look.range = ValueRange{-1, 1}.logarithmic();
            }
            CellField field = readCells(source, Quantity::Values, 0, 0, 100, 100);
            const QImage before = painted(field, look, 300);
            findSteps(field, look);
            QCOMPARE(field.steps.size(), std::size_t{10000});
            QCOMPARE(painted(field, look, 300), before);
        }
}

void TestCells::rangesHaveAnExtent_data()
{
    QTest::addColumn<double>("value");
    QTest::newRow("zero") << 0.0;
    QTest::newRow("not a number") << notANumber;
    QTest::newRow("the largest") << 1.7976931348623157e308;
    QTest::newRow("the smallest") << 5e-324;
}

void TestCells::rangesHaveAnExtent()
{
    QFETCH(double, value);
    const MatrixSource source(Matrix<double>::Constant(2, 2, value), MatrixSource::names(2), MatrixSource::names(2));
    for (const Quantity quantity : {Quantity::Weights, Quantity::Values})
        for (const Range range : {Range::Unit, Range::Own, Range::Shared}) {
            const ValueRange found = valueRange(source, quantity, 0, 0, range);
            QVERIFY(found.high > found.low);
            QVERIFY(std::isfinite(found.place(value)));
            QVERIFY(std::isfinite(found.place(-value)));
        }
}

void TestCells::sharedRangeSpansAllHeads()
{
    MatrixSource source(Matrix<double>::Constant(2, 2, -7), MatrixSource::names(2), MatrixSource::names(2));
    source.layers = 2;
    source.heads = 3;
    QCOMPARE(valueRange(source, Quantity::Scores, 0, 0, Range::Shared), (ValueRange{-7, 7}));
    QCOMPARE(valueRange(source, Quantity::Weights, 0, 0, Range::Unit), (ValueRange{0, 1}));
}

QTEST_MAIN(TestCells)
#include "tst_cells.moc"
