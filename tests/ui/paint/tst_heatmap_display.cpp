#include "support/large_source.h"
#include "support/matrix_source.h"
#include "ui/paint/color_bar.h"
#include "ui/paint/comparison.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/slice_bars.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <limits>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

const QRectF room(0, 0, 800, 600);
constexpr double infinite = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

std::shared_ptr<const AttentionSource> sourceOf(Matrix<double> values, BoolMatrix allowed = {})
{
    const Index rows = values.rows();
    const Index columns = values.cols();
    return std::make_shared<MatrixSource>(std::move(values), MatrixSource::names(rows), MatrixSource::names(columns),
                                          std::move(allowed));
}

std::shared_ptr<const AttentionSource> causal(Index n)
{
    return std::make_shared<MatrixSource>(MatrixSource::causal(n));
}

Heatmap heatmapOf(std::shared_ptr<const AttentionSource> source, const HeatmapOptions& options)
{
    return {std::move(source), options, Theme::light(), QFont(), room};
}

QStringList legendOf(const Heatmap& heatmap)
{
    QStringList texts;
    for (const HeatmapLegendEntry& entry : heatmap.legend())
        texts.append(entry.text);
    return texts;
}

QImage painted(const Heatmap& heatmap)
{
    QImage image(800, 600, QImage::Format_RGB32);
    image.fill(Theme::light().ground);
    QPainter painter(&image);
    heatmap.paint(painter);
    return image;
}

QRgb cornerOf(const Heatmap& heatmap, Cell cell)
{
    return painted(heatmap).pixel(heatmap.cellRect(cell).topLeft().toPoint() + QPoint(2, 2));
}

} // namespace

class TestHeatmapDisplay : public QObject {
    Q_OBJECT

private slots:
    void rangesNeverDivideByZero_data();
    void rangesNeverDivideByZero();
    void decadesAreEquallyFarApart();
    void signedDecadesAreSymmetric();
    void theBarSaysWhereItsDecadesEnd_data();
    void theBarSaysWhereItsDecadesEnd();
    void belowTheThresholdIsGround();
    void theLegendSaysWhatIsThere_data();
    void theLegendSaysWhatIsThere();
    void theLegendStaysInItsRoom_data();
    void theLegendStaysInItsRoom();
    void theBarOfALowHeatmapLeavesTheLegendItsRoom();
    void leftOutKeysAreEmptyAndSaid();
    void aRowWithNothingLeftSaysSo();
    void gradientHasKeysOnBothAxes();
    void gradientOfManyTokensReadsTilesAlone();
    void comparisonsHaveGradientsAndLeaveKeysOut();
    void barsHaveTheHeatmapsNumbers_data();
    void barsHaveTheHeatmapsNumbers();
    void signedBarsGoBothWays();
    void barsOfManyTokensKeepTheLargest();
};

void TestHeatmapDisplay::rangesNeverDivideByZero_data()
{
    QTest::addColumn<double>("value");
    for (const double value : {0.0, 5e-324, 1e-310, 1e-300, 0.5, 1.0, 1e300, 1.7e308, infinite, notANumber})
        QTest::addRow("%g", value) << value;
}

void TestHeatmapDisplay::rangesNeverDivideByZero()
{
    QFETCH(double, value);
    for (const Quantity quantity : {Quantity::Weights, Quantity::Scores, Quantity::Embeddings})
        for (const Range choice : {Range::Unit, Range::Shared, Range::Own})
            for (const bool logarithmic : {false, true}) {
                ValueRange range = valueRange(*sourceOf(Matrix<double>::Constant(2, 2, value)), quantity, 0, 0, choice);
                if (logarithmic)
                    range = range.logarithmic();
                QVERIFY(std::isfinite(range.low) && std::isfinite(range.high) && range.low < range.high);
                for (const double at : {value, 0.0, -1.0, 1e-320, 1e308, -1e308, infinite, -infinite, notANumber}) {
                    const double place = range.place(at);
                    QVERIFY2(place >= (range.low < 0 ? -1 : 0) && place <= 1, qPrintable(QString::number(place)));
                }
                QVERIFY(range.place(range.high) == 1 && range.place(0) == 0);
                for (const QString& text : barTexts(range))
                    QVERIFY2(!text.isEmpty() && !text.contains(u"nan"_s, Qt::CaseInsensitive), qPrintable(text));
            }
}

void TestHeatmapDisplay::decadesAreEquallyFarApart()
{
    const ValueRange range = ValueRange{0, 1}.logarithmic();
    QCOMPARE(range.floor, 1e-4);
    for (int decade = 0; decade <= 4; ++decade)
        QVERIFY(std::abs(range.place(std::pow(10.0, -decade)) - (1 - decade / 4.0)) < 1e-12);
    QCOMPARE(range.place(9e-5), 0.0);
    QVERIFY((ValueRange{0, 0.002}.logarithmic().floor < 2e-6));
}

void TestHeatmapDisplay::signedDecadesAreSymmetric()
{
    const ValueRange range = ValueRange{-8, 8}.logarithmic();
    QVERIFY(std::abs(range.floor - 1e-3) < 1e-12);
    for (const double value : {8.0, 3.0, 0.1, 1e-3, 1e-5})
        QCOMPARE(range.place(-value), -range.place(value));
    QVERIFY(range.place(0.1) > 0.4 && range.place(0.1) < 0.6);
}

void TestHeatmapDisplay::theBarSaysWhereItsDecadesEnd_data()
{
    QTest::addColumn<ValueRange>("range");
    QTest::addColumn<QStringList>("texts");
    QTest::newRow("weights") << ValueRange{0, 1} << QStringList{u"≤ 0.0001"_s, u"0.001"_s, u"0.01"_s, u"0.1"_s, u"1"_s};
    QTest::newRow("signed") << ValueRange{-8, 8}
                            << QStringList{u"−8.00"_s, u"−1"_s,  u"−0.1"_s, u"−0.01"_s, u"≤ ±0.001"_s,
                                           u"0.01"_s,  u"0.1"_s, u"1"_s,    u"8.00"_s};
    QTest::newRow("small") << ValueRange{0, 3e-5}
                           << QStringList{u"≤ 1e−8"_s, u"1e−7"_s, u"1e−6"_s, u"1e−5"_s, u"3.0e−5"_s};
}

void TestHeatmapDisplay::theBarSaysWhereItsDecadesEnd()
{
    QFETCH(ValueRange, range);
    QFETCH(QStringList, texts);
    QCOMPARE(barTexts(range.logarithmic()), texts);
}

void TestHeatmapDisplay::belowTheThresholdIsGround()
{
    HeatmapOptions options;
    options.threshold = 0.3; // the third row has thirds, the fourth quarters
    const Heatmap heatmap = heatmapOf(causal(4), options);
    QVERIFY(cornerOf(heatmap, {2, 0}) != Theme::light().ground.rgb());
    QCOMPARE(cornerOf(heatmap, {3, 0}), Theme::light().ground.rgb());
    // Shrunken cells too.
    options.threshold = 0.05;
    const Heatmap shrunk = heatmapOf(std::make_shared<LargeSource>(2000, 1000, 1000), options);
    const QImage image = painted(shrunk);
    QCOMPARE(image.pixel((shrunk.plotRect().topLeft() + QPointF(50, 50)).toPoint()), Theme::light().ground.rgb());
}

void TestHeatmapDisplay::theLegendSaysWhatIsThere_data()
{
    QTest::addColumn<std::shared_ptr<const AttentionSource>>("source");
    QTest::addColumn<HeatmapOptions>("options");
    QTest::addColumn<QStringList>("texts");
    const Matrix<double> half = Matrix<double>::Constant(3, 3, 0.5);
    Matrix<double> odd = half;
    odd(1, 1) = notANumber;
    BoolMatrix blind = BoolMatrix::Constant(3, 3, true);
    blind.row(1).setConstant(false);
    HeatmapOptions scores;
    scores.quantity = Quantity::Scores;
    HeatmapOptions much;
    much.threshold = 0.05;
    much.logarithmic = true;
    much.range = Range::Shared;
    much.keysLeftOut = {0, 2};
    HeatmapOptions values = much;
    values.quantity = Quantity::Values;
    HeatmapOptions gradient;
    gradient.quantity = Quantity::Gradient;
    gradient.query = 1;
    QTest::newRow("every query sees every key") << sourceOf(half) << HeatmapOptions{} << QStringList{u"range 0–1"_s};
    QTest::newRow("causal") << causal(3) << HeatmapOptions{} << QStringList{u"not allowed"_s, u"range 0–1"_s};
    QTest::newRow("a query sees nothing") << sourceOf(half, blind) << HeatmapOptions{}
                                          << QStringList{u"not allowed"_s, u"sees nothing"_s, u"range 0–1"_s};
    QTest::newRow("a cell is no number") << sourceOf(odd) << HeatmapOptions{}
                                         << QStringList{u"not a finite number"_s, u"range 0–1"_s};
    QTest::newRow("scores have no range of their own kind") << sourceOf(half) << scores << QStringList{u"own range"_s};
    QTest::newRow("much at once") << sourceOf(half) << much
                                  << QStringList{u"quiet: below 0.05"_s, u"without “t0”, “t2”, renormalised"_s,
                                                 u"shared range, logarithmic"_s};
    QTest::newRow("keys are left out of weights alone")
        << sourceOf(half) << values << QStringList{u"quiet: below 0.05"_s, u"shared range, logarithmic"_s};
    QTest::newRow("whose gradient") << sourceOf(half) << gradient << QStringList{u"query “t1”"_s, u"own range"_s};
}

void TestHeatmapDisplay::theLegendSaysWhatIsThere()
{
    QFETCH(std::shared_ptr<const AttentionSource>, source);
    QFETCH(HeatmapOptions, options);
    QFETCH(QStringList, texts);
    QCOMPARE(legendOf(heatmapOf(source, options)), texts);
}

void TestHeatmapDisplay::theLegendStaysInItsRoom_data()
{
    QTest::addColumn<QRectF>("where");
    for (const QRectF& where : {QRectF(0, 0, 320, 300), QRectF(0, 0, 710, 400), QRectF(0, 0, 1600, 900)})
        QTest::addRow("%g", where.width()) << where;
}

void TestHeatmapDisplay::theLegendStaysInItsRoom()
{
    QFETCH(QRectF, where);
    HeatmapOptions options;
    options.threshold = 0.05;
    options.logarithmic = true;
    options.keysLeftOut = {0, 2, 3};
    const Heatmap heatmap(causal(9), options, Theme::light(), QFont(), where);
    const std::vector<QRectF>& entries = heatmap.layout().legend;
    QCOMPARE(entries.size(), heatmap.legend().size());
    for (std::size_t i = 0; i < entries.size(); ++i) {
        QVERIFY(where.adjusted(-1, -1, 1, 1).contains(entries[i]));
        QVERIFY(!entries[i].intersects(heatmap.plotRect()));
        QVERIFY(!entries[i].intersects(heatmap.layout().columnTitle));
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(!entries[i].intersects(entries[j]));
    }
}

void TestHeatmapDisplay::theBarOfALowHeatmapLeavesTheLegendItsRoom()
{
    const QRectF where(0, 0, 320, 120);
    const Heatmap heatmap(causal(9), {}, Theme::light(), QFont(), where);
    QVERIFY(!heatmap.layout().legend.empty());
    for (const QRectF& entry : heatmap.layout().legend)
        QVERIFY(where.adjusted(-1, -1, 1, 1).contains(entry));
}

void TestHeatmapDisplay::leftOutKeysAreEmptyAndSaid()
{
    HeatmapOptions options;
    options.keysLeftOut = {1};
    const Heatmap heatmap = heatmapOf(sourceOf(Matrix<double>::Constant(4, 4, 0.25)), options);
    QCOMPARE(cornerOf(heatmap, {2, 1}), Theme::light().ground.rgb());
    QVERIFY(heatmap.isLeftOut(1) && !heatmap.isLeftOut(0));
    QVERIFY(!heatmap.isForbidden({2, 1}));
    QVERIFY(std::abs(heatmap.value({2, 0}) - 1.0 / 3) < 1e-15);
    QCOMPARE(heatmap.value({2, 1}), 0.0);
    const ColorScale scale = ColorScale::sequential(ColorMap::Blue, Theme::light());
    QCOMPARE(cornerOf(heatmap, {2, 0}), scale.at(1.0 / 3));
}

void TestHeatmapDisplay::aRowWithNothingLeftSaysSo()
{
    HeatmapOptions options;
    options.keysLeftOut = {0};
    const Heatmap heatmap = heatmapOf(causal(4), options);
    QVERIFY(heatmap.hasNothingLeft(0));
    QVERIFY(!heatmap.hasNothingLeft(1));
    QVERIFY(!heatmap.seesNothing(0));
}

void TestHeatmapDisplay::gradientHasKeysOnBothAxes()
{
    HeatmapOptions options;
    options.quantity = Quantity::Gradient;
    options.query = 3;
    const Heatmap heatmap = heatmapOf(causal(5), options);
    QCOMPARE(heatmap.rowCount(), Index(5));
    QCOMPARE(heatmap.fullRowLabel(2), u"t2"_s);
    QCOMPARE(heatmap.value({1, 1}), 0.1875);
    QCOMPARE(heatmap.value({1, 2}), -0.0625);
    QCOMPARE(heatmap.value({4, 4}), 0.0);
    QCOMPARE(heatmap.range(), (ValueRange{-0.1875, 0.1875}));
}

void TestHeatmapDisplay::gradientOfManyTokensReadsTilesAlone()
{
    const auto source = std::make_shared<LargeSource>(4096, 7, 9);
    HeatmapOptions options;
    options.quantity = Quantity::Gradient;
    options.query = 7;
    const Heatmap heatmap = heatmapOf(source, options);
    QVERIFY(!painted(heatmap).isNull());
    QVERIFY2(source->largestTile <= 4096, qPrintable(QString::number(source->largestTile)));
}

void TestHeatmapDisplay::comparisonsHaveGradientsAndLeaveKeysOut()
{
    HeatmapOptions options;
    options.quantity = Quantity::Gradient;
    options.query = 3;
    const Matrix<double> other = Matrix<double>::Constant(5, 5, 0.2);
    const Comparison gradients = compare({causal(5), {}}, {sourceOf(other), {}}, options);
    QCOMPARE(gradients.reason, QString());
    QCOMPARE(heatmapOf(gradients.a.source, gradients.a.options).value({1, 2}), -0.0625);
    const Heatmap difference = heatmapOf(gradients.difference.source, gradients.difference.options);
    QVERIFY(std::abs(difference.value({1, 2}) - (0.0625 - 0.04)) < 1e-15);
    options.quantity = Quantity::Weights;
    options.keysLeftOut = {0};
    const Comparison weights = compare({causal(5), {}}, {sourceOf(other), {}}, options);
    QCOMPARE(heatmapOf(weights.a.source, weights.a.options).value({1, 0}), 0.0);
    QCOMPARE(heatmapOf(weights.a.source, weights.a.options).value({2, 1}), 0.5);
    QCOMPARE(heatmapOf(weights.difference.source, weights.difference.options).value({2, 1}), -0.25);
}

void TestHeatmapDisplay::barsHaveTheHeatmapsNumbers_data()
{
    QTest::addColumn<Bars>("bars");
    QTest::newRow("row") << Bars::Row;
    QTest::newRow("column") << Bars::Column;
}

void TestHeatmapDisplay::barsHaveTheHeatmapsNumbers()
{
    QFETCH(Bars, bars);
    HeatmapOptions options;
    options.bars = bars;
    options.keysLeftOut = {1};
    const Heatmap heatmap = heatmapOf(causal(6), options);
    const SliceBars slice({causal(6), options, heatmap.range(), 3}, Theme::light(), QFont(), QRectF(0, 0, 240, 400));
    QCOMPARE(slice.count(), Index(6));
    for (Index i = 0; i < 6; ++i) {
        const Cell cell = bars == Bars::Row ? Cell{3, i} : Cell{i, 3};
        const bool hasNumber = !heatmap.isForbidden(cell) && !heatmap.isLeftOut(cell.column);
        QCOMPARE(slice.numberOf(i).isEmpty(), !hasNumber);
        const double length = slice.barRect(i).width();
        QVERIFY(!hasNumber
                || std::abs(length / slice.barRect(bars == Bars::Row ? 0 : 3).width()
                            - heatmap.value(cell) / heatmap.value({3, bars == Bars::Row ? 0 : 3}))
                       < 1e-9);
        QCOMPARE(slice.labelOf(i), u"t%1"_s.arg(i));
        QCOMPARE(slice.cellAt(slice.lineRect(i).center()), i);
    }
    QCOMPARE(slice.title(), bars == Bars::Row ? u"row “t3”"_s : u"column “t3”"_s);
}

void TestHeatmapDisplay::signedBarsGoBothWays()
{
    Matrix<double> values(1, 3);
    values << 2, -2, 0;
    HeatmapOptions options;
    options.quantity = Quantity::Scores;
    options.bars = Bars::Row;
    const SliceBars slice({sourceOf(values), options, {-2, 2}, 0}, Theme::light(), QFont(), QRectF(0, 0, 240, 400));
    QCOMPARE(slice.barRect(0).left(), slice.barRect(1).right());
    QCOMPARE(slice.barRect(0).width(), slice.barRect(1).width());
    QCOMPARE(slice.barRect(2).width(), 0.0);
    QCOMPARE(slice.numberOf(2), u"0"_s);
}

void TestHeatmapDisplay::barsOfManyTokensKeepTheLargest()
{
    HeatmapOptions options;
    options.bars = Bars::Row;
    const QRectF where(0, 0, 240, 400);
    const SliceBars slice({std::make_shared<LargeSource>(4096, 5, 2222), options, {0, 1}, 5}, Theme::light(), QFont(),
                          where);
    QVERIFY(slice.barRect(2222).width() > 100);
    QVERIFY(slice.barRect(1000).width() < 1);
    QVERIFY(!slice.showsNumbers());
    QImage image(240, 400, QImage::Format_RGB32);
    image.fill(Theme::light().ground);
    QPainter painter(&image);
    slice.paint(painter, 2222);
    QVERIFY(where.adjusted(0, 0, 0, 1).contains(slice.lineRect(4095)));
}

QTEST_MAIN(TestHeatmapDisplay)
#include "tst_heatmap_display.moc"
