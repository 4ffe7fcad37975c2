#include "core/model/without_keys.h"
#include "support/matrix_source.h"
#include "ui/paint/cell_painter.h"
#include "ui/paint/comparison.h"
#include "ui/paint/flow.h"
#include "ui/paint/grid.h"
#include "ui/paint/grid_reading.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/slice_bars.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

const QRectF room(0, 0, 800, 600);

/// Three tokens, causal, equal scores; the weight of t2 on t1 alone is published.
std::shared_ptr<MatrixSource> replica()
{
    auto source = std::make_shared<MatrixSource>(MatrixSource::causal(3));
    source->published = std::vector<PublishedWeight>{{{2, 1}, 1.0 / 3}};
    return source;
}

QImage painted(const std::function<void(QPainter&)>& paint, const Theme& theme)
{
    QImage image(800, 600, QImage::Format_RGB32);
    image.fill(theme.ground);
    QPainter painter(&image);
    paint(painter);
    return image;
}

QStringList textsOf(const std::vector<HeatmapLegendEntry>& entries)
{
    QStringList texts;
    for (const HeatmapLegendEntry& entry : entries)
        texts << entry.text;
    return texts;
}

} // namespace

/// What a replica makes up is grey wherever weights are shown, and said.
class MadeUpWeightsTest : public QObject {
    Q_OBJECT

private slots:
    void onlyWhatIsSeenAndNotPublishedIsMadeUp()
    {
        const auto source = replica();
        QVERIFY(source->isMadeUp(0, 0, 2, 0) && source->isMadeUp(0, 0, 1, 1));
        QVERIFY(!source->isMadeUp(0, 0, 2, 1));
        QVERIFY2(!source->isMadeUp(0, 0, 0, 2), "forbidden cells are not made up");
        QVERIFY2(!MatrixSource::causal(3).isMadeUp(0, 0, 2, 0), "other documents make up nothing");
        QVERIFY(WithoutKeys(source, {0}).isMadeUp(0, 0, 2, 2));
    }

    void cellsOfWeightsHaveTheirState()
    {
        const CellField field = readCells(*replica(), Quantity::Weights, 0, 0, 9, 9);
        QCOMPARE(field.state(2, 1), CellState::Value);
        QCOMPARE(field.state(2, 0), CellState::MadeUp);
        QCOMPARE(field.state(0, 1), CellState::Forbidden);
        QCOMPARE(readCells(*replica(), Quantity::Queries, 0, 0, 9, 9).state(2, 0), CellState::Value);
        const CellField part = readCells(*replica(), Quantity::Weights, 0, 0, {{2, 1, 1, 2}, 1, 2});
        QCOMPARE(part.state(0, 0), CellState::Value);
        QCOMPARE(part.state(0, 1), CellState::MadeUp);
        const auto changed = replica();
        changed->published = std::vector<PublishedWeight>{{{2, 1}, 0.123}};
        QCOMPARE(readCells(*changed, Quantity::Weights, 0, 0, 9, 9).state(2, 1), CellState::MadeUp);
    }

    void aHeatmapDrawsThemInOneGreyAndSaysSo_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void aHeatmapDrawsThemInOneGreyAndSaysSo()
    {
        QFETCH(bool, dark);
        const Theme& theme = dark ? Theme::darkTheme() : Theme::light();
        HeatmapOptions options;
        options.threshold = 0.4;
        const Heatmap map(replica(), options, theme, QFont(), room);
        const QImage image = painted([&](QPainter& painter) { map.paint(painter); }, theme);
        const auto corner = [&](Cell cell) {
            return image.pixelColor(map.cellRect(cell).topLeft().toPoint() + QPoint(3, 3));
        };
        QCOMPARE(corner({2, 0}), madeUpColor(theme));
        QCOMPARE(corner({1, 1}), madeUpColor(theme)); // 1/2 is no brighter than 1/3
        QCOMPARE(corner({2, 1}), theme.ground);       // published, and below the threshold
        QVERIFY(textsOf(map.legend()).contains(u"not published: made up or changed"_s));
        QVERIFY(map.isMadeUp({2, 0}) && !map.isMadeUp({2, 1}));
        QVERIFY(contrastRatio(madeUpTextColor(theme).rgb(), madeUpColor(theme).rgb()) >= 4.5);
        QVERIFY(contrastRatio(madeUpLine(theme).rgb(), theme.ground.rgb()) >= 2);

        options.quantity = Quantity::Queries;
        const Heatmap other(replica(), options, theme, QFont(), room);
        QVERIFY(textsOf(other.legend()).contains(u"made up: only weights were published"_s));
        const Heatmap plain(std::make_shared<MatrixSource>(MatrixSource::causal(3)), {}, theme, QFont(), room);
        QVERIFY(!textsOf(plain.legend()).join(u' ').contains(u"made up"_s));
    }

    void manyCellsAreGreyAsFewAre()
    {
        auto source = std::make_shared<MatrixSource>(Matrix<double>::Constant(100, 100, 0.5), MatrixSource::names(100),
                                                     MatrixSource::names(100));
        source->published = std::vector<PublishedWeight>{{{0, 0}, 0.5}};
        const Heatmap map(source, {}, Theme::light(), QFont(), room);
        const QImage image = painted([&](QPainter& painter) { map.paint(painter); }, Theme::light());
        QCOMPARE(image.pixelColor(map.cellRect({50, 50}).center().toPoint()), madeUpColor(Theme::light()));
        QVERIFY(image.pixelColor(map.cellRect({0, 0}).center().toPoint()) != madeUpColor(Theme::light()));
    }

    void barsThumbnailsAndComparisonsSaySoToo()
    {
        const GridReading reading = readGrid(*replica(), {3});
        QVERIFY(FlatLegend(gridLegend(*replica(), {}, reading, Theme::light()), Theme::light(), QFont(), 900)
                    .text()
                    .contains(u"not published: made up or changed"_s));
        QCOMPARE(reading.begin()->second.field->state(2, 0), CellState::MadeUp);

        HeatmapOptions options;
        options.bars = Bars::Row;
        SliceRequest request{replica(), options, {0, 1}, 2};
        const SliceBars bars(request, Theme::light(), QFont(), room);
        const QImage image = painted([&](QPainter& painter) { bars.paint(painter); }, Theme::light());
        QCOMPARE(image.pixelColor(bars.barRect(0).center().toPoint()), madeUpColor(Theme::light()));
        QVERIFY(image.pixelColor(bars.barRect(1).center().toPoint()) != madeUpColor(Theme::light()));

        const Comparison both = compare({replica(), {}}, {replica(), {}}, {}, {});
        QVERIFY(both.a.source->isMadeUp(0, 0, 2, 0) && both.b.source->isMadeUp(0, 0, 2, 0));
    }

    /// B − A is as made up as what it is taken of.
    void aDifferenceOfThemIsGreyToo()
    {
        const auto changed = replica();
        changed->published = std::vector<PublishedWeight>{{{2, 1}, 0.123}};
        const auto plain = std::make_shared<MatrixSource>(MatrixSource::causal(3));
        const auto stateOf = [](const std::shared_ptr<MatrixSource>& a, const std::shared_ptr<MatrixSource>& b) {
            const DifferenceSource difference({a, {}}, {b, {}}, Quantity::Weights);
            return readCells(difference, DifferenceSource::shownAs(Quantity::Weights), 0, 0, 9, 9).state(2, 1);
        };
        QCOMPARE(stateOf(replica(), replica()), CellState::Value);
        QCOMPARE(stateOf(replica(), changed), CellState::MadeUp);
        QCOMPARE(stateOf(changed, plain), CellState::MadeUp);
        QCOMPARE(stateOf(plain, replica()), CellState::Value);
        QCOMPARE(stateOf(plain, plain), CellState::Value);

        const Comparison both = compare({replica(), {}}, {plain, {}}, {}, {});
        const Heatmap map(both.difference.source, both.difference.options, Theme::light(), QFont(), room);
        QVERIFY(map.isMadeUp({2, 0}) && !map.isMadeUp({2, 1}));
        QVERIFY(textsOf(map.legend()).contains(u"not published: made up or changed"_s));
        HeatmapOptions queries;
        queries.quantity = Quantity::Queries;
        const DifferenceSource other({replica(), {}}, {replica(), {}}, Quantity::Queries);
        QVERIFY(!other.marksMadeUp(Quantity::Queries, 0, 0));
    }

    void theFlowDrawsTheirLinesInGrey()
    {
        const auto source = replica();
        const Flow flow(source, {}, readFlow(source.get(), {}), Theme::light(), QFont(), room);
        QVERIFY(flow.isMadeUp({2, 0, 0, 0.3}) && !flow.isMadeUp({2, 1, 0, 0.3}));
        const QImage image = painted([&](QPainter& painter) { flow.paint(painter); }, Theme::light());
        const QColor grey = madeUpLine(Theme::light());
        bool swatch = false; // of the legend, unmixed
        for (int y = 0; y < image.height() && !swatch; ++y)
            for (int x = 0; x < image.width() && !swatch; ++x)
                swatch = image.pixelColor(x, y) == grey;
        QVERIFY(swatch);
    }
};

QTEST_MAIN(MadeUpWeightsTest)
#include "tst_made_up_weights.moc"
