#include "support/matrix_source.h"
#include "ui/paint/heatmap.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <limits>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

const QRectF room(20, 10, 760, 560);

std::shared_ptr<const AttentionSource> shared(MatrixSource source)
{
    return std::make_shared<MatrixSource>(std::move(source));
}

Heatmap heatmapOf(std::shared_ptr<const AttentionSource> source, const HeatmapOptions& options = {},
                  const QRectF& where = room)
{
    return {std::move(source), options, Theme::light(), QFont(), where};
}

QImage painted(const Heatmap& heatmap, const HeatmapMarks& marks = {}, QSize size = {800, 600})
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Theme::light().ground);
    QPainter painter(&image);
    heatmap.paint(painter, marks);
    return image;
}

} // namespace

class TestHeatmap : public QObject {
    Q_OBJECT

private slots:
    void pointsAndCellsAreInverse_data();
    void pointsAndCellsAreInverse();
    void pointsOutsideHitNothing();
    void everythingStaysInItsRoom_data();
    void everythingStaysInItsRoom();
    void nineTokensFillTheRoom();
    void cellsShowTheirColour();
    void numbersShowWhileTheyFit();
    void selectedCellHasTwoTones_data();
    void selectedCellHasTwoTones();
    void selectedRowChangesItsLabelOnly();
    void selectedLabelShowsAmongSkippedOnes();
    void rowThatSeesNothingIsMarked();
    void longLabelsAreShortenedAndToldInFull();
    void columnLabelsShrinkBeforeTheyAreTurnedOrCut();
    void longColumnLabelsAreTurned();
    void aFewNamesTooLongAnywayAreCut();
    void componentsAreNamed();
    void emptySourcesAskForASentence();
    void anySizePaints_data();
    void anySizePaints();
    void oddNumbersPaint();
    void aTinyRoomPaints();
};

void TestHeatmap::pointsAndCellsAreInverse_data()
{
    QTest::addColumn<int>("tokens");
    for (const int tokens : {1, 2, 9, 77, 400})
        QTest::addRow("%d", tokens) << tokens;
}

void TestHeatmap::pointsAndCellsAreInverse()
{
    QFETCH(int, tokens);
    const Heatmap heatmap = heatmapOf(shared(MatrixSource::causal(tokens)));
    for (Index i = 0; i < tokens; ++i)
        for (const Index j : {Index{0}, i, Index{tokens - 1}}) {
            const std::optional<Cell> hit = heatmap.cellAt(heatmap.cellRect({i, j}).center());
            QVERIFY(hit);
            QCOMPARE(*hit, (Cell{i, j}));
        }
}

void TestHeatmap::pointsOutsideHitNothing()
{
    const Heatmap heatmap = heatmapOf(shared(MatrixSource::causal(5)));
    const QRectF plot = heatmap.plotRect();
    QVERIFY(!heatmap.cellAt(plot.topLeft() - QPointF(1, -5)));
    QVERIFY(!heatmap.cellAt(plot.bottomRight() + QPointF(1, 1)));
    QVERIFY(!heatmap.cellAt(heatmap.rowLabelRect(2).center()));
    QVERIFY(!heatmap.cellAt(heatmap.columnLabelRect(2).center()));
}

void TestHeatmap::everythingStaysInItsRoom_data()
{
    QTest::addColumn<int>("tokens");
    QTest::addColumn<QRectF>("where");
    for (const int tokens : {2, 9, 40, 400})
        for (const QRectF& where : {QRectF(0, 0, 480, 360), QRectF(7, 3, 750, 560), QRectF(0, 0, 1800, 900)})
            QTest::addRow("%d tokens in %g", tokens, where.width()) << tokens << where;
}

void TestHeatmap::everythingStaysInItsRoom()
{
    QFETCH(int, tokens);
    QFETCH(QRectF, where);
    const Heatmap heatmap = heatmapOf(shared(MatrixSource::causal(tokens)), {}, where);
    QVERIFY2(where.adjusted(-1, -1, 1, 1).contains(heatmap.bounds()),
             qPrintable(u"%1 × %2"_s.arg(heatmap.bounds().width()).arg(heatmap.bounds().height())));
    QVERIFY(heatmap.bounds().contains(heatmap.plotRect()));
}

void TestHeatmap::nineTokensFillTheRoom()
{
    const Heatmap heatmap = heatmapOf(shared(MatrixSource::causal(9)), {}, QRectF(0, 0, 710, 400));
    const QRectF cell = heatmap.cellRect({0, 0});
    QVERIFY2(cell.height() >= 38, qPrintable(QString::number(cell.height())));
    QVERIFY2(cell.width() >= 56, qPrintable(QString::number(cell.width())));
    QVERIFY(cell.width() <= 1.6 * cell.height() + 1);
}

void TestHeatmap::cellsShowTheirColour()
{
    const Heatmap heatmap = heatmapOf(shared(MatrixSource::causal(4)));
    const QImage image = painted(heatmap);
    const ColorScale scale = ColorScale::sequential(ColorMap::Blue, Theme::light());
    for (Index i = 0; i < 4; ++i)
        for (Index j = 0; j <= i; ++j) {
            const QPoint corner = heatmap.cellRect({i, j}).topLeft().toPoint() + QPoint(2, 2);
            QCOMPARE(image.pixel(corner), scale.at(1.0 / static_cast<double>(i + 1)));
        }
}

void TestHeatmap::numbersShowWhileTheyFit()
{
    QVERIFY(heatmapOf(shared(MatrixSource::causal(9))).showsValues());
    QVERIFY(!heatmapOf(shared(MatrixSource::causal(60))).showsValues());
    HeatmapOptions options;
    options.values = false;
    QVERIFY(!heatmapOf(shared(MatrixSource::causal(9)), options).showsValues());
    options.values = true;
    options.decimals = 6;
    QVERIFY(!heatmapOf(shared(MatrixSource::causal(14)), options).showsValues());
}

void TestHeatmap::selectedCellHasTwoTones_data()
{
    QTest::addColumn<double>("weight");
    for (const double weight : {0.0, 0.25, 0.5, 0.75, 1.0})
        QTest::newRow(QByteArray::number(weight).constData()) << weight;
}

void TestHeatmap::selectedCellHasTwoTones()
{
    QFETCH(double, weight);
    const auto source =
        shared({Matrix<double>::Constant(3, 3, weight), MatrixSource::names(3), MatrixSource::names(3)});
    const Heatmap heatmap = heatmapOf(source);
    const QImage image = painted(heatmap, {1, 1, std::nullopt});
    const QRect cell = heatmap.cellRect({1, 1}).toRect();
    const QRgb fill = ColorScale::sequential(ColorMap::Blue, Theme::light()).at(weight);
    const double outer = contrastRatio(image.pixel(cell.left() - 2, cell.center().y()), fill);
    const double inner = contrastRatio(image.pixel(cell.left() + 1, cell.center().y()), fill);
    QVERIFY2(std::max(outer, inner) >= 3, qPrintable(u"%1, %2"_s.arg(outer).arg(inner)));
}

void TestHeatmap::selectedRowChangesItsLabelOnly()
{
    const Heatmap heatmap = heatmapOf(shared(MatrixSource::causal(5)));
    const QImage calm = painted(heatmap);
    const QImage marked = painted(heatmap, {2, std::nullopt, std::nullopt});
    for (Index i = 0; i < 5; ++i) {
        const QRect label = heatmap.rowLabelRect(i).toAlignedRect();
        QCOMPARE(calm.copy(label) != marked.copy(label), i == 2);
    }
    QCOMPARE(calm.copy(heatmap.plotRect().toRect()), marked.copy(heatmap.plotRect().toRect()));
}

void TestHeatmap::selectedLabelShowsAmongSkippedOnes()
{
    const Heatmap heatmap = heatmapOf(shared(MatrixSource::causal(100)));
    const QImage calm = painted(heatmap);
    const QRect label = heatmap.rowLabelRect(31).toAlignedRect();
    QVERIFY(calm.copy(label) != painted(heatmap, {31, std::nullopt, std::nullopt}).copy(label));
}

void TestHeatmap::rowThatSeesNothingIsMarked()
{
    BoolMatrix allowed = BoolMatrix::Constant(4, 4, true);
    allowed.row(1).setConstant(false);
    allowed(2, 0) = false;
    const auto source = shared({Matrix<double>::Zero(4, 4), MatrixSource::names(4), MatrixSource::names(4), allowed});
    const Heatmap heatmap = heatmapOf(source);
    QVERIFY(heatmap.seesNothing(1));
    QVERIFY(!heatmap.seesNothing(2));
    QVERIFY(heatmap.isForbidden({2, 0}));
    QVERIFY(!heatmap.isForbidden({0, 0}));
    // The words stand on a plate: ink in the middle of the row.
    const QImage image = painted(heatmap);
    QRect middle(0, 0, 60, 12);
    middle.moveCenter(QPoint(static_cast<int>(heatmap.plotRect().center().x()),
                             static_cast<int>(heatmap.cellRect({1, 0}).center().y())));
    double best = 0;
    for (int x = middle.left(); x < middle.right(); ++x)
        for (int y = middle.top(); y < middle.bottom(); ++y)
            best = std::max(best, contrastRatio(image.pixel(x, y), Theme::light().ground.rgb()));
    QVERIFY(best > 7);
}

void TestHeatmap::longLabelsAreShortenedAndToldInFull()
{
    const std::string longToken(300, 'm');
    const auto source = shared({Matrix<double>::Zero(1, 3), {longToken}, {"a", longToken, "c"}});
    const Heatmap heatmap = heatmapOf(source);
    QCOMPARE(heatmap.fullRowLabel(0), QString(300, u'm'));
    QCOMPARE(heatmap.shortenedLabelAt(heatmap.rowLabelRect(0).center()), QString(300, u'm'));
    QCOMPARE(heatmap.shortenedLabelAt(heatmap.columnLabelRect(1).center()), QString(300, u'm'));
    QCOMPARE(heatmap.shortenedLabelAt(heatmap.columnLabelRect(0).center()), QString());
    QVERIFY(room.adjusted(-1, -1, 1, 1).contains(heatmap.bounds()));
}

namespace {

/// Nine labels in a room whose cells are 53 px wide; widths as at 14 px.
HeatmapLayout layoutWith(double longest)
{
    HeatmapNeeds needs;
    needs.rows = needs.columns = 9;
    needs.columnLabelWidths = std::vector<double>(9, 30);
    needs.columnLabelWidths.back() = longest;
    needs.rowLabelWidth = 60;
    needs.barLabelWidth = 30;
    needs.labelPixels = 14;
    needs.leastLabelPixels = 12;
    return layoutHeatmap(needs, {0, 0, 643, 430});
}

} // namespace

void TestHeatmap::columnLabelsShrinkBeforeTheyAreTurnedOrCut()
{
    QCOMPARE(layoutWith(30).cellWidth, 53.0);
    QCOMPARE(layoutWith(49).labelPixels, 14);
    const HeatmapLayout shrunk = layoutWith(56);
    QCOMPARE(shrunk.labelPixels, 12);
    QVERIFY(!shrunk.turnedColumnLabels);
    const HeatmapLayout turned = layoutWith(80); // 12 px are not enough
    QCOMPARE(turned.labelPixels, 14);
    QVERIFY(turned.turnedColumnLabels);
    QVERIFY(turned.columnLabels.height() >= 80);
}

void TestHeatmap::aFewNamesTooLongAnywayAreCut()
{
    QVERIFY(!layoutWith(1000).turnedColumnLabels);
    QCOMPARE(layoutWith(1000).labelPixels, 14);
}

void TestHeatmap::longColumnLabelsAreTurned()
{
    std::vector<std::string> tokens(12, "international");
    const Heatmap turned = heatmapOf(shared({Matrix<double>::Zero(12, 12), tokens, tokens}));
    const Heatmap straight = heatmapOf(shared(MatrixSource::causal(12)));
    QVERIFY(turned.columnLabelRect(0).height() > 60);
    QVERIFY(straight.columnLabelRect(0).height() < 40);
}

void TestHeatmap::componentsAreNamed()
{
    MatrixSource source(Matrix<double>::Ones(2, 2), {"a", "b"}, {"c", "d"});
    source.dimensions = {"colour", "noun"};
    const auto held = shared(std::move(source));
    HeatmapOptions options;
    options.quantity = Quantity::Embeddings;
    QCOMPARE(heatmapOf(held, options).fullColumnLabel(1), u"noun"_s);
    options.quantity = Quantity::Keys;
    QCOMPARE(heatmapOf(held, options).fullColumnLabel(1), u"k₂"_s);
    QCOMPARE(heatmapOf(held, options).fullRowLabel(1), u"d"_s);
    options.quantity = Quantity::Weights;
    QCOMPARE(heatmapOf(held, options).fullRowLabel(1), u"b"_s);
    QCOMPARE(heatmapOf(held, options).fullColumnLabel(1), u"d"_s);
}

void TestHeatmap::emptySourcesAskForASentence()
{
    HeatmapOptions elsewhere;
    elsewhere.layer = 3;
    for (const Heatmap& heatmap : {heatmapOf(nullptr), heatmapOf(shared(MatrixSource::causal(0))),
                                   heatmapOf(shared(MatrixSource::causal(3)), elsewhere)}) {
        QVERIFY(heatmap.isEmpty());
        QVERIFY(!heatmap.cellAt(room.center()));
        QVERIFY(heatmap.shortenedLabelAt(room.center()).isEmpty());
        QImage blank(800, 600, QImage::Format_RGB32);
        blank.fill(Theme::light().ground);
        QVERIFY(painted(heatmap) != blank);
    }
}

void TestHeatmap::anySizePaints_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::newRow("one token") << 1 << 1;
    QTest::newRow("one query, many keys") << 1 << 300;
    QTest::newRow("many queries, two keys") << 300 << 2;
    QTest::newRow("400 tokens") << 400 << 400;
    QTest::newRow("2000 tokens") << 2000 << 2000;
}

void TestHeatmap::anySizePaints()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    const auto source =
        shared({Matrix<double>::Constant(rows, columns, 0.5), MatrixSource::names(rows), MatrixSource::names(columns)});
    const Heatmap heatmap = heatmapOf(source);
    const QImage image = painted(heatmap, {0, 0, Cell{rows - 1, columns - 1}});
    const QRgb fill = ColorScale::sequential(ColorMap::Blue, Theme::light()).at(0.5);
    const QRect plot = heatmap.plotRect().toRect();
    QCOMPARE(image.pixel(plot.right() - plot.width() / 3, plot.top() + plot.height() / 5), fill);
}

void TestHeatmap::oddNumbersPaint()
{
    Matrix<double> values(2, 3);
    values << std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity(), 1e308, -1e308, 0,
        5e-324;
    const auto source = shared({values, MatrixSource::names(2), MatrixSource::names(3)});
    for (const Quantity quantity : {Quantity::Weights, Quantity::Scores, Quantity::Values})
        for (const Range range : {Range::Unit, Range::Own, Range::Shared}) {
            HeatmapOptions options;
            options.quantity = quantity;
            options.range = range;
            const Heatmap heatmap = heatmapOf(source, options);
            const QImage image = painted(heatmap);
            // A cell without a number is ground with a cross, not a colour of the scale.
            const QPoint inside = heatmap.cellRect({0, 0}).topLeft().toPoint() + QPoint(10, 3);
            QCOMPARE(image.pixel(inside), Theme::light().ground.rgb());
        }
}

void TestHeatmap::aTinyRoomPaints()
{
    for (const QRectF& where : {QRectF(), QRectF(0, 0, 1, 1), QRectF(0, 0, 60, 30), QRectF(0, 0, -5, -5)})
        painted(heatmapOf(shared(MatrixSource::causal(9)), {}, where), {2, 1, Cell{3, 3}});
}

QTEST_MAIN(TestHeatmap)
#include "tst_heatmap.moc"
