#include "support/korean_words.h"
#include "support/scored_source.h"
#include "ui/export/figures.h"
#include "ui/paint/grid.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

const auto source = std::make_shared<const ScoredSource>(2, 4); // shares .0 to .7

std::vector<HeadPlace> ordered(const GridOrder& order)
{
    return orderedHeads(*source, readGrid(*source, {.scores = true}), order).value();
}

GridOptions optionsOf(const GridOrder& order)
{
    GridOptions options;
    options.order = order;
    return options;
}

Grid gridOf(const GridOrder& order, const QRectF& room = {0, 0, 600, 400})
{
    return {source, readGrid(*source, {.scores = true}), optionsOf(order), Theme::light(), QFont(), room};
}

} // namespace

class TestGridOrder : public QObject {
    Q_OBJECT

private slots:
    void byPlaceIsLayerByLayer();
    void theLargestScoreComesFirst();
    void equalScoresStayInTheirPlaces();
    void headsBelowTheThresholdAreLeftOut();
    void aHeadAtTheThresholdIsShown();
    void headsWithoutAScoreAreBelowEveryThreshold();
    void scoresThatAreNotReadLeaveThePlaces();
    void theShownAreCountedInWords();
    void headsKeepTheirOrderOnTheScreen();
    void fewerHeadsAreLarger();
    void theScoreStandsUnderItsHead();
    void everyThumbnailLiesInItsRoom_data();
    void everyThumbnailLiesInItsRoom();
    void theFigureSaysItsOrder();
    void evenWeightsStandBesideTheScores();
};

void TestGridOrder::evenWeightsStandBesideTheScores()
{
    GridReading reading;
    const auto text = [&](HeadScore score) { return evenScoreText(reading, score); };
    QVERIFY(text(HeadScore::PreviousToken).isEmpty()); // not read
    PatternScores even;
    even.previousToken = 0.3;
    reading[{0, 0}].baseline = reading[{1, 0}].baseline = even;
    reading[{0, 1}] = {}; // a layer has but one
    QCOMPARE(text(HeadScore::PreviousToken), u"even weights: 0.30"_s);
    QCOMPARE(text(HeadScore::Entropy), u"even weights: 1.00"_s);
    QVERIFY(text(HeadScore::Induction).isEmpty());   // no row qualifies
    reading[{1, 0}].baseline->previousToken = 0.234; // under another mask
    QCOMPARE(text(HeadScore::PreviousToken), u"even weights: 0.23 to 0.30"_s);
}

void TestGridOrder::byPlaceIsLayerByLayer()
{
    QCOMPARE(ordered({}), headsOf(*source));
}

void TestGridOrder::theLargestScoreComesFirst()
{
    const auto heads = ordered({.score = HeadScore::PreviousToken, .atLeast = {}});
    QCOMPARE(heads.size(), 8U);
    QCOMPARE(heads.front(), (HeadPlace{1, 3}));
    QCOMPARE(heads.back(), (HeadPlace{0, 0}));
    QCOMPARE(ordered({.score = HeadScore::Self, .atLeast = {}}).front(), (HeadPlace{0, 0}));
    // Half and half spreads widest.
    QCOMPARE(ordered({.score = HeadScore::Entropy, .atLeast = {}}).front(), (HeadPlace{1, 1}));
}

void TestGridOrder::equalScoresStayInTheirPlaces()
{
    QCOMPARE(ordered({.score = HeadScore::SameToken, .atLeast = {}}), headsOf(*source)); // all 0
}

void TestGridOrder::headsBelowTheThresholdAreLeftOut()
{
    const auto heads = ordered({.score = HeadScore::PreviousToken, .atLeast = 0.45});
    QCOMPARE(heads, (std::vector<HeadPlace>{{1, 3}, {1, 2}, {1, 1}}));
}

void TestGridOrder::aHeadAtTheThresholdIsShown()
{
    GridReading reading;
    for (const HeadPlace place : headsOf(*source))
        reading[place].scores = HeadScores{place.head == 0 ? 0.5 : 0.25, {}};
    QCOMPARE(orderedHeads(*source, reading, {.score = HeadScore::Entropy, .atLeast = 0.5})->size(), 2U);
}

void TestGridOrder::headsWithoutAScoreAreBelowEveryThreshold()
{
    GridReading reading;
    for (const HeadPlace place : headsOf(*source))
        reading[place].scores = HeadScores{};
    reading[{1, 1}].scores->patterns.induction = 0;
    const auto all = orderedHeads(*source, reading, {.score = HeadScore::Induction, .atLeast = {}});
    QCOMPARE(all->size(), 8U);
    QCOMPARE(all->front(), (HeadPlace{1, 1}));
    QCOMPARE(orderedHeads(*source, reading, {.score = HeadScore::Induction, .atLeast = 0.0})->size(), 1U);
}

void TestGridOrder::scoresThatAreNotReadLeaveThePlaces()
{
    const GridOrder order{.score = HeadScore::PreviousToken, .atLeast = 0.9};
    GridReading reading = readGrid(*source, {.scores = true});
    reading[{1, 0}].scores.reset();
    QVERIFY(!orderedHeads(*source, reading, order));
    const Grid grid(source, reading, optionsOf(order), Theme::light(), QFont(), QRectF(0, 0, 600, 400));
    QVERIFY(!grid.isOrdered());
    QCOMPARE(grid.heads(), headsOf(*source));
}

void TestGridOrder::theShownAreCountedInWords()
{
    QCOMPARE(shownHeadsText(12, 144, 0.5), u"12 of 144 heads ≥ 0.50"_s);
    QCOMPARE(shownHeadsText(1, 4, 0.125), u"1 of 4 heads ≥ 0.125"_s);
    const test::KoreanWords korean;
    QCOMPARE(shownHeadsText(12, 144, 0.5), u"헤드 144개 중 12개 ≥ 0.50"_s);
}

void TestGridOrder::headsKeepTheirOrderOnTheScreen()
{
    const Grid grid = gridOf({.score = HeadScore::PreviousToken, .atLeast = {}});
    const auto heads = grid.heads();
    for (std::size_t i = 1; i < heads.size(); ++i) {
        const QRectF before = grid.thumbnailRect(heads[i - 1]);
        const QRectF here = grid.thumbnailRect(heads[i]);
        QVERIFY(here.top() > before.top() || (here.top() == before.top() && here.left() > before.right()));
    }
}

void TestGridOrder::fewerHeadsAreLarger()
{
    const Grid all = gridOf({.score = HeadScore::PreviousToken, .atLeast = {}});
    const Grid few = gridOf({.score = HeadScore::PreviousToken, .atLeast = 0.65});
    QCOMPARE(few.heads().size(), 1U);
    QCOMPARE(few.headCount(), 8);
    QVERIFY(few.side() > all.side());
    const Grid none = gridOf({.score = HeadScore::PreviousToken, .atLeast = 1.0});
    QVERIFY(none.heads().empty());
    QVERIFY(!none.isEmpty());
}

void TestGridOrder::theScoreStandsUnderItsHead()
{
    const GridReading reading = readGrid(*source, {.pixels = 100, .scores = true});
    for (const auto& room : {QRectF(0, 0, 600, 400), QRectF(0, 0, 300, 10)}) {
        const Grid grid(source, reading, optionsOf({.score = HeadScore::PreviousToken, .atLeast = {}}), Theme::light(),
                        QFont(), room);
        QImage image(700, 900, QImage::Format_RGB32);
        image.fill(Theme::light().ground);
        QPainter painter(&image);
        grid.paint(painter, reading);
        for (const HeadPlace place : grid.heads()) {
            const QRect rect = grid.thumbnailRect(place).toRect();
            const QRect below = grid.paintedRect(place).toRect().adjusted(0, rect.height() + 8, 0, 0);
            int inked = 0; // scores are written in ink, places are not
            for (int y = below.top(); y <= below.bottom(); ++y)
                for (int x = below.left(); x <= below.right(); ++x)
                    inked += image.pixelColor(x, y).lightness() < 60 ? 1 : 0;
            QVERIFY(inked > 0);
        }
    }
}

void TestGridOrder::everyThumbnailLiesInItsRoom_data()
{
    QTest::addColumn<QSizeF>("room");
    QTest::newRow("wide") << QSizeF(900, 120);
    QTest::newRow("high") << QSizeF(200, 900);
    QTest::newRow("narrow") << QSizeF(60, 900);
}

void TestGridOrder::everyThumbnailLiesInItsRoom()
{
    QFETCH(QSizeF, room);
    const Grid grid = gridOf({.score = HeadScore::PreviousToken, .atLeast = {}}, QRectF(QPointF(), room));
    QCOMPARE(grid.heads().size(), 8U);
    for (const HeadPlace place : grid.heads()) {
        const QRectF rect = grid.thumbnailRect(place);
        QVERIFY(rect.left() >= 0 && rect.right() <= room.width());
        QCOMPARE(grid.headAt(rect.center()), std::optional(place));
    }
    QVERIFY(grid.bounds().height() <= std::max(room.height(), 800.0));
}

void TestGridOrder::theFigureSaysItsOrder()
{
    const GridOptions options = optionsOf({.score = HeadScore::PreviousToken, .atLeast = 0.45});
    const Picture picture = gridFigure(source, options, Theme::light(), QFont(), 800);
    QVERIFY2(picture.title.contains(u"Previous token"_s), qPrintable(picture.title));
    QVERIFY2(picture.title.contains(u"3 of 8 heads ≥ 0.45"_s), qPrintable(picture.title));
    QVERIFY(pictureSvg(picture).contains("0.70"));
    QVERIFY(!pictureSvg(picture).contains("L0H0"));
}

QTEST_MAIN(TestGridOrder)
#include "tst_grid_order.moc"
