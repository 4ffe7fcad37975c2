#include "support/matrix_check.h"
#include "support/matrix_source.h"
#include "ui/paint/grid.h"
#include "ui/paint/grid_images.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

std::shared_ptr<const AttentionSource> sourceOf(Index layers, Index heads, Index tokens = 5)
{
    MatrixSource source = MatrixSource::causal(tokens);
    source.layers = layers;
    source.heads = heads;
    source.disabledLayer = 0;
    source.disabledHead = 1;
    source.name = "a head's name";
    return std::make_shared<MatrixSource>(std::move(source));
}

Grid gridOf(std::shared_ptr<const AttentionSource> source, const QRectF& room, GridFit fit = GridFit::Whole)
{
    GridOptions options;
    options.fit = fit;
    return {std::move(source), {}, options, Theme::light(), QFont(), room};
}

QImage painted(const Grid& grid, const GridReading& reading, QSize size, const GridMarks& marks = {},
               GridImages* images = nullptr)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Theme::light().ground);
    QPainter painter(&image);
    grid.paint(painter, reading, marks, images);
    return image;
}

/// The grid as it is painted once all is read.
QImage painted(const std::shared_ptr<const AttentionSource>& source, const Grid& grid, QSize size,
               const GridMarks& marks = {})
{
    return painted(grid, readGrid(*source, {.pixels = grid.side()}), size, marks);
}

} // namespace

class TestGrid : public QObject {
    Q_OBJECT

private slots:
    void everyHeadIsHit_data();
    void everyHeadIsHit();
    void wrappedThumbnailsFillTheWidth();
    void thumbnailShowsTheWeights();
    void forbiddenCellsAreHatched();
    void switchedOffHeadIsPale();
    void selectedHeadIsOutlined();
    void aHeadIsReadOnceForAllItsPaints();
    void headsThatAreNotReadAreEmptyFrames();
    void keptThumbnailsLookAsDrawnAnew_data();
    void keptThumbnailsLookAsDrawnAnew();
    void aThumbnailIsMadeAnewWhenItsWeightsAre();
    void onlyWhatIsExposedIsPainted();
    void labelsAreHitAndNameTheHeads();
    void theRangeIsTheOneAskedFor();
    void smallThumbnailsAreNamedAtTheSides();
    void emptySourcesPaint();
};

void TestGrid::everyHeadIsHit_data()
{
    QTest::addColumn<int>("layers");
    QTest::addColumn<int>("heads");
    QTest::newRow("one head") << 1 << 1;
    QTest::newRow("2 × 4") << 2 << 4;
    QTest::newRow("12 × 12") << 12 << 12;
    QTest::newRow("24 × 16") << 24 << 16;
}

void TestGrid::everyHeadIsHit()
{
    QFETCH(int, layers);
    QFETCH(int, heads);
    const QRectF room(5, 9, 900, 700);
    for (const GridFit fit : {GridFit::Whole, GridFit::Width}) {
        const Grid grid = gridOf(sourceOf(layers, heads), room, fit);
        for (Index layer = 0; layer < layers; ++layer)
            for (Index head = 0; head < heads; ++head) {
                const QRectF rect = grid.thumbnailRect({layer, head});
                QVERIFY(rect.isValid());
                QCOMPARE(grid.headAt(rect.center()), std::optional(HeadPlace{layer, head}));
                QVERIFY(rect.left() >= room.left() && rect.right() <= room.right());
                if (fit == GridFit::Whole)
                    QVERIFY(rect.bottom() <= room.bottom());
            }
        QVERIFY(!grid.headAt(room.topLeft() - QPointF(3, 3)));
    }
    QVERIFY(!gridOf(sourceOf(layers, heads), room).thumbnailRect({99, 0}).isValid());
}

void TestGrid::wrappedThumbnailsFillTheWidth()
{
    const Grid grid = gridOf(sourceOf(2, 6), QRectF(0, 0, 280, 10), GridFit::Width);
    QVERIFY(grid.thumbnailRect({0, 0}).width() >= 56);
    QCOMPARE(grid.thumbnailRect({0, 4}).left(), 0.0); // the fifth head stands on a new line
    QVERIFY(grid.bounds().right() > 270);
    QVERIFY(grid.bounds().height() > 4 * 56);
}

void TestGrid::thumbnailShowsTheWeights()
{
    const auto source = sourceOf(1, 1, 4);
    const Grid grid = gridOf(source, QRectF(0, 0, 200, 240));
    const QImage image = painted(source, grid, {200, 240});
    const QRectF rect = grid.thumbnailRect({0, 0});
    const double side = rect.width() / 4;
    const ColorScale scale = ColorScale::sequential(ColorMap::Blue, Theme::light());
    for (int i = 0; i < 4; ++i)
        for (int j = 0; j <= i; ++j)
            QCOMPARE(image.pixel((rect.topLeft() + QPointF(j + 0.5, i + 0.5) * side).toPoint()),
                     scale.at(1.0 / (i + 1)));
}

void TestGrid::forbiddenCellsAreHatched()
{
    const auto source = sourceOf(2, 4, 9);
    const Grid grid = gridOf(source, QRectF(0, 0, 280, 10), GridFit::Width);
    const QImage image = painted(source, grid, {280, 300});
    const QRect rect = grid.thumbnailRect({0, 0}).toRect();
    double best = 0;
    for (int x = rect.right() - 12; x < rect.right(); ++x)
        best = std::max(best, contrastRatio(image.pixel(x, rect.top() + 3), Theme::light().ground.rgb()));
    QVERIFY2(best >= 2, qPrintable(QString::number(best)));
}

void TestGrid::switchedOffHeadIsPale()
{
    const auto source = sourceOf(1, 2, 4);
    const Grid grid = gridOf(source, QRectF(0, 0, 400, 240));
    const QImage image = painted(source, grid, {400, 240});
    const QPoint first(3, 3);
    const QRgb on = image.pixel(grid.thumbnailRect({0, 0}).topLeft().toPoint() + first);
    const QRgb off = image.pixel(grid.thumbnailRect({0, 1}).topLeft().toPoint() + first);
    QVERIFY(lightnessOf(off) > lightnessOf(on) + 30);
}

void TestGrid::selectedHeadIsOutlined()
{
    const auto source = sourceOf(2, 2);
    const Grid grid = gridOf(source, QRectF(8, 8, 380, 280));
    const QImage calm = painted(source, grid, {400, 300});
    const QImage marked = painted(source, grid, {400, 300}, {HeadPlace{1, 0}, std::nullopt});
    for (Index layer = 0; layer < 2; ++layer)
        for (Index head = 0; head < 2; ++head) {
            const QRect rect = grid.thumbnailRect({layer, head}).toRect();
            QCOMPARE(calm.copy(rect) != marked.copy(rect), layer == 1 && head == 0);
        }
}

void TestGrid::aHeadIsReadOnceForAllItsPaints()
{
    const auto source = sourceOf(2, 4);
    const Grid grid = gridOf(source, QRectF(0, 0, 400, 300));
    GridReading reading = readGrid(*source, {.pixels = grid.side()});
    for (int i = 0; i < 3; ++i)
        painted(grid, reading, {400, 300}, {HeadPlace{0, i}, HeadPlace{1, i}});
    reading = readGrid(*source, {.pixels = 2 * grid.side()}, reading); // its five tokens are sharp at any size
    QCOMPARE(*static_cast<const MatrixSource&>(*source).tilesRead, 8);
}

void TestGrid::headsThatAreNotReadAreEmptyFrames()
{
    const auto source = sourceOf(1, 3);
    const Grid grid = gridOf(source, {0, 0, 400, 200});
    GridReading reading = readGrid(*source, {.pixels = grid.side()});
    reading.erase({0, 2});
    const QImage image = painted(grid, reading, {400, 200});
    const QPoint corner = grid.thumbnailRect({0, 2}).topLeft().toPoint();
    QCOMPARE(image.pixelColor(corner), Theme::light().line);
    for (int y = 1; y < grid.side() - 1; ++y)
        for (int x = 1; x < grid.side() - 1; ++x)
            QCOMPARE(image.pixelColor(corner + QPoint(x, y)), Theme::light().ground);
}

void TestGrid::keptThumbnailsLookAsDrawnAnew_data()
{
    QTest::addColumn<Range>("range");
    QTest::addColumn<double>("ratio");
    QTest::newRow("0 to 1") << Range::Unit << 1.0;
    QTest::newRow("up to the largest of all heads") << Range::Shared << 1.0;
    QTest::newRow("up to the largest of its own") << Range::Own << 1.0;
    QTest::newRow("two pixels to one") << Range::Unit << 2.0;
    QTest::newRow("three pixels to two") << Range::Unit << 1.5;
}

void TestGrid::keptThumbnailsLookAsDrawnAnew()
{
    QFETCH(Range, range);
    QFETCH(double, ratio);
    MatrixSource unmasked(test::rows({{0.25, 0.75}, {0.5, 0.5}}), {"a", "b"}, {"a", "b"});
    unmasked.heads = 5;
    const auto source = std::make_shared<const MatrixSource>(unmasked);
    GridOptions options;
    options.range = range;
    const Grid grid(source, {}, options, Theme::light(), QFont(), QRectF(3, 5, 390, 200));
    const GridReading reading = readGrid(*source, {.pixels = 200});
    GridImages images;
    QImage shown[2];
    for (int pass = 0; pass < 3; ++pass) { // drawn anew, drawn into the images, copied from them
        QImage& image = shown[pass > 0];
        image = QImage(QSize(400, 210) * ratio, QImage::Format_RGB32);
        image.setDevicePixelRatio(ratio);
        image.fill(Theme::light().ground);
        QPainter painter(&image);
        grid.paint(painter, reading, {}, pass > 0 ? &images : nullptr);
    }
    QCOMPARE(shown[1], shown[0]);
}

void TestGrid::aThumbnailIsMadeAnewWhenItsWeightsAre()
{
    const auto source = sourceOf(1, 2);
    const Grid grid = gridOf(source, QRectF(0, 0, 400, 200));
    GridReading reading = readGrid(*source, {.pixels = grid.side()});
    GridImages images;
    const QImage before = painted(grid, reading, {400, 200}, {}, &images);
    auto field = std::make_shared<CellField>(*reading[{0, 0}].field);
    field->values.setConstant(0.9);
    reading[{0, 0}].field = field;
    const QImage after = painted(grid, reading, {400, 200}, {}, &images);
    for (const Index head : {0, 1}) {
        const QRect rect = grid.thumbnailRect({0, head}).toRect();
        QCOMPARE(before.copy(rect) != after.copy(rect), head == 0);
    }
}

void TestGrid::onlyWhatIsExposedIsPainted()
{
    const auto source = sourceOf(1, 2);
    const Grid grid = gridOf(source, QRectF(0, 0, 400, 200));
    QImage image(400, 200, QImage::Format_RGB32);
    image.fill(Qt::red);
    QPainter painter(&image);
    grid.paint(painter, readGrid(*source, {.pixels = grid.side()}), {}, nullptr, grid.paintedRect({0, 1}));
    QCOMPARE(image.pixelColor(grid.thumbnailRect({0, 0}).center().toPoint()), QColor(Qt::red));
    QVERIFY(image.pixelColor(grid.thumbnailRect({0, 1}).center().toPoint()) != QColor(Qt::red));
}

void TestGrid::labelsAreHitAndNameTheHeads()
{
    const QRectF room(0, 0, 600, 400);
    const auto source = sourceOf(2, 3);
    const Grid grid = gridOf(source, room);
    const QRectF thumbnail = grid.thumbnailRect({1, 2});
    QCOMPARE(grid.headAt({thumbnail.center().x(), thumbnail.bottom() + 10}), std::optional(HeadPlace{1, 2}));
    const auto labelOf = [&](const Grid& from, HeadPlace place) {
        const QRectF rect = from.thumbnailRect(place);
        return painted(source, from, {600, 400})
            .copy(QRectF(rect.left(), rect.bottom() + 1, rect.width(), 20).toRect());
    };
    MatrixSource on = MatrixSource::causal(5);
    on.layers = 2;
    on.heads = 3;
    on.name = "a head's name";
    const Grid allOn = gridOf(std::make_shared<MatrixSource>(on), room);
    QVERIFY(labelOf(grid, {0, 1}) != labelOf(allOn, {0, 1})); // "off" is said
    QVERIFY(labelOf(grid, {0, 0}) == labelOf(allOn, {0, 0}));
    const QRectF place = grid.thumbnailRect({0, 0});
    QVERIFY(painted(source, grid, {600, 400}, {std::nullopt, HeadPlace{0, 0}})
            != painted(source, grid, {600, 400})); // hovered
    QVERIFY(place.height() > 0);
}

void TestGrid::theRangeIsTheOneAskedFor()
{
    MatrixSource quarter(Matrix<double>::Constant(4, 4, 0.25), MatrixSource::names(4), MatrixSource::names(4));
    const auto source = std::make_shared<MatrixSource>(quarter);
    const auto color = [&](Range range) {
        GridOptions options;
        options.range = range;
        const Grid grid(source, {}, options, Theme::light(), QFont(), QRectF(0, 0, 200, 200));
        return painted(source, grid, {200, 200}).pixel(grid.thumbnailRect({0, 0}).topLeft().toPoint() + QPoint(10, 10));
    };
    const ColorScale scale = ColorScale::sequential(ColorMap::Blue, Theme::light());
    QCOMPARE(color(Range::Unit), scale.at(0.25));
    QCOMPARE(color(Range::Own), scale.at(1));
}

void TestGrid::smallThumbnailsAreNamedAtTheSides()
{
    const auto source = sourceOf(24, 16);
    const QRectF room(10, 20, 640, 1100);
    const Grid grid = gridOf(source, room);
    const QImage image = painted(source, grid, {660, 1130});
    const auto isWritten = [&](const QRectF& where) {
        const QRect rect = where.toRect();
        for (int y = rect.top(); y <= rect.bottom(); ++y)
            for (int x = rect.left(); x <= rect.right(); ++x)
                if (image.pixelColor(x, y) != Theme::light().ground)
                    return true;
        return false;
    };
    const double left = grid.thumbnailRect({0, 0}).left();
    const double top = grid.thumbnailRect({0, 0}).top();
    QVERIFY(left > room.left() + 10 && top > room.top() + 10);
    for (Index layer = 0; layer < 24; ++layer) {
        const QRectF beside = grid.thumbnailRect({layer, 0});
        QVERIFY(isWritten(QRectF(room.left(), beside.top(), left - room.left() - 2, beside.height())));
    }
    for (const Index head : {0, 15}) {
        const QRectF below = grid.thumbnailRect({0, head});
        QVERIFY(isWritten(QRectF(below.left(), room.top(), below.width(), top - room.top() - 2)));
    }
    QVERIFY(gridOf(source, QRectF(0, 0, 2400, 2400)).thumbnailRect({0, 0}).topLeft() == QPointF()); // with labels
}

void TestGrid::emptySourcesPaint()
{
    for (const Grid& grid : {gridOf(nullptr, QRectF(0, 0, 300, 200)), gridOf(sourceOf(2, 2, 0), QRectF(0, 0, 300, 200)),
                             gridOf(sourceOf(0, 0), QRectF(0, 0, 300, 200))}) {
        QVERIFY(grid.isEmpty());
        QVERIFY(!grid.headAt({10, 10}));
        painted(grid, GridReading{}, {300, 200});
    }
}

QTEST_MAIN(TestGrid)
#include "tst_grid.moc"
