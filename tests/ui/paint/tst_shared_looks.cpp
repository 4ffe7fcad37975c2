// How weights are shown holds wherever they are: colours by decades, what is quiet, keys left out.
#include "support/example_content.h"
#include "support/matrix_check.h"
#include "support/matrix_source.h"
#include "support/small_content.h"
#include "ui/document/evaluate.h"
#include "ui/paint/flow.h"
#include "ui/paint/grid.h"
#include "ui/paint/number_text.h"
#include "ui/paint/pattern_map.h"
#include "ui/paint/step_picture.h"
#include "ui/paint/steps_page.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

const Matrix<double> weights = test::rows({{0.9, 0.08, 0.02}, {0.5, 0.3, 0.2}, {0.001, 0.099, 0.9}});

std::shared_ptr<const AttentionSource> source()
{
    return std::make_shared<MatrixSource>(weights, MatrixSource::names(3), MatrixSource::names(3));
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

/// The colour of a cell of a single head's thumbnail.
QRgb thumbnailColor(const WeightOptions& looks, Index row, Index column)
{
    GridOptions options;
    static_cast<WeightOptions&>(options) = looks;
    const auto shown = source();
    const GridReading reading = readGrid(*shown, {200, false, false, looks.keysLeftOut});
    const Grid grid(shown, reading, options, Theme::light(), QFont(), QRectF(0, 0, 240, 280));
    const QImage image = painted([&](QPainter& painter) { grid.paint(painter, reading); }, {240, 280});
    const QRectF all = grid.thumbnailRect({0, 0});
    const double side = all.width() / 3;
    return image.pixel((all.topLeft() + QPointF((double(column) + 0.5) * side, (double(row) + 0.5) * side)).toPoint());
}

QRgb weightColor(double place)
{
    return ColorScale::sequential(ColorMap::Blue, Theme::light()).at(place);
}

QString textOf(const LegendContent& content)
{
    return FlatLegend(content, Theme::light(), QFont(), 600).text();
}

} // namespace

class TestSharedLooks : public QObject {
    Q_OBJECT

private slots:
    void thumbnailsHaveColoursByDecades()
    {
        WeightOptions looks;
        QCOMPARE(thumbnailColor(looks, 0, 1), weightColor(0.08));
        looks.logarithmic = true;
        QCOMPARE(thumbnailColor(looks, 0, 1), weightColor(1 + std::log10(0.08) / 4));
    }

    void thumbnailsAreQuietBelowTheThreshold()
    {
        WeightOptions looks;
        looks.threshold = 0.1;
        QCOMPARE(thumbnailColor(looks, 0, 1), Theme::light().ground.rgb());
        QCOMPARE(thumbnailColor(looks, 1, 2), weightColor(0.2));
    }

    void thumbnailsAreRenormalisedWithoutAKey()
    {
        WeightOptions looks;
        looks.keysLeftOut = {0};
        QCOMPARE(thumbnailColor(looks, 1, 0), Theme::light().ground.rgb());
        QCOMPARE(thumbnailColor(looks, 1, 1), weightColor(0.6));
        QCOMPARE(thumbnailColor(looks, 0, 1), weightColor(0.8));
    }

    void aHeadIsReadAgainOnceOtherKeysAreLeftOut()
    {
        const auto shown = source();
        const GridReading all = readGrid(*shown, {3, true, false, {}});
        QVERIFY(!serves(all.at({0, 0}), *shown, {0, 0}, {3, true, false, {0}}));
        const GridReading without = readGrid(*shown, {3, true, false, {0}}, all);
        QCOMPARE(without.at({0, 0}).field->values(1, 1), 0.6);
        QVERIFY(without.at({0, 0}).scores->of(HeadScore::Self) != all.at({0, 0}).scores->of(HeadScore::Self));
        QCOMPARE(readGrid(*shown, {3, true, false, {}}, without).at({0, 0}).field->values, weights);
    }

    void theLegendOfThumbnailsSaysAll()
    {
        WeightOptions looks;
        const auto shown = source();
        const GridReading reading = readGrid(*shown, {3});
        QCOMPARE(textOf(gridLegend(*shown, looks, reading, Theme::light())), u"0.00 – 1.00, range 0–1"_s);
        looks.logarithmic = true;
        looks.threshold = 0.1;
        looks.keysLeftOut = {0};
        looks.range = Range::Own;
        QCOMPARE(textOf(gridLegend(*shown, looks, reading, Theme::light())),
                 u"own range, logarithmic · quiet: below 0.1 · without “t0”, renormalised"_s);
        const MatrixSource causal = MatrixSource::causal(3);
        QVERIFY(textOf(gridLegend(causal, {}, readGrid(causal, {3}), Theme::light())).contains(u"not allowed"_s));
    }

    void mapsOfScoresSayWhatIsBesideTheirScales()
    {
        WeightOptions looks;
        QCOMPARE(textOf(patternLegend(source().get(), looks)), u"range 0–1"_s);
        looks.keysLeftOut = {0};
        looks.range = Range::Own;
        looks.logarithmic = true;
        QCOMPARE(textOf(patternLegend(source().get(), looks)),
                 u"own range, logarithmic · without “t0”, renormalised"_s);
        QVERIFY(textOf(patternLegend(nullptr, looks)).isEmpty());
    }

    void aFlowIsRenormalisedWithoutAKey()
    {
        FlowOptions options;
        options.threshold = 0.5;
        options.keysLeftOut = {0};
        const auto shown = source();
        const auto reading = readFlow(shown.get(), options);
        QCOMPARE(reading->lines.reached, Index{3}); // 0.8, 0.6 and 0.9 of 0.999
        QVERIFY(flowText(*shown, options, reading->lines).endsWith(u" · without “t0”, renormalised"_s));
        const Flow flow(shown, options, reading, Theme::light(), QFont(), QRectF(0, 0, 600, 300));
        QVERIFY(flow.linesOf({FlowSide::Keys, 0}).lines.empty());
        QCOMPARE(flow.linesOf({FlowSide::Queries, 1}).lines.back().weight, 0.6);
    }

    void stepsHaveColoursByDecadesAndQuietWeights()
    {
        StepOptions options;
        options.values = false;
        options.logarithmic = true;
        options.threshold = 0.4;
        options.keysLeftOut = {0}; // which would break the sums
        const auto steps = std::make_shared<const AttentionSteps>(evaluate(test::smallContent()).value(), 0, 0);
        const auto colors = [&](StepMatrix matrix) {
            const StepPicture picture(steps, steps->placeOf(matrix), options, Theme::light(), QFont(),
                                      QRectF(8, 8, 700, 300));
            const QImage image = painted([&](QPainter& painter) { picture.paint(painter); }, {720, 320});
            return [image, picture, matrix](Index i, Index j) {
                return image.pixel(picture.cellRect({matrix, {i, j}}).center().toPoint());
            };
        };
        const Matrix<double> shown = steps->tile(StepMatrix::Weights, {0, 0, 3, 3});
        const auto weightAt = colors(StepMatrix::Weights);
        for (Index i = 0; i < 3; ++i)
            for (Index j = 0; j <= i; ++j)
                QCOMPARE(weightAt(i, j), shown(i, j) < 0.4 ? Theme::light().ground.rgb()
                                                           : weightColor(1 + std::log10(shown(i, j)) / 4));
        const Matrix<double> queries = steps->tile(StepMatrix::Queries, {0, 0, 3, 1});
        const ValueRange range = ValueRange{-queries.cwiseAbs().maxCoeff(), queries.cwiseAbs().maxCoeff()};
        const auto wide = steps->columnCount(StepMatrix::Queries) == 1;
        if (wide)
            QCOMPARE(colors(StepMatrix::Queries)(0, 0),
                     ColorScale::diverging(Theme::light()).at(range.logarithmic().place(queries(0, 0))));
        QCOMPARE(
            lookNote(options),
            u"Colours by decades. Weights below 0.4 are quiet. The sums are over all keys: none is left out here."_s);
        QVERIFY(lookNote({}).isEmpty());
    }

    void aLegendTakesTheLinesThatItNeeds()
    {
        WeightOptions looks;
        looks.threshold = 0.1;
        looks.keysLeftOut = {0, 1};
        const LegendContent content = gridLegend(*source(), looks, 1, {.forbidden = true}, Theme::light());
        const double one = FlatLegend(content, Theme::light(), QFont(), 2000).height();
        const FlatLegend narrow(content, Theme::light(), QFont(), 200);
        QVERIFY(one > 8 && narrow.height() > 2.5 * one);
        const QImage image = painted([&](QPainter& painter) { narrow.paint(painter, {10, 10}); }, {400, 300});
        for (int y = 0; y < 300; ++y)
            for (const int x : {5, 220})
                QCOMPARE(image.pixel(x, y), Theme::light().ground.rgb()); // nothing beside it
        QCOMPARE(FlatLegend({}, Theme::light(), QFont(), 200).height(), 0.0);
    }
};

QTEST_MAIN(TestSharedLooks)
#include "tst_shared_looks.moc"
