#include "support/scored_source.h"
#include "ui/export/figures.h"
#include "ui/paint/pattern_map.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

constexpr HeadScore patterns[] = {HeadScore::PreviousToken, HeadScore::FirstToken, HeadScore::Self,
                                  HeadScore::SameToken, HeadScore::Induction};
constexpr GridNeeds everything{.pixels = 0, .scores = true, .baselines = true};

PatternMap mapOf(const std::shared_ptr<const AttentionSource>& source, const QRectF& room, Range range = Range::Unit)
{
    const GridReading reading = source ? readGrid(*source, everything) : GridReading{};
    return {source, reading, {range, ColorMap::Blue}, Theme::light(), QFont(), room};
}

QImage painted(const PatternMap& map, const GridMarks& marks = {})
{
    QImage image(map.bounds().size().toSize() + QSize(20, 20), QImage::Format_RGB32);
    image.fill(Theme::light().ground);
    QPainter painter(&image);
    map.paint(painter, marks);
    return image;
}

/// The colour of a cell beside its number.
QRgb fillOf(const QImage& image, const QRectF& cell)
{
    return image.pixel(cell.topLeft().toPoint() + QPoint(2, 2));
}

} // namespace

class TestPatternMap : public QObject {
    Q_OBJECT

private slots:
    void everyCellIsHit_data();
    void everyCellIsHit();
    void mapsShrinkBeforeTheyScroll();
    void cellsHoldTheScores();
    void baselinesAreThoseOfEvenWeights();
    void coloursAreTheScores();
    void rangesFollowTheOption();
    void headsThatAreNotReadAreEmptyFrames();
    void patternsWithoutScoresSayWhy();
    void theSelectedHeadIsOutlinedInEveryMap();
    void emptySourcesPaint();
    void theFigureNamesItsPatterns();
};

void TestPatternMap::everyCellIsHit_data()
{
    QTest::addColumn<int>("layers");
    QTest::addColumn<int>("heads");
    QTest::newRow("one head") << 1 << 1;
    QTest::newRow("2 × 4") << 2 << 4;
    QTest::newRow("24 × 16") << 24 << 16;
}

void TestPatternMap::everyCellIsHit()
{
    QFETCH(int, layers);
    QFETCH(int, heads);
    const QRectF room(5, 9, 640, 400);
    const PatternMap map = mapOf(std::make_shared<const ScoredSource>(layers, heads), room);
    QVERIFY(map.bounds().right() <= room.right());
    for (const HeadScore pattern : patterns)
        for (Index layer = 0; layer < layers; ++layer) {
            for (Index head = 0; head < heads; ++head) {
                const PatternCell cell{pattern, {layer, head}, false};
                QVERIFY(map.cellRect(cell).width() >= 8);
                QCOMPARE(map.cellAt(map.cellRect(cell).center()), std::optional(cell));
            }
            const PatternCell even{pattern, {layer, 0}, true};
            QCOMPARE(map.cellAt(map.cellRect(even).center()), std::optional(even));
        }
    QVERIFY(!map.cellAt(room.topLeft()));
    QVERIFY(map.cellRect({HeadScore::Self, {layers, 0}, false}).isEmpty());
}

void TestPatternMap::mapsShrinkBeforeTheyScroll()
{
    const auto source = std::make_shared<const ScoredSource>(2, 4);
    const double least = PatternMap::leastHeight(source, {}, Theme::light(), QFont(), 640);
    QVERIFY2(least < 400, qPrintable(QString::number(least)));
    const PatternMap map = mapOf(source, QRectF(0, 0, 640, 400));
    QVERIFY2(map.bounds().height() <= 400, qPrintable(QString::number(map.bounds().height())));
    QVERIFY(map.cellRect({HeadScore::Self, {0, 0}, false}).width() > 24);
}

void TestPatternMap::cellsHoldTheScores()
{
    const auto source = std::make_shared<const ScoredSource>(2, 4);
    const PatternMap map = mapOf(source, QRectF(0, 0, 640, 400));
    for (const HeadPlace place : headsOf(*source)) {
        const double share = source->share(place.layer, place.head);
        QVERIFY(std::abs(*map.score({HeadScore::PreviousToken, place, false}) - share) < 1e-15);
        QVERIFY(std::abs(*map.score({HeadScore::Self, place, false}) - (1 - share)) < 1e-15);
        QVERIFY(std::abs(*map.score({HeadScore::Induction, place, false}) - share) < 1e-15);
    }
}

void TestPatternMap::baselinesAreThoseOfEvenWeights()
{
    const PatternMap map = mapOf(std::make_shared<const ScoredSource>(), QRectF(0, 0, 640, 400));
    const double even = (1.0 / 2 + 1.0 / 3 + 1.0 / 4) / 3; // of the rows 1 to 3, which see 2 to 4 keys
    QVERIFY(std::abs(*map.score({HeadScore::PreviousToken, {0, 0}, true}) - even) < 1e-15);
    const double same = (1.0 / 3 + 1.0 / 4) / 2; // the second a and the second b
    QVERIFY(std::abs(*map.score({HeadScore::SameToken, {0, 0}, true}) - same) < 1e-15);
}

void TestPatternMap::coloursAreTheScores()
{
    const auto source = std::make_shared<const ScoredSource>(2, 4);
    const PatternMap map = mapOf(source, QRectF(0, 0, 640, 400));
    const QImage image = painted(map);
    const ColorScale scale = ColorScale::sequential(ColorMap::Blue, Theme::light());
    for (const HeadScore pattern : patterns)
        for (const HeadPlace place : headsOf(*source)) {
            const PatternCell cell{pattern, place, false};
            QCOMPARE(fillOf(image, map.cellRect(cell)), scale.at(*map.score(cell)));
        }
}

void TestPatternMap::rangesFollowTheOption()
{
    const auto source = std::make_shared<const ScoredSource>(1, 4); // previous token at most .3, itself 1
    const ColorScale scale = ColorScale::sequential(ColorMap::Blue, Theme::light());
    const PatternCell largest{HeadScore::PreviousToken, {0, 3}, false};
    const PatternMap shared = mapOf(source, QRectF(0, 0, 640, 400), Range::Shared);
    QCOMPARE(fillOf(painted(shared), shared.cellRect(largest)), scale.at(*shared.score(largest)));
    const PatternMap own = mapOf(source, QRectF(0, 0, 640, 400), Range::Own);
    const double even = *own.score({HeadScore::PreviousToken, {0, 0}, true}); // the baseline counts
    QCOMPARE(fillOf(painted(own), own.cellRect(largest)), scale.at(*own.score(largest) / even));
}

void TestPatternMap::headsThatAreNotReadAreEmptyFrames()
{
    const auto source = std::make_shared<const ScoredSource>(1, 2);
    GridReading reading = readGrid(*source, everything);
    reading.erase({0, 1});
    const PatternMap map(source, reading, {}, Theme::light(), QFont(), QRectF(0, 0, 640, 400));
    const QRectF rect = map.cellRect({HeadScore::Self, {0, 1}, false});
    const QImage image = painted(map);
    QCOMPARE(image.pixelColor(rect.center().toPoint()), Theme::light().ground);
    QCOMPARE(image.pixelColor(rect.topLeft().toPoint()), Theme::light().line);
}

void TestPatternMap::patternsWithoutScoresSayWhy()
{
    const auto different = std::make_shared<const MatrixSource>(MatrixSource::causal(3));
    const PatternMap map = mapOf(different, QRectF(0, 0, 640, 400));
    QVERIFY(map.cellRect({HeadScore::Induction, {0, 0}, false}).isEmpty());
    QVERIFY(!map.cellRect({HeadScore::Self, {0, 0}, false}).isEmpty());
    const QByteArray svg = pictureSvg(patternFigure(different, {}, Theme::light(), QFont(), 800));
    QVERIFY(svg.contains("twice"));
    const auto single = std::make_shared<const MatrixSource>(MatrixSource::causal(1));
    QVERIFY(pictureSvg(patternFigure(single, {}, Theme::light(), QFont(), 800)).contains("two"));
}

void TestPatternMap::theSelectedHeadIsOutlinedInEveryMap()
{
    const PatternMap map = mapOf(std::make_shared<const ScoredSource>(2, 2), QRectF(0, 0, 640, 400));
    const QImage calm = painted(map);
    const QImage marked = painted(map, {HeadPlace{1, 0}, std::nullopt});
    for (const HeadScore pattern : patterns)
        for (Index layer = 0; layer < 2; ++layer) {
            const QRect rect = map.cellRect({pattern, {layer, 0}, false}).toRect().adjusted(3, 3, -3, -3);
            const QRect border = map.cellRect({pattern, {layer, 0}, false}).toRect();
            QCOMPARE(calm.copy(rect), marked.copy(rect));
            QCOMPARE(calm.copy(border.adjusted(0, 4, 0, -4)) != marked.copy(border.adjusted(0, 4, 0, -4)), layer == 1);
        }
}

void TestPatternMap::emptySourcesPaint()
{
    for (const std::shared_ptr<const AttentionSource>& source :
         {std::shared_ptr<const AttentionSource>(),
          std::shared_ptr<const AttentionSource>(std::make_shared<const MatrixSource>(MatrixSource::causal(0)))}) {
        const PatternMap map = mapOf(source, QRectF(0, 0, 300, 200));
        QVERIFY(map.isEmpty());
        QVERIFY(!map.cellAt({10, 10}));
        painted(map);
        QVERIFY(patternFigure(source, {}, Theme::light(), QFont(), 800).size.isEmpty());
    }
}

void TestPatternMap::theFigureNamesItsPatterns()
{
    const Picture picture =
        patternFigure(std::make_shared<const ScoredSource>(2, 4), {}, Theme::darkTheme(), QFont(), 800);
    QVERIFY(!picture.size.isEmpty());
    const QByteArray svg = pictureSvg(picture);
    for (const char* word : {"Previous token", "First token", "Itself", "Same token", "Induction", ">even<", ".70"})
        QVERIFY2(svg.contains(word), word);
}

QTEST_MAIN(TestPatternMap)
#include "tst_pattern_map.moc"
