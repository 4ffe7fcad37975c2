#include "support/example_content.h"
#include "support/random_model.h"
#include "support/small_content.h"
#include "ui/paint/color_map.h"
#include "ui/paint/step_cells.h"
#include "ui/paint/step_picture.h"
#include "ui/paint/step_strip.h"
#include "ui/paint/steps_page.h"
#include "ui/paint/text.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

using Shared = std::shared_ptr<const AttentionSteps>;

Shared stepsOf(const Content& content, Index head = 0)
{
    return std::make_shared<const AttentionSteps>(test::sourceOf(content), 0, head);
}

StepPicture pictureOf(const Shared& steps, StepMatrix result, QSizeF room, StepOptions options = {})
{
    return {steps, steps->placeOf(result), options, Theme::light(), QFont(), QRectF(QPointF(8, 8), room)};
}

template <class Some>
QImage painted(const Some& paint, QSize size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Theme::light().ground);
    QPainter painter(&image);
    paint(painter);
    return image;
}

constexpr StepMatrix all[] = {StepMatrix::Input,        StepMatrix::Queries,    StepMatrix::Keys,
                              StepMatrix::Values,       StepMatrix::Products,   StepMatrix::Divided,
                              StepMatrix::Masked,       StepMatrix::Weights,    StepMatrix::HeadOutput,
                              StepMatrix::Concatenated, StepMatrix::LayerOutput};

} // namespace

class TestStepPicture : public QObject {
    Q_OBJECT

private slots:
    void everythingStaysInItsRoom_data();
    void everythingStaysInItsRoom();
    void aTallRoomPutsTheProductWhereItsFactorsMeet();
    void aWideRoomPutsTheFactorsInARow();
    void cellsAreFoundWhereTheyAreDrawn();
    void keysAreDrawnTransposed();
    void numbersStandInCellsThatHoldThem();
    void aPointedCellLightsUpWhatItIsMadeOf();
    void cellsHaveTheColoursOfTheirNumbers();
    void matricesBesideAnOperatorShareTheirRange();
    void aMultipliedScoreIsReadAsItIs();
    void theSpotlightLeavesTheSecondFactorLit();
    void manyTokensBecomeThumbnails();
    void theStripHasAThumbnailForEachStep();
    void thePageHasAllSteps();
    void thePageGivesNumbersTheRoomThatTheyNeed();
    void thePageNamesTheRowsOfEveryStep();
    void aLongNarrowMatrixIsNoThinStrip();
};

void TestStepPicture::everythingStaysInItsRoom_data()
{
    QTest::addColumn<int>("tokens");
    QTest::addColumn<QSizeF>("room");
    for (const int tokens : {1, 3, 9, 40, 400})
        for (const QSizeF room : {QSizeF(640, 200), QSizeF(640, 400), QSizeF(1200, 800), QSizeF(400, 500)})
            QTest::addRow("%d tokens in %.0f × %.0f", tokens, room.width(), room.height()) << tokens << room;
}

void TestStepPicture::everythingStaysInItsRoom()
{
    QFETCH(int, tokens);
    QFETCH(QSizeF, room);
    const Shared steps = stepsOf(test::longContent(tokens));
    for (const StepMatrix result : all) {
        const StepPicture picture = pictureOf(steps, result, room);
        const QRectF inside(QPointF(8, 8), room);
        const QString what = u"step %1: %2 × %3"_s.arg(static_cast<int>(result))
                                 .arg(picture.bounds().width())
                                 .arg(picture.bounds().height());
        QVERIFY2(inside.adjusted(0, 0, 1, 1).contains(picture.bounds()), qPrintable(what));
        QVERIFY(picture.bounds().contains(picture.plotRect(picture.step().result)));
        QVERIFY(picture.plotRect(picture.step().result).height() >= 4);
    }
}

void TestStepPicture::aTallRoomPutsTheProductWhereItsFactorsMeet()
{
    const StepPicture picture = pictureOf(stepsOf(test::longContent(9)), StepMatrix::HeadOutput, {440, 700});
    const QRectF a = picture.plotRect(StepMatrix::Weights);
    const QRectF v = picture.plotRect(StepMatrix::Values);
    const QRectF o = picture.plotRect(StepMatrix::HeadOutput);
    QCOMPARE(o.left(), v.left());
    QCOMPARE(o.right(), v.right());
    QCOMPARE(o.top(), a.top());
    QCOMPARE(o.bottom(), a.bottom());
    QVERIFY(a.right() < v.left() && v.bottom() < a.top());
}

void TestStepPicture::aWideRoomPutsTheFactorsInARow()
{
    const StepPicture picture = pictureOf(stepsOf(test::longContent(9)), StepMatrix::HeadOutput, {900, 220});
    const QRectF a = picture.plotRect(StepMatrix::Weights);
    const QRectF v = picture.plotRect(StepMatrix::Values);
    const QRectF o = picture.plotRect(StepMatrix::HeadOutput);
    QVERIFY(a.right() < v.left() && v.right() < o.left());
    QCOMPARE(a.center().y(), o.center().y());
}

void TestStepPicture::cellsAreFoundWhereTheyAreDrawn()
{
    const Shared steps = stepsOf(test::longContent(9));
    for (const StepMatrix result : all) {
        const StepPicture picture = pictureOf(steps, result, {700, 400});
        std::vector<StepMatrix> shown = picture.step().from;
        shown.push_back(picture.step().result);
        for (const StepMatrix matrix : shown) {
            if (isParameter(matrix) && result == StepMatrix::LayerOutput)
                continue;
            const StepCell last{matrix, {steps->rowCount(matrix) - 1, steps->columnCount(matrix) - 1}};
            const StepCell first{matrix, {0, 0}};
            QVERIFY(picture.cellAt(picture.cellRect(last).center()) == last);
            QVERIFY(picture.cellAt(picture.cellRect(first).center()) == first);
        }
    }
    const StepPicture picture = pictureOf(steps, StepMatrix::Queries, {700, 400});
    QVERIFY(!picture.cellAt({0, 0}));
    QVERIFY(picture.cellRect({StepMatrix::Weights, {0, 0}}).isEmpty());
}

void TestStepPicture::keysAreDrawnTransposed()
{
    const StepPicture picture = pictureOf(stepsOf(test::longContent(9)), StepMatrix::Products, {700, 400});
    const QRectF keys = picture.plotRect(StepMatrix::Keys);
    QVERIFY(keys.width() > keys.height()); // 2 × 9
    const QRectF one = picture.cellRect({StepMatrix::Keys, {8, 0}});
    QCOMPARE(one.right(), keys.right());
    QCOMPARE(one.top(), keys.top());
    QVERIFY(picture.cellAt(one.center()) == (StepCell{StepMatrix::Keys, {8, 0}}));
}

void TestStepPicture::numbersStandInCellsThatHoldThem()
{
    const Shared steps = stepsOf(test::longContent(4));
    QVERIFY(pictureOf(steps, StepMatrix::Products, {700, 400}).showsValues());
    QVERIFY(!pictureOf(steps, StepMatrix::Products, {200, 160}).showsValues());
    StepOptions without;
    without.values = false;
    QVERIFY(!pictureOf(steps, StepMatrix::Products, {700, 400}, without).showsValues());
}

void TestStepPicture::aPointedCellLightsUpWhatItIsMadeOf()
{
    const Shared steps = stepsOf(test::longContent(4));
    const StepPicture picture = pictureOf(steps, StepMatrix::Products, {700, 300});
    const QSize size(720, 320);
    const QImage plain = painted([&](QPainter& painter) { picture.paint(painter); }, size);
    const QImage lit = painted([&](QPainter& painter) { picture.paint(painter, Cell{2, 1}); }, size);
    const auto changed = [&](const StepCell& cell) {
        const QRect rect = picture.cellRect(cell).toRect();
        return plain.copy(rect) != lit.copy(rect);
    };
    QVERIFY(changed({StepMatrix::Products, {2, 1}}));
    QVERIFY(changed({StepMatrix::Queries, {2, 0}}));
    QVERIFY(changed({StepMatrix::Queries, {2, 1}}));
    QVERIFY(changed({StepMatrix::Keys, {1, 0}}));
    QVERIFY(changed({StepMatrix::Keys, {1, 1}}));
    QVERIFY(!changed({StepMatrix::Products, {0, 3}}));
    QVERIFY(!changed({StepMatrix::Queries, {0, 0}}));
    QVERIFY(!changed({StepMatrix::Keys, {3, 0}}));
}

void TestStepPicture::cellsHaveTheColoursOfTheirNumbers()
{
    StepOptions options;
    options.values = false;
    const Shared steps = stepsOf(test::longContent(4));
    const StepPicture picture = pictureOf(steps, StepMatrix::Weights, {700, 300}, options);
    const QImage image = painted([&](QPainter& painter) { picture.paint(painter); }, {720, 320});
    const Matrix<double> weights = steps->tile(StepMatrix::Weights, {0, 0, 4, 4});
    const ColorScale scale = ColorScale::sequential(ColorMap::Blue, Theme::light());
    for (Index i = 0; i < 4; ++i)
        for (Index j = 0; j <= i; ++j)
            QCOMPARE(image.pixel(picture.cellRect({StepMatrix::Weights, {i, j}}).center().toPoint()),
                     scale.at(weights(i, j)));
}

void TestStepPicture::matricesBesideAnOperatorShareTheirRange()
{
    Content half = test::longContent(3);
    half.model.layers[0].heads[0].scale = {.kind = Scale::Kind::Number, .number = 4};
    StepOptions options;
    options.values = false;
    const Shared steps = stepsOf(half);
    const StepPicture picture = pictureOf(steps, StepMatrix::Divided, {700, 300}, options);
    const QImage image = painted([&](QPainter& painter) { picture.paint(painter); }, {720, 320});
    const Matrix<double> products = steps->tile(StepMatrix::Products, {0, 0, 3, 3});
    const double largest = products.cwiseAbs().maxCoeff();
    const ColorScale scale = ColorScale::diverging(Theme::light());
    const auto color = [&](StepMatrix matrix, Index i, Index j) {
        return image.pixel(picture.cellRect({matrix, {i, j}}).center().toPoint());
    };
    for (Index i = 0; i < 3; ++i)
        for (Index j = 0; j < 3; ++j) {
            QCOMPARE(color(StepMatrix::Products, i, j), scale.at(products(i, j) / largest));
            QCOMPARE(color(StepMatrix::Divided, i, j), scale.at(products(i, j) / 4 / largest));
        }
}

void TestStepPicture::aMultipliedScoreIsReadAsItIs()
{
    Content content = test::longContent(4);
    content.model.scoreMultiplier = 3;
    const Shared steps = stepsOf(content);
    for (const StepMatrix result : {StepMatrix::Divided, StepMatrix::Multiplied}) {
        const AttentionStep& step = steps->steps()[steps->placeOf(result)];
        QVERIFY(step.result == result);
        const CellField before = readStepCells(*steps, step.from.front(), false, 100, 100);
        QVERIFY(readResultCells(*steps, step, before, 100, 100).values.isApprox(steps->tile(result, {0, 0, 4, 4})));
    }
}

void TestStepPicture::theSpotlightLeavesTheSecondFactorLit()
{
    const Shared steps = stepsOf(test::longContent(4));
    const StepPicture picture = pictureOf(steps, StepMatrix::Products, {700, 300});
    const QSize size(720, 320);
    const QImage plain = painted([&](QPainter& painter) { picture.paint(painter); }, size);
    const QImage lit = painted([&](QPainter& painter) { picture.paint(painter, std::nullopt, 1); }, size);
    const auto isDimmed = [&](StepMatrix matrix, Index row) {
        const QRect cell = picture.cellRect({matrix, {row, 0}}).toRect().adjusted(2, 2, -2, -2);
        return plain.copy(cell) != lit.copy(cell);
    };
    for (const Index row : {0, 2, 3}) {
        QVERIFY(isDimmed(StepMatrix::Queries, row));
        QVERIFY(isDimmed(StepMatrix::Products, row));
        QVERIFY(!isDimmed(StepMatrix::Keys, row));
    }
    QVERIFY(!isDimmed(StepMatrix::Queries, 1));
    QVERIFY(!isDimmed(StepMatrix::Products, 1));
}

void TestStepPicture::manyTokensBecomeThumbnails()
{
    const Shared steps = stepsOf(test::longContent(400));
    const CellField field = readStepCells(*steps, StepMatrix::Products, false, 100, 120);
    QCOMPARE(field.rows(), 100);
    QCOMPARE(field.columns(), 120);
    const Matrix<double> products = steps->tile(StepMatrix::Products, {0, 0, 400, 400});
    const double largest = products.cwiseAbs().maxCoeff();
    QVERIFY(std::abs(field.values.cwiseAbs().maxCoeff() - largest) <= 0x1p-14 * largest);
    const CellField turned = readStepCells(*steps, StepMatrix::Keys, true, 100, 120);
    QCOMPARE(turned.rows(), 2);
    QCOMPARE(turned.columns(), 120);
    QVERIFY(!pictureOf(steps, StepMatrix::Products, {700, 400}).showsValues());
}

void TestStepPicture::theStripHasAThumbnailForEachStep()
{
    const Shared steps = stepsOf(test::longContent(9));
    StepStrip strip(steps, {}, Theme::light(), QFont(), QRectF(0, 0, 640, 80));
    for (std::size_t i = 0; i < steps->steps().size(); ++i) {
        QVERIFY(strip.stepAt(strip.stepRect(i).center()) == i);
        QVERIFY(QRectF(0, 0, 640, StepStrip::heightFor(QFont())).contains(strip.stepRect(i)));
    }
    QVERIFY(!strip.stepAt({639, 200}));
    const QSize size(640, 80);
    const QImage unread = painted([&](QPainter& painter) { strip.paint(painter, 0, std::nullopt); }, size);
    strip.read();
    QVERIFY(unread != painted([&](QPainter& painter) { strip.paint(painter, 0, std::nullopt); }, size));
    const QImage first = painted([&](QPainter& painter) { strip.paint(painter, 0, std::nullopt); }, size);
    const QImage second = painted([&](QPainter& painter) { strip.paint(painter, 1, std::nullopt); }, size);
    QVERIFY(first != second);
}

void TestStepPicture::thePageHasAllSteps()
{
    const StepsPage narrow(stepsOf(test::longContent(9)), {}, Theme::light(), QFont(), 500);
    const StepsPage wide(stepsOf(test::longContent(9)), {}, Theme::light(), QFont(), 1400);
    QVERIFY(narrow.size().width() <= 500 && narrow.size().width() > 300);
    QVERIFY(wide.size().height() < narrow.size().height());
    // Something is drawn near the end of the page: the last step and the notes.
    const QImage image = painted([&](QPainter& painter) { wide.paint(painter); }, wide.size().toSize());
    const int bottom = image.height() - 8;
    bool drawn = false;
    for (int x = 0; x < image.width(); ++x)
        for (int y = bottom - 8; y < bottom; ++y)
            drawn = drawn || image.pixel(x, y) != Theme::light().ground.rgb();
    QVERIFY(drawn);
}

void TestStepPicture::thePageGivesNumbersTheRoomThatTheyNeed()
{
    // Side by side only the narrow matrices have room for them.
    const StepsPage page(stepsOf(test::longContent(9)), {}, Theme::light(), QFont(), 700);
    QVERIFY(page.numberedSteps() >= 7);
    QVERIFY(page.size().width() <= 700);
}

void TestStepPicture::thePageNamesTheRowsOfEveryStep()
{
    const Shared steps = stepsOf(test::longContent(24));
    StepOptions options;
    options.values = false;
    const double line = QFontMetricsF(pictureFont(QFont())).height();
    for (const double width : {330., 620.})
        for (const StepMatrix result : all) {
            options.keepsNames = false;
            const QSizeF room(width, 340);
            const StepPicture without = pictureOf(steps, result, room, options);
            options.keepsNames = true;
            const StepPicture picture = pictureOf(steps, result, room, options);
            QVERIFY2(picture.cellRect({result, {0, 0}}).height() >= line - 6,
                     qPrintable(QString::number(static_cast<int>(result))));
            QVERIFY(picture.cellRect({result, {0, 0}}).height() >= without.cellRect({result, {0, 0}}).height());
            QVERIFY(picture.bounds().width() <= std::max(width, without.bounds().width()));
        }
    const StepsPage page(steps, {}, Theme::light(), QFont(), 900);
    QVERIFY(page.breaks().size() >= 3);
    QVERIFY(std::is_sorted(page.breaks().begin(), page.breaks().end()) && page.breaks().back() < page.size().height());
}

void TestStepPicture::aLongNarrowMatrixIsNoThinStrip()
{
    const Shared steps = stepsOf(test::longContent(300));
    const QRectF input = pictureOf(steps, StepMatrix::Input, {700, 300}).plotRect(StepMatrix::Input);
    QVERIFY2(input.width() >= 80 && input.width() <= input.height(), qPrintable(QString::number(input.width())));
    // Weights stay square.
    const QRectF weights = pictureOf(steps, StepMatrix::Weights, {700, 300}).plotRect(StepMatrix::Weights);
    QVERIFY(std::abs(weights.width() - weights.height()) < 2);
}

QTEST_MAIN(TestStepPicture)
#include "tst_step_picture.moc"
