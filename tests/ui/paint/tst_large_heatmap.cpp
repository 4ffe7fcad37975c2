#include "support/large_source.h"
#include "ui/export/figures.h"
#include "ui/paint/heatmap.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

constexpr Index tokens = 4096;
const QRectF room(0, 0, 800, 800);

QRgb colorOf(double weight)
{
    return ColorScale::sequential(ColorMap::Blue, Theme::light()).at(weight);
}

QImage painted(const Heatmap& heatmap, double ratio = 1)
{
    QImage image((room.size() * ratio).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(Theme::light().ground);
    QPainter painter(&image);
    heatmap.paint(painter);
    return image;
}

/// Pixels of a colour within a rectangle in logical pixels.
int count(const QImage& image, const QRectF& rect, QRgb color)
{
    const double ratio = image.devicePixelRatio();
    const QRect pixels = QRectF(rect.topLeft() * ratio, rect.size() * ratio).toAlignedRect() & image.rect();
    int found = 0;
    for (int y = pixels.top(); y <= pixels.bottom(); ++y)
        for (int x = pixels.left(); x <= pixels.right(); ++x)
            found += image.pixel(x, y) == color ? 1 : 0;
    return found;
}

Heatmap zoomed(const std::shared_ptr<const AttentionSource>& source, const HeatmapZoom& zoom, double ratio = 1)
{
    return {readHeatmap({source, {}, QFont(), room, ratio, zoom}), Theme::light(), room, zoom};
}

} // namespace

class TestLargeHeatmap : public QObject {
    Q_OBJECT

private slots:
    void oneBrightCellIsSeen_data();
    void oneBrightCellIsSeen();
    void oneBrightCellIsSeenInFiles();
    void itIsFoundUnderItsPixel();
    void itIsSeenHowNearOneLooks_data();
    void itIsSeenHowNearOneLooks();
    void noMoreThanABandIsAskedForAtOnce();
    void onlyThePlotIsReadInDetail();
    void whatIsAtHandIsNotReadAgain();
    void hatchingMovesWithTheMatrix();
    void skippedLabelsLeaveTicks();
    void stepsOfLabelsAreRound();
};

void TestLargeHeatmap::oneBrightCellIsSeen_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("column");
    QTest::addColumn<double>("ratio");
    for (const double ratio : {1.0, 1.25, 2.0})
        for (const QPoint at : {QPoint(0, 0), QPoint(4095, 4095), QPoint(1234, 3210)})
            QTest::addRow("row %d, column %d, %g pixels", at.y(), at.x(), ratio) << at.y() << at.x() << ratio;
}

void TestLargeHeatmap::oneBrightCellIsSeen()
{
    QFETCH(int, row);
    QFETCH(int, column);
    QFETCH(double, ratio);
    const auto source = std::make_shared<LargeSource>(tokens, row, column);
    const Heatmap heatmap(source, {}, Theme::light(), QFont(), room, ratio);
    const QImage image = painted(heatmap, ratio);
    const QRectF place = heatmap.cellRect({row, column}).adjusted(-1.5, -1.5, 1.5, 1.5) & heatmap.plotRect();
    QVERIFY(count(image, place, colorOf(1)) >= 1);
    QVERIFY(count(image, heatmap.plotRect(), colorOf(1)) <= 4);
    // Everything else keeps its own colour: nothing is blended.
    const QRectF inside = heatmap.plotRect().adjusted(1, 1, -1, -1);
    const int others = count(image, inside, colorOf(1.0 / tokens));
    QVERIFY(others >= static_cast<int>(inside.width() * inside.height() * ratio * ratio * 0.99) - 4);
}

void TestLargeHeatmap::oneBrightCellIsSeenInFiles()
{
    const auto source = std::make_shared<LargeSource>(tokens, 77, 4001);
    const Picture picture = heatmapFigure(source, {}, Theme::light(), QFont(), 640);
    for (const int dpi : {96, 144}) {
        const QImage image = pictureImage(picture, dpi).value();
        QVERIFY(count(image, QRectF(200, 0, 400, 640), colorOf(1)) >= 1);
    }
    // In an SVG its pixel is enlarged, so that no program that shows it at its size mixes it with others.
    const QByteArray svg = pictureSvg(picture);
    const qsizetype begin = svg.indexOf("base64,") + 7;
    const QImage inside = QImage::fromData(QByteArray::fromBase64(svg.mid(begin, svg.indexOf('"', begin) - begin)));
    QVERIFY(!inside.isNull());
    QVERIFY(count(inside.convertToFormat(QImage::Format_RGB32), QRectF(inside.rect()), colorOf(1)) >= 4);
}

void TestLargeHeatmap::itIsFoundUnderItsPixel()
{
    const auto source = std::make_shared<LargeSource>(tokens, 1234, 3210);
    const Heatmap heatmap(source, {}, Theme::light(), QFont(), room);
    const QImage image = painted(heatmap);
    const QRect around = heatmap.cellRect({1234, 3210}).toAlignedRect().adjusted(-2, -2, 2, 2);
    int found = 0;
    for (int y = around.top(); y <= around.bottom(); ++y)
        for (int x = around.left(); x <= around.right(); ++x)
            if (image.pixel(x, y) == colorOf(1)) {
                ++found;
                QVERIFY(heatmap.shownAt(QPointF(x + 0.5, y + 0.5)) == (Cell{1234, 3210}));
            }
    QVERIFY(found >= 1);
}

void TestLargeHeatmap::itIsSeenHowNearOneLooks_data()
{
    QTest::addColumn<double>("factor");
    for (const double factor : {1.3, 2.0, 5.0, 6.5, 40.0, 300.0})
        QTest::addRow("%g times", factor) << factor;
}

void TestLargeHeatmap::itIsSeenHowNearOneLooks()
{
    QFETCH(double, factor);
    const auto source = std::make_shared<LargeSource>(tokens, 2050, 2050);
    const Heatmap fit(source, {}, Theme::light(), QFont(), room);
    const HeatmapZoom zoom = fit.zoomedTo(factor, fit.cellRect({2050, 2050}).center());
    const Heatmap near = zoomed(source, zoom);
    const QImage image = painted(near);
    const QRectF cell = near.cellRect({2050, 2050});
    QVERIFY(near.plotRect().contains(cell.center()));
    const int pixels = count(image, near.plotRect(), colorOf(1));
    const double area = std::max(1.0, cell.width()) * std::max(1.0, cell.height());
    QVERIFY2(pixels >= 1 && pixels <= 4 * area, qPrintable(QString::number(pixels)));
    QVERIFY(count(image, cell.adjusted(-1.5, -1.5, 1.5, 1.5), colorOf(1)) == pixels);
}

void TestLargeHeatmap::noMoreThanABandIsAskedForAtOnce()
{
    const auto source = std::make_shared<LargeSource>(8192, 0, 0);
    HeatmapOptions options;
    options.range = Range::Own;
    const HeatmapReading reading = readHeatmap({source, options, QFont(), room, 1, {}});
    QVERIFY2(source->largestTile <= 64 * 8192, qPrintable(QString::number(source->largestTile)));
    QVERIFY(reading.whole->values.size() <= 800 * 800);
    QCOMPARE(reading.range, (ValueRange{0, 1}));
}

void TestLargeHeatmap::onlyThePlotIsReadInDetail()
{
    const auto source = std::make_shared<LargeSource>(tokens, 0, 0);
    for (const double factor : {1.5, 6.0, 100.0}) {
        const HeatmapReading reading = readHeatmap({source, {}, QFont(), room, 2, {factor, 1000, 1000}});
        QVERIFY(reading.part);
        const QRectF plot = Heatmap(reading, Theme::light(), room, reading.request.zoom).plotRect();
        // What is seen, and a quarter of it on each side.
        QVERIFY(static_cast<double>(reading.part->values.size()) <= 2.5 * 4 * plot.width() * plot.height());
    }
}

void TestLargeHeatmap::whatIsAtHandIsNotReadAgain()
{
    const auto source = std::make_shared<LargeSource>(tokens, 0, 0);
    const HeatmapReading reading = readHeatmap({source, {}, QFont(), room, 1, {30, 1000, 1000}});
    HeatmapRequest moved = reading.request;
    moved.zoom.row += 1;
    QVERIFY(serves(reading, moved));
    const HeatmapReading again = readHeatmap(moved, &reading);
    QCOMPARE(again.whole, reading.whole);
    QCOMPARE(again.part, reading.part);
    moved.zoom.row += 500;
    QVERIFY(!serves(reading, moved));
    moved = reading.request;
    moved.pixelRatio = 2;
    QVERIFY(!serves(reading, moved));
}

void TestLargeHeatmap::hatchingMovesWithTheMatrix()
{
    const auto source = std::make_shared<MatrixSource>(MatrixSource::causal(300));
    const Heatmap one = zoomed(source, {8, 10, 150});
    const Heatmap other(HeatmapReading(readHeatmap({source, {}, QFont(), room, 1, {8, 10, 150}})), Theme::light(), room,
                        one.movedBy({-32, -16}));
    const QRect plot = one.plotRect().toRect().adjusted(0, 0, -32, -16);
    QCOMPARE(painted(one).copy(plot.translated(32, 16)), painted(other).copy(plot));
}

void TestLargeHeatmap::skippedLabelsLeaveTicks()
{
    const auto tick = [](const Heatmap& heatmap, Index row) {
        const QPointF at(heatmap.plotRect().left() - 3, heatmap.cellRect({row, 0}).center().y());
        return count(painted(heatmap), QRectF(at - QPointF(0.5, 1), QSizeF(1, 2)), Theme::light().muted.rgb()) > 0;
    };
    const Heatmap all(std::make_shared<MatrixSource>(MatrixSource::causal(20)), {}, Theme::light(), QFont(), room);
    QVERIFY(!tick(all, 0));
    const Heatmap some(std::make_shared<MatrixSource>(MatrixSource::causal(100)), {}, Theme::light(), QFont(), room);
    QVERIFY(some.layout().rowLabelStep > 1);
    QVERIFY(tick(some, 0));
    QVERIFY(tick(some, some.layout().rowLabelStep));
    QVERIFY(!tick(some, 1));
}

void TestLargeHeatmap::stepsOfLabelsAreRound()
{
    HeatmapNeeds needs;
    needs.lineHeight = 16;
    needs.labelPixels = 14;
    for (const auto& [rows, step] : {std::pair<Index, Index>{20, 1}, {60, 2}, {200, 5}, {400, 10}, {4096, 100}}) {
        needs.rows = needs.columns = rows;
        QCOMPARE(layoutHeatmap(needs, room).rowLabelStep, step);
    }
}

QTEST_MAIN(TestLargeHeatmap)
#include "tst_large_heatmap.moc"
